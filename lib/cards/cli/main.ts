import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Command, InvalidArgumentError, Option } from "commander";
import { command, parse, wholeNumber } from "../../cli/command.ts";
import { FORMATS } from "../decks/format.ts";
import { CardsError } from "../errors.ts";
import type { Keeping } from "../import/collect.ts";
import { POOL_FILE } from "../pool/file.ts";
import type { CardReader, ManualReader } from "../reading.ts";
import { openCards, readPoolFile } from "./cards.ts";
import { checkDeckFile } from "./check.ts";
import { coverage } from "./coverage.ts";
import { decks } from "./decks.ts";
import { explain } from "./explain.ts";
import { DEFAULT_FOLDER, importCards } from "./import.ts";
import { sample } from "./sample.ts";
import type { Terminal } from "./terminal.ts";

/** What the commands need from above: the grammar, and a file that runs it in a worker thread. */
export interface CardsContext {
  readonly read: CardReader;
  /** What is played of a card that is not read, by hand. */
  readonly readByHand: ManualReader;
  readonly worker: URL;
  readonly terminal: Terminal;
  /** Puts a pool into a deployed table; false if it was there already. `progress` gets shares from 0 to 1. */
  readonly publish: (pool: Uint8Array, table: string, progress: (share: number) => void) => Promise<boolean>;
}

const CARDS: readonly [string, string] = [
  "--cards <FILE>",
  "cards besides the built-in ones: a file of cards or an imported pool (the pool imported last)",
];
const TOP: readonly [string, string, (text: string) => number, number] = [
  "--top <N>",
  "rows of the ranked lists",
  wholeNumber(1),
  30,
];
const THREADS: readonly [string, string, (text: string) => number] = [
  "--threads <N>",
  "worker threads (one for each core)",
  wholeNumber(1),
];
const CARD_FILE = "Scryfall bulk data (JSON, JSON lines) or MTGJSON AtomicCards, plain or gzipped";

/** The commands; each tells `ends` its exit code. */
function commands(
  { read, readByHand, worker, terminal, publish }: CardsContext,
  ends: (code: number) => void,
): Command {
  const program = command("npm run cards --", "Card files, deck lists, and how cards are read.", terminal).addHelpText(
    "after",
    "\nExit code 2: the input cannot be used, and nothing was written.",
  );
  program
    .command("import")
    .description("make a card pool of files of cards, for this machine or for S3")
    .argument("<FILES...>", `${CARD_FILE}; with further files of printings in Italian or Portuguese, for names`)
    .option("--out <DIR>", "where to put cards.pool", DEFAULT_FOLDER)
    .option(
      "--pictures",
      "keep the addresses of cards' pictures (Scryfall's lists have them), for a page that may show them",
    )
    .action(async (files: readonly string[], { out, ...keeping }: { out: string } & Keeping) => {
      await importCards(files, out, keeping, terminal);
    });
  program
    .command("publish")
    .description("give the functions of a deployed table the cards of a pool")
    .requiredOption(
      "--table <NAME>",
      "the DynamoDB table; region and credentials as the AWS SDK finds them (AWS_REGION, AWS_PROFILE ...)",
    )
    .option("--pool <FILE>", "the pool to publish", join(DEFAULT_FOLDER, POOL_FILE))
    .addHelpText(
      "after",
      "\nThe table goes on with its old pool until all of the new one is there. npm start needs no publish: it takes the pool imported last.",
    )
    .action(async ({ table, pool }: { table: string; pool: string }) => {
      const written = await publish(readPoolFile(pool), table, (share) => terminal.progress(share, "published"));
      terminal.out(`The table ${table} uses these cards ${written ? "now" : "already"}.`);
    });
  program
    .command("check")
    .description("whether a deck list can be played, and what is in the way")
    .argument("<DECK>", "a deck list: MTGO (text, .dek), Arena, Moxfield (text, CSV) or plain")
    .option(...CARDS)
    .addOption(
      new Option("--format <FORMAT>", "casual: 60 cards, four copies")
        .default("casual")
        .argParser((text: string) => formatNamed(text.toLowerCase())),
    )
    .option("--json", "the last line is one JSON object")
    .addHelpText(
      "after",
      `\nFormats: ${FORMATS.join(", ")}.\nExit code 1: the list is good, but something is in the way of playing it.`,
    )
    .action(
      async (file: string, { cards, format, json = false }: { cards?: string; format: string; json?: boolean }) => {
        const shelf = await openCards(cards, terminal);
        ends(checkDeckFile({ file, format, json }, shelf, { read, readByHand }, terminal) ? 0 : 1);
      },
    );
  program
    .command("explain")
    .description("how a card was read, ability by ability")
    .argument("<NAME...>", "in any case, with or without accents; a half or a face will do")
    .option(...CARDS)
    .option("--json", "the reading as one JSON object")
    .action(async (name: readonly string[], { cards, json = false }: { cards?: string; json?: boolean }) => {
      const shelf = await openCards(cards, terminal);
      ends(explain(name.join(" "), shelf, read, json, terminal) ? 0 : 1);
    });
  program
    .command("sample")
    .description("cards of a file that are read, drawn by lot: what is printed and what it was read as")
    .argument("<FILE>", CARD_FILE)
    .option("--seed <N>", "which lots are drawn", wholeNumber(), 1)
    .option("--count <N>", "how many cards", wholeNumber(1), 300)
    .action(async (file: string, options: { readonly seed: number; readonly count: number }) => {
      await sample(file, options, read, terminal);
    });
  program
    .command("coverage")
    .description("how many cards of a file can be read, and what to write next")
    .argument("<FILE>", CARD_FILE)
    .option("--json", "the last line is one JSON object")
    .option(...TOP)
    .option(...THREADS)
    .option("--missing <WORDS>", "also name the cards whose missing phrase contains WORDS")
    .option("--bugs", "only how many, and every card read in two ways or not as printed; exit code 1 if there are some")
    .option("--if-present", "a file that is absent is said, and is no mistake")
    .action(async (file: string, { json = false, bugs = false, ifPresent, top, threads, missing }: CoverageGiven) => {
      if (ifPresent && !existsSync(file)) {
        terminal.out(`There is no ${file}: nothing is looked at.`);
        return;
      }
      const { ambiguous, mismatched } = await coverage({ file, json, bugs, top, threads, missing }, worker, terminal);
      if (bugs && ambiguous + mismatched > 0) ends(1);
    });
  program
    .command("decks")
    .description("how many decks of a file can be played, and what is in the way of most")
    .argument("<FILE>", "JSON lines or a JSON array of decks { kind, year, main, side }, plain or gzipped")
    .option(...CARDS)
    .option("--json", "the last line is one JSON object")
    .option(...TOP)
    .option(...THREADS)
    .addHelpText(
      "after",
      '\n"main" and "side" are objects: copies by card name. "year" and "kind" are what the shares are told by.',
    )
    .action(async (file: string, { cards, json = false, top, threads }: DecksGiven) => {
      await decks({ file, cards, json, top, threads }, worker, terminal);
    });
  return program;
}

interface CoverageGiven {
  readonly json?: boolean;
  readonly bugs?: boolean;
  readonly ifPresent?: boolean;
  readonly top: number;
  readonly threads?: number;
  readonly missing?: string;
}

interface DecksGiven {
  readonly cards?: string;
  readonly json?: boolean;
  readonly top: number;
  readonly threads?: number;
}

function formatNamed(format: string): string {
  if (!FORMATS.some((one) => one === format)) throw new InvalidArgumentError(`Known: ${FORMATS.join(", ")}.`);
  return format;
}

/** `npm run cards -- ...`. Returns the exit code: 0 done, 1 done and the answer is no, 2 the input cannot be used. */
export async function main(argv: readonly string[], context: CardsContext): Promise<number> {
  let code = 0;
  const program = commands(context, (ended) => {
    code = ended;
  });
  try {
    return (await parse(program, argv)) ?? code;
  } catch (error) {
    if (!(error instanceof CardsError)) throw error;
    context.terminal.err(`${error.describe()} [${error.code}]`);
    return 2;
  }
}
