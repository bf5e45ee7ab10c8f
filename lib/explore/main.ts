import { parseArgs } from "node:util";
import { builtInCards } from "../cards/builtin.ts";
import { isUnsupported } from "../cards/import/entry.ts";
import { readCardFile } from "../cards/import/source.ts";
import { runOnThreads } from "../cards/threads.ts";
import type { CardDefinition } from "../engine/definition.ts";
import { readCard } from "../oracle/index.ts";
import type { Explored } from "./play.ts";

/** One game. */
export interface ExploreTask {
  readonly seed: number;
  /** With every check at every decision. */
  readonly thorough: boolean;
}

/** What can be drawn; each thread is given them once. */
export type SharedCards = readonly CardDefinition[];

const HELP = `Plays games by chance between decks of random cards and checks that nothing breaks.

  npm run explore -- [--games 1000] [--seed 1] [--thorough 300] [--cards FILE...] [--workers 2] [--json]

  --games     how many games
  --seed      the first game's seed; each game's is one more
  --thorough  in how many games resuming and secrecy are checked at every decision (else at one in a hundred)
  --cards     card files (Scryfall-shaped or MTGJSON) to draw from beside the built-in set
  --json      the last line is one JSON object

Exits with 1 if a game failed; each failure is told with the seed that shows it again.`;

export async function main(argv: readonly string[], worker: URL, print: (line: string) => void): Promise<number> {
  let values: ReturnType<typeof options>;
  try {
    values = options(argv);
  } catch (error) {
    print(`${error instanceof Error ? error.message : error}\n\n${HELP}`);
    return 2;
  }
  if (values.help) {
    print(HELP);
    return 0;
  }
  const [games, seed, thorough, workers] = [values.games, values.seed, values.thorough, values.workers].map(Number);
  if (![games, seed, thorough, workers].every((n) => Number.isInteger(n) && n! >= 0) || workers === 0) {
    print(`--games, --seed, --thorough and --workers take whole numbers\n\n${HELP}`);
    return 2;
  }
  const cards = await readableCards(values.cards ?? []);
  print(`${cards.length} cards can be drawn`);
  const results: Explored[] = [];
  const started = performance.now();
  const tasks = Array.from({ length: games! }, (_, i): ExploreTask => ({ seed: seed! + i, thorough: i < thorough! }));
  const take = (one: Explored): void => {
    results.push(one);
    if (one.failure !== undefined) print(`seed ${one.seed}: ${one.failure}`);
    if (results.length % 500 === 0) print(`${results.length} of ${games} games`);
  };
  await runOnThreads(worker, tasks, take, { threads: workers!, shared: cards satisfies SharedCards });
  return report(results, (performance.now() - started) / 1000, values.json ?? false, print);
}

const options = (argv: readonly string[]) =>
  parseArgs({
    args: [...argv],
    options: {
      games: { type: "string", default: "1000" },
      seed: { type: "string", default: "1" },
      thorough: { type: "string", default: "300" },
      workers: { type: "string", default: "2" },
      cards: { type: "string", multiple: true },
      json: { type: "boolean" },
      help: { type: "boolean" },
    },
  }).values;

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
