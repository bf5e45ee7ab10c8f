import { Option } from "commander";
import { builtInCards } from "../cards/builtin.ts";
import { isUnsupported } from "../cards/import/entry.ts";
import { readCardFile } from "../cards/import/source.ts";
import { runOnThreads } from "../cards/threads.ts";
import { command, parse, wholeNumber } from "../cli/command.ts";
import type { CardDefinition } from "../engine/definition.ts";
import { VARIANTS, type VariantName } from "../engine/rules/variants/named.ts";
import { readCard } from "../oracle/index.ts";
import type { Explored, Table } from "./play.ts";

/** One game. */
export interface ExploreTask {
  readonly seed: number;
  /** With every check at every decision. */
  readonly thorough: boolean;
  readonly table: Table;
}

/** What can be drawn; each thread is given them once. */
export type SharedCards = readonly CardDefinition[];

interface Options {
  readonly games: number;
  readonly seed: number;
  readonly thorough: number;
  readonly workers: number;
  readonly cards: readonly string[];
  readonly json?: true;
  readonly variant: VariantName;
  readonly players?: number;
}

export async function main(argv: readonly string[], worker: URL, print: (line: string) => void): Promise<number> {
  const program = command(
    "npm run explore --",
    "Plays games by chance between decks of random cards and checks that nothing breaks.",
    { out: print, err: print },
  )
    .option("--games <N>", "how many games", wholeNumber(), 1000)
    .option("--seed <N>", "the first game's seed; each game's is one more", wholeNumber(), 1)
    .option(
      "--thorough <N>",
      "in how many games resuming and secrecy are checked at every decision (else at one in a hundred)",
      wholeNumber(),
      300,
    )
    .option("--workers <N>", "how many threads", wholeNumber(1), 2)
    .option("--cards <FILE...>", "card files (Scryfall-shaped or MTGJSON) to draw from beside the built-in set", [])
    .addOption(
      new Option("--variant <V>", "what is played")
        .choices(Object.keys(VARIANTS))
        .default("duel" satisfies VariantName),
    )
    .option("--players <N>", "how many play it; as few as may, and four at least, if absent", wholeNumber(2))
    .option("--json", "the last line is one JSON object")
    .addHelpText("after", "\nExits with 1 if a game failed; each failure is told with the seed that shows it again.");
  const done = await parse(program, argv);
  if (done !== undefined) return done;
  const { games, seed, thorough, workers, json, variant, players, ...given } = program.opts<Options>();
  const table: Table = { variant, ...(players !== undefined && { players }) };
  const cards = await readableCards(given.cards);
  print(`${cards.length} cards can be drawn`);
  const results: Explored[] = [];
  const started = performance.now();
  const tasks = Array.from(
    { length: games },
    (_, i): ExploreTask => ({ seed: seed + i, thorough: i < thorough, table }),
  );
  const take = (one: Explored): void => {
    results.push(one);
    if (one.failure !== undefined) print(`seed ${one.seed}: ${one.failure}`);
    if (results.length % 500 === 0) print(`${results.length} of ${games} games`);
  };
  await runOnThreads(worker, tasks, take, { threads: workers, shared: cards satisfies SharedCards });
  return report(results, (performance.now() - started) / 1000, json ?? false, print);
}

async function readableCards(files: readonly string[]): Promise<readonly CardDefinition[]> {
  const cards = builtInCards().flatMap(({ printed }) => definition(readCard(printed)));
  for (const file of files) {
    for await (const { entry } of readCardFile(file))
      if (!isUnsupported(entry.card)) cards.push(...definition(readCard(entry.card)));
  }
  return cards;
}

const definition = (reading: ReturnType<typeof readCard>): CardDefinition[] =>
  reading.verdict === "read" ? [reading.card] : [];

function report(results: readonly Explored[], seconds: number, json: boolean, print: (line: string) => void): number {
  const failed = results.filter((one) => one.failure !== undefined);
  const sum = (f: (one: Explored) => number): number => results.reduce((total, one) => total + f(one), 0);
  const games = results.length;
  const over = results.filter((one) => one.over).length;
  const perGame = (n: number): number => Math.round((10 * n) / Math.max(1, games)) / 10;
  print(`${games} games in ${seconds.toFixed(1)} s: ${over} ended, ${failed.length} failed`);
  print(`${perGame(sum((one) => one.turns))} turns and ${perGame(sum((one) => one.decisions))} decisions a game`);
  for (const [what, seeds] of byCause(failed))
    print(`  ${seeds.length} x ${what} (seeds ${seeds.slice(0, 5).join(", ")})`);
  if (json)
    print(
      JSON.stringify({
        games,
        over,
        failed: failed.length,
        decisions: sum((one) => one.decisions),
        seeds: failed.map((one) => one.seed),
      }),
    );
  return failed.length > 0 ? 1 : 0;
}

function byCause(failed: readonly Explored[]): [string, number[]][] {
  const causes = new Map<string, number[]>();
  for (const { seed, failure } of failed) {
    const cause = failure!.split("\n")[0]!.replaceAll(/\d+/g, "n").slice(0, 110);
    causes.set(cause, [...(causes.get(cause) ?? []), seed]);
  }
  return [...causes].sort((a, b) => b[1].length - a[1].length);
}
