import { describe, expect, it } from "vitest";
import { abilities, card, spell, typed, verdict } from "../support.ts";

/** How permanents enter for a while, and which spells are told of as they are cast. */

const ENCHANTMENT = { typeLine: typed("enchantment") };

describe("how permanents enter for a while", () => {
  it.each([
    ["Creatures enter tapped this turn.", { tapped: true }],
    ["Until end of turn, artifacts your opponents control enter tapped.", { tapped: true }],
    ["Creatures you control enter with an additional +1/+1 counter on them this turn.", { counters: [{ count: 1 }] }],
    [
      "This turn, each creature you control enters with an additional +1/+1 counter on it.",
      { counters: [{ count: 1 }] },
    ],
    ["Each Elf enters with an additional +1/+1 counter on it this turn.", { counters: [{ count: 1 }] }],
  ])("%s", (text, entering) => {
    expect(abilities(spell(text))).toMatchObject([
      {
        body: {
          effects: [
            { do: "replace", replacement: { of: { to: "battlefield" }, instead: { entering } }, duration: "endOfTurn" },
          ],
        },
      },
    ]);
  });
});

describe("spells you cast", () => {
  const HAND = { is: "castFrom", zone: "hand" };
  const MANY = { stat: "manaValue", value: { compare: ">=", to: 4 } };
  it.each([
    ["Each creature spell you cast with mana value 4 or greater has convoke.", [{}, { type: "creature" }, MANY]],
    ["Spells you cast from your hand with mana value 4 or greater have convoke.", [{}, MANY, HAND]],
    ["Red spells you cast with mana value 4 or greater gain convoke as you cast them.", [{}, { is: "color" }, MANY]],
    ["Each artifact spell you cast from your hand has convoke.", [{}, { type: "artifact" }, HAND]],
    ["The first creature spell you cast from your hand each turn has convoke.", [{}, { type: "creature" }, HAND]],
  ])("%s", (text, filters) => {
    const of = expect.arrayContaining(filters.map((filter) => expect.objectContaining(filter)));
    const modifications = [{ ability: { keyword: { keyword: "convoke" } } }];
    expect(abilities(card(text, ENCHANTMENT))).toMatchObject([
      { kind: "static", effects: [{ affects: { filter: { of }, in: "stack" }, modifications }] },
    ]);
  });
  it("only spells are cast", () => {
    expect(verdict(card("Each creature you cast with mana value 4 or greater has convoke.", ENCHANTMENT))).toBe(
      "declined",
    );
  });
  it("the next of them is copied as it is cast", () => {
    const text =
      "Copy the next instant or sorcery spell with mana value 2 or less you cast this turn when you cast it.";
    const read = (newTargets: boolean) => [
      {
        body: {
          effects: [
            {
              do: "delayed",
              when: { on: "cast", by: { who: "you" } },
              body: { effects: [{ do: "copySpell", what: { what: "event" }, newTargets }] },
              once: true,
            },
          ],
        },
      },
    ];
    expect(abilities(spell(text))).toMatchObject(read(false));
    expect(abilities(spell(`${text} You may choose new targets for the copy.`))).toMatchObject(read(true));
    expect(verdict(spell("Copy the next creature you cast this turn when you cast it."))).toBe("declined");
  });
});

describe("what was put into a graveyard this turn", () => {
  it.each([
    ["put into your graveyard this turn", { on: "move", to: "graveyard" }],
    ["put into your graveyard from anywhere this turn", { on: "move", to: "graveyard" }],
    ["put into your graveyard from the battlefield this turn", { on: "move", from: "battlefield", to: "graveyard" }],
    ["put into your graveyard from your library this turn", { on: "move", from: "library", to: "graveyard" }],
    ["put into your graveyard from your hand this turn", { on: "move", from: "hand", to: "graveyard" }],
  ])("a card that was %s", (words, event) => {
    expect(abilities(spell(`Return target creature card that was ${words} to your hand.`))).toMatchObject([
      {
        body: {
          targets: [{ of: [{ filter: { of: [{}, { is: "history", event }] }, in: "graveyard", of: { who: "you" } }] }],
        },
      },
    ]);
    expect(verdict(spell(`Destroy target creature that was ${words}.`))).toBe("declined");
  });
});

describe("targets told of together", () => {
  it("up to two other ones, for a total", () => {
    const text =
      "When this creature dies, return up to two other target creature cards with total mana value 3 or less from your graveyard to the battlefield.";
    expect(abilities(card(text))).toMatchObject([
      {
        body: {
          targets: [
            { count: { min: 0, max: 2 }, of: [{ filter: { of: [{ is: "another" }, {}] } }], together: { most: 3 } },
          ],
        },
      },
    ]);
  });
});

it("what is returned is another kind of thing from then on, with a counter on it", () => {
  const text =
    "Return target creature card from your graveyard to the battlefield. Put a flying counter on it. It's a Spirit in addition to its other types.";
  expect(abilities(spell(text))).toMatchObject([
    {
      body: {
        effects: [
          { do: "move", to: { modifications: [{ modify: "addTypes", subtypes: ["Spirit"] }] }, note: "n1" },
          { do: "putCounters", kind: "flying" },
        ],
      },
    },
  ]);
});
