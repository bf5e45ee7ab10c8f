import { describe, expect } from "vitest";
import { CUB, kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import type { TestGame } from "../../support/testGame.ts";

scenario("305.6: five basic land types among lands, and not fewer", (t) => {
  t.cards(`
      Test Map {0}
      Artifact
      {0}: If there are five basic land types among lands you control, you gain 1 life.`);
  t.battlefield(0, "Test Map", "Plains", "Island", "Swamp", "Mountain");
  t.hand(0, "Forest");
  t.to("precombatMain");
  t.activate("Test Map");
  t.resolve();
  expect(t.lifeOf(0)).toBe(20);
  t.playLand("Forest");
  t.activate("Test Map");
  t.resolve();
  expect(t.lifeOf(0)).toBe(21);
});

scenario("302.6: only what was controlled since that turn began", (t) => {
  t.cards(`
      Test Launcher {0}
      Artifact
      {0}: You gain 1 life. Activate only if you've controlled this artifact continuously since the beginning of your most recent turn.`);
  t.hand(0, "Test Launcher");
  t.to("precombatMain");
  t.cast("Test Launcher");
  t.resolve();
  expect(t.can("activate", "Test Launcher")).toBe(false);
  t.to("upkeep", 2);
  expect(t.can("activate", "Test Launcher")).toBe(false);
  t.to("precombatMain", 3);
  expect(t.can("activate", "Test Launcher")).toBe(true);
});

for (const lands of [4, 5])
  scenario(`305.6: ${lands} basic land types`, (t) => {
    t.cards(`
        Test Union {0}
        Sorcery
        You win the game if you control a land of each basic land type and a creature of each color.

        Test Rainbow {W}{U}{B}{R}{G}
        Creature — Beast
        1/1`);
    t.battlefield(0, "Test Rainbow", ...["Plains", "Island", "Swamp", "Mountain", "Forest"].slice(0, lands));
    t.hand(0, "Test Union");
    t.to("precombatMain");
    t.cast("Test Union");
    t.resolve();
    expect(t.over).toBe(lands === 5);
  });

scenario("305.2: any number of lands, of which each but the first costs life", (t) => {
  t.cards(`
      Test Bond {0}
      Enchantment
      You may play any number of lands on each of your turns.
      Whenever you play a land, if it wasn't the first land you played this turn, this enchantment deals 1 damage to you.`);
  t.battlefield(0, "Test Bond");
  t.hand(0, "Forest", "Island", "Swamp");
  t.to("precombatMain");
  for (const land of ["Forest", "Island", "Swamp"]) {
    t.playLand(land);
    t.resolveAll();
  }
  expect(t.lifeOf(0)).toBe(18);
});

scenario(
  "307.5, 601.3c: opponents cast at sorcery speed only, and sorceries are cast at instant speed until your next turn",
  (t) => {
    t.cards(`
      Test Raveler {W}
      Legendary Planeswalker — Test
      Each opponent can cast spells only any time they could cast a sorcery.
      +1: Until your next turn, you may cast sorcery spells as though they had flash.
      Loyalty 4

      Test Lesson {0}
      Sorcery
      Draw a card.`);
    t.battlefield(0, "Test Raveler");
    t.hand(0, "Test Lesson");
    t.hand(1, "Test Spark");
    t.battlefield(1, "Mountain");
    t.to("precombatMain");
    t.activate("Test Raveler");
    t.resolve();
    t.pass();
    expect([t.asked().player, t.can("cast", "Test Spark")]).toEqual([1, false]);
    t.to("upkeep", 2);
    while (t.asked().player !== 0) t.pass();
    expect(t.can("cast", "Test Lesson")).toBe(true);
    t.to("upkeep", 3);
    expect(t.can("cast", "Test Lesson")).toBe(false);
  },
);

scenario("302.6: neither what attacked nor what came under one's control this turn", (t) => {
  t.cards(CUB);
  t.cards(`
      Test Ox {2}
      Creature — Ox
      2/2

      Test Elk {2}
      Creature — Elk
      2/2

      Test Muster {0}
      Sorcery
      Destroy all creatures that didn't attack or come under your control this turn.`);
  t.battlefield(0, "Test Ox", "Test Elk");
  t.hand(0, "Test Cub", "Test Muster");
  t.to("precombatMain");
  t.attack("Test Ox");
  t.to("postcombatMain");
  t.cast("Test Cub");
  t.resolve();
  t.cast("Test Muster");
  t.resolve();
  expect(["Test Ox", "Test Cub", "Test Elk"].map((name) => t.count(0, "battlefield", name))).toEqual([1, 1, 0]);
});

function cast(t: TestGame, type: string, text: string, cost = "{0}"): void {
  kit(t);
  t.cards(`Test Deed ${cost}\n${type}\n${text}`);
  t.hand(0, "Test Deed");
}

describe("305.7: one basic land type or another", () => {
  scenario("as whoever is told likes, and until end of turn", (t) => {
    cast(t, "Instant", "Target land becomes a Plains or an Island until end of turn.");
    t.battlefield(1, "Forest");
    t.to("precombatMain");
    t.cast("Test Deed", { targets: ["Forest"] });
    t.pass(2);
    t.option("Island");
    expect(t.see("Forest").subtypes).toEqual(["Island"]);
    t.to("upkeep");
    expect(t.see("Forest").subtypes).toEqual(["Forest"]);
  });
});
