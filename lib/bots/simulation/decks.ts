import { openCards } from "../../cards/cli/cards.ts";
import { readDeckFile } from "../../cards/decks/file.ts";
import { type DeckBook, deckBook } from "../../cards/decks/resolve.ts";
import type { CardDefinition, CardPool } from "../../engine/definition.ts";
import { preparedPool } from "../../engine/index.ts";
import { readCard } from "../../oracle/index.ts";

/** Decks as a game wants them: one pool, and each deck as indices into it. */
export interface DeckPool {
  readonly names: readonly string[];
  readonly pool: CardPool;
  readonly decks: readonly (readonly number[])[];
}

type Resolved = Extract<Awaited<ReturnType<DeckBook["resolve"]>>, { ok: true }>;

function pooled(resolved: readonly (readonly [name: string, deck: Resolved])[]): DeckPool {
  const cards: CardDefinition[] = [];
  const at = new Map<string, number>();
  const decks = resolved.map(([, deck]) =>
    deck.cards.map((card) => {
      const index = at.get(card.name) ?? cards.push(card) - 1;
      at.set(card.name, index);
      return index;
    }),
  );
  return { names: resolved.map(([name]) => name), pool: preparedPool({ cards }), decks };
}

/** Built-in decks by name; all of them where none is named. Throws `Error` for a name there is not. */
export async function builtInPool(wanted: readonly string[]): Promise<DeckPool> {
  const book = deckBook(readCard);
  const all: [string, Resolved][] = [];
  for (const name of wanted.length > 0 ? wanted : book.builtIn.map((deck) => deck.name)) {
    const resolved = await book.resolve(name);
    if (!resolved.ok) throw new Error(resolved.message);
    all.push([resolved.name, resolved]);
  }
  return pooled(all);
}

/**
 * The decks of a file (`readDeckFile`) of which every card can be played, by their place in it, from 1; commander decks are left
 * out. Throws `CardsError` for a file that cannot be read, `Error` where no deck can be played.
 */
export async function poolOfFile(file: string, cards: string | undefined): Promise<DeckPool> {
  const shelf = await openCards(cards, { out: console.log, err: console.error, progress: () => {} });
  const book = deckBook(readCard, { shelfFor: async () => shelf });
  const all: [string, Resolved][] = [];
  let number = 0;
  for await (const { kind, year, main } of readDeckFile(file)) {
    number += 1;
    if (kind === "commander") continue;
    const list = Object.entries(main).map(([name, copies]) => `${copies} ${name}`);
    const resolved = await book.resolve(`${list.join("\n")}\n`);
    if (resolved.ok) all.push([`deck ${number}, ${kind} ${year}`, resolved]);
  }
  if (all.length === 0) throw new Error(`No deck of ${file} can be played.`);
  console.error(`${all.length} of ${number} decks can be played`);
  return pooled(all);
}
