import { parseArgs } from "node:util";
import { CardsError } from "../lib/cards/errors.ts";
import { type ProbeReport, probeFile } from "../lib/oracle/probe/file.ts";

const HELP = `Which words of cards go without a trace in how they were read: other words of their class (the substitution
probe), or none (the deletion probe), must mean something else or not be read.

  npm run probe -- FILE [--json] [--all]

  FILE    a file of cards
  --json  the last line alone: { lines, substitutions, deletions, unexplained }
  --all   also what is explained, by its reason

The last line is that JSON in every case. Exit code 1 where something is unexplained, 2 for a bad argument or file.`;

process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  const options = optionsOf(args);
  if (options === "help") {
    console.log(HELP);
    return 0;
  }
  if (options === undefined) {
    console.error(HELP);
    return 2;
  }
  try {
    const report = await probeFile(options.file, new URL("./probe-worker.ts", import.meta.url));
    print(report, options);
    return report.unexplained.length > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof CardsError)) throw error;
    console.error(error.describe());
    return 2;
  }
}

interface Options {
  readonly file: string;
  readonly json: boolean;
  readonly all: boolean;
}

function optionsOf(args: readonly string[]): Options | "help" | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: "boolean" }, all: { type: "boolean" }, help: { type: "boolean", short: "h" } },
    });
    if (values.help === true) return "help";
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0) return undefined;
    return { file, json: values.json === true, all: values.all === true };
  } catch {
    return undefined;
  }
}

function print(report: ProbeReport, { json, all }: Options): void {
  const { lines, substitutions, deletions, unexplained, explained } = report;
  if (!json) {
    for (const { card, from, to, line, text } of unexplained) {
      console.log(`${card}: "${from}" ${to === "" ? "left out" : `as "${to}"`}`);
      console.log(`  ${line.replaceAll("\n", " / ")}\n  ${text.replaceAll("\n", " / ")}`);
    }
    if (all)
      for (const [reason, count] of Object.entries(explained).sort((a, b) => b[1] - a[1]))
        console.log(`${String(count).padStart(7)}  ${reason}`);
  }
  console.log(JSON.stringify({ lines, substitutions, deletions, unexplained: unexplained.length }));
}
