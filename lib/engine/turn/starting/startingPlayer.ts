import type { Game } from "../../game.ts";
import { randomBelow } from "../../rules/applying/shuffle.ts";
import { isTogether } from "../../rules/variants/seating.ts";
import type { Seat } from "../../state/ids.ts";
import { ownerOf } from "../../state/objects.ts";
import { turnTeamOf } from "../../state/teams.ts";
import { conspiraciesThat } from "./conspiracies.ts";

/** 103.1: who takes the first turn. */

/** 103.1; 103.1a, 805.3: of the starting team the primary player; 808.4: whoever sits in the middle; 809.4: an emperor. */
export function startingPlayer(game: Game): Seat {
  const { players, options } = game.state;
  const { startingPlayer: given, teams, emperors, sharedTeamTurns } = options;
  const first = given ?? (emperors !== undefined ? drawnOf(game, emperors) : undefined);
  if (sharedTeamTurns) return turnTeamOf(game.state, first ?? drawnOf(game, teams!)[0]!)[0]!;
  if (first !== undefined) return first;
  if (teams?.every((team) => isTogether(team, players.length))) {
    const team = drawnOf(game, teams);
    return team[Math.floor(team.length / 2)]!;
  }
  return randomBelow(game, "first", players.length);
}

/** 103.1c: whose card says so, by lot where there are several, or else whoever was determined. */
export function superseded(game: Game, determined: Seat): Seat {
  const saying = conspiraciesThat(game, "startingPlayer").map(({ card }) => ownerOf(game.state, card));
  const seats = [...new Set(saying)];
  const first = seats.length > 1 ? drawnOf(game, seats) : seats[0];
  return first === undefined ? determined : turnTeamOf(game.state, first)[0]!;
}

const drawnOf = <T>(game: Game, among: readonly T[]): T => among[randomBelow(game, "first", among.length)]!;
