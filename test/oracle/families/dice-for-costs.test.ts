import { describe, expect, it } from "vitest";
import { abilities, card, verdict } from "../support.ts";

/** Dice that are rolled for a cost (706.1a), and triggers on natural results (706.2). */

const DICE = [
  ["a d8", 8],
  ["a d20", 20],
  ["a six-sided die", 6],
] as const;
const COSTS = ["", "{2}, ", "{T}, "];
describe("a die rolled for a cost", () => {
  it.each(DICE.flatMap(([die, sides]) => COSTS.map((cost) => [cost, die, sides] as const)))(
    "%sroll %s",
    (cost, die, sides) => {
      const read = abilities(card(`${cost}Roll ${die}: Scry X, where X is the result.`));
      expect(read).toMatchObject([{ body: { effects: [{ do: "scry", count: { amount: "noted", name: "rolled" } }] } }]);
      expect(read[0]).toHaveProperty("costs", expect.arrayContaining([{ pay: "roll", sides, noteAs: "rolled" }]));
    },
  );
  it("is not the result of what is rolled afterwards", () => {
    expect(abilities(card("Roll a d8: Roll a d4. Scry X, where X is the result."))).toMatchObject([
      {
        body: {
          effects: [
            { do: "rollDie", note: "n1" },
            { do: "scry", count: { amount: "noted", name: "n1" } },
          ],
        },
      },
    ]);
  });
  it("is needed for a result to be spoken of", () => {
    expect(verdict(card("{2}: Scry X, where X is the result."))).toBe("declined");
  });
});

const WHO = [
  ["you roll", { who: "you" }],
  ["an opponent rolls", { who: "opponents" }],
] as const;
describe("the highest natural result", () => {
  it.each(WHO)("whenever %s it", (words, who) => {
    expect(abilities(card(`Whenever ${words} a die's highest natural result, draw a card.`))).toMatchObject([
      { when: { on: "dieRoll", who, highest: true } },
    ]);
  });
});
