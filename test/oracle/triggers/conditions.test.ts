import { describe, expect, it } from "vitest";
import { abilities, card, effectsOf, typed } from "../support.ts";

describe("triggers that look at what happened", () => {
  const ability = (text: string) => effectsOf(abilities(card(text)));

  it("once and for all", () => {
    const text = "Whenever Mossback Tern attacks, draw a card. This ability triggers only once.";
    expect(abilities(card(text))).toMatchObject([{ limit: "once" }]);
  });
  it.each(["power", "toughness"])("total %s of attackers", (stat) => {
    const text = `Whenever Mossback Tern attacks, if you attacked with creatures with total ${stat} 6 or greater this combat, draw a card.`;
    expect(abilities(card(text))).toMatchObject([
      { when: { on: "attacks" }, happenedWhile: { amount: { amount: "stat", stat }, value: { compare: ">=", to: 6 } } },
    ]);
  });
  it.each([
    ["at least one Elf attack", { with: { is: "subtype", subtype: "Elf" } }],
    ["at least three Elves attack", { with: { is: "subtype", subtype: "Elf" }, beside: 3 }],
    ["at least one other creature attack", { beside: 1 }],
  ])("and %s", (words, more) => {
    const [only] = abilities(card(`Whenever Mossback Tern and ${words}, draw a card.`));
    expect(only).toMatchObject({ when: { on: "attacks", object: { is: "self" }, ...more } });
  });
  it.each([
    "for each card looked at while scrying this way",
    "where X is the number of cards looked at while scrying this way",
  ])("%s", (words) => {
    const size = words.startsWith("where") ? "+X/+X" : "+1/+1";
    const comma = words.startsWith("where") ? "," : "";
    const text = `Whenever you scry, Mossback Tern gets ${size} until end of turn${comma} ${words}.`;
    expect(ability(text)).toMatchObject([{ modifications: [{ power: { amount: "event" } }] }]);
  });
  it("another creature for the Ring", () => {
    const text =
      "Whenever the Ring tempts you, if you chose a creature other than Mossback Tern as your Ring-bearer, draw a card.";
    expect(abilities(card(text))).toMatchObject([
      { when: { on: "tempted" }, happenedWhile: { what: { what: "event" }, filter: { is: "another" } } },
    ]);
  });
});

describe("states that trigger (603.8)", () => {
  const enchantment = { typeLine: typed("enchantment") };

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

describe("603.8: as soon as something is so of an opponent", () => {
  it("a creature that large", () => {
    const [one] = abilities(
      card("When an opponent controls a creature with power 4 or greater, sacrifice this creature."),
    );
    const theirs = { is: "controlledBy", who: { who: "opponents" } };
    expect(one).toMatchObject({
      when: {
        on: "state",
        condition: { if: "exists", what: { filter: { of: [{ is: "type" }, { is: "stat" }, theirs] } } },
      },
    });
  });
});
