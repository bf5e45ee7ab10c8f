/** One game of an arena: the players by seat (of many seats each in turn), and which game of the series of decks it is. */
export interface Bout {
  readonly pair: number;
  readonly seats: readonly [string, string];
  /** From 1. Both games of a number have the same decks and chance; the players change seats. */
  readonly number: number;
}

/** Everybody against everybody else, so many games each. */
export const pairings = (names: readonly string[]): readonly (readonly [string, string])[] =>
  names.flatMap((a, at) => names.slice(at + 1).map((b) => [a, b] as const));

export const boutsOf = (pairs: readonly (readonly [string, string])[], games: number): readonly Bout[] =>
  Array.from({ length: games }).flatMap((_, game) =>
    pairs.map(([a, b], pair): Bout => ({ pair, seats: game % 2 === 0 ? [a, b] : [b, a], number: 1 + (game >> 1) })),
  );
