import { join } from "node:path";
import { type ParseArgsConfig, parseArgs } from "node:util";
import { FORMATS } from "../decks/format.ts";
import { CardsError } from "../errors.ts";
import type { CardReader } from "../reading.ts";
import { openCards, readPoolFile } from "./cards.ts";
import { checkDeckFile } from "./check.ts";
import { coverage } from "./coverage.ts";
import { explain } from "./explain.ts";
import { DEFAULT_FOLDER, importCards, POOL_FILE } from "./import.ts";
import type { Terminal } from "./terminal.ts";

/** What the commands need from above: the grammar, and a file that runs it in a worker thread. */
export interface CardsContext {
  readonly read: CardReader;
  readonly worker: URL;
  readonly terminal: Terminal;
  /** Puts a pool into a deployed table; false if it was there already. `progress` gets shares from 0 to 1. */
  readonly publish: (pool: Uint8Array, table: string, progress: (share: number) => void) => Promise<boolean>;
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

const CARDS_HELP =
  "--cards FILE  cards besides the built-in ones: a file of cards or an imported pool (the pool imported last)";

const COMMANDS: Readonly<Record<string, Command>> = {
  import: {
    usage: "import FILE [--out DIR]",
    about: "make a card pool of a file of cards, for this machine or for S3",
    help: [
      "FILE          Scryfall bulk data (JSON, JSON lines) or MTGJSON AtomicCards, plain or gzipped",
      `--out DIR     where to put cards.pool (${DEFAULT_FOLDER})`,
    ],
    options: { out: { type: "string" } },
    run: async (given, { terminal }) => {
      await importCards(one(given, "file of cards"), text(given, "out") ?? DEFAULT_FOLDER, terminal);
      return 0;
    },
  },
  publish: {
    usage: "publish --table NAME [--pool FILE]",
    about: "give the functions of a deployed table the cards of a pool",
    help: [
      "--table NAME  the DynamoDB table; region and credentials as the AWS SDK finds them (AWS_REGION, AWS_PROFILE ...)",
      `--pool FILE   the pool to publish (${DEFAULT_FOLDER}/${POOL_FILE})`,
      "The table goes on with its old pool until all of the new one is there. npm start needs no publish: it takes the pool imported last.",
    ],
    options: { table: { type: "string" }, pool: { type: "string" } },
    run: async (given, { publish, terminal }) => {
      const table = text(given, "table");
      if (table === undefined || given.words.length > 0)
        throw new CardsError("bad-option", "name the table with --table");
      const pool = readPoolFile(text(given, "pool") ?? join(DEFAULT_FOLDER, POOL_FILE));
      const written = await publish(pool, table, (share) => terminal.progress(share, "published"));
      terminal.out(
        written ? `The table ${table} uses these cards now.` : `The table ${table} uses these cards already.`,
      );
      return 0;
    },
  },
  check: {
    usage: "check DECK [--cards FILE] [--format FORMAT] [--json]",
    about: "whether a deck list can be played, and what is in the way",
    help: [
      "DECK          a deck list: MTGO (text, .dek), Arena, Moxfield (text, CSV) or plain",
      CARDS_HELP,
      `--format F    ${FORMATS.join(", ")} (casual: 60 cards, four copies)`,
      "--json        the last line is one JSON object",
      "Exit code 1: the list is good, but something is in the way of playing it.",
    ],
    options: { cards: { type: "string" }, format: { type: "string" }, json: { type: "boolean" } },
    run: async (given, { read, terminal }) => {
      const file = one(given, "deck list");
      const format = (text(given, "format") ?? "casual").toLowerCase();
      if (!FORMATS.includes(format))
        throw new CardsError("bad-option", `there is no format "${format}". Known: ${FORMATS.join(", ")}`);
      const shelf = await openCards(text(given, "cards"), terminal);
      return checkDeckFile({ file, format, json: given.values.json === true }, shelf, read, terminal) ? 0 : 1;
    },
  },
  explain: {
    usage: 'explain "NAME" [--cards FILE] [--json]',
    about: "how a card was read, ability by ability",
    help: [
      "NAME          in any case, with or without accents; a half or a face will do",
      CARDS_HELP,
      "--json        the reading as one JSON object",
    ],
    options: { cards: { type: "string" }, json: { type: "boolean" } },
    run: async (given, { read, terminal }) => {
      const name = given.words.join(" ");
      if (name === "") throw new CardsError("bad-option", "give the name of a card");
      const shelf = await openCards(text(given, "cards"), terminal);
      return explain(name, shelf, read, given.values.json === true, terminal) ? 0 : 1;
    },
  },
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
