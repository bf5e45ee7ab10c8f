import { type Same, SEVERAL, same } from "./wordings.ts";

/** Parts of a turn, and how long something lasts. */

export const TURNS: readonly Same[] = [
  same("502.3: it untaps in its controller's, whoever is named", "their controllers'|their", {
    after: /^ next untap steps/,
  }),
  same("505.1a: the first main phase of a turn is the precombat one", "first main phase|precombat main phase"),
  same("514.2: both end as the turn does", "until end of turn|this turn"),
  same("511.3: both end as combat does", "until end of combat|this combat"),
  same("506.1: combat is that phase", "combat|combat phase", { before: /\bthe beginning of [\w' ]*next $/ }),
  same("508.1d: in each combat, and so in each turn", "combat|turn", {
    before: /\b(?:attacks?|blocks?) each $/,
    after: /^ if able/,
  }),
  same("508.1d: of combats, it attacks in the one there is", "this combat|this turn|each combat|each turn", {
    after: /^ if able/,
  }),
  same("every player has such a step, and each comes alone", "each player's|each|the|a player's", {
    after: /^ (?:upkeep|draw step|end step|untap step|turn|combat|precombat|postcombat|first main|second main|main)/,
  }),
  same("102.2: an opponent has such a turn, and so each", "an|each", {
    before: /\bduring $/,
    after: /^ opponent's turn/,
  }),
  same(SEVERAL, "step|steps", { before: /\buntap $/ }),
  same(
    "502.3: everything untaps in the untap step of its controller",
    "your|its controller's|their controller's|their controllers'|that player's|the player's|their",
    { before: /\buntap\b[^.]*\bduring $/, after: /^ (?:next )?untap steps?/ },
  ),
  same("603.2: whenever it happens, it happens", "when the ring tempts you|whenever the ring tempts you"),
  same("603.2: whenever it happens, it happens", "when chaos ensues|whenever chaos ensues"),
  same("500: in each of them, one at a time", "their turn|each of their turns", {
    before: /\b(?:first|second|third) (?:card|spell) during $/,
  }),
];
