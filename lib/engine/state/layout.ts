import type { CombatState } from "./combat.ts";
import { compact, expanded } from "./compact.ts";
import type { CastFacts, GameObject } from "./gameObject.ts";
import type { PlayerState } from "./player.ts";
import type { GameState } from "./state.ts";
import type { TurnState } from "./turn.ts";

/**
 * What the rules read at every turn has every field from the beginning, in one order, absent ones as undefined: the
 * engine beneath reads objects that are all laid out alike several times as fast. A field that is undefined is not stored.
 * Elsewhere, what is made often does not begin with a spread that fields are added to: Node 20 lays out each such object anew.
 */
type EveryField<T> = { readonly [K in keyof T]-?: Record<never, never> extends Pick<T, K> ? T[K] | undefined : T[K] };

export const recordOf = (fields: EveryField<GameObject>): GameObject => fields as GameObject;
export const turnOf = (fields: EveryField<TurnState>): TurnState => fields as TurnState;
export const combatOf = (fields: EveryField<CombatState>): CombatState => fields as CombatState;
export const castFacts = (fields: EveryField<CastFacts>): CastFacts => fields as CastFacts;

export const NO_OBJECT: EveryField<GameObject> = {
  kind: "card",
  definition: 0,
  face: undefined,
  zone: "outside",
  owner: 0,
  controller: 0,
  timestamp: 0,
  heldBy: undefined,
  tapped: undefined,
  since: undefined,
  damage: undefined,
  deathtouched: undefined,
  counters: undefined,
  counterTimes: undefined,
  attachedTo: undefined,
  faceDown: undefined,
  flipped: undefined,
  room: undefined,
  level: undefined,
  phasedOut: undefined,
  phasedOutUnder: undefined,
  copy: undefined,
  others: undefined,
  chosen: undefined,
  secret: undefined,
  madeBy: undefined,
  linked: undefined,
  marks: undefined,
  mutations: undefined,
  uses: undefined,
  cast: undefined,
  ability: undefined,
  source: undefined,
  triggered: undefined,
  chosenModes: undefined,
  symbols: undefined,
  targets: undefined,
  divided: undefined,
  x: undefined,
  event: undefined,
  notes: undefined,
  finds: undefined,
  made: undefined,
  visibleTo: undefined,
  status: undefined,
  statusTurn: undefined,
  transformed: undefined,
  unlocked: undefined,
  turnedAt: undefined,
  prototyped: undefined,
};

export const NO_TURN: EveryField<TurnState> = {
  number: 0,
  active: 0,
  phase: "beginning",
  step: "untap",
  toCome: [],
  begun: undefined,
  regular: 0,
  previous: undefined,
  extra: undefined,
  cut: undefined,
  acted: undefined,
  attackers: undefined,
  attacked: undefined,
  combats: 0,
  combatFrom: undefined,
  mains: 0,
};

export const NO_COMBAT: EveryField<CombatState> = {
  attackers: [],
  attacked: undefined,
  defending: undefined,
  declared: undefined,
  blockersDeclared: undefined,
  struckFirst: undefined,
  orders: undefined,
  left: undefined,
};

const NO_PLAYER: EveryField<PlayerState> = {
  life: 0,
  library: [],
  hand: [],
  graveyard: [],
  outside: undefined,
  supplementary: undefined,
  mana: [],
  counters: {},
  landsPlayed: 0,
  turnBegan: 0,
  attackedLast: undefined,
  attackersLast: undefined,
  combatLast: undefined,
  previousTurn: undefined,
  turnsTaken: undefined,
  tallies: undefined,
  lost: undefined,
  drew: undefined,
  drewFromEmpty: undefined,
  skips: undefined,
  mulligans: undefined,
  citysBlessing: undefined,
  enduringStory: undefined,
  controlledBy: undefined,
  controlNext: undefined,
  extraNext: undefined,
  extraBefore: undefined,
  speed: undefined,
  triggered: undefined,
  completed: undefined,
  ring: undefined,
  ringBearer: undefined,
  designations: undefined,
  companion: undefined,
};

const NO_STATE: EveryField<GameState> = {
  schema: 0,
  seed: "",
  namedBy: undefined,
  entropy: undefined,
  drawn: 0,
  options: { startingLife: 0, damageAssignment: "ordered", startingHandSize: 0, mulligans: true },
  stage: { at: "start" },
  timestamp: 0,
  lastId: 0,
  turn: turnOf(NO_TURN),
  players: [],
  cards: [],
  objects: {},
  battlefield: [],
  stack: [],
  exile: [],
  command: [],
  effects: [],
  delayed: [],
  triggered: [],
  combat: undefined,
  made: [],
  history: [],
  lastTurn: [],
  lastKnown: {},
  turnsToCome: [],
  turnMarkers: undefined,
  away: undefined,
  held: undefined,
  commanders: undefined,
  planar: undefined,
  monarch: undefined,
  initiative: undefined,
  reach: undefined,
  dayNight: undefined,
  loopWatch: undefined,
  shortcut: undefined,
  shortened: undefined,
  repeated: undefined,
  result: undefined,
};

/** The same state with everything in it laid out so. */
export const laidOut = (state: GameState): GameState => {
  const fields: EveryField<GameState> = {
    ...NO_STATE,
    ...state,
    turn: turnOf({ ...NO_TURN, ...state.turn }),
    players: state.players.map((player) => ({ ...NO_PLAYER, ...player }) as PlayerState),
    objects: Object.fromEntries(
      Object.entries(state.objects).map(([id, object]) => [id, recordOf({ ...NO_OBJECT, ...object })]),
    ),
    combat: state.combat && combatOf({ ...NO_COMBAT, ...state.combat }),
  };
  return fields as GameState;
};

/** With fewer objects than this a state is written as it is. */
const MANY = 64;

/** The state as it is written: of a large one equal objects are said as runs (compact.ts). */
export function compactState(state: GameState): unknown {
  const { battlefield, stack, triggered, lastKnown } = state;
  const isLarge = [battlefield, stack, triggered, Object.keys(lastKnown)].some(({ length }) => length >= MANY);
  return isLarge ? { "~compact": compact(state) } : state;
}

/** The inverse, of its JSON text. */
export function restoredState(text: string): GameState {
  const data = JSON.parse(text) as GameState | { readonly "~compact": unknown };
  return "~compact" in data ? (expanded(data["~compact"]) as GameState) : data;
}
