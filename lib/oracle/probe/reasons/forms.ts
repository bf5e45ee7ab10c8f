import { type Same, SEVERAL, same } from "./wordings.ts";

/** Forms of words: numbers, tenses, articles, contractions. */

const PRONOUNS: readonly string[] = ["it's", "he's", "she's", "they're"];

export const FORMS: readonly Same[] = [
  same("past and perfect both say that it happened", "has|have|had|", {
    after:
      /^ ?(?:\w+ed|cast|drawn|drew|lost|been|left|put|paid|dealt|become|became|won|had)\b[^.]*\b(?:this|last) (?:turn|game|combat)/,
  }),
  same("past and perfect both say that it happened", "you've|you", {
    after: /^ (?:\w+ed|cast|drawn|drew|lost|had|put)\b[^.]*\b(?:this|last) (?:turn|game|combat)/,
  }),
  same(SEVERAL, "isn't|aren't", { before: /\band $/, after: /^ blocked/ }),
  same("608.2h: what has left is looked at as it last was", "didn't|doesn't", { after: /^ have\b/ }),
  same("told as it is asked, or once it was", "does|did|doesn't|didn't", { before: /\bwho $/ }),
  same("607.2d: what was chosen last is what is chosen", "the chosen number|the last chosen number"),
  same("so many as were spoken of", "that many|that number of"),
  same("107.1a: one of three equal parts", "a|one", { after: /^ third of\b/ }),
  same("601.3: from then on every spell is one more", "additional|", {
    before: /\bif you do, you can't cast $/i,
    after: /^ ?spells this turn/,
  }),
  same("all of them, which were just exiled", "the|", {
    before: /\bfrom among $/,
    after: /^ ?nonland cards exiled this way/,
  }),
  same("508.1: whoever attacks is the attacking player", "that opponent|the attacking player"),
  same("both are names that were chosen", "with one of the chosen names|with the chosen name"),
  same("701.8a: players discard from hands of their own", "their|each player's", {
    before: /\bdiscards all the cards in $/,
    after: /^ hand\b/,
  }),
  same("502.3: lands untap during their controller's untap step", "|controller's", {
    before: /\bdon't untap during their $/,
    after: /^ ?next untap step/,
  }),
  same("110.2a: whoever puts it there controls it", "under their control|face up", {
    before: /\bonto the battlefield $/,
  }),
  same("the number that was chosen or counted", "that number|the number"),
  same("either of two, in either order", "that permanent or player|that player or permanent"),
  same("607.2d: what was chosen last is what is chosen", "the chosen color|the last chosen color"),
  same("607.2d: what was chosen last is what is chosen", "card|", { before: /\bchosen $/, after: /^ ?type\b/ }),
  same("so many as were spoken of", "many|number of", { before: /\bthat $/ }),
  same(
    "603.2c: the damage that the event is of, however it is called",
    "that damage|the damage|the damage dealt|the amount of damage dealt|the damage it dealt|the amount of damage it dealt|the damage it dealt to that player|the amount of damage it dealt to that player",
  ),
  same("603.2c: the damage that the event is of, however it is called", "amount of|", {
    before: /\bthe $/,
    after: /^ ?(?:damage|life)\b/,
  }),
  same("603.2c: the damage that the event is of, however it is called", "it|", {
    before: /\bdamage $/,
    after: /^ ?dealt\b/,
  }),
  same("603.2c: the damage that the event is of, however it is called", "to that player|", {
    before: /\bdamage it dealt $/,
  }),
  same("so much of it", "the amount of life you gained|the life you gained"),
  same("107.3: X is what was just told", "x|that much|that amount of|that number of|twice that number of", {
    after: /^[^.]*, where X is\b/,
  }),
  same("said with or without a contraction", "you've|you have"),
  same("said with or without a contraction", "they've|they have|the player has|that player has"),
  same("past and perfect both say that it happened", "an opponent was dealt|an opponent has been dealt"),
  same("of what is compared, either comes first", "greater than or equal to|equal to or greater than"),
  same("of what is compared, either comes first", "less than or equal to|equal to or less than"),
  same("a clause or an adverbial", "during your turn|if it's your turn"),
  same("two exceptions to one copy, named once or twice", "it|", {
    before: /\bexcept the tokens? (?:has|have)\b[^.]*\band $/,
    after: /^ ?isn't legendary\b/,
  }),
  same("a clause or an adverbial", "with no cards in hand|who has no cards in hand"),
  same(SEVERAL, "both creatures|they|them", { before: /\band\b[^.]*, exile $|\bpaired with another creature, $/ }),
  same(SEVERAL, "it has|the token has|the tokens have|they have"),
  same(SEVERAL, "except the token isn't legendary|except the tokens aren't legendary"),
  same(SEVERAL, "their controllers'|their controller's", { after: /^ untap steps?\b/ }),
  same(SEVERAL, "players skip their upkeep steps.|players skip their upkeep step."),
  same("two ways to contract", "it's not|it isn't|they're not|they aren't"),
  ...["land", "planeswalker", "artifact", "enchantment"].flatMap((type) => [
    same(
      SEVERAL,
      PRONOUNS.flatMap((it) => [`${it} still a ${type}`, `${it} still an ${type}`, `${it} still ${type}s`]).join("|"),
    ),
    same(SEVERAL, `a ${type}|an ${type}|${type}s`, { before: /\bstill $/ }),
    same(SEVERAL, PRONOUNS.flatMap((it) => [it, `${it} still`, `${it} still a`, `${it} still an`]).join("|"), {
      after: new RegExp(`^ (?:still (?:an? )?)?${type}`),
    }),
  ]),
  same(SEVERAL, "they're|it's", { after: /^ \w+ \w+s in addition\b/ }),
  same("613.1: what it becomes it is", "becomes|is|become|are", {
    after: /^ (?:all colors|snow|white|blue|black|red|green|colorless)\b/,
  }),
  ...["white", "blue", "black", "red", "green", "colorless"].map((color) =>
    same("613.1: what it becomes it is", `becomes ${color}|is ${color}|become ${color}|are ${color}`),
  ),
  same("613.1: what it becomes it is", "becomes snow|is snow|become snow|are snow"),
  same(SEVERAL, "was turned face up|were turned face up", { before: /\bthat $/ }),
  same(SEVERAL, "was|were", { after: /^ [^.]*this turn/ }),
  same("122.1: those that were just counted", "remove all of them|remove those counters|remove them"),
  same("701.36a: one time is one time", "investigate.|investigate an additional time."),
  same("613.4b: base values are what is set", "base|", { after: /^ ?power and toughness/ }),
  same("said once of both", "base|", { before: /\bbase power and $/, after: /^ ?toughness/ }),
  same(SEVERAL, "its mana cost|their mana costs|their mana cost|that card's mana cost"),
  ...["with", "without"].map((so) =>
    same(
      SEVERAL,
      ["its mana cost", "their mana costs", "their mana cost"].map((cost) => `${so} {x} in ${cost}`).join("|"),
    ),
  ),
  same(SEVERAL, "that was cast|that were cast"),
  same(SEVERAL, "that wasn't cast|that weren't cast"),
  same("with or without the conjunction", "tapped|tapped and", { before: /\bent(?:er|ers) $/ }),
  same("of numbers, both are the smaller", "fewer|less"),
  ...(
    [
      ["d4", "four"],
      ["d6", "six"],
      ["d8", "eight"],
      ["d10", "ten"],
      ["d12", "twelve"],
      ["d20", "twenty"],
    ] as const
  ).map(([die, sides]) => same("706.1a: dice by their sides", `${die}|${die}s|${sides}-sided dice`)),
  same("so much of it", "that amount of|that much"),
  same("so much of it", "amount of|much", { before: /\bthat $/ }),
  same("twice as much", "double|twice", { after: /^ that (?:damage|much|many)/ }),
  same("twice as much", "it deals double that damage instead|it deals twice that damage instead"),
  same("twice as much", "double that damage|double that much damage|twice that damage|twice that much damage"),
  same(
    SEVERAL,
    "it isn't legendary|the token isn't legendary|the tokens aren't legendary|they aren't legendary|it's not legendary|they're not legendary",
  ),
  same(SEVERAL, "except it's not legendary|except they're not legendary"),
  same(SEVERAL, "it isn't|the token isn't|the tokens aren't|they aren't|it's not|they're not", {
    before: /\bexcept $/,
    after: /^ ?legendary/,
  }),
  same("the article of a singular", "a|", { after: /^ ?(?:Plains|Island|Swamp|Mountain|Forest)/ }),
  same("with or without the conjunction", "and|", { before: /\bent(?:er|ers) tapped $/, after: /^ ?with\b/ }),
  same("with or without the conjunction", "tapped|tapped and", { after: /^ ?(?:and )?with\b/ }),
  same("past and perfect both say that it happened", "you were dealt|you've been dealt"),
  same(SEVERAL, "isn't|aren't|is|are|has|have|targets|target|shares|share|doesn't|don't", { before: /\bthat $/ }),
  same("said before or after what is done instead", "investigate twice instead|instead investigate twice"),
  same(
    SEVERAL,
    "play with their hands revealed|plays with their hands revealed|plays with their hand revealed|play with their hand revealed",
  ),
  same("two ways to contract", "there is|there's"),
  same(SEVERAL, "a swamp|swamps|a forest|forests|an island|islands|a mountain|mountains|a plains|plains", {
    after: /^ ?until end of turn/,
  }),
  ...["even", "odd"].map((parity) =>
    same(SEVERAL, `${parity} mana values|an ${parity} mana value`, { before: /\bwith $/ }),
  ),
  same("305.6: a Plains is called so in both numbers", "Plains|a Plains"),
];
