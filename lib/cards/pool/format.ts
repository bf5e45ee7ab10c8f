import { deflateRawSync, inflateRawSync } from "node:zlib";
import { CardsError } from "../errors.ts";
import type { CardEntry } from "../import/entry.ts";
import { foldName } from "../names.ts";
import { aliasesOf } from "../shelf.ts";

/*
 * A pool is one immutable file that is read in ranges; its buckets can also be kept one by one in a table:
 *
 *   8 bytes          magic
 *   4 x uint32 LE    number of cards, number of buckets, offset and length of the names
 *   8 bytes each     offset and length of each bucket, uint32 LE
 *   ...              buckets: deflated JSON arrays of entries
 *   ...              names: deflated, joined by line breaks; wanted only for suggesting near misses
 *
 * A card lies in the bucket of each name it may be called by, so one look-up reads one bucket of six to nine kilobytes.
 */
const MAGIC = Buffer.from("HPPOOL1\n");
const FIXED = MAGIC.length + 16;
const CARDS_PER_BUCKET = 48;

/** Enough for the head of any pool. */
export const HEAD_BYTES = 65_536 + FIXED;

export interface Place {
  readonly offset: number;
  readonly length: number;
}

export interface PoolHead {
  readonly cards: number;
  readonly buckets: readonly Place[];
  readonly names: Place;
}

/** FNV-1a. Its values are in files: never change it. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of Buffer.from(text, "utf8")) value = Math.imul(value ^ byte, 0x01000193) >>> 0;
  return value;
}

export function encodePool(entries: readonly CardEntry[]): Buffer {
  const count = Math.min(8192, 2 ** Math.max(0, Math.ceil(Math.log2(Math.max(1, entries.length / CARDS_PER_BUCKET)))));
  const buckets = Array.from({ length: count }, (): CardEntry[] => []);
  for (const entry of entries)
    for (const bucket of new Set(aliasesOf(entry).map((alias) => hash(alias) % count))) buckets[bucket]?.push(entry);
  const blocks = buckets.map((bucket) => deflateRawSync(JSON.stringify(bucket)));
  const names = deflateRawSync(entries.map(({ name }) => name).join("\n"));
  const head = Buffer.alloc(FIXED + count * 8);
  MAGIC.copy(head);
  let offset = head.length;
  blocks.forEach((block, index) => {
    head.writeUInt32LE(offset, FIXED + index * 8);
    head.writeUInt32LE(block.length, FIXED + index * 8 + 4);
    offset += block.length;
  });
  [entries.length, count, offset, names.length].forEach((value, index) => {
    head.writeUInt32LE(value, MAGIC.length + index * 4);
  });
  return Buffer.concat([head, ...blocks, names]);
}

export const isPool = (head: Uint8Array): boolean => Buffer.from(head.subarray(0, MAGIC.length)).equals(MAGIC);

/** From the first `HEAD_BYTES` of a pool, or all of a smaller one. Throws `CardsError` for what is no pool. */
export function decodeHead(bytes: Uint8Array): PoolHead {
  if (!isPool(bytes) || bytes.length < FIXED) throw new CardsError("bad-pool", "this is not a card pool");
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const at = (index: number) => head.readUInt32LE(MAGIC.length + index * 4);
  const [cards, count] = [at(0), at(1)];
  if (head.length < FIXED + count * 8) throw new CardsError("bad-pool", "the card pool is cut off; import it again");
  const buckets = Array.from({ length: count }, (_, index) => ({
    offset: head.readUInt32LE(FIXED + index * 8),
    length: head.readUInt32LE(FIXED + index * 8 + 4),
  }));
  return { cards, buckets, names: { offset: at(2), length: at(3) } };
}

/** Which of this many buckets has the card of this name, if any has. */
export const bucketOf = (buckets: number, name: string): number => hash(foldName(name)) % buckets;

export const decodeBucket = (bytes: Uint8Array): readonly CardEntry[] =>
  JSON.parse(inflate(bytes).toString("utf8")) as readonly CardEntry[];

export const decodeNames = (bytes: Uint8Array): readonly string[] => inflate(bytes).toString("utf8").split("\n");

function inflate(bytes: Uint8Array): Buffer {
  try {
    return inflateRawSync(bytes);
  } catch {
    throw new CardsError("bad-pool", "the card pool is damaged; import it again");
  }
}

/** The card of a bucket that this name means: by its full name, or else by a half of it. */
export function findIn(bucket: readonly CardEntry[], name: string): CardEntry | undefined {
  const folded = foldName(name);
  return (
    bucket.find((entry) => foldName(entry.name) === folded) ?? bucket.find((entry) => aliasesOf(entry).includes(folded))
  );
}
