import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { pipeline, Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { CardsError } from "../errors.ts";
import type { CardEntry } from "./entry.ts";
import { jsonValues, type Listed, type RawValue } from "./jsonValues.ts";
import { fromMtgjson } from "./mtgjson.ts";
import { fromScryfall } from "./scryfall.ts";

const CHUNK = 256 * 1024;

export interface ImportedEntry {
  readonly entry: CardEntry;
  /** Line of the file, unpacked, from 1. */
  readonly line: number;
}

export interface ImportProgress {
  /** Bytes of the file on disk read so far, and its size. */
  readonly bytes: number;
  readonly of: number;
}

/**
 * The cards of a file, one after another: Scryfall bulk data (JSON or JSON lines) or MTGJSON AtomicCards, plain or
 * gzipped, told apart by their content. Things in the file that are no cards (tokens, art series) are left out.
 * Throws `CardsError` with file and line.
 */
export async function* readCardFile(
  file: string,
  progress: (progress: ImportProgress) => void = () => {},
): AsyncGenerator<ImportedEntry> {
  yield* readJsonFile(file, "card", progress, ({ value, line, key }) =>
    (key === undefined ? fromScryfall(value, line) : fromMtgjson(value, line)).map((entry) => ({ entry, line })),
  );
}

/**
 * What `read` makes of each value of a JSON file, plain or gzipped, one after another. Throws `CardsError` with file and
 * line, those of `read` too.
 */
export async function* readJsonFile<Value>(
  file: string,
  what: Listed,
  progress: (progress: ImportProgress) => void,
  read: (raw: RawValue) => Iterable<Value>,
): AsyncGenerator<Value> {
  try {
    for await (const raw of jsonValues(unpacked(file, progress), what)) yield* read(raw);
  } catch (error) {
    throw placed(error, file, what);
  }
}

async function* unpacked(file: string, progress: (progress: ImportProgress) => void): AsyncGenerator<Uint8Array> {
  const found = await stat(file);
  if (!found.isFile()) throw new CardsError("no-such-file", "this is not a file");
  const raw = counted(file, (bytes) => progress({ bytes, of: found.size }));
  if (!(await isGzip(file))) {
    yield* raw;
    return;
  }
  const gunzip = createGunzip({ chunkSize: CHUNK });
  // Errors arrive through the iteration; the callback only keeps them from being thrown a second time.
  for await (const chunk of pipeline(Readable.from(raw), gunzip, () => {})) yield chunk as Uint8Array;
}

async function* counted(file: string, count: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of createReadStream(file, { highWaterMark: CHUNK })) {
    bytes += (chunk as Uint8Array).length;
    count(bytes);
    yield chunk as Uint8Array;
  }
}

async function isGzip(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await handle.close();
  }
}

function placed(error: unknown, file: string, what: Listed): unknown {
  if (error instanceof CardsError) return new CardsError(error.code, error.message, { file, line: error.line });
  if (!(error instanceof Error) || !("code" in error)) return error;
  switch (error.code) {
    case "ENOENT":
      return new CardsError("no-such-file", "there is no such file", { file });
    case "EACCES":
    case "EISDIR":
      return new CardsError("no-such-file", "this file cannot be read", { file });
    case "Z_BUF_ERROR":
      return new CardsError("cut-off", "the gzip file is cut off; download it again", { file });
    case "Z_DATA_ERROR":
      return new CardsError(`not-a-${what}-file`, "the gzip file is damaged; download it again", { file });
    default:
      return error;
  }
}
