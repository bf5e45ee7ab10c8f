import { readFileSync } from "node:fs";
import { command, parse } from "../lib/cli/command.ts";
import { replayRecord } from "../lib/fairness/record.ts";
import { verify } from "../lib/fairness/verify.ts";

let code = 0;
const program = command(
  "npm run replay --",
  "Plays the records of finished games again with the rules of this build: every answer, and what chance decided (docs/fairness.md).",
)
  .argument("<files...>", "records, as the page downloads them or npm run simulate -- --records writes them")
  .option("--json", "a line of JSON for each file: { file, steps, result } or { file, problem }")
  .addHelpText("after", "\nExit codes: 0 all come to the same end, 1 one does not or is not sound, 2 wrong options.")
  .action((files: readonly string[], { json }: { readonly json?: true }) => {
    for (const file of files) {
      const found = again(file);
      if ("problem" in found) code = 1;
      if (json) console.log(JSON.stringify({ file, ...found }));
      else if ("problem" in found) console.log(`${file}: NOT THE SAME: ${found.problem}`);
      else console.log(`${file}: ${found.steps} steps, the same to the end.`);
    }
  });

function again(file: string): ReturnType<typeof replayRecord> | { readonly problem: string } {
  const bytes = readFileSync(file);
  const [problem] = verify(bytes).problems;
  if (problem !== undefined) return { problem };
  try {
    return replayRecord(bytes.toString("utf8"));
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

try {
  process.exitCode = (await parse(program, process.argv.slice(2))) ?? code;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
