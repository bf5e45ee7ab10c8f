import type { BoutResult } from "./bout.ts";
import { type DeckPair, type DeckScore, deckPairs, deckScores } from "./byDeck.ts";
import { dollarsOf } from "./price.ts";
import type { Side } from "./schedule.ts";
import { type Interval, type Pair, ratings, wilson } from "./statistics.ts";

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
  winsA: results.filter(({ winner }) => winner === 0).length,
  draws: results.filter(({ winner }) => winner === undefined).length,
});

/**
 * What the pairs of games came to that had the same decks and chance, with seats changed: both won by one player, or `split`, one
 * each, which is what the cards decided. Those with a draw count for none.
 */
export interface Deals {
  readonly deals: number;
  readonly bothA: number;
  readonly bothB: number;
  readonly split: number;
}

function dealsOf({ results }: Entry): Deals {
  const winners = new Map<number, BoutResult["winner"][]>();
  for (const { number, winner } of results) winners.set(number, [...(winners.get(number) ?? []), winner]);
  const twice = [...winners.values()].filter(({ length }) => length === 2);
  const both = (side: Side): number => twice.filter((pair) => pair.every((winner) => winner === side)).length;
  const split = twice.filter((pair) => pair.includes(0) && pair.includes(1)).length;
  return { deals: twice.length, bothA: both(0), bothB: both(1), split };
}

const resultsOf = (entries: readonly Entry[]): readonly BoutResult[] => entries.flatMap(({ results }) => results);

export function jsonOf(names: readonly string[], entries: readonly Entry[]) {
  const pairs = entries.map((entry) => ({ ...pairOf(entry), ...dealsOf(entry) }));
  return {
    ratings: ratings(names, pairs),
    pairs,
    decks: deckScores(resultsOf(entries)),
    deckPairs: deckPairs(resultsOf(entries)),
    thinking: Object.fromEntries(names.map((n) => [n, thinking(n, entries)])),
  };
}

/** What one player's answers took, over all its games. Times are of the processor. */
function thinking(name: string, entries: readonly Entry[]) {
  const thoughts = entries.flatMap(({ a, b, results }) =>
    results.flatMap(({ thought }) => thought.filter((_, side) => [a, b][side] === name)),
  );
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
const within = ([low, high]: Interval): string => `(95 %: ${percent(low)} to ${percent(high)})`;

export function reportOf(names: readonly string[], entries: readonly Entry[]): string[] {
  return [...entries.flatMap(pairLines), "", ...ratingLines(names, entries), ...deckLines(resultsOf(entries))];
}

function pairLines(entry: Entry): string[] {
  const { a, b, games, winsA, draws } = pairOf(entry);
  const rate = percent((winsA + draws / 2) / Math.max(1, games));
  const turns = entry.results.reduce((sum, one) => sum + one.turns, 0) / Math.max(1, games);
  const { deals, bothA, bothB, split } = dealsOf(entry);
  return [
    `${a} against ${b}: ${winsA} of ${games}, ${draws} drawn: ${rate} ${within(wilson(winsA + draws / 2, games))}, ${turns.toFixed(1)} turns`,
    ...(deals === 0
      ? []
      : [`  with seats changed: ${bothA} of ${deals} won twice, ${bothB} lost twice, ${split} decided by the cards`]),
  ];
}

function ratingLines(named: readonly string[], entries: readonly Entry[]): string[] {
  const names = [...new Set(named)];
  const rated = ratings(names, entries.map(pairOf));
  const wide = Math.max(...names.map((name) => name.length)) + 2;
  const byRating = [...names].sort((a, b) => rated[b]! - rated[a]!);
  return [
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

/** Pairs of decks that are printed; of the many of a file the most lopsided. */
const MOST_PAIRS = 30;

function deckLines(results: readonly BoutResult[]): string[] {
  const pairs = deckPairs(results);
  if (pairs.length === 0) return [];
  const rate = (wins: number, { games, interval }: DeckScore | DeckPair): string =>
    `${`${wins} of ${games}`.padStart(13)}: ${percent(wins / games).padStart(7)} ${within(interval)}`;
  const left = pairs.length - MOST_PAIRS;
  return [
    "",
    "By deck:",
    ...deckScores(results).map((score) => `${rate(score.wins, score)}  ${score.deck}`),
    "",
    "By pair of decks, the most lopsided first:",
    ...pairs.slice(0, MOST_PAIRS).map((pair) => `${rate(pair.winsA, pair)}  ${pair.a}, against ${pair.b}`),
    ...(left > 0 ? [`  and ${left} pairs more; --json has them all`] : []),
  ];
}
