import { describe, expect, it } from "vitest";
import { builtInCards, builtInDecks } from "../../lib/cards/builtin.ts";
import { deckBook } from "../../lib/cards/decks/resolve.ts";
import { readCard } from "../../lib/oracle/index.ts";

describe("the built-in set", () => {
  const cards = builtInCards();

  it("is large enough to play with, in all colours", () => {
    expect(cards.length).toBeGreaterThanOrEqual(80);
    for (const color of ["W", "U", "B", "R", "G"])
      expect(cards.filter(({ printed }) => printed.faces[0].manaCost?.includes(color)).length).toBeGreaterThan(10);
  });

  it("plays every one of its decks", () => {
    const book = deckBook(readCard);
    const refused = builtInDecks.map(({ name }) => book.resolve(name)).filter((deck) => !deck.ok);
    expect(refused).toEqual([]);
  });

  it("has decks of 60 cards within the rules", () => {
    const book = deckBook(readCard);
    for (const { name } of builtInDecks) expect(book.resolve(name)).toMatchObject({ ok: true, cards: { length: 60 } });
  });
});
