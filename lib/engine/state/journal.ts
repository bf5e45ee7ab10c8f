/**
 * The one place that writes to the state. Every write leaves an undo record, as chess programs make and unmake moves:
 * a rewind (730.1), a preview or suspending mid-procedure rolls back instead of cloning.
 *
 * An undo record is three entries in one flat array: the target, the key, and the value it had (ABSENT for none).
 */
const ABSENT = Symbol("absent");

type Indexed = Record<PropertyKey, unknown>;

export interface Journal {
  readonly undo: unknown[];
  /** Goes up with every change, taking back included: what was found out at one count holds as long as that stays. */
  changes: number;
}

export type Mark = number;

export const newJournal = (): Journal => ({ undo: [], changes: 0 });

/** The present moment, to roll back to. */
export const mark = (journal: Journal): Mark => journal.undo.length;

/** Writes a field; `undefined` removes it. */
export function set<T extends object, K extends keyof T>(
  journal: Journal,
  target: T,
  key: K,
  value: T[K] | undefined,
): void {
  const fields = target as unknown as Indexed;
  const had = fields[key];
  journal.changes++;
  journal.undo.push(target, key, had === undefined && !(key in target) ? ABSENT : had);
  if (value === undefined) delete fields[key];
  else fields[key] = value;
}

/** Appends to a list. */
export function push<T>(journal: Journal, list: readonly T[], value: T): void {
  journal.changes++;
  journal.undo.push(list, "length", list.length);
  (list as T[]).push(value);
}

/** Forgets the undo records: what happened so far stays (a stable point, or a barrier). */
export function commit(journal: Journal): void {
  journal.undo.length = 0;
}

export function rollback(journal: Journal, to: Mark): void {
  const { undo } = journal;
  journal.changes++;
  while (undo.length > to) {
    const had = undo.pop();
    const key = undo.pop() as PropertyKey;
    const target = undo.pop() as Indexed;
    if (had === ABSENT) delete target[key];
    else target[key] = had;
  }
}
