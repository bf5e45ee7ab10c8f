import { type Same, same } from "./wordings.ts";

/** Terms that the rules say are one and the same. */

export const TERMS: readonly Same[] = [
  same("400.7: what was cast or played has left exile", "cast|cast it|cast the card|played|played it", {
    before: /\bhaven't $/,
  }),
  same(
    "400.7: what was cast or played by whoever might has left exile",
    "the player hasn't played|you haven't cast|the player hasn't played the card|you haven't played it",
  ),
  same("701.44c: the creature that was chosen", "the amassed army|the army you amassed|amassed army|army you amassed"),
  same("one after another, or any of them", "during an opponent's turn|during each opponent's turn"),
  same("700.2: one of the modes", "choose one|choose one of them"),
  same("700.2d: of two modes, one or both are one or more", "choose one or both|choose one or more|both|more"),
  same("122.1: those that were just counted", "those counters|all of them|them", { before: /\bremove $/i }),
  same("122.1: those that were just counted", "remove those counters|remove all of them"),
  same("702.143a: cards are foretold from one's hand", "foretell cards|foretell a card from your hand"),
  same("105.1: all five of them", "each color|all colors"),
  same(
    "700.4: of a creature or planeswalker, both are the same event",
    "dies|is put into a graveyard|die|are put into a graveyard",
  ),
  same("205.1b: to be of a type is to have it", "is|are|gains|gain", { after: /^ all creature types/ }),
  same(
    "205.1b: to be of a type is to have it",
    "is every creature type|is all creature types|are every creature type|are all creature types|gains all creature types|gain all creature types",
  ),
  same("110.4: of permanents, the card types are the permanent types", "card|permanent", {
    before: /\bpermanents that share an? $/,
    after: /^ type/,
  }),
  same("611.3a: what a static ability gives is had for as long as it applies", "has|gains|have|gain"),
  same(
    "122.1: one counter or more",
    "with a counter on it|with counters on it|with a counter on them|with counters on them",
  ),
  same(
    "122.1: one counter or more",
    "a counter on it|counters on it|a counter on them|counters on them|a counter|counters|it|them",
    { before: /\b(?:with|had|has|have) (?:a |a counter on |counters on )?$/ },
  ),
  same(
    "701.57, 702: evidence is collected as such a cost",
    "evidence was collected|its additional cost was paid|this spell's additional cost was paid",
  ),
  same("701.50: to convert is to transform", "transform|convert|transforms|converts"),
  same(
    "701.50: to convert is to transform",
    ["transform", "convert"]
      .flatMap((verb) => ["it", "he", "him", "she", "her"].map((what) => `${verb} ${what}`))
      .join("|"),
  ),
  same("earthbend, of a later edition, makes that land a creature", "land|creature|permanent", {
    before: /\bearthbend\b[\s\S]*\b(?:that|the) $/i,
  }),
  same("701.27, 701.40: it is done twice either way", "again|", { before: /\b(?:explores?|proliferates?) $/i }),
  same("twice is two times", "twice|two times"),
  same(
    "401.4: cards that are put back go where they were",
    "back in any order|back on top in any order|on top in any order",
  ),
  same("607.2d: what was chosen last is what is chosen", "of the chosen color|of the last chosen color"),
  same("608.2d: whoever makes it happen picks one of them", "an opponent|an opponent of your choice"),
  same("121.1, 701.13a: whatever card is drawn or milled is another", "a card|another card", {
    before: /\b(?:draws?|mills?) $/i,
  }),
  same("202.3: a value is exactly what it is", "x|exactly x", {
    before: /\b(?:mana value|power|toughness|library for) $/,
  }),
  same("119.1: who has the most life has the highest total", "most life|highest life total"),
  same("119.1: who has the least life has the lowest total", "least life|fewest life|lowest life total"),
  same("110.2a, 110.5b: it is face up, and whoever puts it there controls it", "under your control|face up", {
    before: /\bbattlefield (?:tapped )?$/,
  }),
  same(
    "607.2d: what was chosen last is what is chosen",
    "from the chosen color|from the last chosen color|from that color",
  ),
  same("607.2d: what was chosen last is what is chosen", "that color|the last chosen color"),
  same("905.2: what is done during a draft is no game's", "down|up", { before: /\bfrom the draft face $/ }),
  same("118.3: only such were sacrificed for it", "creature|permanent", {
    before: /\bsacrifice any number of creatures\b[\s\S]*\bfor each $/,
    after: /^ sacrificed this way/,
  }),
  same(
    "301.5, 303.4: attached to it is attached to it, whichever of the two it is called",
    "equipped|enchanted|equipped creature|enchanted creature",
  ),
  same(
    "122.1: one counter or more",
    ["it", "him", "her", "them"]
      .flatMap((on) => ["a counter on", "counters on"].map((what) => `${what} ${on}`))
      .join("|"),
  ),
  same(
    "122.1: none is not one",
    "with no counters on it|without a counter on it|with no counters on them|without a counter on them",
  ),
  same("120.3: damage to something that is dealt damage adds to it", "|additional", {
    before: /\band (?:\d+|X) $/,
    after: /^ ?damage to each\b/,
  }),
  same("701.40: it explores twice either way", "explores|explores again|explore|explore again"),
  same("305.7: its other land types are among its other types", "land|", {
    before: /\b(?:its|their) other $/,
    after: /^ ?types/,
  }),
  same("115.4: another of all that can be any target", "any other target|another target"),
  same("305.6: a type that it has", "with a basic land type|that have a basic land type"),
  same("said of what goes on as it was", "|also"),
  same("506.1: combat is that phase", "combat|combat phase|phase|", { before: /\bnext (?:combat )?$/ }),
  same("404.1: the graveyard it would go to", "a graveyard|its owner's graveyard", {
    before: /\binstead of putting it into $/,
  }),
  same("of the cards that were spoken of", "destroy the rest|destroy the rest of those cards"),
  same(
    "of the counters that were spoken of",
    "remove those counters|remove all of them|also remove all of them|also remove those counters",
  ),
];
