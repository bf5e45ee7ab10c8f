import type { CardEntry } from "../import/entry.ts";
import { type CardShelf, shelves } from "../shelf.ts";
import { bucketOf, decodeBucket, decodeNames, findIn } from "./format.ts";

/** Where a pool is kept far away, in parts. */
export interface PoolStore {
  /** The pool in use now, or undefined if none was ever put there. */
  current(): Promise<StoredPool | undefined>;
}

export interface StoredPool {
  /** Another content, another id. */
  readonly id: string;
  readonly buckets: number;
  /** These buckets, in this order, in as few requests as possible. */
  read(buckets: readonly number[]): Promise<readonly Uint8Array[]>;
  names(): Promise<Uint8Array>;
}

/** What is kept of a pool in a warm process. */
interface Kept {
  readonly pool: StoredPool;
  readonly buckets: Map<number, readonly CardEntry[]>;
  names?: readonly string[];
}

/** Cards for a deck from far away: fetches only the buckets its names need, and the list of names only for a near miss. */
export class RemotePool {
  readonly #store: PoolStore;
  #kept: Kept | undefined;

  constructor(store: PoolStore) {
    this.#store = store;
  }

  /** All cards, and what tells this pool from another; undefined if there is none. Not kept: whoever looks through them keeps more. */
  async all(known?: string): Promise<{ readonly id: string; readonly entries?: readonly CardEntry[] } | undefined> {
    const pool = await this.#store.current();
    if (!pool || pool.id === known) return pool && { id: pool.id };
    const blobs = await pool.read(Array.from({ length: pool.buckets }, (_, at) => at));
    return { id: pool.id, entries: blobs.flatMap(decodeBucket) };
  }

  /** A shelf with the cards of these names, as far as there are any. */
  async shelfFor(names: readonly string[]): Promise<CardShelf> {
    const pool = await this.#store.current();
    if (!pool) return shelves([]);
    const kept: Kept = this.#kept?.pool.id === pool.id ? this.#kept : { pool, buckets: new Map() };
    this.#kept = kept;
    const wanted = new Set(names.map((name) => bucketOf(pool.buckets, name)));
    const missing = [...wanted].filter((at) => !kept.buckets.has(at));
    const found = missing.length === 0 ? [] : await pool.read(missing);
    missing.forEach((at, index) => {
      const bytes = found[index];
      kept.buckets.set(at, bytes ? decodeBucket(bytes) : []);
    });
    const find = (name: string): CardEntry | undefined =>
      findIn(kept.buckets.get(bucketOf(pool.buckets, name)) ?? [], name);
    const near = names.some((name) => !find(name));
    if (near) kept.names ??= decodeNames(await pool.names());
    const all = near ? (kept.names ?? []) : [];
    return { find, names: () => all };
  }
}
