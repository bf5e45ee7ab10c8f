import { describe, expect, it } from "vitest";
import type { Ability } from "../../../lib/engine/abilities/ability.ts";
import { abilities, card, spell, verdict } from "../support.ts";

/** How many of what anybody did this turn, how much life and damage, and what is done for each of them. */

const effectsOf = ([only]: readonly Ability[]): readonly unknown[] =>
  only !== undefined && "body" in only ? only.body.effects : [];

const WHO = [
  ["you've", "you", { who: "you" }],
  ["your opponents have", "your opponents", { who: "opponents" }],
  ["players have", "players", { who: "each" }],
] as const;
const DID = [
  ["creature spell", "cast", "cast", "by", { on: "cast" }],
  ["card", "drawn", "drew", "who", { on: "draw" }],
  ["land card", "discarded", "discarded", "who", { on: "discard" }],
  ["creature", "sacrificed", "sacrificed", "who", { on: "sacrifice" }],
  ["Food token", "created", "created", "by", { on: "createToken" }],
  ["card", "milled", "milled", "who", { on: "mill" }],
] as const;
const CASES = WHO.flatMap((who) => DID.map((did) => [...who, ...did] as const));

describe("what somebody did this turn", () => {
  it.each(CASES)("%s/%s (%j) %s %s/%s", (having, who, whose, what, participle, past, by, event) => {
    const counted = { amount: "history", of: { ...event, [by]: whose } };
    for (const did of [`${having} ${participle}`, `${who} ${past}`]) {
      const drawn = effectsOf(abilities(spell(`Draw a card for each ${what} ${did} this turn.`)));
      expect(drawn).toMatchObject([{ do: "draw", count: counted }]);
      expect(effectsOf(abilities(spell(`Draw cards equal to the number of ${what}s ${did} this turn.`)))).toEqual(
        drawn,
      );
      expect(effectsOf(abilities(spell(`For each ${what} ${did} this turn, draw a card.`)))).toMatchObject([
        { do: "repeat", times: counted, effects: [{ do: "draw", count: 1 }] },
      ]);
    }
  });
  it.each(DID)("is a condition by its number: %s, %s/%s", (what, participle, past, by, event) => {
    for (const [number, times] of [
      ["one or more", { compare: ">=", to: 1 }],
      ["three or more", { compare: ">=", to: 3 }],
      ["exactly two", { compare: "=", to: 2 }],
    ] as const)
      for (const did of [`you've ${participle}`, `you ${past}`]) {
        const text = `At the beginning of your end step, if ${did} ${number} ${what}s this turn, you gain 1 life.`;
        expect(abilities(card(text))).toMatchObject([
          { interveningIf: { if: "happened", event: { ...event, [by]: { who: "you" } }, times } },
        ]);
      }
  });
  it.each([
    ["the amount of life you gained", { of: { on: "gainLife", who: { who: "you" } } }],
    ["the life your opponents have lost", { of: { on: "loseLife", who: { who: "opponents" } } }],
    ["the total amount of life lost by players", { of: { on: "loseLife", who: { who: "each" } } }],
    ["the combat damage dealt to you", { of: { on: "damage", combat: true, to: { players: { who: "you" } } } }],
  ] as const)("is summed up where it is %s", (words, sum) => {
    expect(effectsOf(abilities(spell(`You gain life equal to ${words} this turn.`)))).toMatchObject([
      { amount: { amount: "history", sum: true, ...sum } },
    ]);
  });
  it.each(["the number of creatures you've drawn this turn", "the number of cards you've cast this turn"])(
    "is done to what it can be done to: not %s",
    (words) => expect(verdict(spell(`Draw cards equal to ${words}.`))).toBe("declined"),
  );
});

describe("each of several players, told in front", () => {
  it.each(["who lost life this turn", "who controls a creature", "with no cards in hand"])(
    "for each opponent %s",
    (who) => {
      expect(effectsOf(abilities(spell(`For each opponent ${who}, that player loses 1 life.`)))).toMatchObject([
        { do: "forEachPlayer", of: { who: "those", of: { who: "opponents" } }, effects: [{ who: { who: "current" } }] },
      ]);
    },
  );
});
