import type { ObjectId, Seat } from "./ids.ts";
import { nextInTurnOrder } from "./objects.ts";
import type { GameState } from "./state.ts";
import { isActive } from "./teams.ts";
import type { ConcurrentTurn, TurnMarker } from "./turn.ts";

/**
 * 807.4-5: several turns at once. `turn`, `stack`, `stage` and so on are those of the turn that is being gone on with, that of
 * the current marker; the others are kept with their markers. Who asks about "this turn" asks the state as ever; who asks about
 * every turn, or every stack, asks here.
 */

const NO_MARKERS: readonly TurnMarker[] = [];
const markersOf = ({ turnMarkers }: GameState): readonly TurnMarker[] => turnMarkers?.markers ?? NO_MARKERS;

/** The turns that are taken at the same time as the current one. */
export const otherTurns = (state: GameState): readonly ConcurrentTurn[] =>
  state.turnMarkers === undefined ? [] : markersOf(state).flatMap(({ turn }) => turn ?? []);

export const isCurrent = ({ turn }: TurnMarker): boolean => turn === undefined;

/** 901.14: the planar controllers, one for each turn marker; in any other game of Planechase one. */
export const planarControllers = (state: GameState): readonly Seat[] =>
  [state, ...otherTurns(state)].flatMap(({ planar }) => planar?.controller ?? []);

/** What is on any stack (807.5). */
export const everyStack = (state: GameState): readonly ObjectId[] =>
  state.turnMarkers === undefined ? state.stack : [...state.stack, ...otherTurns(state).flatMap(({ stack }) => stack)];

/** The number of the turn that began last: of what comes later the numbers are higher. */
export const latestTurn = ({ turn, players, options }: GameState): number =>
  options.turnMarkers ? Math.max(turn.number, ...players.map(({ turnBegan }) => turnBegan)) : turn.number;

type AnyTurn = Pick<GameState, "stage" | "turn" | "turnsToCome">;
const turnOf = (state: GameState, { turn }: TurnMarker): AnyTurn => turn ?? state;

/** Whether its turn is over, or was never begun: nobody is taking it (807.4g). */
export const isBetweenTurns = ({ stage }: AnyTurn): boolean => stage.at === "beginTurn";

/** 807.4c, 807.4i: who has this marker: the player whose turn it is, or whose turn is to begin with it. */
export function holderOf(state: GameState, marker: TurnMarker): Seat {
  const of = turnOf(state, marker);
  const { turn, turnsToCome } = of;
  if (!isBetweenTurns(of)) return turn.active;
  const extra = turnsToCome.at(-1);
  if (extra !== undefined && !state.players[extra.player]!.lost) return extra.player;
  if (turn.number === 0) return state.players[turn.active]!.lost ? nextInTurnOrder(state, turn.active) : turn.active;
  return nextInTurnOrder(state, turn.regular);
}

/** How many seats one player sits to the left of another, in turn order (101.4); the seats of those who have left are not counted. */
export function seatsLeft({ players }: GameState, from: Seat, to: Seat): number {
  const between = (to - from + players.length) % players.length;
  let seats = 0;
  for (let i = 1; i <= between; i++) {
    const seat = (from + i) % players.length;
    if (seat === to || !players[seat]!.lost) seats++;
  }
  return seats;
}

/** 807.4d, 807.4i: within so many seats no two turns are taken. */
const TOO_CLOSE = 3;

const others = (state: GameState, marker: TurnMarker): readonly TurnMarker[] =>
  markersOf(state).filter(({ number }) => number !== marker.number);

/** 807.4d: another marker is within three seats to the left of whoever has this one. */
const isTooCloseOnLeft = (state: GameState, marker: TurnMarker): boolean =>
  others(state, marker).some((other) => seatsLeft(state, holderOf(state, marker), holderOf(state, other)) <= TOO_CLOSE);

/** 807.4i: or within three seats to the right of that player. */
export const isTooCloseOnRight = (state: GameState, marker: TurnMarker, player: Seat): boolean =>
  others(state, marker).some((other) => seatsLeft(state, holderOf(state, other), player) <= TOO_CLOSE);

/** Whether this marker's turn can go on now: nobody is asked, and what is to begin may begin. */
export function canGoOn(state: GameState, marker: TurnMarker): boolean {
  const { stage } = turnOf(state, marker);
  return stage.at !== "action" && !(stage.at === "beginTurn" && isTooCloseOnLeft(state, marker));
}

/** 807.4a: there is one marker for each full four players. */
export const SEATS_OF_A_TURN = 4;
export const wantedMarkers = (seats: number): number => Math.floor(seats / SEATS_OF_A_TURN);

/** 807.4e-f: how many more there are than are to be, those designated for removal not counted. */
export function excessMarkers(state: GameState): number {
  const staying = markersOf(state).reduce((sum, { removals = 0 }) => sum + 1 - removals, 0);
  return staying - wantedMarkers(state.players.filter(({ lost }) => !lost).length);
}

/** The marker nearest to this seat's right (807.4e), other than this one. */
export function markerOnRight(state: GameState, seat: Seat, than?: TurnMarker): TurnMarker | undefined {
  const { length } = state.players;
  const distance = (marker: TurnMarker): number => (seat - holderOf(state, marker) - 1 + length) % length;
  return markersOf(state)
    .filter((marker) => marker !== than)
    .sort((a, b) => distance(a) - distance(b))[0];
}

/**
 * Whose "this turn" the current one is, as the rules do not say for players who take none: that of the marker which will come to
 * them, so that each turn ends for everybody once. In any other game it is everybody's.
 */
export function seatsOfTurn(state: GameState): readonly Seat[] {
  const seats = [...state.players.keys()];
  const current = markersOf(state).find(isCurrent);
  return current === undefined ? seats : seats.filter((seat) => markerComingTo(state, seat) === current);
}

/** The marker that this player has, or which will come to them. */
export const markerComingTo = (state: GameState, seat: Seat): TurnMarker | undefined =>
  markersOf(state).find((marker) => holderOf(state, marker) === seat) ?? markerOnRight(state, seat);

/** 102.1, 807.4: whether this player is taking a turn now, be it the current one or another. */
export const isTakingTurn = (state: GameState, seat: Seat): boolean =>
  isActive(state, seat) || otherTurns(state).some((other) => !isBetweenTurns(other) && other.turn.active === seat);
