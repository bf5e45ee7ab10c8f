import { describe, expect, it } from "vitest";
import { abilities, card, spell, typed, verdict } from "../support.ts";

/** Lists of values and colours, what was so in combat this turn, states that trigger, and what is done to those of a group. */

const enchantment = { typeLine: typed("enchantment") };

describe("one of several values", () => {
  const VALUES = [
    ["4 or 5", [4, 5]],
    ["2, 3, or 7", [2, 3, 7]],
  ] as const;
  const STATS = [
    ["mana value", "manaValue"],
    ["power", "power"],
  ] as const;
  it.each(STATS.flatMap((stat) => VALUES.map((value) => [...stat, ...value] as const)))(
    "%s (%s) %s",
    (words, stat, said, all) => {
      const of = all.map((to) => ({ is: "stat", stat, value: { compare: "=", to } }));
      expect(abilities(card(`Whenever you cast a creature spell with ${words} ${said}, draw a card.`))).toMatchObject([
        { when: { object: { of: expect.arrayContaining([{ is: "or", of }]) } } },
      ]);
    },
  );
  it("of three colors or more", () => {
    const of = (["W", "U", "R"] as const).map((color) => ({ is: "color", color }));
    const text = "Whenever you cast a spell that's white, blue, or red, draw a card.";
    expect(abilities(card(text))).toMatchObject([
      { when: { object: { of: expect.arrayContaining([{ is: "or", of }]) } } },
    ]);
  });
});

describe("who blocked whom (509.1g-h)", () => {
  const PAST = [
    ["blocked this turn", { on: "blocks" }],
    ["was blocked this turn", { on: "becomesBlocked" }],
    ["blocked or was blocked this turn", { on: "anyOf", of: [{ on: "blocks" }, { on: "becomesBlocked" }] }],
    [
      "blocked or was blocked by a Zombie this turn",
      { of: [{ other: { subtype: "Zombie" } }, { other: { subtype: "Zombie" } }] },
    ],
    ["was dealt damage this turn", { on: "damage" }],
    ["has been dealt damage this turn", { on: "damage" }],
  ] as const;
  it.each(PAST)("that %s", (words, event) => {
    expect(abilities(spell(`Destroy target creature that ${words}.`))).toMatchObject([
      { body: { targets: [{ of: [{ filter: { of: [{}, { is: "history", event }] } }] }] } },
    ]);
  });
  it.each([
    ["it's blocking", "blockedBy"],
    ["this creature is blocking", "blockedBy"],
    ["that's blocking it", "blocks"],
  ])("target creature %s", (words, is) => {
    expect(abilities(card(`{T}: This creature deals 1 damage to target creature ${words}.`))).toMatchObject([
      { body: { targets: [{ of: [{ filter: { of: [{}, { is }] } }] }] } },
    ]);
  });
});

describe("states that trigger (603.8)", () => {
  const STATES = [
    ["an opponent has 10 or less life", { if: "somePlayer", of: { who: "opponents" } }],
    ["a player has no cards in hand", { if: "somePlayer", of: { who: "each" } }],
    ["no creatures are on the battlefield", { if: "not", of: { if: "exists" } }],
    ["you control a creature with toughness 2 or less", { if: "exists" }],
  ] as const;
  it.each(STATES)("%s", (words, condition) => {
    expect(abilities(card(`When ${words}, sacrifice this enchantment.`, enchantment))).toMatchObject([
      { when: { on: "state", condition } },
    ]);
  });
  it.each(["player", "opponent"])("each %s has: none of them has not", (who) => {
    const text = `At the beginning of your upkeep, if each ${who} has 10 or less life, draw a card.`;
    expect(abilities(card(text))).toMatchObject([
      { interveningIf: { if: "not", of: { if: "somePlayer", condition: { if: "not" } } } },
    ]);
  });
});

describe("what is so of those of a group", () => {
  const COSTS = [
    ["sacrifice any number of creatures", "sacrificed creatures"],
    ["discard X cards", "discarded cards"],
  ] as const;
  it.each(COSTS)("%s", (cost, group) => {
    const text = `As an additional cost to cast this spell, ${cost}.\nYou gain life equal to the total mana value of the ${group}.`;
    expect(abilities(spell(text))).toMatchObject([{}, { body: { effects: [{ amount: { stat: "manaValue" } }] } }]);
  });
  it.each([
    "Mill a card, then draw cards equal to the milled card's mana value.",
    "Mill three cards. You gain life equal to the total mana value of the milled cards.",
  ])("%s", (text) => {
    expect(abilities(spell(text))).toMatchObject([
      { body: { effects: [{ do: "mill", note: expect.any(String) }, {}] } },
    ]);
  });
  it("is of what was done", () => {
    expect(verdict(spell("Draw cards equal to the milled card's mana value."))).toBe("declined");
  });
});

describe("spells that cost less and can't be countered", () => {
  it.each(["Creature spells you cast", "Spells you cast with mana value 5 or greater"])("%s", (what) => {
    expect(abilities(card(`${what} cost {1} less to cast and can't be countered.`))).toMatchObject([
      { effects: [{ rule: { rule: "costs", who: { who: "you" } } }, { rule: { rule: "cantBeCountered" } }] },
    ]);
  });
});

describe("two kinds under anybody's control", () => {
  it("each with its noun", () => {
    const filter = {
      is: "or",
      of: [{ of: [{ is: "color", color: "W" }, {}] }, { of: [{ is: "color", color: "U" }, {}] }],
    };
    expect(abilities(card("White creatures and blue creatures can't block.", enchantment))).toMatchObject([
      { effects: [{ rule: { rule: "cantBlock", who: { what: "all", filter } } }] },
    ]);
  });
});
