import { runOnThreads } from "../cards/threads.ts";
import { parse, type SearchOptions, search, wholeNumber } from "../cli/command.ts";
import type { Played } from "./play.ts";

interface Options extends SearchOptions {
  readonly games: number;
}

export async function main(argv: readonly string[], worker: URL, print: (line: string) => void): Promise<number> {
  const about =
    "Plays whole games through the deployed functions on a simulated AWS while things go wrong, and checks that nothing is lost.";
  const program = search("npm run faults --", about, "games, faults, violations", print).option(
    "--games <N>",
    "how many games",
    wholeNumber(),
    100,
  );
  const done = await parse(program, argv);
  if (done !== undefined) return done;
  const { games, seed, workers, json } = program.opts<Options>();
  const played: Played[] = [];
  const take = (one: Played): void => {
    played.push(one);
    for (const violation of one.violations)
      print(`seed ${one.seed}: ${violation}\n  again: npm run faults -- --games 1 --seed ${one.seed}`);
    if (played.length % 100 === 0) print(`${played.length} of ${games} games`);
  };
  await runOnThreads(
    worker,
    Array.from({ length: games }, (_, i) => seed + i),
    take,
    { threads: Math.min(workers, Math.max(1, games)) },
  );
  return report(played, json ?? false, print);
}

function report(played: readonly Played[], json: boolean, print: (line: string) => void): number {
  const injected = summed(played.map((one) => one.injected));
  const sum = (of: (one: Played) => number): number => played.reduce((total, one) => total + of(one), 0);
  const faults = [...injected.values()].reduce((total, one) => total + one, 0);
  const violations = sum((one) => one.violations.length);
  print(`${played.length} games, ${sum((one) => one.versions)} versions, ${faults} faults, ${violations} violations`);
  print(`${sum((one) => one.retold)} notices told again under the same key`);
  const list = (all: ReadonlyMap<string, number>): void => {
    for (const [what, times] of [...all].sort((a, b) => b[1] - a[1])) print(`  ${String(times).padStart(6)} ${what}`);
  };
  list(injected);
  print("besides answering:");
  list(summed(played.map((one) => one.moves)));
  if (json) print(JSON.stringify({ games: played.length, faults, violations }));
  return violations > 0 ? 1 : 0;
}

function summed(all: readonly Readonly<Record<string, number>>[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const one of all) for (const [what, times] of Object.entries(one)) sums.set(what, (sums.get(what) ?? 0) + times);
  return sums;
}
