import { builtInCards } from "../../cards/builtin.ts";
import { runOnThreads } from "../../cards/threads.ts";
import { parse, type SearchOptions, search, wholeNumber } from "../../cli/command.ts";
import type { CardDefinition } from "../../engine/definition.ts";
import { readCard } from "../../oracle/index.ts";
import { type AnswersFuzzed, SLOW_MS } from "./answers.ts";
import type { RequestsFuzzed } from "./requests.ts";

/** What a thread does in one go. */
export interface FuzzTask {
  readonly what: "answers" | "requests";
  readonly seed: number;
  /** How many, at most. */
  readonly most: number;
}
export type Fuzzed = AnswersFuzzed | RequestsFuzzed;

interface Options extends SearchOptions {
  readonly answers: number;
  readonly requests: number;
}

/** Of one game. */
const MOST = { answers: 2_000, requests: 500 };

export async function main(argv: readonly string[], worker: URL, print: (line: string) => void): Promise<number> {
  const about =
    "Answers and requests by chance: nothing throws, is slow, changes anything when it is refused, or tells what is hidden.";
  const program = search("npm run fuzz --", about, "answers, requests, refused, slowestMs, violations", print)
    .option("--answers <N>", "how many answers to the engine", wholeNumber(), 10_000)
    .option("--requests <N>", "how many requests to the API", wholeNumber(), 1_000);
  const done = await parse(program, argv);
  if (done !== undefined) return done;
  const { answers, requests, seed, workers, json } = program.opts<Options>();
  const sum = { answers: 0, requests: 0, refused: 0, slowestMs: 0, violations: 0 };
  const statuses: Record<string, number> = {};
  const cards = readableCards();
  const take = (fuzzed: Fuzzed, { what, seed: at, most }: FuzzTask): void => {
    const count = "answers" in fuzzed ? fuzzed.answers : fuzzed.requests;
    sum[what] += count;
    sum.refused += fuzzed.refused;
    sum.slowestMs = Math.max(sum.slowestMs, Math.round(fuzzed.slowestMs));
    sum.violations += fuzzed.violations.length;
    if ("statuses" in fuzzed)
      for (const [status, times] of Object.entries(fuzzed.statuses)) statuses[status] = (statuses[status] ?? 0) + times;
    const [a, r] = what === "answers" ? [most, 0] : [0, most];
    for (const violation of fuzzed.violations)
      print(`seed ${at}: ${violation}\n  again: npm run fuzz -- --answers ${a} --requests ${r} --seed ${at}`);
  };
  const run = async (what: FuzzTask["what"], wanted: number): Promise<void> => {
    for (let next = seed; sum[what] < wanted && sum.violations < MOST_VIOLATIONS; ) {
      const left = wanted - sum[what];
      const tasks = Math.min(200, Math.ceil(left / MOST[what]));
      const each = Array.from({ length: tasks }, (_, at): FuzzTask => {
        return { what, seed: next++, most: Math.min(MOST[what], left - at * MOST[what]) };
      });
      await runOnThreads(worker, each, take, { threads: workers, shared: cards });
    }
  };
  await run("answers", answers);
  await run("requests", requests);
  print(
    `${sum.answers} answers and ${sum.requests} requests, ${sum.refused} refused; the slowest took ${sum.slowestMs} ms`,
  );
  for (const [status, times] of Object.entries(statuses)) print(`  ${String(times).padStart(7)} times ${status}`);
  print(`${sum.violations} violations (slow is over ${SLOW_MS} ms)`);
  if (json) print(JSON.stringify(sum));
  return sum.violations > 0 ? 1 : 0;
}

const MOST_VIOLATIONS = 50;

const readableCards = (): readonly CardDefinition[] =>
  builtInCards().flatMap(({ printed }) => {
    const reading = readCard(printed);
    return reading.verdict === "read" ? [reading.card] : [];
  });
