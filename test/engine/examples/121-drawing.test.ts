import { describe, expect } from "vitest";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";
import type { TestGame } from "../../support/testGame.ts";

scenario("121.1: for each card fewer than that which each of them draws", (t) => {
  t.cards(`
      Test Parley {0}
      Sorcery
      Each player may draw up to two cards. For each card less than two a player draws this way, that player gains 2 life.`);
  t.hand(0, "Test Parley");
  t.to("precombatMain");
  t.cast("Test Parley");
  t.resolve();
  t.yes();
  t.answer({ ask: "number", number: 1 });
  t.no();
  expect([t.lifeOf(0), t.lifeOf(1), t.count(0, "hand")]).toEqual([22, 24, 1]);
});

function cast(t: TestGame, type: string, text: string, cost = "{0}"): void {
  kit(t);
  t.cards(`Test Deed ${cost}\n${type}\n${text}`);
  t.hand(0, "Test Deed");
}

describe("121.1: cards drawn", () => {
  scenario("only what was just drawn is discarded", (t) => {
    cast(t, "Sorcery", "Draw two cards, then discard one of them.");
    t.hand(0, "Test Ogre");
    t.library(0, "Test Bear", "Test Murder");
    t.to("precombatMain");
    t.cast("Test Deed");
    t.pass(2);
    expect(
      t
        .asked("choose")
        .from.map((one) => t.nameOf(one))
        .sort(),
    ).toEqual(["Test Bear", "Test Murder"]);
    t.choose("Test Bear");
    expect(t.count(0, "graveyard", "Test Bear")).toBe(1);
  });
});

scenario("121.2a, 101.2: players who can't draw cards draw none, and lose for no empty library", (t) => {
  t.cards(`
      Test Machine {0}
      Artifact
      Players can't draw cards.

      Test Idea {0}
      Sorcery
      Draw a card. You gain 1 life.`);
  t.battlefield(0, "Test Machine");
  t.hand(0, "Test Idea");
  t.emptyLibraries();
  t.to("precombatMain");
  t.cast("Test Idea");
  t.resolve();
  expect(t.lifeOf(0)).toBe(21);
  t.to("precombatMain", 3);
  expect(t.over).toBe(false);
  expect(t.count(0, "hand")).toBe(0);
});

describe("121.7: cards drawn by what replaces or prevents", () => {
  scenario("121.7: what is left of the event comes first, then one card after the other", (t) => {
    kit(t);
    t.cards(`
      Test Swan {0}
      Creature — Bird
      If a source would deal damage to this creature, prevent that damage. The source's controller draws cards equal to the damage prevented this way.
      4/3

      Test Meter {0}
      Enchantment
      Whenever you draw a card, you gain 1 life.`);
    t.battlefield(1, "Test Swan");
    t.battlefield(0, "Test Meter");
    t.lands(0, "Mountain", 1);
    t.hand(0, "Test Spark");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: ["Test Swan"] });
    settle(t);
    expect([t.count(0, "hand"), t.lifeOf(0), t.see("Test Swan").damage]).toEqual([2, 22, 0]);
  });
});
