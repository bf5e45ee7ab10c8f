/** Of a pair, its first or its second player. */
export type Side = 0 | 1;

/** One game of an arena: the players' names by seat (of many seats each in turn), and which game of the series of decks it is. */
export interface Bout {
  readonly pair: number;
  readonly seats: readonly [string, string];
  /** Which of the pair has the first seat. */
  readonly first: Side;
  /** From 1. Both games of a number have the same decks and chance; the players change seats. */
  readonly number: number;
}

/** Everybody against everybody else, so many games each. Whoever is named twice plays itself. */
export const pairings = (names: readonly string[]): readonly (readonly [string, string])[] =>
  names.flatMap((a, at) => names.slice(at + 1).map((b) => [a, b] as const));

export const boutsOf = (pairs: readonly (readonly [string, string])[], games: number): readonly Bout[] =>
  Array.from({ length: games }).flatMap((_, game) =>
    pairs.map(([a, b], pair): Bout => {
      // Against itself a game with seats changed would be the same once more.
      if (a === b) return { pair, seats: [a, b], first: 0, number: 1 + game };
      const number = 1 + (game >> 1);
      return game % 2 === 0 ? { pair, seats: [a, b], first: 0, number } : { pair, seats: [b, a], first: 1, number };
    }),
  );
