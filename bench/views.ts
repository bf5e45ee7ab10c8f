import { print } from "./report.ts";
import { playRounds } from "./rounds.ts";

/** What one view takes, in ms and in bytes of JSON, over the questions of games of the built-in decks. */
const { each, count, against } = await playRounds({ warm: 4, rounds: 12 });

print("views", { ...each, views: count, ...(against && { against }) });
