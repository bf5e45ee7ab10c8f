import type { Chance } from "../../explore/chance.ts";

/** Values that nobody reckoned with, and what becomes of good ones when one is put into them. */

const TEXTS: readonly string[] = [
  "",
  " ",
  "0",
  "-1",
  "null",
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "../../etc/passwd",
  "%00",
  "\u0000",
  "\ud800",
  "\u202e\u200b",
  "👩‍👩‍👧‍👦",
  "é".repeat(40),
  "GAME#x",
  "{1}{U}",
  "~0-199998",
  "~1-2,~9-3,~0-9/0",
  "~5-5/1,~5",
  "'; --",
  "{{7*7}}",
  "<script>",
  "a".repeat(5_000),
];
const NUMBERS: readonly number[] = [
  ...[0, -0, 1, -1, 0.5, 2 ** 31, -(2 ** 31), 2 ** 53, -(2 ** 53), 1e21, 1e308, -1e308, 5e-324],
  ...[Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
];

function deep(levels: number, chance: Chance): unknown {
  let value: unknown = [];
  for (let level = 0; level < levels; level++)
    value = level % 2 ? [value] : { [chance.pick(["answer", "action", "choices", "value"])]: value };
  return value;
}

/** As JSON.parse makes them of hostile text: `__proto__` is a key like another. */
const hostile = (): unknown =>
  JSON.parse(
    '{"__proto__":{"ask":"confirm","yes":true,"admin":true},"constructor":{"prototype":{"ok":true}},"length":3}',
  );

/** Any of them; `json` leaves out what JSON cannot say. */
export function junk(chance: Chance, json: boolean): unknown {
  const number = (): unknown => {
    const picked = chance.pick(NUMBERS);
    return json && !Number.isFinite(picked) ? null : picked;
  };
  const kinds: readonly (() => unknown)[] = [
    () => null,
    () => chance.below(2) === 1,
    number,
    number,
    () => chance.pick(TEXTS),
    () => chance.pick(TEXTS),
    () => [],
    () => ({}),
    hostile,
    () => deep(chance.pick([3, 30, 300]), chance),
    () => Array.from({ length: chance.pick([1, 10, 3_000]) }, () => chance.pick(TEXTS)),
    () => Array.from({ length: chance.pick([1, 10, 3_000]) }, number),
    () => (json ? null : undefined),
    () => (json ? [] : new Array(5)),
    () => (json ? "" : () => 1),
    () => (json ? 0 : 10n),
  ];
  return chance.pick(kinds)();
}

/** A copy of plain data with something wrong in one place: taken out, doubled, exchanged for another part, or for junk. */
export function spoiled(value: unknown, chance: Chance, json: boolean): unknown {
  const copy = structuredClone({ value });
  const places = placesIn(copy);
  const { holder, key } = chance.pick(places);
  const fields = holder as Record<string, unknown>;
  switch (chance.below(Array.isArray(holder) ? 7 : 5)) {
    case 0:
      if (holder !== copy) delete fields[key];
      break;
    case 1: {
      const other = chance.pick(places);
      fields[key] = structuredClone((other.holder as Record<string, unknown>)[other.key]);
      break;
    }
    case 2:
      fields[key] = near(fields[key], chance);
      break;
    case 5:
      (holder as unknown[]).push(structuredClone(fields[key]));
      break;
    case 6: {
      // Not by `splice`, which makes another array by the `constructor` that junk may have put here.
      const list = holder as unknown[];
      list.copyWithin(Number(key), Number(key) + 1);
      list.length = Math.max(0, list.length - 1);
      break;
    }
    default:
      if (chance.below(6) === 0) fields[chance.pick(TEXTS) || "extra"] = junk(chance, json);
      else fields[key] = junk(chance, json);
  }
  return copy.value;
}

/** Almost what it was. */
function near(value: unknown, chance: Chance): unknown {
  if (typeof value === "number") return value + chance.pick([-1, 1, 0.5, 2 ** 32, -1e308]);
  if (typeof value === "boolean") return !value;
  if (typeof value === "string")
    return chance.pick([
      value.slice(1),
      `${value}0`,
      value.toUpperCase(),
      value + value,
      ` ${value}`,
      `${value}\u0000`,
    ]);
  if (Array.isArray(value)) return chance.below(2) === 0 ? chance.shuffled(value) : [...value, ...value];
  return value;
}

interface Place {
  readonly holder: object;
  readonly key: string;
}

function placesIn(holder: object): Place[] {
  return Object.entries(holder).flatMap(([key, value]) => [
    { holder, key },
    ...(typeof value === "object" && value !== null ? placesIn(value) : []),
  ]);
}
