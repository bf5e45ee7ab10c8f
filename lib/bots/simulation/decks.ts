import { deckBook } from "../../cards/decks/resolve.ts";
import type { CardDefinition, CardPool } from "../../engine/definition.ts";
import { preparedPool } from "../../engine/index.ts";
import { readCard } from "../../oracle/index.ts";

/** Decks as a game wants them: one pool, and each deck as indices into it. */
export interface DeckPool {
  readonly names: readonly string[];
  readonly pool: CardPool;
  readonly decks: readonly (readonly number[])[];
}

/** Built-in decks by name; all of them where none is named. Throws `Error` for a name there is not. */
export async function builtInPool(wanted: readonly string[]): Promise<DeckPool> {
  const book = deckBook(readCard);
  const cards: CardDefinition[] = [];
  const at = new Map<string, number>();
  const names: string[] = [];
  const decks: number[][] = [];
  for (const name of wanted.length > 0 ? wanted : book.builtIn.map((deck) => deck.name)) {
    const resolved = await book.resolve(name);
    if (!resolved.ok) throw new Error(resolved.message);
    names.push(resolved.name);
    decks.push(
      resolved.cards.map((card) => {
        const index = at.get(card.name) ?? cards.push(card) - 1;
        at.set(card.name, index);
        return index;
      }),
    );
  }
  return { names, pool: preparedPool({ cards }), decks };
}
