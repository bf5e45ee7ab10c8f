import { describe, expect, it } from "vitest";
import { checkDeck } from "../../lib/cards/decks/check.ts";
import { parseDeck } from "../../lib/cards/decks/parse.ts";
import { deckBook } from "../../lib/cards/decks/resolve.ts";
import { CardsError } from "../../lib/cards/errors.ts";
import type { CardEntry, Legality } from "../../lib/cards/import/entry.ts";
import { readSet } from "../../lib/cards/sets/readSet.ts";
import { shelfOf } from "../../lib/cards/shelf.ts";
import { easyReader } from "./readers.ts";

const summary = (text: string) =>
  parseDeck(text).lines.map(({ count, name, section }) => `${count} ${name} ${section}`);

describe("deck lists", () => {
  it("reads MTGO text with a sideboard under its heading", () => {
    expect(summary("4 Lamplit Sentry\n20 Plains\n\nSideboard\n2 Stand the Line\n")).toEqual([
      "4 Lamplit Sentry main",
      "20 Plains main",
      "2 Stand the Line sideboard",
    ]);
  });

  it("reads SB: lines, x and no count", () => {
    expect(summary("4x Lamplit Sentry\nPlains x20\nSunvale Marshal\nSB: 2 Stand the Line")).toEqual([
      "4 Lamplit Sentry main",
      "20 Plains main",
      "1 Sunvale Marshal main",
      "2 Stand the Line sideboard",
    ]);
  });

  it("takes a second block of at most 15 cards as the sideboard, and says so", () => {
    const deck = parseDeck("36 Fenwalk Ghoul\n24 Swamp\n\n15 Rot in the Roots");
    expect(deck.lines.map(({ section }) => section)).toEqual(["main", "main", "sideboard"]);
    expect(deck.notes).toHaveLength(1);
  });

  it("does not take blocks of a sorted list as a sideboard", () => {
    expect(summary("4 Fenwalk Ghoul\n\n4 Ferry Coin\n\n24 Swamp").every((line) => line.endsWith("main"))).toBe(true);
  });

  it("reads Arena exports", () => {
    const text =
      "About\nName Fire at Night\n\nCommander\n1 Sunvale Marshal (EMB) 11\n\nDeck\n4 Cinder Lash (EMB) 120a\n\nSideboard\n1 Quench in Iron (EMB) 5";
    expect(parseDeck(text).name).toBe("Fire at Night");
    expect(summary(text)).toEqual(["1 Sunvale Marshal commander", "4 Cinder Lash main", "1 Quench in Iron sideboard"]);
  });

  it("reads Moxfield exports: finishes, tags, collector's numbers, CSV", () => {
    expect(
      summary(
        "1 Sunvale Marshal (EMB) 11 *F* #!tag #other\n1 Cinder Lash (PLST) ZEN-45\nSIDEBOARD:\n1 Low // High (EMB) 3s *E*",
      ),
    ).toEqual(["1 Sunvale Marshal main", "1 Cinder Lash main", "1 Low // High sideboard"]);
    expect(summary('"Count","Tradelist Count","Name","Edition"\n"4","0","Kindle, the ""Streets""","emb"')).toEqual([
      '4 Kindle, the "Streets" main',
    ]);
  });

  it("reads MTGO's .dek", () => {
    const dek = `<?xml version="1.0"?>\n<Deck>\n<Cards CatID="1" Quantity="4" Sideboard="false" Name="Cinder &amp; Lash" />\n<Cards CatID="2" Quantity="1" Sideboard="true" Name="Ferry Coin"/>\n</Deck>`;
    expect(summary(dek)).toEqual(["4 Cinder & Lash main", "1 Ferry Coin sideboard"]);
  });

  it("skips remarks, headings of kinds, maybeboards, BOM and CRLF", () => {
    expect(summary("\ufeff// my deck\r\nCreatures (4)\r\n4 Fenwalk Ghoul\r\n\r\nMaybeboard\r\n1 Ferry Coin")).toEqual([
      "4 Fenwalk Ghoul main",
    ]);
  });

  const refused = (text: string) => {
    try {
      parseDeck(text);
    } catch (error) {
      if (error instanceof CardsError) return `${error.code} ${error.line}`;
      throw error;
    }
    return "accepted";
  };

  it.each([
    ["ten thousand lines", "1 Plains\n".repeat(10_000), "too-long 1001"],
    ["an endless line", `1 Plains\n1 ${"a".repeat(100_000)}`, "too-long 2"],
    ["control characters", "1 Plains\n1 Is\u0007land", "control-character 2"],
    ["no cards", "// nothing\n", "bad-deck 1"],
    ["nothing", " \n", "bad-deck 1"],
    ["zero copies", "1 Plains\n0 Island", "bad-deck 2"],
    ["a million copies", "1000000 Plains", "bad-deck 1"],
    ["a count without a name", "4 ---", "bad-deck 1"],
  ])("refuses %s", (_, text, code) => expect(refused(text)).toBe(code));
});

const cards = readSet(`
Meadow
Basic Land — Plains

Many Wasps {1}{W}
Creature — Insect
A deck can have any number of cards named Many Wasps.
1/1

Seven Wasps {1}{W}
Creature — Insect
A deck can have up to seven cards named Seven Wasps.
1/1

Ordinary Wasp {W}
Creature — Insect
1/1

Red Wasp {R}
Creature — Insect
1/1

Queen of Wasps {2}{W}
Legendary Creature — Insect
2/2

Mumbling Wasp {W}
Creature — Insect
When this creature enters, gibberish.
1/1

Hum {W}
Instant
You gain 1 life.
// split
Sting {R}
Instant
Sting deals 1 damage to any target.
`);
const legal: Readonly<Record<string, Legality>> = { modern: "legal", vintage: "legal", commander: "legal" };
const entries = cards.map(({ printed }): CardEntry => ({ name: printed.name, card: printed, legalities: legal }));
const shelf = shelfOf([
  ...entries,
  {
    name: "Banned Wasp",
    card: entries[3]!.card,
    legalities: { modern: "banned", vintage: "restricted", legacy: "not_legal" },
  },
  { name: "Far Wasp", card: { unsupported: "layout", what: "planar", typeLine: "Plane" }, legalities: {} },
]);
const check = (text: string, format?: string) => checkDeck(parseDeck(text), shelf, easyReader, format);
const codes = (text: string, format?: string) => {
  const { unplayable, illegal } = check(text, format);
  return [...unplayable, ...illegal].map(({ code }) => code);
};

describe("checking a deck", () => {
  it("accepts any number of basic lands and of cards that say so", () => {
    expect(codes("40 Many Wasps\n7 Seven Wasps\n20 Meadow")).toEqual([]);
  });

  it("counts copies over main deck and sideboard", () => {
    expect(codes("4 Ordinary Wasp\n8 Seven Wasps\n56 Meadow\nSideboard\n1 Ordinary Wasp")).toEqual([
      "too-many-copies",
      "too-many-copies",
    ]);
  });

  it("checks sizes", () => {
    expect(codes("59 Meadow")).toEqual(["too-few-cards"]);
    expect(codes("501 Meadow")).toEqual(["too-many-cards"]);
    expect(codes("60 Meadow\nSideboard\n16 Meadow")).toEqual(["sideboard-too-large"]);
    expect(codes("40 Meadow", "limited")).toEqual([]);
  });

  it("finds split cards by any of their names, and says where one cannot be played and why", () => {
    expect(codes("2 hum/sting\n1 HUM\n1 Sting\n56 Meadow")).toEqual([]);
    const { unplayable } = check("1 Mumbling Wasp\n1 Far Wasp\n1 Mumbling Wasp\n57 Meadow");
    expect(unplayable.map(({ code, line }) => [code, line])).toEqual([
      ["unreadable-card", 1],
      ["unreadable-card", 2],
    ]);
    expect(unplayable[0]?.message).toContain("gibberish");
    expect(unplayable[1]?.message).toContain("planar");
  });

  it("suggests near misses", () => {
    const { unplayable } = check("1 Qeen of Waspes\n59 Meadow");
    expect(unplayable[0]).toMatchObject({ code: "unknown-card", line: 1 });
    expect(unplayable[0]?.message).toContain('"Queen of Wasps"');
  });

  it("knows banned, restricted and not legal", () => {
    expect(codes("1 Banned Wasp\n59 Meadow", "modern")).toEqual(["banned"]);
    expect(codes("2 Banned Wasp\n58 Meadow", "vintage")).toEqual(["restricted"]);
    expect(codes("1 Banned Wasp\n59 Meadow", "vintage")).toEqual([]);
    expect(codes("1 Banned Wasp\n59 Many Wasps", "legacy")).toEqual(["not-legal", "not-legal"]);
  });

  it("checks a commander deck: 100 cards, one copy, the commander and its colours", () => {
    expect(codes("Commander\n1 Queen of Wasps\nDeck\n1 Ordinary Wasp\n98 Meadow", "commander")).toEqual([]);
    expect(codes("1 Queen of Wasps\n99 Meadow", "commander")).toEqual(["no-commander"]);
    expect(codes("Commander\n1 Ordinary Wasp\nDeck\n99 Meadow", "commander")).toEqual(["not-a-commander"]);
    expect(codes("Commander\n1 Queen of Wasps\nDeck\n2 Ordinary Wasp\n1 Red Wasp\n96 Meadow", "commander")).toEqual([
      "too-many-copies",
      "outside-identity",
    ]);
  });
});

describe("decks for a table", () => {
  const book = deckBook(easyReader, { shelfFor: async () => shelf });

  it("gives every built-in deck, 60 cards each, by name in any case", async () => {
    expect(book.builtIn.length).toBeGreaterThanOrEqual(4);
    for (const { name } of book.builtIn) {
      const deck = await book.resolve(name.toUpperCase());
      expect(deck).toMatchObject({ ok: true, name });
      expect(deck.ok && deck.cards).toHaveLength(60);
    }
  });

  it("mixes built-in and imported cards in a list", async () => {
    const deck = await book.resolve("4 Lamplit Sentry\n56 Meadow\n\nSideboard\n2 hum");
    expect(deck.ok && [deck.cards.length, deck.sideboard.length]).toEqual([60, 2]);
    expect(deck.ok && deck.cards[0]?.name).toBe("Lamplit Sentry");
  });

  it.each([
    ["an unknown name", "No Such Deck", "unknown-deck"],
    ["an unreadable card", "1 Mumbling Wasp\n59 Meadow", "unreadable-cards"],
    ["an unknown card", "1 Nobody's Wasp\n59 Meadow", "unreadable-cards"],
    ["a deck that is too small", "1 Meadow\n1 Meadow", "illegal-deck"],
    ["what is no deck list", "4 ---\n", "illegal-deck"],
  ])("refuses %s", async (_, text, code) => expect(await book.resolve(text)).toMatchObject({ ok: false, code }));

  it("names line and reason of each fault", async () => {
    const refused = await book.resolve("1 Mumbling Wasp\n59 Meadow");
    expect(!refused.ok && refused.faults).toMatchObject([
      { at: "line 1", message: expect.stringContaining("gibberish") },
    ]);
  });
});
