import { describe, expect, it } from "vitest";
import { abilities, card, spell, typed, verdict } from "../support.ts";

/** What produced the mana a spell was cast for (106.3, 107.4h), and keywords spells are given at their mana cost. */

const SOURCES = [
  ["{S}", { is: "supertype", supertype: "snow" }],
  ["mana from a Treasure", { is: "subtype", subtype: "Treasure" }],
  ["mana from a Cave", { is: "subtype", subtype: "Cave" }],
] as const;

describe("mana by what produced it", () => {
  it.each(SOURCES)("if %s was spent", (words, source) => {
    const text = `When this creature enters, if ${words} was spent to cast it, draw a card.`;
    expect(abilities(card(text))).toMatchObject([
      { interveningIf: { if: "compare", amount: { amount: "manaSpent", source }, value: { compare: ">=", to: 1 } } },
    ]);
  });
  it.each(SOURCES)("for each %s", (words, source) => {
    const text = `When this creature enters, draw a card for each ${words} spent to cast it.`;
    expect(abilities(card(text))).toMatchObject([
      { body: { effects: [{ do: "draw", count: { amount: "manaSpent", source } }] } },
    ]);
  });
  it("so much of it", () => {
    expect(abilities(spell("Scry X, where X is the amount of {S} spent to cast this spell."))).toMatchObject([
      { body: { effects: [{ do: "scry", count: { amount: "manaSpent", source: SOURCES[0][1] } }] } },
    ]);
  });
  it("is asked of a spell that is being cast, but not by whose it is", () => {
    const asking = (source: string) =>
      verdict(card(`Whenever you cast a creature spell, if mana from ${source} was spent to cast it, draw a card.`));
    expect([asking("a Treasure"), asking("a Treasure you control")]).toEqual(["read", "declined"]);
  });
});

describe("keywords given to spells at their mana cost", () => {
  it.each(["replicate", "emerge"])("%s", (keyword) => {
    const text = `Each creature spell you cast has ${keyword}. The ${keyword} cost is equal to its mana cost.`;
    const modifications = [{ ability: { keyword: { keyword, cost: [{ pay: "manaCost" }] } } }];
    expect(abilities(card(text, { typeLine: typed("enchantment") }))).toMatchObject([
      { effects: [{ static: "modify", affects: { in: "stack" }, modifications }] },
    ]);
  });
  it("of one keyword", () => {
    const text = "Each creature spell you cast has replicate. The emerge cost is equal to its mana cost.";
    expect(verdict(card(text))).toBe("declined");
  });
});

describe("what is done after the modes of a spell", () => {
  it("follows them", () => {
    const text = "Choose one —\n• Destroy all creatures.\n• Destroy all artifacts.\nThen draw a card.";
    expect(abilities(spell(text))).toMatchObject([
      { body: { effects: [], modes: { options: [{}, {}] } } },
      { body: { effects: [{ do: "draw" }] } },
    ]);
  });
});
