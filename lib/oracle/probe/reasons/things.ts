import { type Same, SEVERAL, SPOKEN_OF, same } from "./wordings.ts";

/** What is spoken of again: pronouns, and nouns in their place. */

export const THINGS: readonly Same[] = [
  same(SPOKEN_OF, "cards exiled this way|those exiled cards|the exiled cards|those cards|them", {
    before: /\bamong $/,
  }),
  same(SPOKEN_OF, "blocking creature they control|attacking creature they control|of those creatures", {
    before: /\bfor each $/,
  }),
  same("one pronoun in its forms", "it|he|him|she|her"),
  same("one pronoun in its forms", "they|them"),
  same(
    SPOKEN_OF,
    "that spell is countered|the spell is countered|that spell is countered this way|the spell is countered this way",
  ),
  same("what was exiled is what they are spoken of by", "them|those cards|those exiled cards"),
  same("what was exiled is what they are spoken of by", "exiled|", { before: /\bthose $/, after: /^ ?cards\b/ }),
  same("one pronoun in its forms", "its|his|her|their"),
  same(
    "115.4: targets that may be either",
    "of those permanents and/or players|of them|those permanents and/or players|them",
    {
      before: /\beach (?:of )?$/,
    },
  ),
  same("702.29c: a card that is cycled is discarded", "cycled or discarded|discarded", { before: /\byou $/ }),
  same("702.29c: a card that is cycled is discarded", "cycled or|", { before: /\byou $/ }),
  same("what the words before them are said of", "that|", { after: /^ ?you (?:cycled or )?discarded\b/ }),
  same("702.110b: the other creature of the event", "the exploited creature|the other creature|exploited|other", {
    after: /^(?: creature)?'s\b|^ creature\b/,
  }),
  same(
    "603.7, 608.2c: what was done to them is what they are spoken of by",
    "them|those cards|they|the revealed cards|those revealed cards|the cards revealed this way|cards revealed this way|the milled cards|the cards milled this way|cards milled this way|the exiled cards|the cards exiled this way|cards exiled this way",
  ),
  same("one of those just spoken of", "one|one of them|one of those cards"),
  same("107.3f: an X that is not told is as many as one likes", "any number of|x", { before: /\btap $/ }),
  same(SEVERAL, "each of them gets|each of they get|of them gets|of they get|they get"),
  same(SEVERAL, "them gets|they get", { before: /\beach of $/i }),
  same("108.3, 110.2: who owns it and controls it does both", "you|you both", { after: /^ own and control\b/ }),
  same("108.3, 110.2: who owns it and controls it does both", "both|", {
    before: /\byou $/,
    after: /^ ?own and control\b/,
  }),
  same("700.3: what is in a pile is what was separated", "creatures|permanents|cards", {
    after: /^ in (?:the|that) pile\b/,
  }),
  same("707.10: a copy of one thing, or copies of it", "it|the copy|that copy|they|them|the copies|those copies"),
  same("707.12: the cards just copied", "the|that|those", {
    before: /\bcopy\b[^"]*\bcast $/i,
    after: /^ ?cop(?:y|ies)\b/,
  }),
  same("707.10: a copy of one thing, or copies of it", "its|the copy|the copies|that copy|those copies"),
  same(
    "what remains of a group",
    "the rest|the other|the others|the rest of the revealed cards|the rest of the cards|the rest of those cards|the rest of those exiled cards|all other cards revealed this way",
  ),
  same(
    "614.6: whichever way it is called, what would go there",
    "exile it|exile that card|exile that creature|exile that permanent|exile it instead",
  ),
  same("115.9: one target of that kind is enough", "a player|one or more players", { before: /\btargets? $/ }),
  same("115.3: other than the targets before it", "another|a third|a second|second|third"),
  same(
    "120.3: that it was dealt damage, told of what it happened to",
    "dealt damage this turn|that was dealt damage this turn",
  ),
  same("509.1h: a verb that agrees with what it is said of", "was blocked|were blocked"),
  same("509.1h: a verb that agrees with what it is said of", "blocked or was blocked|blocked or were blocked"),
  same("120.3: a verb that agrees with what it is said of", "was|were|has been|have been", {
    before: /\bthat $|^$/,
    after: /^ ?dealt\b/,
  }),
  same("607.2d: what was just chosen", "of the chosen type|of that type"),
  same("607.2d: what was just chosen", "becomes the chosen type|becomes that type"),
  same("607.2d: what was just chosen", "of the chosen color|of that color|the chosen color|that color"),
  same("607.2d: what was just chosen", "the chosen|that", { after: /^ color\b/ }),
  same(
    "607.2d: to be of a color is to be that color",
    "of the chosen color|that are the chosen color|that's the chosen color|that is the chosen color",
  ),
  same("607.2d: what was just chosen", "with the chosen name|of that name|with that name"),
  same(
    "107.3: X is what was just told",
    "that many|x|that much|that much damage|x damage|that amount of|that amount of damage",
    {},
  ),
  same("one of those just spoken of", "of them|of those cards|", { before: /\bone $/ }),
  same("one of those just spoken of", "exile one of them|exile one|exile one of those cards"),
  same(
    "what remains of a group",
    "all exiled cards that weren't cast|the exiled cards that weren't cast|the exiled cards not cast|all cards exiled this way not cast|the cards exiled this way not cast",
  ),
  same("400.1: all the cards there are there", "the cards|each card|all cards|all the cards", {
    after: /^ (?:in|from) (?:your|their|that player's) (?:hand|graveyard)\b/,
  }),
  same("what remains of a group", "destroy the rest|destroy the other|destroy the others"),
  same(
    "what remains of a group",
    "sacrifices the rest|sacrifices the other|sacrifices the others|sacrifices the rest of the cards",
  ),
  same(
    "what was not cast",
    "don't cast that card this way|don't cast a spell this way|don't cast it this way|don't cast that spell this way|don't cast it|don't cast a spell",
  ),
  same("303.1, 205.3h: what was searched for goes by what it is", "card|enchantment", {
    before: /\breveal the Aura $/i,
  }),
  same("107.3: X is what was just told", "twice that many|twice x|two times x|twice that much"),
  same("107.3: X is what was just told", "x|that much", { before: /\btwice $/ }),
  same("of one thing each of them is it; of several it is said of each", ["the", "each", "all"].join("|"), {
    after: /^ [^,.]* this way\b/,
  }),
  same(
    "603.6, 509.1: of two creatures in combat, the one that was not named first",
    "the blocking creature|the other creature",
  ),
  same("603.6, 509.1: of two creatures in combat, the one that was not named first", "blocking|other", {
    after: /^ creature\b/,
  }),
  same(
    "120.3: whichever of the two was dealt damage",
    "that permanent or player|that player or permanent|that creature or player|that player or creature",
    { before: /\bdamage\b[^.]* to $/ },
  ),
  same("120.3: whichever of the two was dealt damage", "permanent or player|player or permanent", {
    before: /\bdamage\b[^.]* to that $/,
  }),
  same("405.1: what is on the stack is one of both", "spell or ability|spell and ability"),
  same("603.2: what was activated is an ability", "|spell or", {
    before: /\b(?:copy|unless) (?:that )?$/,
    after: /^ ?ability\b/,
  }),
  same("603.2: what was activated is an ability", "ability|spell or ability", { before: /\bcopy that $/ }),
  same("201.5: an object speaks of itself", "itself|himself|herself|him|her|he|she|it"),
  same(
    "120.10: the excess that was just told",
    "that excess damage|that amount of excess damage|the excess damage dealt this way",
  ),
  same("120.3: the damage that was just told", "the damage dealt|the damage"),
  same("120.3: the damage that was just told", "dealt|", { before: /\bthan the damage $/ }),
  same(SPOKEN_OF, "that creature can't be regenerated.|the creature can't be regenerated."),
  same("120.10: by what deals it or without", "it deals excess damage|excess damage is dealt"),
  same("109.2: what it is said to be is said of an object that is known", "card|permanent", {
    before: /\b(?:it's|it was|is|was|isn't|wasn't|not) an? [^.,]*$/,
  }),
  same("109.2: what something was done to goes by either", "card|permanent|cards|permanents", {
    after: /^ dealt damage this way\b/,
  }),
  same("109.2: what something was done to goes by either", "card|permanent|cards|permanents", {
    after:
      /^ ?(?:is |was |are |were )?(?:destroyed|exiled|returned|sacrificed|discarded|milled|revealed|put onto the battlefield|put into a graveyard|tapped|untapped|chosen) this way/,
  }),
  same("109.2: what something was done to goes by either", "card|permanent|cards|permanents", {
    before: /\b(?:discards?|exile[sd]?|mills?|sacrifices?|destroys?|reveals?)\b[^.,]*$/,
    after: /^ ?this way/,
  }),
  same("109.2: what something was done to goes by either", "card|permanent", {
    after: /^ with the chosen name (?:is|was) (?:revealed|milled|discarded|exiled) this way/,
  }),
  same("301.5, 303.4: by a quote in which it is not known how, what it is attached to", "equipped|enchanted", {
    before: /\bhas (?:[^".]*)(?:"[^"]*)?$/,
  }),
];
