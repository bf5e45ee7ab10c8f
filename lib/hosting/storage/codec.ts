import { crc32, deflateRawSync, inflateRawSync } from "node:zlib";
import { LINES_DICTIONARY } from "./dictionary.ts";

/** First byte of a blob: how the rest is to be read. Numbers are never used again for something else. */
const JSON_DEFLATE = 1; // read only, as the next
/** One JSON text a line. */
const LINES_DEFLATE = 2;
/** The same behind four bytes of CRC-32 of the deflated text. */
const LINES_CHECKED = 3;
/** As that, deflated against `LINES_DICTIONARY`. */
const LINES_PRESET = 4;

/** A blob of a codec that this build does not know: a newer one wrote it. */
export class UnknownCodec extends Error {}

/**
 * A written KB costs as much as 75 ms of a function's time, so the most is made of what is small; what is long takes too
 * much of it, where it repeats itself above all.
 */
const [LEVEL, LEVEL_IF_LONG] = [9, 4];
const LONG = 100_000;

/** Plain JSON as stored bytes: one line. */
export const pack = (value: unknown): Uint8Array => packLines([JSON.stringify(value)]);

/** JSON texts that are written already, in one blob. */
export function packLines(texts: readonly string[]): Uint8Array {
  const body = deflated(texts.join("\n"), LINES_DICTIONARY);
  const head = Buffer.alloc(1 + CRC_BYTES);
  head[0] = LINES_PRESET;
  head.writeUInt32BE(crc32(body), 1);
  return Buffer.concat([head, body]);
}
const CRC_BYTES = 4;

/** The inverse of `pack`. The caller vouches for `T`: the bytes are our own. Throws as `unpackLines` does. */
export const unpack = <T>(blob: Uint8Array): T => JSON.parse(unpackLines(blob)[0] ?? "") as T;

/** The inverse of `packLines`. Throws `UnknownCodec`, or an error where bytes are damaged. */
export function unpackLines(blob: Uint8Array): string[] {
  switch (blob[0]) {
    case JSON_DEFLATE:
    case LINES_DEFLATE:
      return inflated(blob.subarray(1)).split("\n");
    case LINES_CHECKED:
      return inflated(checked(blob)).split("\n");
    case LINES_PRESET:
      return inflated(checked(blob), LINES_DICTIONARY).split("\n");
    default:
      throw unknownCodec(blob);
  }
}

function checked(blob: Uint8Array): Uint8Array {
  const body = blob.subarray(1 + CRC_BYTES);
  if (Buffer.from(blob.buffer, blob.byteOffset).readUInt32BE(1) !== crc32(body))
    throw new Error("the checksum is wrong");
  return body;
}

const deflated = (text: string, dictionary?: Uint8Array): Buffer =>
  deflateRawSync(text, { level: text.length < LONG ? LEVEL : LEVEL_IF_LONG, ...(dictionary && { dictionary }) });
const inflated = (body: Uint8Array, dictionary?: Uint8Array): string =>
  inflateRawSync(body, dictionary && { dictionary }).toString();
const unknownCodec = (blob: Uint8Array): Error => new UnknownCodec(`blob of unknown codec ${blob[0]}`);
