import { describe, expect, it } from "vitest";
import { huesOf } from "../../lib/cardArt/picture.ts";
import { parseDeck } from "../../lib/cards/decks/parse.ts";
import { keptReadings } from "../../lib/cards/decks/resolve.ts";
import { cardBook } from "../../lib/cards/search/book.ts";
import { BadQuery } from "../../lib/cards/search/tokens.ts";
import { readCard } from "../../lib/oracle/index.ts";

/** What people write is looked up by name, and every object has names of its own. */

const INHERITED = Object.getOwnPropertyNames(Object.prototype);

describe("a word that all objects have as a name", () => {
  const cards = cardBook(keptReadings(readCard));
  const KEYS = "name o t c id pow tou pt loy def cmc mv mana m f s set is r kw keyword order".split(" ");
  it.each(INHERITED)("%s is nothing to look for cards by, or a bad query", async (word) => {
    for (const query of [word, `${word}:a`, ...KEYS.flatMap((key) => [`${key}:${word}`, `${key}=${word}`])])
      await cards.find(query).catch((error: unknown) => expect([query, error]).toEqual([query, expect.any(BadQuery)]));
  });

  it.each(INHERITED)("%s is no board of a list, and no entity", (word) => {
    const csv = parseDeck(`count,name,board\n60,Mountain,${word}`);
    expect(csv.lines).toEqual([{ count: 60, name: "Mountain", line: 2, section: "main" }]);
    const dek = parseDeck(`<Deck>\n<Cards Quantity="4" Name="&${word};Mountain"/>`);
    expect(dek.lines).toMatchObject([{ name: `&${word};Mountain` }]);
    expect(parseDeck(`4 Mountain\n\n${word}:\n1 Forest`).lines.map(({ section }) => section)).not.toContain(undefined);
  });

  it.each(INHERITED)("305.6: %s is no basic land type", (word) => {
    expect(huesOf({ name: "Test", colors: [], types: ["land"], subtypes: [word] })).toEqual([]);
  });
});
