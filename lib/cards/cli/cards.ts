import { closeSync, existsSync, openSync, readFileSync, readSync } from "node:fs";
import { join } from "node:path";
import { builtInShelf } from "../builtin.ts";
import { CardsError } from "../errors.ts";
import { collect } from "../import/collect.ts";
import { readCardFile } from "../import/source.ts";
import { openPool, POOL_FILE } from "../pool/file.ts";
import { isPool } from "../pool/format.ts";
import { type CardShelf, shelfOf, shelves } from "../shelf.ts";
import { DEFAULT_FOLDER } from "./import.ts";
import type { Terminal } from "./terminal.ts";

/** The built-in cards, and those of a pool or a file of cards; without one, of the pool imported last, if there is one. */
export async function openCards(file: string | undefined, terminal: Terminal): Promise<CardShelf> {
  const standard = join(DEFAULT_FOLDER, POOL_FILE);
  const chosen = file ?? (existsSync(standard) ? standard : undefined);
  if (chosen === undefined) return builtInShelf();
  if (!existsSync(chosen)) throw new CardsError("no-such-file", "there is no such file", { file: chosen });
  if (startsAsPool(chosen)) return shelves([builtInShelf(), openPool(chosen)]);
  const source = readCardFile(chosen, ({ bytes, of }) => terminal.progress(bytes / of, "reading cards"));
  const { entries } = await collect(source, chosen);
  return shelves([builtInShelf(), shelfOf(entries)]);
}

/** All of a pool. Throws `CardsError` where there is none. */
export function readPoolFile(file: string): Uint8Array {
  if (!existsSync(file)) throw new CardsError("no-such-file", "there is no such pool; import one first", { file });
  if (!startsAsPool(file)) throw new CardsError("bad-pool", "this is not a card pool; import makes one", { file });
  return readFileSync(file);
}

function startsAsPool(file: string): boolean {
  try {
    const handle = openSync(file, "r");
    const start = Buffer.alloc(16);
    readSync(handle, start, 0, start.length, 0);
    closeSync(handle);
    return isPool(start);
  } catch {
    throw new CardsError("no-such-file", "this file cannot be read", { file });
  }
}
