import type { Format } from "../../cards/decks/format.ts";
import { lookOf } from "../../cards/decks/look.ts";
import type { InspectedDeck } from "../../cards/decks/resolve.ts";
import type { CardReader } from "../../cards/reading.ts";
import type { CardBook } from "../../cards/search/book.ts";
import { shownCard } from "../../cards/search/shown.ts";
import { BadQuery } from "../../cards/search/tokens.ts";
import type { CardsFound, DeckRead, ReadDeckList } from "../api.ts";
import { Refused } from "../refusal.ts";

/** Cards to be looked for and decks to be built; only the function that has all cards before it has it. */
export interface CardLibrary {
  readonly cards: CardBook;
  readonly decks: { inspect(deck: string, format?: Format): Promise<InspectedDeck> };
  readonly read: CardReader;
}

/** Throws `Refused` with what is wrong with the query and where. */
export async function findCards({ cards }: CardLibrary, query: string, after?: number): Promise<CardsFound> {
  try {
    const { next, ...found } = await cards.find(query, after);
    return { ...found, ...(next !== undefined && { next: String(next) }) };
  } catch (error) {
    if (!(error instanceof BadQuery)) throw error;
    const { code, at, values } = error.fault;
    const fault = { at: `letter ${at}`, message: `${code} at letter ${at}`, code, values: { ...values, at } };
    throw new Refused(422, "bad-query", "This search cannot be understood.", { faults: [fault] });
  }
}

/** A deck as it is being built: what its lines mean, and everything that is wrong with it. */
export async function readList({ decks, read }: CardLibrary, { deck, format }: ReadDeckList): Promise<DeckRead> {
  const { list, name, format: against, lines, checked, faults, fits = [] } = await decks.inspect(deck, format);
  const known = checked?.lines ?? [];
  const cards = new Map(known.map(({ line, entry }) => [line, shownCard(entry, read)]));
  return {
    ...{ list, format: against, faults, fits, playable: checked !== undefined && checked.unplayable.length === 0 },
    ...(name !== undefined && { name }),
    lines: lines.map(({ count, name: written, line, section }) => {
      const card = cards.get(line);
      return { count, name: written, line, section, ...(card && { card }) };
    }),
    ...lookOf(known),
  };
}
