import { describe, expect } from "vitest";
import { begin, kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";
import type { TestGame } from "../../support/testGame.ts";

describe("one of each kind of token (111.10)", () => {
  const FACTORY = `
    Test Factory {0}
    Artifact
    If you would create a Clue, Food, or Treasure token, instead create one of each.

    Test Hoard {0}
    Sorcery
    Create two tapped Treasure tokens.

    Test Snack {0}
    Sorcery
    Create a Food token.`;
  scenario("614.6: as many of each, which enter as those would have", (t) => {
    t.cards(FACTORY);
    t.battlefield(0, "Test Factory");
    t.hand(0, "Test Hoard");
    t.to("precombatMain");
    t.cast("Test Hoard");
    t.resolve();
    expect(["Clue", "Food", "Treasure"].map((name) => t.count(0, "battlefield", `${name} Token`))).toEqual([2, 2, 2]);
    expect(t.see("Clue Token").tapped).toBe(true);
  });

  scenario("614.5: with two of them, each applies once to each event", (t) => {
    t.cards(FACTORY);
    t.battlefield(0, "Test Factory", "Test Factory");
    t.hand(0, "Test Snack");
    t.to("precombatMain");
    t.cast("Test Snack");
    t.resolve();
    expect(["Clue", "Food", "Treasure"].map((name) => t.count(0, "battlefield", `${name} Token`))).toEqual([3, 3, 3]);
  });
});

function cast(t: TestGame, type: string, text: string, cost = "{0}"): void {
  kit(t);
  t.cards(`Test Deed ${cost}\n${type}\n${text}`);
  t.hand(0, "Test Deed");
}

describe("111.3, 105.2c: tokens as they are described", () => {
  scenario("a land of its own with what it can do, and creatures whose color stands in front of their size", (t) => {
    cast(
      t,
      "Sorcery",
      'Create a tapped land token named Refuge with "{T}: Add {G}." Create two black 2/2 Zombie creature tokens.',
    );
    t.to("precombatMain");
    t.cast("Test Deed");
    settle(t);
    expect(t.see("Refuge")).toMatchObject({ types: ["land"], colors: "", tapped: true });
    expect(t.see("Zombie Token")).toMatchObject({ types: ["creature"], colors: "B", power: 2 });
    expect(t.count(0, "battlefield", "Zombie Token")).toBe(2);
  });
});

scenario("111.4, 201.5: a token that is named behind what it is names itself", (t) => {
  begin(
    t,
    `
      Test Spitter {0}
      Creature — Elemental
      {0}: Create a 3/1 red Elemental creature token named Ember Sprite. It has trample, haste, and "At the beginning of the end step, sacrifice Ember Sprite."
      1/3`,
    [],
    ["Test Spitter"],
  );
  t.to("precombatMain");
  t.activate("Test Spitter");
  settle(t);
  expect(t.count(0, "battlefield", "Ember Sprite")).toBe(1);
  t.to("end");
  settle(t);
  expect([t.count(0, "battlefield", "Ember Sprite"), t.count(0, "battlefield", "Test Spitter")]).toEqual([0, 1]);
});

scenario("111.1, 608.2d: one of two tokens, as one likes", (t) => {
  t.cards(`
      Test Provider {0}
      Creature — Elf
      Whenever a land you control enters, create a Food token or a Treasure token.
      3/2`);
  t.battlefield(0, "Test Provider");
  t.hand(0, "Plains");
  t.to("precombatMain");
  t.playLand("Plains");
  t.resolve();
  t.option("A Treasure token");
  expect(t.count(0, "battlefield", "Treasure Token")).toBe(1);
  expect(t.count(0, "battlefield", "Food Token")).toBe(0);
});
