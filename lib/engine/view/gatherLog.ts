import type { LogEntry, NamedObject } from "../api.ts";

/**
 * A log in which what happened to many objects with one name, one right after the other, is one entry that counts them.
 * Only of what is no card: of a card it matters which one it was.
 */

const FEWEST = 10;

export function gatheredLog(log: readonly LogEntry[]): readonly LogEntry[] {
  if (log.length < FEWEST && log.every(({ objects }) => objects === undefined || objects.length < FEWEST)) return log;
  return neighbours(log, keyOf).map(([first, ...others]): LogEntry => {
    const { objects } = first!;
    if (objects === undefined) return first!;
    const counted = others.length === 0 ? inOne(objects) : objects.map((one) => ({ ...one, count: 1 + others.length }));
    return { ...(others.at(-1) ?? first!), objects: counted };
  });
}

const inOne = (objects: readonly NamedObject[]): readonly NamedObject[] =>
  objects.length < FEWEST
    ? objects
    : neighbours(objects, nameOf).map(([first, ...others]) =>
        others.length === 0 ? first! : { ...first!, count: 1 + others.length },
      );

/** What reads the same next to each other, if it is many; else each by itself. */
function neighbours<T>(all: readonly T[], keyOf: (one: T) => string | undefined): readonly (readonly T[])[] {
  const found: T[][] = [];
  let last: string | undefined;
  for (const one of all) {
    const key = keyOf(one);
    if (key !== undefined && key === last) found.at(-1)!.push(one);
    else found.push([one]);
    last = key;
  }
  return found.flatMap((same) => (same.length < FEWEST ? same.map((one) => [one]) : [same]));
}

const nameOf = ({ id, name }: NamedObject): string | undefined => (id < 0 ? name : undefined);

/** Not by the life that was left: it is another each time. */
function keyOf({ objects, life: _, ...entry }: LogEntry): string | undefined {
  if (objects === undefined || objects.length > 2) return undefined;
  const names = objects.map(nameOf);
  return names.includes(undefined) ? undefined : JSON.stringify([entry, names]);
}
