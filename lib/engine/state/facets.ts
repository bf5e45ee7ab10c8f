import type { Game } from "../game.ts";
import type { ContinuousEffect } from "../rules/continuous/continuous.ts";

/**
 * Facets: the parts of the state on which continuous effects may depend. An event says which it touches; only if an
 * effect in force reads one of those is everything worked out anew (state/stale.ts).
 */
export const FACET = {
  membership: 1,
  counters: 2,
  tapped: 4,
  attachment: 8,
  combat: 16,
  life: 32,
  turn: 64,
  history: 128,
  damage: 256,
  hands: 512,
  /** What players have been named or given, and day and night. */
  players: 1024,
} as const;
export type Facet = keyof typeof FACET;

export const EVERY_FACET = 2047;

/** Discriminants whose value rests on nothing but the object itself, its controller, or what was fixed before. */
const STEADY: ReadonlySet<string> = new Set([
  "any",
  "and",
  "or",
  "not",
  "type",
  "subtype",
  "supertype",
  "color",
  "colorless",
  "monocolored",
  "multicolored",
  "permanentCard",
  "historic",
  "token",
  "card",
  "spell",
  "self",
  "another",
  "controlledBy",
  "ownedBy",
  "named",
  "keyword",
  "chosenColor",
  "chosenType",
  "chosenName",
  "faceDown",
  "faceUp",
  "noAbilities",
  "you",
  "opponents",
  "each",
  "all",
  "host",
  "x",
  "sum",
  "times",
  "minus",
  "half",
  "target",
  "chosenNumber",
  "kicked",
  "noted",
  "event",
  "inZone",
  "commander",
]);

const READS: Readonly<Record<string, number>> = {
  tapped: FACET.tapped,
  untapped: FACET.tapped,
  attacking: FACET.combat,
  blocking: FACET.combat,
  blocked: FACET.combat,
  unblocked: FACET.combat,
  attackingAlone: FACET.combat,
  enchanted: FACET.attachment,
  equipped: FACET.attachment,
  hasAttached: FACET.attachment,
  attachedTo: FACET.attachment,
  attachments: FACET.attachment | FACET.membership,
  // A pair is an effect: as one begins or ends everything is worked out anew.
  paired: 0,
  pairedWith: 0,
  modified: FACET.attachment | FACET.counters,
  counter: FACET.counters,
  counters: FACET.counters,
  stat: FACET.counters | FACET.membership | FACET.damage,
  topOfGraveyard: FACET.membership,
  count: FACET.membership,
  life: FACET.life,
  handSize: FACET.hands,
  handEmpty: FACET.hands,
  turnOf: FACET.turn,
  phase: FACET.turn,
  history: FACET.history,
  nthCast: FACET.history | FACET.membership,
  happened: FACET.history,
  librarySize: FACET.hands,
  playerCounters: FACET.players,
  designation: FACET.players,
  day: FACET.players,
  night: FACET.players,
  speed: FACET.players,
  ringTempted: FACET.players,
  compare: 0,
  exists: FACET.membership,
};

/** What these effects depend on, read off their data. Anything not known to be narrower depends on everything. */
export function facetsOf(game: Game, effects: readonly ContinuousEffect[]): number {
  let facets = 0;
  for (const effect of effects) {
    if (!("fixed" in effect.affects)) facets |= inData(game, effect.affects);
    for (const modification of effect.modifications) {
      if (modification.modify === "addAbility" || modification.modify === "rulesText") continue;
      facets |= inData(game, modification.modify === "fullText" ? modification.of : modification);
    }
    if (effect.condition !== undefined) facets |= inData(game, effect.condition);
    if (!("fixed" in effect.affects) && effect.affects.what === "host") facets |= FACET.attachment;
  }
  return facets;
}

function inData(game: Game, data: unknown): number {
  if (typeof data !== "object" || data === null) return 0;
  const before = game.derived.facets.get(data);
  if (before !== undefined) return before;
  let facets = 0;
  for (const [key, value] of Object.entries(data)) {
    if (key === "in" && [value].flat().some((zone) => zone === "hand" || zone === "library")) facets |= FACET.hands;
    if (typeof value === "object") facets |= inData(game, value);
    else if (DISCRIMINANTS.has(key) && typeof value === "string" && !STEADY.has(value))
      facets |= READS[value] ?? EVERY_FACET;
  }
  game.derived.facets.set(data, facets);
  return facets;
}
const DISCRIMINANTS: ReadonlySet<string> = new Set(["is", "amount", "what", "who", "if"]);
