import { print } from "./report.ts";
import { playRounds } from "./rounds.ts";
import { workload } from "./workloads/request.ts";

/** What a hosted decision of the built-in decks takes, in ms, and where: workloads/request.ts. */
const { each, count, against } = await playRounds(workload, { warm: 4, rounds: 12 });

print("request", { ...each, decisions: count, ...(against && { against }) });
