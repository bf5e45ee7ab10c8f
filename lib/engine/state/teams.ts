import type { Seat } from "./ids.ts";
import { apnap, nextInTurnOrder } from "./objects.ts";
import type { GameState } from "./state.ts";

/** Who plays with whom, and whose turn it is (102, 805.4). The one place that knows of teams; nothing else asks for `options.teams`. */

/** 102.3: the seats of a player's team, the player's among them, whoever is still in the game. */
export const teamOf = ({ options: { teams } }: GameState, seat: Seat): readonly Seat[] =>
  teams?.find((team) => team.includes(seat)) ?? [seat];

export const areTeammates = (state: GameState, one: Seat, other: Seat): boolean =>
  one !== other && teamOf(state, one).includes(other);

/** 102.2-3: everybody who is not on the player's team. */
export function opponentsOf(state: GameState, seat: Seat): Seat[] {
  const team = teamOf(state, seat);
  return apnap(state).filter((other) => !team.includes(other));
}

/** 102.3: also of somebody who has left the game. */
export const areOpponents = (state: GameState, one: Seat, other: Seat): boolean => !teamOf(state, one).includes(other);

export const teammatesOf = (state: GameState, seat: Seat): Seat[] =>
  apnap(state).filter((other) => areTeammates(state, seat, other));

/** Nobody is left who plays against anybody: one player or one team (104.2a, 104.2c). */
export function isDecided(state: GameState): boolean {
  const [first, ...others] = apnap(state);
  return first === undefined || others.every((seat) => areTeammates(state, first, seat));
}

/** 810.4, 810.8-10: who has one life total, one number of poison counters and one fate with this player. */
export const sharingFate = (state: GameState, seat: Seat): readonly Seat[] =>
  state.options.sharedLife ? teamOf(state, seat) : [seat];

/** 810.10, 904.13c: who has one number of poison counters with this player. */
export const sharingPoison = (state: GameState, seat: Seat): readonly Seat[] =>
  state.options.ownPoison ? [seat] : sharingFate(state, seat);

/** 805.4: whose turns are this player's, still in the game or not: the whole team where turns are shared. */
export const turnTeamOf = (state: GameState, seat: Seat): readonly Seat[] =>
  state.options.sharedTeamTurns ? teamOf(state, seat) : [seat];

/** 102.1, 805.4a: whether it is this player's turn. */
export const isActive = (state: GameState, seat: Seat): boolean =>
  state.turn.active === seat ||
  (state.options.sharedTeamTurns === true && areTeammates(state, state.turn.active, seat));

/** 805.4a: the players whose turn it is, in seating order from the right; none after the active player has left (800.4j). */
export const activePlayers = (state: GameState): readonly Seat[] =>
  turnTeamOf(state, state.turn.active).filter((seat) => !state.players[seat]!.lost);

/** 805.2: who decides for a team what it has to agree on: of those still in the game the one in its rightmost seat. */
export const primaryOf = (state: GameState, seat: Seat): Seat | undefined =>
  turnTeamOf(state, seat).find((one) => !state.players[one]!.lost);

/** Whose turn, or round of priority, comes after this player's or team's. */
export function nextTurnTeam(state: GameState, seat: Seat): Seat {
  const team = turnTeamOf(state, seat);
  let next = nextInTurnOrder(state, seat);
  for (let i = 1; i < team.length && team.includes(next); i++) next = nextInTurnOrder(state, next);
  return next;
}

/** Of these players the first of each team: what an effect does to a team's turn it does once (805.8). */
export const onePerTurnTeam = (state: GameState, seats: readonly Seat[]): readonly Seat[] =>
  seats.filter((seat) => turnTeamOf(state, seat).find((one) => seats.includes(one)) === seat);
