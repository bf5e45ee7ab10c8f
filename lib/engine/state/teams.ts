import type { Seat } from "./ids.ts";
import { apnap } from "./objects.ts";
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
