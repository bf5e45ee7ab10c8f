import type { CardEntry } from "../import/entry.ts";
import type { CardShelf } from "../shelf.ts";
import {
  bucketOf,
  decodeBucket,
  decodeHead,
  decodeNames,
  findIn,
  HEAD_BYTES,
  type Place,
  type PoolHead,
} from "./format.ts";

/** Reads a part of the pool: an S3 `GetObject` with a `Range`. May give fewer bytes where the object ends. */
export type ReadRange = (place: Place) => Promise<Uint8Array>;

/**
 * A pool far away. `shelfFor` fetches what a deck's names need, all buckets at once: one request for the head in a cold
 * process, one for each distinct card at most, and one for the names if a card is unknown.
 */
export class RemotePool {
  readonly #read: ReadRange;
  #head: Promise<PoolHead> | undefined;
  #names: Promise<readonly string[]> | undefined;
  readonly #buckets = new Map<number, Promise<readonly CardEntry[]>>();

  constructor(read: ReadRange) {
    this.#read = read;
  }

  async shelfFor(names: readonly string[]): Promise<CardShelf> {
    this.#head ??= kept(this.#read({ offset: 0, length: HEAD_BYTES }).then(decodeHead), () => {
      this.#head = undefined;
    });
    const head = await this.#head;
    const wanted = [...new Set(names.map((name) => bucketOf(head, name)))];
    const buckets = new Map(await Promise.all(wanted.map(async (at) => [at, await this.#bucket(head, at)] as const)));
    const find = (name: string): CardEntry | undefined => findIn(buckets.get(bucketOf(head, name)) ?? [], name);
    const unknown = names.some((name) => !find(name));
    const all = unknown ? await this.#allNames(head) : [];
    return { find, names: () => all };
  }

  #bucket(head: PoolHead, at: number): Promise<readonly CardEntry[]> {
    const known = this.#buckets.get(at);
    if (known) return known;
    const bucket = kept(this.#read(head.buckets[at]!).then(decodeBucket), () => this.#buckets.delete(at));
    this.#buckets.set(at, bucket);
    return bucket;
  }

  #allNames(head: PoolHead): Promise<readonly string[]> {
    this.#names ??= kept(this.#read(head.names).then(decodeNames), () => {
      this.#names = undefined;
    });
    return this.#names;
  }
}

/** A failed read is forgotten, so that the next request of a warm process tries again. */
function kept<T>(promise: Promise<T>, forget: () => void): Promise<T> {
  promise.catch(forget);
  return promise;
}
