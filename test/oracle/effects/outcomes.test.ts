import { describe, expect, it } from "vitest";
import { kit, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { abilities, card, effectsOf, product } from "../support.ts";

const last = (text: string): readonly unknown[] => effectsOf([abilities(card(text)).at(-1)!]);

describe("608.2e: instead of what is done if the offer is taken", () => {
  const OFFERS = ["discard a card", "sacrifice a creature"];
  const TESTS = ["you control an Elf", "you have no cards in hand"];
  it.each(product(OFFERS, TESTS))("%s, if %s", (offer, test) => {
    const text = `{1}: You may ${offer}. If you do, draw a card. If ${test}, draw two cards instead.`;
    expect(last(text)).toMatchObject([
      { do: "may", effects: [{}, { do: "if", then: [{ do: "if", then: [{ count: 2 }], otherwise: [{ count: 1 }] }] }] },
    ]);
  });
  it.each(TESTS)("if it is paid, if %s", (test) => {
    const text = `{1}: You may pay {1}. If you do, draw a card. If ${test}, draw two cards instead.`;
    expect(last(text)).toMatchObject([
      { do: "pay", paid: [{ do: "if", then: [{ count: 2 }], otherwise: [{ count: 1 }] }] },
    ]);
  });
  it.each([
    ["discard a card", "a creature card was discarded this way"],
    ["sacrifice a creature", "an Elf was sacrificed this way"],
  ])("of what was done: %s, if %s", (offer, test) => {
    const text = `{1}: You may ${offer}. If you do, draw a card. If ${test}, draw two cards instead.`;
    expect(last(text)).toMatchObject([
      { do: "may", effects: [{}, { do: "if", then: [{ do: "if", then: [{ count: 2 }], otherwise: [{ count: 1 }] }] }] },
    ]);
  });

  scenario("608.2e: nothing is drawn where nothing was discarded", (t) => {
    kit(t);
    subject(
      t,
      "{0}: You may discard a card. If you do, draw a card. If a creature card was discarded this way, draw two cards instead.",
    );
    t.battlefield(0, "Test Subject");
    t.hand(0, "Test Ogre", "Test Spark");
    t.to("precombatMain");
    const hand = t.count(0, "hand");
    t.activate("Test Subject");
    t.resolve();
    t.no();
    expect(t.count(0, "hand")).toBe(hand);
    for (const [name, more] of [
      ["Test Spark", 0],
      ["Test Ogre", 1],
    ] as const) {
      t.activate("Test Subject");
      t.resolve();
      t.yes();
      t.choose(name);
      expect(t.count(0, "hand")).toBe(hand + more);
    }
  });
});
