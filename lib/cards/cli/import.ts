import { join } from "node:path";
import { collect, type Keeping } from "../import/collect.ts";
import { isUnsupported, whyUnsupported } from "../import/entry.ts";
import { readCardFile } from "../import/source.ts";
import { POOL_FILE, writePool } from "../pool/file.ts";
import type { Terminal } from "./terminal.ts";

/** Where pools lie unless somebody says otherwise; the local host looks here too. */
export const DEFAULT_FOLDER = ".local/cards";

/** Reads files of cards to their end, and only then writes the pool. */
export async function importCards(
  files: readonly string[],
  folder: string,
  keeping: Keeping,
  terminal: Terminal,
): Promise<void> {
  const start = performance.now();
  const progress = ({ bytes, of }: { bytes: number; of: number }) =>
    terminal.progress(of === 0 ? 1 : bytes / of, `of ${(of / 1e6).toFixed(1)} MB`);
  const { entries, notes } = await collect(readAll(files, progress), files.join(", "), keeping);
  const target = join(folder, POOL_FILE);
  const { bytes } = writePool(target, entries);
  for (const note of notes) terminal.err(note);
  const reasons = new Map<string, number>();
  for (const { card } of entries)
    if (isUnsupported(card)) reasons.set(whyUnsupported(card), (reasons.get(whyUnsupported(card)) ?? 0) + 1);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  terminal.out(`${entries.length} cards, ${(bytes / 1e6).toFixed(1)} MB, in ${seconds} s: ${target}`);
  for (const [reason, count] of reasons) terminal.out(`  ${count} cannot be played: ${reason}`);
}

async function* readAll(files: readonly string[], progress: Parameters<typeof readCardFile>[1]) {
  for (const file of files) yield* readCardFile(file, progress);
}
