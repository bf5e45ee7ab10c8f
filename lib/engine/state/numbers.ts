import { LIMITS } from "../limits.ts";

/**
 * The numbers of a game: life, power, damage, counters, X. 107.1 knows whole numbers without end; here they are exact up to
 * `MOST` either way, and what would be beyond is that. So a greater number never becomes less than a smaller one, what is
 * added or subtracted counts again from there, and all of them are written and read back as they are.
 */
export const MOST = Number.MAX_SAFE_INTEGER;

/** What a calculation comes to: a double that was exact, or too large to be. */
export const whole = (value: number): number => Math.max(-MOST, Math.min(MOST, value));

export const plus = (one: number, other: number): number => whole(one + other);
export const minus = (one: number, other: number): number => whole(one - other);
export const times = (one: number, other: number): number => whole(one * other) || 0;
export const sum = (values: readonly number[]): number => values.reduce(plus, 0);

/** How often something is done that is said to be done so often: what is done one by one has an end (limits.ts). */
export const repeated = (count: number): number => Math.max(0, Math.min(count, LIMITS.repeats));

/** All of these so many times, no more of them in all than one by one could be done. */
export const multiplied = <T>(all: readonly T[], count: number): T[] =>
  copies(Math.min(count, Math.ceil(LIMITS.repeats / Math.max(1, all.length))), all)
    .flat()
    .slice(0, LIMITS.repeats);

/** So many of one thing. */
export const copies = <T>(count: number, one: T): T[] => new Array<T>(repeated(count)).fill(one);
