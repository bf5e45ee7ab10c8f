import { openCards } from "../../cards/cli/cards.ts";
import { bringable } from "../../cards/decks/brought.ts";
import { readDeckFile } from "../../cards/decks/file.ts";
import { type DeckBook, deckBook } from "../../cards/decks/resolve.ts";
import type { PlayerSetup } from "../../engine/api.ts";
import type { CardDefinition, CardPool } from "../../engine/definition.ts";
import { preparedPool } from "../../engine/index.ts";
import { decksOf, type VariantName } from "../../engine/rules/variants/named.ts";
import { readCard } from "../../oracle/index.ts";

/** Decks as a game wants them: one pool, and each deck as indices into it, with what may lie beside it (900s). */
export interface DeckPool {
  readonly names: readonly string[];
  readonly pool: CardPool;
  readonly decks: readonly (readonly number[])[];
  readonly beside: readonly Required<Pick<PlayerSetup, "commanders" | "supplementary" | "command">>[];
}

type Resolved = Extract<Awaited<ReturnType<DeckBook["resolve"]>>, { ok: true }>;

function pooled(
  book: DeckBook,
  variant: VariantName | undefined,
  all: readonly (readonly [string, Resolved])[],
): DeckPool {
  const cards: CardDefinition[] = [];
  const at = new Map<string, number>();
  const indices = (of: readonly CardDefinition[]): number[] =>
    of.map((card) => {
      const index = at.get(card.name) ?? cards.push(card) - 1;
      at.set(card.name, index);
      return index;
    });
  const lists = all.map(([, deck]) => {
    const { cards: main, commanders, supplementary, command } = bringable(variant, deck, book.usual);
    const beside = {
      commanders: indices(commanders),
      supplementary: indices(supplementary),
      command: indices(command),
    };
    return { deck: indices(main), beside };
  });
  return {
    names: all.map(([name]) => name),
    pool: preparedPool({ cards }),
    decks: lists.map(({ deck }) => deck),
    beside: lists.map(({ beside }) => beside),
  };
}

/** Built-in decks by name; all that fit the variant where none is named. Throws `Error` for one that there is not or that doesn't fit. */
export async function builtInPool(wanted: readonly string[], variant?: VariantName): Promise<DeckPool> {
  const book = deckBook(readCard);
  const format = variant && decksOf(variant).commander;
  const usual = format === undefined ? book.builtIn : book[format];
  const all: [string, Resolved][] = [];
  for (const name of wanted.length > 0 ? wanted : usual.map((deck) => deck.name)) {
    const resolved = await book.resolve(name, format);
    if (!resolved.ok) throw new Error(resolved.message);
    all.push([resolved.name, resolved]);
  }
  return pooled(book, variant, all);
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
  return pooled(book, undefined, all);
}
