/** Repeatable chance: numbers that follow from a text. Good enough to play with, not for secrets. */
export interface Chance {
  /** A whole number from 0 to below `n`. */
  below(n: number): number;
  /** True with this probability. */
  happens(probability: number): boolean;
}

export function chanceFrom(...seeds: readonly (string | number)[]): Chance {
  let state = 0x811c9dc5;
  for (const char of seeds.join("/")) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  // mulberry32
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  return { below: (n) => Math.floor(next() * n), happens: (probability) => next() < probability };
}

export const pick = <T>(chance: Chance, from: readonly T[]): T | undefined => from[chance.below(from.length)];

/** `count` of them, in random order. */
export function sample<T>(chance: Chance, from: readonly T[], count: number): T[] {
  const left = [...from];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(chance.below(left.length), 1)).flat();
}
