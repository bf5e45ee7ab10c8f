import { CardsError } from "../errors.ts";
import { foldName } from "../names.ts";
import type { CardEntry } from "./entry.ts";
import type { ImportedEntry } from "./source.ts";

export interface Collected {
  readonly entries: readonly CardEntry[];
  /** Different cards of one name: which was kept. */
  readonly notes: readonly string[];
}

/**
 * All cards of a file, one of each name. Files have a few different cards that share a name (test cards that later got
 * a namesake); the one that is legal somewhere is kept. The same card twice is a mistake in the file.
 */
export async function collect(source: AsyncIterable<ImportedEntry>, file: string): Promise<Collected> {
  const found = new Map<string, ImportedEntry>();
  const notes: string[] = [];
  for await (const next of source) {
    const key = foldName(next.entry.name);
    const before = found.get(key);
    if (!before) {
      found.set(key, next);
      continue;
    }
    if (isSame(before.entry, next.entry))
      throw new CardsError(
        "duplicate-name",
        `"${next.entry.name}" is already on line ${before.line}; remove one of them`,
        {
          file,
          line: next.line,
        },
      );
    const [kept, dropped] = isLegal(next.entry) && !isLegal(before.entry) ? [next, before] : [before, next];
    found.set(key, kept);
    notes.push(
      `two cards are called "${kept.entry.name}": kept the one on line ${kept.line}, not line ${dropped.line}`,
    );
  }
  return { entries: [...found.values()].map(({ entry }) => entry), notes };
}

const isLegal = ({ legalities }: CardEntry): boolean =>
  Object.values(legalities).some((legality) => legality === "legal" || legality === "restricted");

function isSame(one: CardEntry, other: CardEntry): boolean {
  if (one.id !== undefined && other.id !== undefined) return one.id === other.id;
  return JSON.stringify(one.card) === JSON.stringify(other.card) || (one.id === undefined && other.id === undefined);
}
