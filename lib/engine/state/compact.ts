/**
 * Plain data with long lists said shorter: neighbours that are alike but for numbers which go up or down by the same each
 * time (ten thousand tokens made at once, their ids, who blocks whom) are one run: the first, how many, and by how much each
 * number changes. What it gives is plain JSON again, and `expanded` makes of it what it was made of.
 */

/** Lists shorter than this are left as they are, so that a usual game is written as it always was. */
const LONG = 64;
const FEWEST = 8;

/** `by` has the numbers that change, in the shape of `of`. */
interface Run {
  readonly "~run": number;
  readonly of: unknown;
  readonly by?: unknown;
}
/** A record whose entries are such a list of pairs. */
interface Entries {
  readonly "~entries": readonly unknown[];
}

export function compact(data: unknown): unknown {
  if (typeof data !== "object" || data === null) return data;
  if (Array.isArray(data)) return data.length < LONG ? data.map(compact) : inRuns(data);
  const keys = Object.keys(data);
  const record = data as Readonly<Record<string, unknown>>;
  if (keys.length >= LONG)
    return { "~entries": inRuns(keys.map((key) => [keyIn(key), record[key]])) } satisfies Entries;
  // Whatever a key is called, as `__proto__`, it is made an entry.
  return Object.fromEntries(keys.filter((key) => record[key] !== undefined).map((key) => [key, compact(record[key])]));
}

/** The inverse of `compact`; every part of it is made anew. */
export function expanded(data: unknown): unknown {
  if (typeof data !== "object" || data === null) return data;
  if (Array.isArray(data)) {
    const list: unknown[] = [];
    for (const one of data) {
      if (!isRun(one)) {
        list.push(expanded(one));
        continue;
      }
      const of = expanded(one.of);
      for (let at = 0; at < one["~run"]; at++) list.push(moved(of, one.by, at));
    }
    return list;
  }
  if ("~entries" in data) return Object.fromEntries(expanded(data["~entries"]) as [string, unknown][]);
  return mapped(data, expanded);
}

const isRun = (data: unknown): data is Run => typeof data === "object" && data !== null && "~run" in data;

/** Ids as numbers, so that they can go up or down. */
const keyIn = (key: string): string | number => (/^(?:0|-?[1-9]\d{0,14})$/.test(key) ? Number(key) : key);

function inRuns(list: readonly unknown[]): unknown[] {
  const short: unknown[] = [];
  for (let at = 0; at < list.length; ) {
    const by = at + 1 < list.length ? change(list[at], list[at + 1]) : OTHER;
    let end = at + 1;
    if (by !== OTHER) while (end < list.length && isChanged(list[end - 1], list[end], by)) end++;
    if (end - at < FEWEST) {
      // The last may begin a run.
      const last = end - at > 1 ? end - 1 : end;
      for (; at < last; at++) short.push(compact(list[at]));
    } else {
      short.push({ "~run": end - at, of: compact(list[at]), ...(by !== undefined && { by }) } satisfies Run);
      at = end;
    }
  }
  return short;
}

const OTHER = Symbol("of another shape");

/** How the second differs from the first: undefined if it does not. */
function change(one: unknown, other: unknown): unknown {
  if (one === other) return undefined;
  if (typeof one === "number") return isWhole(one) && isWhole(other) ? other - one : OTHER;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return OTHER;
  if (Array.isArray(one) !== Array.isArray(other)) return OTHER;
  if (Array.isArray(one) && one.length !== (other as unknown[]).length) return OTHER;
  const [first, second] = [one as Readonly<Record<string, unknown>>, other as Readonly<Record<string, unknown>>];
  let changes: Record<string, unknown> | undefined;
  for (const key in first) {
    if (key in Object.prototype) return OTHER;
    const by = change(first[key], second[key]);
    if (by === OTHER) return OTHER;
    if (by === undefined) continue;
    changes ??= {};
    changes[key] = by;
  }
  for (const key in second)
    if (key in Object.prototype || (second[key] !== undefined && first[key] === undefined)) return OTHER;
  return changes;
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

/** Whether the second differs from the first by just this. */
function isChanged(one: unknown, other: unknown, by: unknown): boolean {
  if (by === undefined) return one === other || change(one, other) === undefined;
  if (typeof by === "number") return isWhole(one) && isWhole(other) && other - one === by;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) && one.length !== (other as unknown[]).length) return false;
  const [first, second] = [one as Readonly<Record<string, unknown>>, other as Readonly<Record<string, unknown>>];
  const changes = by as Readonly<Record<string, unknown>>;
  for (const key in first) if (!isChanged(first[key], second[key], changes[key])) return false;
  for (const key in second) if (second[key] !== undefined && first[key] === undefined) return false;
  return true;
}

function moved(of: unknown, by: unknown, times: number): unknown {
  if (typeof of === "number") return typeof by === "number" ? of + by * times : of;
  if (typeof of !== "object" || of === null) return of;
  const changes = by as Readonly<Record<string, unknown>> | undefined;
  if (Array.isArray(of)) return of.map((one, at) => moved(one, changes?.[at], times));
  return mapped(of, (value, key) => moved(value, changes?.[key], times));
}

/** The same record with other values, key by key, as records by the thousand are made; `__proto__` is a key like others. */
function mapped(data: object, of: (value: unknown, key: string) => unknown): Record<string, unknown> {
  const record = data as Readonly<Record<string, unknown>>;
  const made: Record<string, unknown> = {};
  for (const key of Object.keys(record)) {
    const value = of(record[key], key);
    if (key === "__proto__")
      Object.defineProperty(made, key, { value, enumerable: true, writable: true, configurable: true });
    else made[key] = value;
  }
  return made;
}
