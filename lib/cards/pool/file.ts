import { closeSync, fstatSync, fsyncSync, mkdirSync, openSync, readSync, renameSync, rmSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { CardsError } from "../errors.ts";
import type { CardEntry } from "../import/entry.ts";
import type { CardShelf } from "../shelf.ts";
import {
  bucketOf,
  decodeBucket,
  decodeHead,
  decodeNames,
  encodePool,
  findIn,
  HEAD_BYTES,
  type Place,
} from "./format.ts";

/** What a pool is called in its folder. */
export const POOL_FILE = "cards.pool";

/** Writes the pool under another name and renames it: a reader finds the old file or the new one, whole. */
export function writePool(file: string, entries: readonly CardEntry[]): { readonly bytes: number } {
  const bytes = encodePool(entries);
  const draft = `${file}.${process.pid}.draft`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    const handle = openSync(draft, "w");
    try {
      for (let at = 0; at < bytes.length; ) at += writeSync(handle, bytes, at);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw new CardsError("cannot-write", `cannot write here (${error instanceof Error ? error.message : error})`, {
      file,
    });
  }
  return { bytes: bytes.length };
}

/** What a pool file consists of, to be kept elsewhere. Throws `CardsError` for what is no pool. */
export function poolParts(bytes: Uint8Array): {
  readonly cards: number;
  readonly buckets: readonly Uint8Array[];
  readonly names: Uint8Array;
} {
  const { cards, buckets, names } = decodeHead(bytes);
  const part = ({ offset, length }: Place): Uint8Array => {
    if (offset + length > bytes.length) throw new CardsError("bad-pool", "the card pool is cut off; import it again");
    return bytes.subarray(offset, offset + length);
  };
  return { cards, buckets: buckets.map(part), names: part(names) };
}

/** A pool on disk. Reads its head now and a bucket for each card asked for. Throws `CardsError` for what is no pool. */
export function openPool(file: string): CardShelf & { readonly cards: number } {
  const handle = openSync(file, "r");
  const read = ({ offset, length }: Place): Uint8Array => {
    const bytes = Buffer.alloc(length);
    const count = readSync(handle, bytes, 0, length, offset);
    if (count < length) throw new CardsError("bad-pool", "the card pool is cut off; import it again", { file });
    return bytes;
  };
  const head = decodeHead(read({ offset: 0, length: Math.min(HEAD_BYTES, fstatSync(handle).size) }));
  const buckets = new Map<number, readonly CardEntry[]>();
  return {
    cards: head.cards,
    find: (name) => {
      const at = bucketOf(head.buckets.length, name);
      const bucket = buckets.get(at) ?? decodeBucket(read(head.buckets[at]!));
      buckets.set(at, bucket);
      return findIn(bucket, name);
    },
    names: () => decodeNames(read(head.names)),
  };
}
