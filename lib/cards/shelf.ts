import type { CardEntry } from "./import/entry.ts";
import { foldName } from "./names.ts";

/** Cards by name, forgiving of case, accents and which half of a card was named. */
export interface CardShelf {
  find(name: string): CardEntry | undefined;
  /** Every name, for telling near misses. */
  names(): Iterable<string>;
}

/** The names a person may use for a card: its own, and those of its faces. */
export function aliasesOf(entry: CardEntry): readonly string[] {
  const halves = entry.name.split(" // ");
  return [...new Set([entry.name, ...halves].map(foldName))];
}

/** A shelf in memory. A full name goes before another card's half of the same name. */
export function shelfOf(entries: Iterable<CardEntry>): CardShelf {
  const found = new Map<string, CardEntry>();
  const all = [...entries];
  for (const entry of all) for (const alias of aliasesOf(entry)) if (!found.has(alias)) found.set(alias, entry);
  for (const entry of all) found.set(foldName(entry.name), entry);
  return { find: (name) => found.get(foldName(name)), names: () => all.map(({ name }) => name) };
}

/** Several shelves as one; the first that has the card gives it. */
export const shelves = (all: readonly CardShelf[]): CardShelf => ({
  find: (name) => {
    for (const shelf of all) {
      const entry = shelf.find(name);
      if (entry) return entry;
    }
    return undefined;
  },
  *names() {
    for (const shelf of all) yield* shelf.names();
  },
});
