/**
 * The one place that writes to the state. Every write leaves an undo record, as chess programs make and unmake moves:
 * a rewind (730.1), a preview or suspending mid-procedure rolls back instead of cloning.
 *
 * An undo record is three entries in one flat array: the target, the key, and the value it had (undefined for none). The
 * array is kept from one stable point to the next, and only as many of its entries count as `size` says.
 */
type Indexed = Record<PropertyKey, unknown>;

export interface Journal {
  readonly undo: unknown[];
  size: number;
  /** Goes up with every change, taking back included: what was found out at one count holds as long as that stays. */
  changes: number;
}

export type Mark = number;

export const newJournal = (): Journal => ({ undo: [], size: 0, changes: 0 });

/** The present moment, to roll back to. */
export const mark = (journal: Journal): Mark => journal.size;

/** Writes a field, or an entry of a record by number; `undefined` removes it. */
export function set<T extends object, K extends keyof T>(
  journal: Journal,
  target: T,
  key: K,
  value: T[K] | undefined,
): void {
  journal.changes++;
  record(journal, target, key, target[key]);
  write(target as unknown as Indexed, key, value);
}

/** A field of nothing stays: what has lost one would be slow to read from then on. An entry must not be found any more. */
function write(target: Indexed, key: PropertyKey, value: unknown): void {
  if (key === REMOVED) putBack(target as unknown as unknown[], value as Removed);
  else if (value === undefined && typeof key === "number") delete target[key];
  else target[key] = value;
}

function record(journal: Journal, target: object, key: PropertyKey, had: unknown): void {
  const { undo, size } = journal;
  undo[size] = target;
  undo[size + 1] = key;
  undo[size + 2] = had;
  journal.size = size + 3;
}

const MOST_KEPT = 3_000;

/** Appends to a list. */
export function push<T>(journal: Journal, list: readonly T[], value: T): void {
  journal.changes++;
  record(journal, list, "length", list.length);
  (list as T[]).push(value);
}

/** In place of a key: an entry was taken out of a list; the value it had says which, and where. */
const REMOVED = Symbol("removed");
interface Removed {
  readonly at: number;
  readonly value: unknown;
  /** It is in the list again (`undone`). */
  back?: boolean;
}

/** Takes one entry out of a list, in place. */
export function remove<T>(journal: Journal, list: readonly T[], at: number): void {
  journal.changes++;
  const [value] = (list as T[]).splice(at, 1);
  record(journal, list, REMOVED, { at, value } satisfies Removed);
}

/** Forgets the undo records before a mark: what happened until then stays. The mark is 0 from now on. */
export function commit(journal: Journal, until: Mark = journal.size): void {
  const { undo, size } = journal;
  journal.size = size - until;
  if (until > 0 && journal.size > 0) undo.copyWithin(0, until, size);
  // A long procedure's records would otherwise be held for ever.
  if (undo.length > MOST_KEPT) undo.length = journal.size;
}

/**
 * What `read` makes of the game as it was before everything the journal holds. Afterwards every field is what it is now
 * again, so nothing that was found out is stale.
 */
export function undone<T>({ undo, size }: Journal, read: () => T): T {
  for (let at = size - 3; at >= 0; at -= 3) exchange(undo, at);
  try {
    return read();
  } finally {
    for (let at = 0; at < size; at += 3) exchange(undo, at);
  }
}

/** Puts the value of a record in the field's place and the field's in its own; of a list grown or cut, what it had more. */
function exchange(undo: unknown[], at: number): void {
  const [target, key, had] = [undo[at] as Indexed, undo[at + 1] as PropertyKey, undo[at + 2]];
  if (key === REMOVED) putBack(target as unknown as unknown[], had as Removed);
  else if (key !== "length" || !Array.isArray(target)) {
    undo[at + 2] = target[key];
    write(target, key, had);
  } else if (typeof had === "number") undo[at + 2] = target.splice(had);
  else {
    undo[at + 2] = target.length;
    target.push(...(had as unknown[]));
  }
}

/** Into the list again, or out of it again. */
function putBack(list: unknown[], removed: Removed): void {
  if (removed.back) list.splice(removed.at, 1);
  else list.splice(removed.at, 0, removed.value);
  removed.back = !removed.back;
}

export function rollback(journal: Journal, to: Mark): void {
  const { undo } = journal;
  journal.changes++;
  while (journal.size > to) {
    journal.size -= 3;
    const at = journal.size;
    write(undo[at] as Indexed, undo[at + 1] as PropertyKey, undo[at + 2]);
  }
}
