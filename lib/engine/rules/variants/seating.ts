import type { GameOptions } from "../../api.ts";
import type { Seat } from "../../state/ids.ts";

/** 102.3, 805.1: what is wrong with options that name seats; undefined if nothing is. */
export function seatingProblem(
  { teams, sharedTeamTurns, sharedLife, rangeOfInfluence, emperors, turnMarkers }: Partial<GameOptions>,
  seats: number,
): string | undefined {
  if (rangeOfInfluence !== undefined && rangeOfInfluence.length !== seats)
    return "each seat has a range of influence, or none has";
  if (rangeOfInfluence?.some((range) => range !== null && (range < 0 || !Number.isInteger(range))))
    return "a range of influence is a number of seats";
  if (turnMarkers && (teams !== undefined || rangeOfInfluence?.every((range) => range === 1) !== true))
    return "turn markers are for players on their own with a range of influence of 1 each (807.1, 807.2a)";
  const seated = teams?.flat() ?? [];
  const all = Array.from({ length: seats }, (_, seat) => seat);
  if (teams !== undefined && (seated.length !== seats || !all.every((seat) => seated.includes(seat))))
    return "every seat is in one team";
  if (teams !== undefined && (teams.length < 2 || teams.some(({ length }) => length === 0)))
    return "there are at least two teams, none of them empty";
  if ((sharedTeamTurns || sharedLife || emperors !== undefined) && teams === undefined)
    return "shared turns, shared life and emperors are for teams";
  if (sharedTeamTurns && !teams!.every((team) => isTogether(team, seats)))
    return "teams that share their turns sit together (805.1)";
  if (emperors !== undefined && !teams!.every((team) => team.filter((seat) => emperors.includes(seat)).length === 1))
    return "every team has one emperor (809.2)";
  return undefined;
}

/** Whether these sit in adjacent seats, each to the left of the one before. */
export const isTogether = (team: readonly Seat[], seats: number): boolean =>
  team.every((seat, i) => i === 0 || seat === (team[i - 1]! + 1) % seats);
