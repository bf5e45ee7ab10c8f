import { describe, expect, it } from "vitest";
import { parseDeck } from "../../lib/cards/decks/parse.ts";
import { type DeckEntry, LIST_FORMS, printDeck } from "../../lib/deckLists/print.ts";

/** A deck that is written out is the same deck again, wherever it is read. */

const DECK: readonly DeckEntry[] = [
  { section: "commander", name: 'Mira, Who "Waits" & Sees', count: 1 },
  { section: "main", name: "Fire // Ice", count: 4 },
  { section: "main", name: "Fen, the <Old>", count: 2 },
  { section: "main", name: "Forest", count: 33 },
  { section: "sideboard", name: "Ashwing Drake", count: 3 },
  { section: "companion", name: "Road Otter", count: 1 },
  { section: "planar", name: "The Endless Stair", count: 1 },
];
const read = (text: string): Record<string, number> =>
  Object.fromEntries(parseDeck(text).lines.map(({ section, name, count }) => [`${section}: ${name}`, count]));
const asIs = (entries: readonly DeckEntry[]) =>
  Object.fromEntries(entries.map(({ section, name, count }) => [`${section}: ${name}`, count]));

describe("a deck written out", () => {
  it.each(["arena", "csv"] as const)("as %s is the same deck", (form) => {
    expect(read(printDeck(DECK, form))).toEqual(asIs(DECK));
  });

  it("for MTGO is its deck and its sideboard", () => {
    const two = DECK.map((one) => ({
      ...one,
      section: one.section === "sideboard" || one.section === "companion" ? ("sideboard" as const) : ("main" as const),
    }));
    expect(read(printDeck(DECK, "mtgo"))).toEqual(asIs(two));
  });

  it.each(LIST_FORMS)("that is empty is no cards, as %s", (form) => {
    expect(() => parseDeck(printDeck([], form))).toThrow(/empty|no cards/);
  });
});
