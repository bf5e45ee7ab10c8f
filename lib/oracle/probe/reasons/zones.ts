import { type Same, SEVERAL, same } from "./wordings.ts";

/** Where cards are, come from and go to, and under whose control. */

export const OWN_ZONE = /^ ?(?:hands?|librar(?:y|ies)|graveyards?)\b/;
export const ZONES: readonly Same[] = [
  same("404.1: the cards in them, each in its own", "an opponent's graveyard|your opponents' graveyards", {
    before: /\b(?:in|from) $/,
  }),
  same(
    "404.1: the cards in them, each in its own",
    "from an opponent's graveyard|in an opponent's graveyard|from your opponents' graveyards|in your opponents' graveyards",
  ),
  same(
    "400.3: whichever zone of theirs, a card goes to its owner's",
    "hand|hands|library|libraries|graveyard|graveyards",
    { before: /(?:owner'?s'?|that|your|their) $/ },
  ),
  same("400.3: whichever zone of theirs, a card goes to its owner's", "|owners'|owner's", {
    before: /\b(?:to|into|on top of|on the bottom of|top or bottom of) their $/,
    after: OWN_ZONE,
  }),
  same(
    "110.2a: a permanent put there by you is under your control",
    "tapped|tapped under your control|under your control tapped",
  ),
  same(
    "110.2a: a permanent put there by you is under your control",
    "transformed|transformed under your control|face down|face down under your control",
  ),
  same(
    SEVERAL,
    "its owner's|their owners'|their owner's|under their owners' control|under its owner's control|under their owner's control",
  ),
  same(
    "701.50: to convert is to transform, and an owner is one whoever is spoken of",
    ["its", "his", "her"]
      .flatMap((whose) => ["transformed", "converted"].map((how) => `${how} under ${whose} owner's control`))
      .join("|"),
  ),
  same(
    "603.6a: what enters does so on the battlefield",
    "entered|entered the battlefield|enter|enter the battlefield|enters|enters the battlefield",
  ),
  same("603.6a: what enters does so on the battlefield", "didn't enter|didn't enter the battlefield"),
  same(
    "400.3: a card only ever goes to its owner's graveyard",
    "a graveyard|its owner's graveyard|your graveyard|their graveyard|a|its owner's|your|their",
    { before: /\bwould be put into $/ },
  ),
  same(
    "400.3: a card only ever goes to its owner's graveyard",
    "put into a graveyard|put into your graveyard|put into their graveyard",
    { before: /\bwould be $/ },
  ),
  same("113.8: who controls an ability of a card in a graveyard is its owner", "your|its owner's", {
    before: /\breturn this card from $/,
    after: /^ graveyard\b/,
  }),
  same("said of what is in a place, or of what comes from it", "on|from", { after: /^ the battlefield\b/ }),
  same("said of what is in a place, or of what comes from it", "on the battlefield|from the battlefield"),
  same("said of what is in a place, or of what comes from it", "in|from", {
    after: /^ (?:your|their|a|an|that|any|all|each|his|her|its|target|graveyards?|exile)\b/,
  }),
  same(
    "of cards in several places each is in one of them",
    "hand and/or graveyard|hand and graveyard|hand or graveyard|and/or|and|or",
    {
      before: /\bfrom (?:your|(?:that|target) (?:player|opponent)'s) (?:hand |graveyard )?$/,
    },
  ),
  same("402.1: the hand that cards are in is their player's", "your|their|", {
    before: /\bcards in $/,
    after: /^ ?hand\b/,
  }),
  same(SEVERAL, "their|her|his|its", { before: /\bunder $/, after: /^ ?owner/ }),
  same(
    SEVERAL,
    "under their owners' control|under her owner's control|under his owner's control|under its owner's control|under their owner's control",
  ),
];
