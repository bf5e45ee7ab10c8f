import type { ClockRules } from "../hosting/api.ts";
import type { Terms } from "../hosting/challenge/api.ts";
import { lasting } from "./time.ts";
import { counted } from "./voice.ts";

const DAY = 86_400_000;

const AT_ZERO: Readonly<Record<ClockRules["onTimeout"], string>> = {
  defaultAnswer: "at zero you pass, and attack and block with nothing",
  claim: "at zero an opponent may claim the game",
  forfeit: "at zero the game is lost",
};

/** What is agreed on about a game, a line for each thing. */
export function termsWords({ pace, bestOf, options, watch, players }: Partial<Terms>): string[] {
  const { clock, concedeAfterMs, remindAfterMs } = pace ?? {};
  return [
    bestOf === 3 ? "Best of three games, with sideboards" : "A single game",
    ...(players !== undefined && players > 2 ? [counted(players, "player")] : []),
    ...(options?.startingLife === undefined ? [] : [`${options.startingLife} life`]),
    ...(clock ? clockWords(clock) : []),
    ...(concedeAfterMs === undefined ? [] : [`${lasting(concedeAfterMs)} for each move`]),
    ...(clock || concedeAfterMs !== undefined ? [] : ["No clock: take the time you need"]),
    ...(remindAfterMs === undefined ? [] : [`A reminder after ${lasting(remindAfterMs)}`]),
    ...(watch ? [`Others may watch, ${behind(watch)}`] : []),
  ];
}

function clockWords(clock: ClockRules): string[] {
  const { each, allowanceMs, reserveMs, onTimeout, vacationDays, excusedMisses, rests = [] } = clock;
  return [
    `${lasting(allowanceMs)} ${each === "handOff" ? "each time the game waits for you" : "for each move"}` +
      (reserveMs === undefined ? "" : `, and ${lasting(reserveMs)} in reserve`),
    AT_ZERO[onTimeout],
    ...(excusedMisses === undefined ? [] : [`${counted(excusedMisses, "miss", "misses")} excused`]),
    ...(vacationDays === undefined ? [] : [`up to ${counted(vacationDays, "day")} of vacation`]),
    ...(rests.length === 0
      ? []
      : [
          `the clock rests in your ${rests.map((one) => (one === "weekends" ? "weekends" : "quiet hours")).join(" and ")}`,
        ]),
  ];
}

/** "two turns late", "a day late". */
export function behind({ turns, ms }: { readonly turns?: number; readonly ms?: number }): string {
  const parts = [
    ...(turns === undefined ? [] : [counted(turns, "turn")]),
    ...(ms === undefined || ms === 0 ? [] : [ms % DAY === 0 ? counted(ms / DAY, "day") : lasting(ms)]),
  ];
  return parts.length === 0 ? "as it is played" : `${parts.join(" and ")} late`;
}
