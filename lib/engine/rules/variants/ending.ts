import type { GameEvent } from "../../events.ts";
import type { Seat } from "../../state/ids.ts";
import { apnap } from "../../state/objects.ts";
import { reaches } from "../../state/reach.ts";
import type { GameState } from "../../state/state.ts";
import { teamOf } from "../../state/teams.ts";

/**
 * 104: who goes with those who are out, and whether the game has ended: one player is left (104.2a), one team (104.2c), or
 * nobody (104.4a, 104.4d).
 */
export function endOfGame(state: GameState): readonly GameEvent[] {
  const { players, result } = state;
  if (result !== undefined || !players.some(({ lost }) => lost)) return [];
  const going = goingAlong(state);
  const left = [...players.keys()].filter((seat) => !players[seat]!.lost && !going.some((one) => one.player === seat));
  const [first] = left;
  if (first === undefined) return [...going, { e: "drawnGame" }];
  return left.every((seat) => teamOf(state, first).includes(seat))
    ? [...going, { e: "win", player: first, last: true }]
    : going;
}

/** 104.4b-c, 104.4e-f: a draw for everybody; with limited range of influence for these players and all within their ranges. */
export function drawnFor(state: GameState, of: readonly Seat[]): readonly GameEvent[] {
  if (state.reach === undefined) return [{ e: "drawnGame" }];
  return apnap(state)
    .filter((seat) => of.some((one) => reaches(state, one, seat)))
    .map((player) => ({ e: "drawFor", player }));
}

type Going = Extract<GameEvent, { e: "lose" | "drawFor" }>;

/** 810.8a, 809.5b-c: teammates of those who are out, where a team wins, loses and draws as one, or as its emperor does. */
function goingAlong(state: GameState): readonly Going[] {
  const { players, options } = state;
  const { teams = [], sharedLife, emperors } = options;
  return teams.flatMap((team) => {
    const deciding = sharedLife ? team : team.filter((seat) => emperors?.includes(seat));
    const out = deciding.find((seat) => players[seat]!.lost);
    if (out === undefined) return [];
    const goes = (player: Seat): Going =>
      players[out]!.drew ? { e: "drawFor", player } : { e: "lose", player, reason: "team" };
    return team.filter((seat) => !players[seat]!.lost).map(goes);
  });
}
