import { processTerminal } from "../lib/cards/cli/terminal.ts";
import { CardsError } from "../lib/cards/errors.ts";
import { command, parse, wholeNumber } from "../lib/cli/command.ts";
import { type ProbeReport, probeFile } from "../lib/oracle/probe/file.ts";

const program = command(
  "npm run probe --",
  "Which words of cards go without a trace in how they were read: other words of their class (the substitution probe), or none (the deletion probe), must mean something else or not be read; and what a card speaks of must be given by what stands before it.",
)
  .argument("<FILE>", "a file of cards")
  .option("--json", "the last line alone: { lines, substitutions, deletions, unexplained }")
  .option("--sample <N>", "only N cards of the file, by lot", wholeNumber(1))
  .option("--seed <S>", "of that lot", wholeNumber(), 1)
  .option("--all", "also what is explained, by its reason")
  .addHelpText(
    "after",
    "\nThe last line is that JSON in every case. Exit code 1 where something is unexplained, 2 for a bad argument or file.",
  );

interface Options {
  readonly json?: true;
  readonly all?: true;
  readonly sample?: number;
  readonly seed: number;
}

process.exitCode = (await parse(program, process.argv.slice(2))) ?? (await main(program.args[0]!, program.opts()));

async function main(file: string, options: Options): Promise<number> {
  try {
    const sample = options.sample === undefined ? undefined : { of: options.sample, seed: options.seed };
    const { progress } = processTerminal();
    const report = await probeFile(file, new URL("./probe-worker.ts", import.meta.url), {
      sample,
      progress: (share) => progress(share, "of the cards probed"),
    });
    print(report, options);
    return report.unexplained.length > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof CardsError)) throw error;
    console.error(error.describe());
    return 2;
  }
}

function print(report: ProbeReport, { json, all }: Options): void {
  const { lines, substitutions, deletions, unexplained, explained } = report;
  if (!json) {
    for (const { card, probe, from, to, line, text } of unexplained) {
      const what = {
        substitution: `"${from}" as "${to}"`,
        deletion: `"${from}" left out`,
        names: "spoken of, not given",
      };
      console.log(`${card}: ${what[probe]}`);
      console.log(`  ${line.replaceAll("\n", " / ")}\n  ${text.replaceAll("\n", " / ")}`);
    }
    if (all)
      for (const [reason, count] of Object.entries(explained).sort((a, b) => b[1] - a[1]))
        console.log(`${String(count).padStart(7)}  ${reason}`);
  }
  console.log(JSON.stringify({ lines, substitutions, deletions, unexplained: unexplained.length }));
}
