import { deflateRawSync, inflateRawSync } from "node:zlib";

/** First byte of a blob: how the rest is to be read. Numbers are never used again for something else. */
const JSON_DEFLATE = 1;
/** One JSON text a line. */
const LINES_DEFLATE = 2;

/** Plain JSON as stored bytes: one codec byte, then JSON, deflated without header. */
export const pack = (value: unknown): Uint8Array => deflated(JSON_DEFLATE, JSON.stringify(value));

/** JSON texts that are written already, in one blob. */
export const packLines = (texts: readonly string[]): Uint8Array => deflated(LINES_DEFLATE, texts.join("\n"));

function deflated(codec: number, text: string): Uint8Array {
  const body = deflateRawSync(text);
  const blob = new Uint8Array(body.length + 1);
  blob[0] = codec;
  blob.set(body, 1);
  return blob;
}

/** The inverse of `pack`. The caller vouches for `T`: the bytes are our own. Throws on a codec this build does not know. */
export function unpack<T>(blob: Uint8Array): T {
  if (blob[0] !== JSON_DEFLATE) throw unknownCodec(blob);
  return JSON.parse(inflated(blob)) as T;
}

/** The inverse of `packLines`; what `pack` wrote is one line. */
export function unpackLines(blob: Uint8Array): string[] {
  if (blob[0] !== JSON_DEFLATE && blob[0] !== LINES_DEFLATE) throw unknownCodec(blob);
  return inflated(blob).split("\n");
}

const inflated = (blob: Uint8Array): string => inflateRawSync(blob.subarray(1)).toString();
const unknownCodec = (blob: Uint8Array): Error => new Error(`blob of unknown codec ${blob[0]}`);
