/** What two players came to against each other. Of `games`, `winsA` were won by the first; draws count for neither. */
export interface Pair {
  readonly a: string;
  readonly b: string;
  readonly games: number;
  readonly winsA: number;
  readonly draws: number;
}

/** 97.5th percentile of the normal distribution: an interval that holds the true rate 19 times in 20. */
const Z = 1.959_964;

/** Both ends from 0 to 1. */
export type Interval = readonly [number, number];

/** Wilson's interval for a rate of `wins` in `games`; a draw may count as half a win. */
export function wilson(wins: number, games: number): Interval {
  if (games === 0) return [0, 1];
  const rate = wins / games;
  const spread = Z * Math.sqrt((rate * (1 - rate)) / games + Z ** 2 / (4 * games ** 2));
  const middle = rate + Z ** 2 / (2 * games);
  const all = 1 + Z ** 2 / games;
  return [Math.max(0, (middle - spread) / all), Math.min(1, (middle + spread) / all)];
}

/** Rounds of the fit below: far beyond where it stands still. */
const ROUNDS = 2_000;

/**
 * Ratings on the scale of chess, 1500 on average: 400 points more are ten wins for one loss. Fitted to all pairs at once (the
 * model of Bradley and Terry), with one drawn game added to every pair, so that who wins all has a rating too. Games against
 * oneself say nothing.
 */
export function ratings(named: readonly string[], all: readonly Pair[]): Readonly<Record<string, number>> {
  const names = [...new Set(named)];
  const pairs = all.filter(({ a, b }) => a !== b);
  const strength = new Map(names.map((name) => [name, 1]));
  const points = (name: string): number =>
    pairs.reduce((sum, { a, b, games, winsA, draws }) => {
      if (a !== name && b !== name) return sum;
      return sum + (a === name ? winsA : games - winsA - draws) + (draws + 1) / 2;
    }, 0);
  const scored = new Map(names.map((name) => [name, points(name)]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of names) {
      const own = strength.get(name)!;
      const met = pairs.filter(({ a, b }) => a === name || b === name);
      const expected = met.reduce(
        (sum, { a, b, games }) => sum + (games + 1) / (own + strength.get(a === name ? b : a)!),
        0,
      );
      if (expected > 0) strength.set(name, scored.get(name)! / expected);
    }
  }
  const logs = names.map((name) => 400 * Math.log10(strength.get(name)!));
  const mean = logs.reduce((sum, log) => sum + log, 0) / Math.max(1, names.length);
  return Object.fromEntries(names.map((name, at) => [name, Math.round(1500 + logs[at]! - mean)]));
}
