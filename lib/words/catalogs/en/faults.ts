/** What is wrong with a deck or another thing that was sent; `card` is the card it is about. */
export const faults = {
  line: "Line {line}",
  deck: "Deck",
  ofSeat: "Player {n}, {at}",
  byRule: "{said} (rule {rule})",
  "unknown-card": "There is no card “{card}”.{near, select, none {} other { Did you mean {near}?}}",
  "unreadable-card":
    "“{card}” cannot be played here yet: {why, select, layout {its layout ({what}) is not supported.} type {its card type ({what}) is not supported.} stats {the card file gives it no {what}.} text {“{phrase}” (line {what} of its text) is not understood.} other {its mana symbol {what} is not known.}}",
  "too-few-cards":
    "The {deck, select, planar {planar deck} scheme {scheme deck} attraction {Attraction deck} other {deck}} has {n, plural, =1 {# card} other {# cards}}; it needs at least {least}.",
  "too-many-cards":
    "The {deck, select, vanguard {command zone begins with} other {deck has}} {n, plural, =1 {# card} other {# cards}}; at most {most} are allowed.",
  "too-many-phenomena": "The planar deck has {n} phenomena; at most {most} are allowed.",
  "sideboard-too-large":
    "The sideboard has {n, plural, =1 {# card} other {# cards}}; {most, plural, =0 {none is allowed} other {at most # are allowed}}.",
  "too-many-copies": "{n} copies of “{card}”; at most {most} are allowed.",
  "not-legal": "“{card}” is not legal in {format}.",
  banned: "“{card}” is banned in {format}.",
  restricted: "“{card}” is restricted in {format}: one copy, not {n}.",
  "wrong-deck": "“{card}” does not belong in the deck it is in.",
  "no-commander": "No commander is named: put it under “Commander”.",
  "not-a-commander": "“{card}” cannot be a commander.",
  "too-many-commanders": "One commander is allowed, or two that may be partners.",
  "outside-identity": "“{card}” is not within the commander’s color identity ({colors}).",
  "too-many-lines": "The list has {n} lines; it may have {most}.",
  "long-line": "This line is too long; it may have {most} letters.",
  "control-character": "There is a control character ({control}) on this line.",
  "empty-list": "The list is empty.",
  "no-cards": "There are no cards in this list.",
  "bad-count": "“{text}” is not a number of cards from 1 to {most}.",
  "no-name": "There is no card name on this line.",
  "bad-line": "This line cannot be read.",
  "too-much": "This is too long, or too many.",
  "too-little": "This is too short, or too few.",
  "wrong-form": "This does not have the form it should.",
};
