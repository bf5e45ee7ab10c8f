import type { BoutResult } from "./bout.ts";
import { dollarsOf } from "./price.ts";
import { type Pair, ratings, wilson } from "./statistics.ts";

/** All games of one pair. */
export interface Entry {
  readonly a: string;
  readonly b: string;
  readonly results: BoutResult[];
}

const pairOf = ({ a, b, results }: Entry): Pair => ({
  a,
  b,
  games: results.length,
  winsA: results.filter(({ winner }) => winner === a).length,
  draws: results.filter(({ winner }) => winner === undefined).length,
});

export function jsonOf(names: readonly string[], entries: readonly Entry[]) {
  const pairs = entries.map(pairOf);
  return {
    ratings: ratings(names, pairs),
    pairs,
    thinking: Object.fromEntries(names.map((n) => [n, thinking(n, entries)])),
  };
}

/** What one player's answers took, over all its games. Times are of the processor. */
function thinking(name: string, entries: readonly Entry[]) {
  const thoughts = entries.flatMap(({ results }) => results.flatMap(({ thought }) => thought[name] ?? []));
  const sum = (of: (one: (typeof thoughts)[number]) => number): number =>
    thoughts.reduce((all, one) => all + of(one), 0);
  const [decisions, cpuMs] = [sum((one) => one.decisions), sum((one) => one.cpuMs)];
  return {
    cpuMsPerDecision: cpuMs / Math.max(1, decisions),
    mostCpuMs: Math.max(0, ...thoughts.map((one) => one.mostMs)),
    decisionsPerSecond: (1000 * decisions) / Math.max(1, cpuMs),
    decisionsPerGame: decisions / Math.max(1, thoughts.length),
    dollarsPerGame: dollarsOf(cpuMs / Math.max(1, thoughts.length)),
  };
}

const percent = (rate: number): string => `${(100 * rate).toFixed(1)} %`;

export function reportOf(names: readonly string[], entries: readonly Entry[]): string[] {
  const rated = ratings(names, entries.map(pairOf));
  const wide = Math.max(...names.map((name) => name.length)) + 2;
  const byRating = [...names].sort((a, b) => rated[b]! - rated[a]!);
  return [
    ...entries.map((entry) => {
      const { a, b, games, winsA, draws } = pairOf(entry);
      const [low, high] = wilson(winsA + draws / 2, games);
      const rate = percent((winsA + draws / 2) / Math.max(1, games));
      const turns = entry.results.reduce((sum, one) => sum + one.turns, 0) / Math.max(1, games);
      return `${a} against ${b}: ${winsA} of ${games}, ${draws} drawn: ${rate} (95 %: ${percent(low)} to ${percent(high)}), ${turns.toFixed(1)} turns`;
    }),
    "",
    `${"".padEnd(wide)}${["rating", "CPU ms a decision", "at most", "decisions a CPU s", "$ a game"].map((head) => head.padStart(19)).join("")}`,
    ...byRating.map((name) => {
      const { cpuMsPerDecision, mostCpuMs, decisionsPerSecond, dollarsPerGame } = thinking(name, entries);
      const cells = [
        String(rated[name]),
        cpuMsPerDecision.toFixed(2),
        mostCpuMs.toFixed(0),
        decisionsPerSecond.toFixed(1),
        dollarsPerGame.toFixed(6),
      ];
      return `${name.padEnd(wide)}${cells.map((cell) => cell.padStart(19)).join("")}`;
    }),
  ];
}
