import { type ParseArgsConfig, parseArgs } from "node:util";
import { CardsError } from "../errors.ts";
import type { CardReader } from "../reading.ts";
import { coverage } from "./coverage.ts";
import type { Terminal } from "./terminal.ts";

/** What the commands need from above: the grammar, and a file that runs it in a worker thread. */
export interface CardsContext {
  readonly read: CardReader;
  readonly worker: URL;
  readonly terminal: Terminal;
}

interface Command {
  readonly usage: string;
  readonly about: string;
  readonly help: readonly string[];
  readonly options: NonNullable<ParseArgsConfig["options"]>;
  readonly run: (given: Given, context: CardsContext) => Promise<number>;
}

interface Given {
  readonly words: readonly string[];
  readonly values: Readonly<Record<string, unknown>>;
}

const text = (given: Given, option: string): string | undefined => {
  const value = given.values[option];
  return typeof value === "string" ? value : undefined;
};

const number = (given: Given, option: string): number | undefined => {
  const value = text(given, option);
  if (value === undefined) return undefined;
  if (!/^[1-9]\d{0,5}$/u.test(value))
    throw new CardsError("bad-option", `--${option} wants a number from 1, not "${value}"`);
  return Number(value);
};

const one = (given: Given, what: string): string => {
  const [word, ...more] = given.words;
  if (word === undefined || more.length > 0) throw new CardsError("bad-option", `give one ${what}`);
  return word;
};

const COMMANDS: Readonly<Record<string, Command>> = {
  coverage: {
    usage: "coverage FILE [--json] [--top N] [--threads N] [--missing WORDS]",
    about: "how many cards of a file can be read, and what to write next",
    help: [
      "FILE          Scryfall bulk data (JSON, JSON lines) or MTGJSON AtomicCards, plain or gzipped",
      "--json        the last line is one JSON object",
      "--top N       rows of the ranked lists (30)",
      "--threads N   worker threads (one for each core)",
      "--missing W   also name the cards whose missing phrase contains W",
    ],
    options: {
      json: { type: "boolean" },
      top: { type: "string" },
      threads: { type: "string" },
      missing: { type: "string" },
    },
    run: async (given, { worker, terminal }) => {
      const file = one(given, "file of cards");
      const json = given.values.json === true;
      const top = number(given, "top") ?? 30;
      await coverage(
        { file, json, top, threads: number(given, "threads"), missing: text(given, "missing") },
        worker,
        terminal,
      );
      return 0;
    },
  },
};

/** `npm run cards -- ...`. Returns the exit code: 0 done, 1 done and the answer is no, 2 the input cannot be used. */
export async function main(argv: readonly string[], context: CardsContext): Promise<number> {
  const [name, ...rest] = argv;
  const { out, err } = context.terminal;
  if (name === undefined || name === "--help" || name === "-h" || name === "help") {
    for (const line of overview()) out(line);
    return name === undefined ? 2 : 0;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) {
    err(`There is no command "${name}". Known: ${Object.keys(COMMANDS).join(", ")}.`);
    return 2;
  }
  if (rest.includes("--help") || rest.includes("-h")) {
    for (const line of [`npm run cards -- ${command.usage}`, "", command.about, "", ...command.help]) out(line);
    return 0;
  }
  try {
    return await command.run(given(rest, command), context);
  } catch (error) {
    if (!(error instanceof CardsError)) throw error;
    err(`${error.describe()} [${error.code}]`);
    return 2;
  }
}

function given(argv: readonly string[], command: Command): Given {
  try {
    const { values, positionals } = parseArgs({ args: [...argv], options: command.options, allowPositionals: true });
    return { words: positionals, values };
  } catch (error) {
    throw new CardsError("bad-option", `${error instanceof Error ? error.message : error}. Usage: ${command.usage}`);
  }
}

function overview(): string[] {
  return [
    "npm run cards -- COMMAND ...",
    "",
    ...Object.values(COMMANDS).map(({ usage, about }) => `  ${usage}\n      ${about}`),
    "",
    "COMMAND --help says more. Exit code 2: the input cannot be used, and nothing was written.",
  ];
}
