import { type CardEntry, isUnsupported } from "./import/entry.ts";
import { foldName } from "./names.ts";
import { NAME_LANGUAGES } from "./schema.ts";

/** Cards by name, forgiving of case, accents and which half of a card was named. */
export interface CardShelf {
  find(name: string): CardEntry | undefined;
  /** Every name, for telling near misses. */
  names(): Iterable<string>;
}

/** The names a person may use for a card: its own and those of its faces, in every language that is known. */
export function aliasesOf({ name, card }: CardEntry): readonly string[] {
  const faces = isUnsupported(card) ? [] : card.faces;
  const printed = NAME_LANGUAGES.flatMap((language) => {
    const names = faces.flatMap(({ printedNames }) => printedNames?.[language] ?? []);
    return names.length > 1 ? [names.join(" // "), ...names] : names;
  });
  return [...new Set([name, ...name.split(" // "), ...printed].map(foldName))];
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
