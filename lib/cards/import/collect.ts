import { CardsError } from "../errors.ts";
import { foldName } from "../names.ts";
import type { PrintedCard, PrintedFace } from "../schema.ts";
import { type CardEntry, isUnsupported } from "./entry.ts";
import type { ImportedEntry } from "./source.ts";

export interface Collected {
  readonly entries: readonly CardEntry[];
  /** Different cards of one name: which was kept. */
  readonly notes: readonly string[];
}

/** What of a file is kept that the rules ask nothing of. */
export interface Keeping {
  /** The addresses of cards' pictures: some 60 bytes a card. */
  readonly pictures?: boolean;
}

/**
 * All cards of files, one of each name, with their names in other languages where a file has printings in those. Files have a few
 * different cards that share a name (test cards that later got a namesake); the one that is legal somewhere is kept. The same
 * card twice is a mistake in the file.
 */
export async function collect(
  source: AsyncIterable<ImportedEntry>,
  file: string,
  { pictures = false }: Keeping = {},
): Promise<Collected> {
  const found = new Map<string, ImportedEntry>();
  const notes: string[] = [];
  for await (const next of source) {
    const key = foldName(next.entry.name);
    const before = found.get(key);
    if (!before) {
      found.set(key, next);
      continue;
    }
    if (isSame(before.entry, next.entry) && isTranslation(before.entry, next.entry)) {
      found.set(key, merged(before, next));
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
  const kept = [...found.values()].map(({ entry: { language: _, ...entry } }) => entry);
  return { entries: pictures ? kept : kept.map(withoutPictures), notes };
}

function withoutPictures(entry: CardEntry): CardEntry {
  const { card } = entry;
  if (isUnsupported(card)) return entry;
  const faces = card.faces.map(({ picture: _, ...face }) => face) as [PrintedFace, ...PrintedFace[]];
  return { ...entry, card: { ...card, faces } satisfies PrintedCard };
}

/** One of them is a printing in another language than English: a file of printings, or one that comes beside the cards. */
const isTranslation = (...both: readonly CardEntry[]): boolean =>
  both.some(({ language }) => language !== undefined && language !== "en");

/** The English printing, or else the first, with the names of both; of one language the name found first. */
function merged(before: ImportedEntry, next: ImportedEntry): ImportedEntry {
  const english = ({ entry: { language = "en" } }: ImportedEntry): boolean => language === "en";
  const [kept, other] = english(next) && !english(before) ? [next, before] : [before, next];
  const { card } = kept.entry;
  const names = isUnsupported(other.entry.card) ? [] : other.entry.card.faces.map(({ printedNames }) => printedNames);
  if (isUnsupported(card) || names.every((one) => one === undefined)) return kept;
  const [front, ...others] = card.faces.map((face, at): PrintedFace => {
    const printedNames = { ...names[at], ...face.printedNames };
    return Object.keys(printedNames).length === 0 ? face : { ...face, printedNames };
  });
  return { ...kept, entry: { ...kept.entry, card: { ...card, faces: [front!, ...others] } } };
}

const isLegal = ({ legalities }: CardEntry): boolean =>
  Object.values(legalities).some((legality) => legality === "legal" || legality === "restricted");

function isSame(one: CardEntry, other: CardEntry): boolean {
  if (one.id !== undefined && other.id !== undefined) return one.id === other.id;
  return JSON.stringify(one.card) === JSON.stringify(other.card) || (one.id === undefined && other.id === undefined);
}
