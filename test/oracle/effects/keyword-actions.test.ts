import { describe, expect, it } from "vitest";
import type { Ability } from "../../../lib/engine/abilities/ability.ts";
import { abilities, card, effectsOf, product, spell, verdict } from "../support.ts";

describe("what it devoured", () => {
  const COUNTED = [
    ["you gain 2 life for each creature it devoured", "creature"],
    ["draw a card for each Goblin it devoured", "Goblin"],
    ["you gain life equal to the number of creatures it devoured", "creature"],
    ["it deals damage to any target equal to twice the number of Goblins it devoured", "Goblin"],
  ] as const;

  it.each(COUNTED)("%s", (text, kind) => {
    const read = JSON.stringify(abilities(card(`Devour 2\nWhen this creature enters, ${text}.`)));
    expect(read).toContain('"name":"devoured","asTheyWere":true');
    expect(read.includes('"subtype":"Goblin"')).toBe(kind === "Goblin");
    expect(verdict(card(`When this creature enters, ${text}.`))).toBe("declined");
  });
});

describe("a die rolled for a cost", () => {
  const DICE = [
    ["a d8", 8],
    ["a d20", 20],
    ["a six-sided die", 6],
  ] as const;
  const COSTS = ["", "{2}, ", "{T}, "];

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

describe("the highest natural result", () => {
  const WHO = [
    ["you roll", { who: "you" }],
    ["an opponent rolls", { who: "opponents" }],
  ] as const;

  it.each(WHO)("whenever %s it", (words, who) => {
    expect(abilities(card(`Whenever ${words} a die's highest natural result, draw a card.`))).toMatchObject([
      { when: { on: "dieRoll", who, highest: true } },
    ]);
  });
});

describe("the total of several dice", () => {
  const NUMBERS = [
    ["X", { amount: "x" }],
    ["two", 2],
    ["three", 3],
  ] as const;

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

describe("the highest result", () => {
  const BEST = [
    ["opponents", { who: "opponents" }],
    ["players", { who: "each" }],
  ] as const;

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

describe("keyword actions several times, by which and how often", () => {
  const often = [
    ["twice", 2],
    ["three times", 3],
  ] as const;
  it.each(often)("populate and manifest dread %s", (words, times) => {
    expect(effectsOf(abilities(spell(`Populate ${words}.`)))).toMatchObject([
      { do: "repeat", times, effects: [{ do: "populate" }] },
    ]);
    expect(effectsOf(abilities(spell(`Manifest dread ${words}.`)))).toMatchObject([{ do: "manifestDread", n: times }]);
  });
  it.each(often)("proliferate and investigate %s", (words, times) => {
    expect(effectsOf(abilities(spell(`Proliferate ${words}.`)))).toMatchObject([{ do: "proliferate", times }]);
    expect(effectsOf(abilities(spell(`Investigate ${words}.`)))).toMatchObject([{ do: "investigate", n: times }]);
  });
  it("proliferate, then proliferate again", () =>
    expect(effectsOf(abilities(spell("Proliferate, then proliferate again.")))).toMatchObject([
      { do: "proliferate" },
      { do: "proliferate" },
    ]));
});

describe("what each flip makes", () => {
  const triggered = (text: string): Extract<Ability, { kind: "triggered" }> => {
    const [only] = abilities(card(text));
    if (only?.kind !== "triggered") throw new Error("no triggered ability");
    return only;
  };
  const FLIPS = [
    ["flip a coin until you lose a flip", { count: "untilLose" }],
    ["flip three coins", { count: 3 }],
  ] as const;
  const MADE = [
    ["create a token that's a copy of that creature", "createTokenCopies"],
    ["create a 1/1 red Goblin creature token", "createTokens"],
  ] as const;

  it.each(product(FLIPS, MADE))("%j %j", ([flips, how], [makes, done]) => {
    const text = `Whenever a nontoken creature you control enters, ${flips}. For each flip you won, ${makes}. Those tokens gain haste.`;
    const [flip, given] = triggered(text).body.effects;
    expect(flip).toMatchObject({ do: "flipCoin", ...how, win: [{ do: done, note: "n1" }] });
    expect(given).toMatchObject({ do: "apply", to: { what: "noted", name: "n1" } });
  });
});

describe("701.58: no longer suspected", () => {
  it.each(["it's", "{self} is"])("%s", (it) => {
    const text = `{1}: Put a +1/+1 counter on this creature. If it's suspected, ${it.replace("{self}", "this creature")} no longer suspected.`;
    expect(effectsOf(abilities(card(text)))).toMatchObject([
      { do: "putCounters" },
      { do: "if", then: [{ do: "unsuspect" }] },
    ]);
  });
});
