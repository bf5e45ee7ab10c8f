import { describe, expect, it } from "vitest";
import { builtInCards, builtInDecks } from "../../lib/cards/builtin.ts";
import { deckBook } from "../../lib/cards/decks/resolve.ts";
import { readCardFile } from "../../lib/cards/import/source.ts";
import { foldName } from "../../lib/cards/names.ts";
import { aliasesOf } from "../../lib/cards/shelf.ts";
import { readCard } from "../../lib/oracle/index.ts";

describe("the built-in set", () => {
  const cards = builtInCards();

  it("is large enough to play with, in all colours", () => {
    expect(cards.length).toBeGreaterThanOrEqual(250);
    for (const color of ["W", "U", "B", "R", "G"])
      expect(cards.filter(({ printed }) => printed.faces[0].manaCost?.includes(color)).length).toBeGreaterThan(10);
  });

  it("has no name twice, in whichever file", () => {
    const names = cards.map(({ printed }) => foldName(printed.name));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it("is read to the last card", () => {
    const unread = cards
      .filter(({ printed }) => readCard(printed).verdict !== "read")
      .map(({ printed }) => printed.name);
    expect(unread).toEqual([]);
  });

  it("plays every one of its decks", async () => {
    const book = deckBook(readCard);
    const decks = await Promise.all(builtInDecks.map(({ name }) => book.resolve(name)));
    const refused = decks.filter((deck) => !deck.ok);
    expect(refused).toEqual([]);
  });

  it("has decks of 60 cards within the rules", async () => {
    const book = deckBook(readCard);
    for (const { name } of builtInDecks)
      expect(await book.resolve(name)).toMatchObject({ ok: true, cards: { length: 60 } });
  });

  const corpus = process.env.CARD_FILE;
  it.skipIf(corpus === undefined)(
    "has no name of a published card (CARD_FILE: a file of cards to compare with)",
    async () => {
      const published = new Set<string>();
      for await (const { entry } of readCardFile(corpus ?? ""))
        for (const alias of aliasesOf(entry)) published.add(alias);
      const ours = cards.filter(({ printed }) => !printed.faces[0].typeLine.supertypes.includes("basic"));
      const taken = ours
        .flatMap(({ printed }) => printed.faces.map(({ name }) => name))
        .filter((name) => published.has(foldName(name)));
      expect(published.size).toBeGreaterThan(1000);
      expect(taken).toEqual([]);
    },
  );
});
