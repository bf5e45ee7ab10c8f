import { deflateRawSync, inflateRawSync } from "node:zlib";

/** First byte of a blob: how the rest is to be read. Numbers are never used again for something else. */
const JSON_DEFLATE = 1;

/** Plain JSON as stored bytes: one codec byte, then JSON, deflated without header. */
export function pack(value: unknown): Uint8Array {
  const body = deflateRawSync(JSON.stringify(value));
  const blob = new Uint8Array(body.length + 1);
  blob[0] = JSON_DEFLATE;
  blob.set(body, 1);
  return blob;
}

/** The inverse of `pack`. The caller vouches for `T`: the bytes are our own. Throws on a codec this build does not know. */
export function unpack<T>(blob: Uint8Array): T {
  if (blob[0] !== JSON_DEFLATE) throw new Error(`blob of unknown codec ${blob[0]}`);
  return JSON.parse(inflateRawSync(blob.subarray(1)).toString()) as T;
}
