import type { Condition } from "../abilities/conditions.ts";
import type { Filter } from "../abilities/filters.ts";
import type { NodeKind, Nodes } from "../abilities/nodes.ts";
import type { Objects, Players, Zone } from "../abilities/references.ts";
import { type Bits, bitsOfNodes } from "../abilities/visit.ts";
import type { Game } from "../game.ts";
import type { ContinuousEffect } from "../runtime.ts";

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
  /** The mana in players' pools. */
  mana: 2048,
} as const;
export type Facet = keyof typeof FACET;

/** Every one but the mana, which changes all the time and which only what counts it looks at. */
export const EVERY_FACET = 2047;

/**
 * What each kind rests on besides the object itself, its controller, and what was fixed before; what is not told rests
 * on everything.
 */
const FILTERS: Partial<Readonly<Record<Filter["is"], number>>> = {
  any: 0,
  and: 0,
  or: 0,
  not: 0,
  type: 0,
  subtype: 0,
  supertype: 0,
  color: 0,
  colorless: 0,
  monocolored: 0,
  multicolored: 0,
  permanentCard: 0,
  historic: 0,
  token: 0,
  card: 0,
  spell: 0,
  self: 0,
  another: 0,
  controlledBy: 0,
  ownedBy: 0,
  named: 0,
  keyword: 0,
  chosenColor: 0,
  chosenType: 0,
  chosenName: 0,
  otherChosenName: 0,
  faceDown: 0,
  faceUp: 0,
  noAbilities: 0,
  inZone: 0,
  commander: 0,
  kicked: 0,
  // A pair is an effect: as one begins or ends everything is worked out anew.
  paired: 0,
  tapped: FACET.tapped,
  untapped: FACET.tapped,
  attacking: FACET.combat,
  blocking: FACET.combat,
  blocked: FACET.combat,
  unblocked: FACET.combat,
  attackingAlone: FACET.combat,
  blockingAlone: FACET.combat,
  enchanted: FACET.attachment,
  equipped: FACET.attachment,
  hasAttached: FACET.attachment,
  attachedTo: FACET.attachment,
  modified: FACET.attachment | FACET.counters,
  counter: FACET.counters,
  stat: FACET.counters | FACET.membership | FACET.damage,
  history: FACET.history,
  nthCast: FACET.history | FACET.membership,
};
const AMOUNTS: Partial<Readonly<Record<Nodes["amount"]["amount"], number>>> = {
  x: 0,
  sum: 0,
  times: 0,
  minus: 0,
  half: 0,
  chosenNumber: 0,
  kicked: 0,
  noted: 0,
  event: 0,
  counters: FACET.counters,
  stat: FACET.counters | FACET.membership | FACET.damage,
  count: FACET.membership,
  life: FACET.life,
  handSize: FACET.hands,
  history: FACET.history,
  librarySize: FACET.hands,
  playerCounters: FACET.players,
  speed: FACET.players,
  ringTempted: FACET.players,
  unspentMana: FACET.mana,
};
const OBJECTS: Partial<Readonly<Record<Objects["what"], number>>> = {
  self: 0,
  all: 0,
  host: 0,
  target: 0,
  noted: 0,
  event: 0,
  pairedWith: 0,
  attachments: FACET.attachment | FACET.membership,
  topOfGraveyard: FACET.membership,
};
const PLAYERS: Partial<Readonly<Record<Players["who"], number>>> = {
  you: 0,
  opponents: 0,
  each: 0,
  target: 0,
  noted: 0,
  enchanted: FACET.attachment,
};
const CONDITIONS: Partial<Readonly<Record<Condition["if"], number>>> = {
  and: 0,
  or: 0,
  not: 0,
  compare: 0,
  exists: FACET.membership,
  handEmpty: FACET.hands,
  turnOf: FACET.turn,
  phase: FACET.turn,
  happened: FACET.history,
  designation: FACET.players,
  day: FACET.players,
  night: FACET.players,
};

const READS: Bits = {
  filter: ({ is }) => FILTERS[is] ?? EVERY_FACET,
  amount: ({ amount }) => AMOUNTS[amount] ?? EVERY_FACET,
  objects: (objects) =>
    (OBJECTS[objects.what] ?? EVERY_FACET) | ("in" in objects && isHidden(objects.in) ? FACET.hands : 0),
  players: ({ who }) => PLAYERS[who] ?? EVERY_FACET,
  condition: (condition) => CONDITIONS[condition.if] ?? EVERY_FACET,
};

const isHidden = (zones: Zone | readonly Zone[] | undefined): boolean =>
  [zones].flat().some((zone) => zone === "hand" || zone === "library");

/** What these effects depend on, read off their data. Anything not known to be narrower depends on everything. */
export function facetsOf(game: Game, effects: readonly ContinuousEffect[]): number {
  const readBy = <K extends NodeKind>(kind: K, data: Nodes[K]): number =>
    bitsOfNodes(kind, data, READS, game.derived.facets);
  let facets = 0;
  for (const effect of effects) {
    if (!("fixed" in effect.affects)) facets |= readBy("objects", effect.affects);
    for (const modification of effect.modifications) {
      if (modification.modify === "addAbility" || modification.modify === "rulesText") continue;
      facets |=
        modification.modify === "fullText" ? readBy("objects", modification.of) : readBy("modification", modification);
    }
    if (effect.condition !== undefined) facets |= readBy("condition", effect.condition);
    if (!("fixed" in effect.affects) && effect.affects.what === "host") facets |= FACET.attachment;
  }
  return facets;
}
