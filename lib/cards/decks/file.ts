import { z } from "zod";
import { CardsError, controlCharacter } from "../errors.ts";
import { readJsonFile } from "../import/source.ts";

/** Copies by card name, as written. */
export type Copies = Readonly<Record<string, number>>;

/** One deck of a file of decks. */
export interface DeckRecord {
  /** "constructed", "commander" ...; "unknown" where the file does not say. */
  readonly kind: string;
  readonly year: string;
  readonly main: Copies;
  /** The sideboard; of a commander deck, its commanders. */
  readonly side: Copies;
}

const MOST_COPIES = 1000;
const text = z.string().refine((value) => controlCharacter(value) === undefined, "it has a control character in it");
const copies = z.record(
  text.refine((name) => name.trim() !== "", "it is not a card's name"),
  z
    .int("it is not a number of copies")
    .min(1, "it is not a number of copies")
    .max(MOST_COPIES, "it is too many copies"),
);
const deckRecord = z
  .object({
    kind: text.nullish(),
    year: z.int().nullish(),
    main: copies.refine((main) => Object.keys(main).length > 0, "it has no cards"),
    side: copies.nullish(),
  })
  .transform(
    ({ kind, year, main, side }): DeckRecord => ({
      kind: kind ?? "unknown",
      year: year === undefined || year === null ? "unknown" : String(year),
      main,
      side: side ?? {},
    }),
  );

/**
 * The decks of a file, one after another: JSON lines or a JSON array of `{ kind, year, main, side }`, plain or gzipped; `main`
 * and `side` are objects of copies by card name. Throws `CardsError` with file and line.
 */
export async function* readDeckFile(file: string): AsyncGenerator<DeckRecord> {
  yield* readJsonFile(
    file,
    "deck",
    () => {},
    ({ value, line }) => {
      const { success, data, error } = deckRecord.safeParse(value);
      if (success) return [data];
      throw new CardsError("bad-deck", `this is not a deck: ${reason(error.issues[0])}`, { line });
    },
  );
}

function reason(issue: z.core.$ZodIssue | undefined): string {
  if (!issue) return "it cannot be read";
  // A name that is none is not repeated: it may have control characters.
  const [path, message] =
    issue.code === "invalid_key"
      ? [issue.path.slice(0, -1), `a name of a card: ${issue.issues[0]?.message}`]
      : [issue.path, issue.message];
  return path.length === 0 ? message : `in its ${path.map((key) => `"${String(key)}"`).join(", ")}: ${message}`;
}
