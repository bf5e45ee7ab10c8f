import type { BoutResult } from "./bout.ts";
import { type Interval, wilson } from "./statistics.ts";

/** How a deck did, whoever held it. */
export interface DeckScore {
  readonly deck: string;
  readonly games: number;
  readonly wins: number;
  /** 95 %. */
  readonly interval: Interval;
}

/** How two decks did against each other, in games that one of them won; `a` is the one that won more. */
export interface DeckPair {
  readonly a: string;
  readonly b: string;
  readonly games: number;
  readonly winsA: number;
  readonly interval: Interval;
}

/** Games of a deck or a pair, and which deals they were of. */
class Score {
  games = 0;
  wins = 0;
  readonly #deals = new Set<number>();

  add(deal: number, won: boolean): void {
    this.games++;
    if (won) this.wins++;
    this.#deals.add(deal);
  }

  /** A deal that was played more than once, by others, mostly ends as it did: it tells no more than one game does. */
  get interval(): Interval {
    return wilson((this.wins / this.games) * this.#deals.size, this.#deals.size);
  }
}

class Scores<Key> {
  readonly #scores = new Map<string, { readonly key: Key; readonly score: Score }>();

  of(key: Key): Score {
    const text = JSON.stringify(key);
    const found = this.#scores.get(text) ?? { key, score: new Score() };
    this.#scores.set(text, found);
    return found.score;
  }

  all(): readonly { readonly key: Key; readonly score: Score }[] {
    return [...this.#scores.values()];
  }
}

/** The deck that wins most first. One that plays itself has no score. */
export function deckScores(results: readonly BoutResult[]): readonly DeckScore[] {
  const scores = new Scores<string>();
  for (const { number, decks } of results)
    if (new Set(decks.map(({ name }) => name)).size > 1)
      for (const { name, won } of decks) scores.of(name).add(number, won);
  return scores
    .all()
    .map(({ key: deck, score: { games, wins, interval } }) => ({ deck, games, wins, interval }))
    .sort((one, other) => other.wins / other.games - one.wins / one.games);
}

/** Every two decks that met, the most lopsided first. */
export function deckPairs(results: readonly BoutResult[]): readonly DeckPair[] {
  const scores = new Scores<readonly [string, string]>();
  for (const { number, decks } of results)
    for (const [at, one] of decks.entries())
      for (const other of decks.slice(at + 1)) {
        if (one.name === other.name || one.won === other.won) continue;
        const [a, b] = one.name < other.name ? [one, other] : [other, one];
        scores.of([a.name, b.name]).add(number, a.won);
      }
  return scores
    .all()
    .map(({ key: [a, b], score: { games, wins, interval } }) =>
      wins * 2 >= games
        ? { a, b, games, winsA: wins, interval }
        : { a: b, b: a, games, winsA: games - wins, interval: mirrored(interval) },
    )
    .sort((one, other) => other.winsA / other.games - one.winsA / one.games);
}

const mirrored = ([low, high]: Interval): Interval => [1 - high, 1 - low];
