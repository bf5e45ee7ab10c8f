import { round } from "./report.ts";
import { playRounds } from "./rounds.ts";

/** What a hosted decision of the built-in decks takes, in ms, and where: workloads/request.ts. */
const { each, count, against } = await playRounds({ warm: 4, rounds: 12 });

const WHOLE = ["first", "next", "total"];
const parts = Object.fromEntries(Object.entries(each).filter(([name]) => !WHOLE.includes(name)));
const inParts = Object.values(parts).reduce((sum, ms) => sum + ms, 0);
console.log("request        ms    share of the parts, ratio");
for (const [name, ms] of Object.entries(each)) {
  const share = WHOLE.includes(name) ? "" : `${round((100 * ms) / inParts, 0)} %`;
  console.log(
    `  ${name.padEnd(8)} ${ms.toFixed(4)} ${share.padStart(6)} ${against?.ratio[name]?.toFixed(3).padStart(8) ?? ""}`,
  );
}
console.log(`  over ${count} decisions`);
if (process.argv.includes("--json"))
  console.log(JSON.stringify({ ...each, decisions: count, ...(against && { against }) }));
