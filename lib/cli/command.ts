import { Command, CommanderError, InvalidArgumentError } from "commander";

/** Where a command writes, line by line. */
export interface Output {
  readonly out: (line: string) => void;
  readonly err: (line: string) => void;
}

const standard: Output = { out: (line) => console.log(line), err: (line) => console.error(line) };

/**
 * A command as all of ours are: `called` is how a user calls it ("npm run explore --"); a mistake is told with the help after
 * it. Settings pass on to its subcommands.
 */
export function command(called: string, about: string, { out, err }: Output = standard): Command {
  return new Command(called)
    .description(about)
    .configureHelp({ helpWidth: 120 })
    .configureOutput({ writeOut: (text) => out(text.trimEnd()), writeErr: (text) => err(text.trimEnd()) })
    .showHelpAfterError()
    .exitOverride();
}

/** What every run by chance that looks for violations is told. */
export interface SearchOptions {
  readonly seed: number;
  readonly workers: number;
  readonly json?: true;
}

/** A command that looks for violations by chance, from seed to seed on several threads. `summary`: what is in its JSON. */
export const search = (called: string, about: string, summary: string, print: Output["out"]): Command =>
  command(called, about, { out: print, err: print })
    .option("--seed <N>", "the first game's seed; each game's is one more", wholeNumber(), 1)
    .option("--workers <N>", "how many threads", wholeNumber(1), 2)
    .option("--json", `the last line is one JSON object: { ${summary} }`)
    .addHelpText(
      "after",
      "\nExits with 1 if something was violated; each violation is told with the command that shows it again.",
    );

/** Reads the arguments and runs the actions. The exit code if that was all: 0 after the help, 2 for a mistake. */
export async function parse(program: Command, argv: readonly string[]): Promise<number | undefined> {
  try {
    await program.parseAsync(argv, { from: "user" });
    return undefined;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    throw error;
  }
}

/** Reads an option's value: a whole number from `least` to `most`. */
export const wholeNumber =
  (least = 0, most = Number.MAX_SAFE_INTEGER) =>
  (text: string): number => {
    const number = Number(text);
    if (!/^\d+$/.test(text) || number < least || number > most)
      throw new InvalidArgumentError(
        `It is a whole number from ${least}${most === Number.MAX_SAFE_INTEGER ? "" : ` to ${most}`}.`,
      );
    return number;
  };
