import { describe, expect, it } from "vitest";
import { abilities, card, verdict } from "../support.ts";

/** Dice that are rolled for a cost or as something enters (706.1a), and triggers on natural results and highest ones (706.2). */

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

const NUMBERS = [
  ["X", { amount: "x" }],
  ["two", 2],
  ["three", 3],
] as const;
describe("the total of several dice", () => {
  const each = NUMBERS.flatMap(([n, count]) => ["It", "Mossback Tern"].map((it) => [n, it, count] as const));
  it.each(each)("of %s as it enters: %s", (n, it, count) => {
    const text = `As Mossback Tern enters, roll ${n} d6. ${it} enters with a number of +1/+1 counters on it equal to the total of those results.`;
    expect(abilities(card(text, { manaCost: "{X}{G}" }))).toMatchObject([
      {
        effects: [
          {
            replacement: {
              instead: {
                asItEnters: [
                  {
                    do: [{ do: "rollDie", count, note: "n1" }],
                    then: { counters: [{ kind: "+1/+1", count: { amount: "noted", name: "n1" } }] },
                  },
                ],
              },
            },
          },
        ],
      },
    ]);
  });
  it("is of more than one", () => {
    const text =
      "As Mossback Tern enters, roll a d6. It enters with a number of +1/+1 counters on it equal to the total of those results.";
    expect(verdict(card(text))).toBe("declined");
  });
});

const BEST = [
  ["opponents", { who: "opponents" }],
  ["players", { who: "each" }],
] as const;
describe("the highest result", () => {
  const after = (rolls: string, who: string): string =>
    `When Mossback Tern enters, ${rolls}. If one or more ${who} had the highest result, this creature can't attack those players or planeswalkers they control this combat.`;
  it.each(BEST)("of %s", (word, of) => {
    expect(abilities(card(after("each player rolls a d20", word)))).toMatchObject([
      {
        body: {
          effects: [
            { do: "rollDie", who: { who: "each" }, note: "n1" },
            {
              do: "if",
              condition: { if: "somePlayer", of },
              then: [{ rules: [{ rule: "cantAttack", defender: { players: { who: "those", of } } }] }],
            },
          ],
        },
      },
    ]);
  });
  it("is of what several players rolled", () => {
    expect(verdict(card(after("roll a d20", "players")))).toBe("declined");
  });
});
