import { print, round } from "./report.ts";
import { playRounds } from "./rounds.ts";

/** Games by chance, in decisions a second of processor time: workloads/engine.ts. */
const { each, count, against } = await playRounds({ warm: 30, rounds: 60 });
const { us, choices, turns, games } = each as Record<"us" | "choices" | "turns" | "games", number>;
const perSecond = (of: number): number => round((of * 1e6) / us);

print("engine", {
  gamesPerSecond: perSecond(games),
  decisionsPerSecond: Math.round(perSecond(1)),
  realChoicesPerSecond: Math.round(perSecond(choices)),
  turnsPerGame: round(turns / games),
  decisionsPerGame: round(1 / games),
  decisions: count,
  // How many times as many decisions a second as the other bundle.
  ...(against && { against: { ...against.each, ratio: against.ratio, speedup: round(1 / against.ratio.us!, 3) } }),
});
