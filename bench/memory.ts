import { print, round } from "./report.ts";
import { playRounds } from "./rounds.ts";

/** KB of a loaded game, and MB of heap after so many games: workloads/memory.ts. */
const { each, count, against } = await playRounds({ warm: 2, rounds: 16, processes: 1 });

print("memory", { KB: round(each.KB!, 1), heapMB: round(each.heapMB!, 1), games: count, ...(against && { against }) });
