import { describe, expect, it } from "vitest";
import type { Ability } from "../../../lib/engine/abilities/ability.ts";
import { abilities, card, spell } from "../support.ts";

const effectsOf = ([only]: readonly Ability[]): readonly unknown[] =>
  only !== undefined && "body" in only ? only.body.effects : [];
const product = <A, B>(as: readonly A[], bs: readonly B[]): [A, B][] =>
  as.flatMap((a) => bs.map((b): [A, B] => [a, b]));

describe("what is done several times, one after the other", () => {
  const times = [
    ["twice", 2],
    ["three times", 3],
    ["X times", { amount: "x" }],
  ] as const;
  it.each(times)("%s", (often, n) => {
    expect(effectsOf(abilities(card(`{X}: Populate ${often}.`)))).toMatchObject([
      { do: "repeat", times: n, effects: [{ do: "populate" }] },
    ]);
    expect(effectsOf(abilities(card(`{X}: Manifest dread ${often}.`)))).toMatchObject([{ do: "manifestDread", n }]);
  });
});

describe("one object whose name speaks of several (201.5)", () => {
  it.each([
    ["enter", "enters"],
    ["die", "dies"],
    ["attack", "attacks"],
  ])("%s", (many, one) => {
    const twins = { name: "Ash & Elm" };
    expect(abilities(card(`Whenever Ash & Elm ${many}, draw a card.`, twins))).toEqual(
      abilities(card(`Whenever Ash & Elm ${one}, draw a card.`, twins)),
    );
  });
});

describe("opponents, by who is told of and of how many", () => {
  const tests = ["control an artifact", "lost life this turn", "have more life than you"];
  it.each(product(["the number of your opponents", "the number of opponents"], tests))("%s who %s", (who, test) => {
    const [draw] = effectsOf(abilities(spell(`Draw X cards, where X is ${who} who ${test}.`)));
    expect(draw).toMatchObject({ count: { amount: "countPlayers", of: { who: "those", of: { who: "opponents" } } } });
  });
  it.each(tests)("for each of them who %s", (test) => {
    const [draw] = effectsOf(abilities(spell(`Draw a card for each of your opponents who ${test}.`)));
    expect(draw).toMatchObject({ count: { amount: "countPlayers", of: { who: "those" } } });
  });
  it.each(["they control", "an opponent controls"])("or planeswalkers %s, that are attacked", (whose) => {
    const [one] = abilities(
      card(`Whenever a creature attacks one of your opponents or a planeswalker ${whose}, draw a card.`),
    );
    expect(one).toMatchObject({ when: { on: "attacks", defender: { who: "opponents" }, orTheirs: true } });
  });
});

describe("where several owners' cards go", () => {
  const moved = ["all creatures with power 2 or less", "all artifacts and enchantments"];
  it.each(moved)("%s, told before or after", (what) => {
    expect(abilities(spell(`Return to their owners' hands ${what}.`))).toEqual(
      abilities(spell(`Return ${what} to their owners' hands.`)),
    );
  });
  it("of exiled cards, into their owners' graveyards", () => {
    const [put] = effectsOf(
      abilities(spell("Put two cards your opponents own from exile into their owners' graveyards.")),
    );
    expect(put).toMatchObject({
      do: "move",
      to: { zone: "graveyard" },
      what: { in: "exile", count: { min: 2, max: 2 } },
    });
  });
});

describe("a number chosen between two others (107.1)", () => {
  it.each([
    [0, 10],
    [1, 5],
  ])("%i and %i", (min, max) => {
    const text = `Choose a number between ${min} and ${max}. Destroy all creatures with power equal to the chosen number.`;
    expect(effectsOf(abilities(spell(text)))).toMatchObject([
      { do: "chooseNumber", who: { who: "you" }, range: { min, max } },
      { do: "destroy" },
    ]);
  });
});

describe("the most common colour", () => {
  it.each(["white", "blue", "black", "red", "green"])("%s, compared with the four others", (color) => {
    const [one] = abilities(
      card(
        `This creature gets -2/-2 as long as ${color} is the most common color among all permanents or is tied for most common.`,
      ),
    );
    expect(one).toMatchObject({ if: { if: "and", of: [{}, {}, {}, {}] } });
  });
});

describe("cards exiled from the top of the library as a cost (118.3)", () => {
  it.each([
    ["the top card", 1],
    ["the top two cards", 2],
    ["the top ten cards", 10],
  ])("%s", (what, count) => {
    const [one] = abilities(card(`{1}, Exile ${what} of your library: Draw a card.`));
    expect(one).toMatchObject({ costs: [{ pay: "mana" }, { pay: "mill", count, to: "exile" }] });
  });
});
