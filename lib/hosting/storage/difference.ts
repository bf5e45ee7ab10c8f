import { isDeepStrictEqual } from "node:util";

/** A JSON value told by another one: nothing of it that is in the other one too, in the same place or list, is told again. */
export type Difference =
  | "same"
  | { readonly is: unknown }
  /** Of a list: where in the other list it is, or what it is. */
  | { readonly list: readonly (number | { readonly is: unknown })[] }
  /** Of a record: its fields. */
  | { readonly record: Readonly<Record<string, Difference>> };

export function differenceOf(other: unknown, value: unknown): Difference {
  if (isDeepStrictEqual(other, value)) return "same";
  if (Array.isArray(other) && Array.isArray(value)) {
    const list = value.map((one: unknown) => {
      const at = other.findIndex((known: unknown) => isDeepStrictEqual(known, one));
      return at < 0 ? { is: one } : at;
    });
    return { list };
  }
  if (isRecord(other) && isRecord(value))
    return {
      record: Object.fromEntries(
        Object.entries(value).flatMap(([key, one]): [string, Difference][] =>
          one === undefined ? [] : [[key, key in other ? differenceOf(other[key], one) : { is: one }]],
        ),
      ),
    };
  return { is: value };
}

export function toldBy(other: unknown, difference: Difference): unknown {
  if (difference === "same") return other;
  if ("is" in difference) return difference.is;
  if ("list" in difference)
    return difference.list.map((one) => (typeof one === "number" ? (other as readonly unknown[])[one] : one.is));
  const known = other as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.entries(difference.record).map(([key, one]) => [key, toldBy(known[key], one)]));
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
