import { describe, expect, it } from "vitest";
import { abilities, card, verdict } from "../support.ts";

/** Keywords given with a cost that follows from the mana cost of what has them (702), and what else is said of foretelling. */

const product = <A, B>(as: readonly A[], bs: readonly B[]): [A, B][] =>
  as.flatMap((a) => bs.map((b): [A, B] => [a, b]));

const KEYWORDS = ["foretell", "miracle", "plot", "flashback", "mayhem", "emerge"] as const;
const COSTS = [
  ["is equal to its mana cost", {}],
  ["is equal to its mana cost reduced by {2}", { less: "{2}" }],
] as const;
const gives = (keyword: string, less = {}) => ({
  modify: "addAbility",
  ability: { keyword: { keyword, cost: [{ pay: "manaCost", ...less }] } },
});

describe("a keyword that cards have for their mana cost", () => {
  it.each(product(KEYWORDS, COSTS))("%s %j", (keyword, [cost, less]) => {
    for (const which of ["Each creature card in your hand has", "Creature cards in your hand have"]) {
      const text = `${which} ${keyword}. The ${keyword} cost ${cost}.`;
      expect(abilities(card(text))).toMatchObject([{ effects: [{ modifications: [gives(keyword, less)] }] }]);
    }
    const top = `The top card of your library has ${keyword}. The ${keyword} cost ${cost}.`;
    expect(abilities(card(top))).toMatchObject([
      { effects: [{ affects: { what: "topOfLibrary" }, modifications: [gives(keyword, less)] }] },
    ]);
  });
  it.each(KEYWORDS)("%s: not the cost of another one", (keyword) => {
    const other = keyword === "plot" ? "foretell" : "plot";
    const text = `Each creature card in your hand has ${keyword}. The ${other} cost is equal to its mana cost.`;
    expect(verdict(card(text))).toBe("declined");
  });
  it.each(["replicate", "emerge"])("%s of spells", (keyword) => {
    const text = `Each Goblin spell you cast has ${keyword}. The ${keyword} cost is equal to its mana cost.`;
    expect(abilities(card(text))).toMatchObject([
      { effects: [{ affects: { in: "stack" }, modifications: [gives(keyword)] }] },
    ]);
  });
});

describe("702.143d: what becomes foretold", () => {
  it.each(COSTS.map(([, less]) => less))("%j", (less) => {
    const cost = "less" in less ? `its mana cost reduced by ${less.less}` : "its mana cost";
    const text = `When this creature enters, exile a card from your hand face down. It becomes foretold. Its foretell cost is ${cost}.`;
    expect(abilities(card(text))).toMatchObject([
      {
        body: {
          effects: [
            { do: "move", to: { zone: "exile", faceDown: true } },
            { do: "becomePlotted", as: "foretold" },
            { do: "apply", duration: "forever", modifications: [gives("foretell", less)] },
          ],
        },
      },
    ]);
  });
  it("needs something that becomes foretold", () => {
    expect(verdict(card("When this creature enters, draw a card. Its foretell cost is its mana cost."))).toBe(
      "declined",
    );
  });
});

const SPENT = [
  ["foretell cards", { onlyFor: "foretell" }],
  ["foretell a card from your hand", { onlyFor: "foretell" }],
  ["foretell cards or cast creature spells", { onlyFor: "foretell", spells: {} }],
  ["foretell a card from your hand or cast an instant or sorcery spell", { onlyFor: "foretell", spells: {} }],
] as const;
describe("106.6: mana spent only", () => {
  it.each(SPENT)("to %s", (what, restriction) => {
    const text = `{T}: Add {U}. Spend this mana only to ${what}.`;
    expect(abilities(card(text))).toMatchObject([{ body: { effects: [{ restriction }] } }]);
  });
});
