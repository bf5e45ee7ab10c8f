import { describe, expect } from "vitest";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

/** Halves rounded once for all, spells by where they are cast from, what only one's own turn allows. */

for (const [round, left] of [
  ["up", [3, 1]],
  ["down", [4, 2]],
] as const)
  scenario(`107.1a: half of 7 life and of three cards, rounded ${round} each time`, (t) => {
    kit(t);
    t.cards(`
      Test Halving {0}
      Sorcery
      Target opponent loses half their life, then discards half the cards in their hand. Round ${round} each time.`);
    t.life(1, 7);
    t.hand(0, "Test Halving");
    t.hand(1, "Test Bear", "Test Bear", "Test Bear");
    t.to("precombatMain");
    t.cast("Test Halving", { targets: [1] });
    t.resolve();
    if (t.asked().ask === "choose") t.choose(...Array.from({ length: 3 - left[1] }, () => "Test Bear"));
    expect([t.lifeOf(1), t.count(1, "hand")]).toEqual(left);
  });

describe("from where (601.2a)", () => {
  const cards = `
    Test Echo {0}
    Instant
    You gain 1 life.
    Flashback {0}

    Test Omen {0}
    Sorcery
    When you cast your next instant spell from your hand this turn, each opponent loses 3 life.

    Test Crypt {0}
    Artifact
    {T}: Add {C}. Spend this mana only to cast a spell from your graveyard.

    Test Return {1}
    Instant
    You gain 1 life.
    Flashback {1}`;
  scenario("603.7b: one from a graveyard doesn't trigger it, the next from a hand does", (t) => {
    t.cards(cards);
    t.hand(0, "Test Omen", "Test Echo");
    t.graveyard(0, "Test Echo");
    t.to("precombatMain");
    t.cast("Test Omen");
    t.resolve();
    t.cast("Test Echo", { via: "flashback" });
    t.resolveAll();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([21, 20]);
    t.cast("Test Echo");
    t.resolveAll();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([22, 17]);
  });
  for (const zone of ["graveyard", "hand"] as const)
    scenario(`106.6: mana for spells from a graveyard only, and one in the ${zone}`, (t) => {
      t.cards(cards);
      t.battlefield(0, "Test Crypt");
      t[zone](0, "Test Return");
      t.to("precombatMain");
      expect(t.can("cast", "Test Return", zone === "graveyard" ? "flashback" : undefined)).toBe(zone === "graveyard");
    });
});

scenario("614.1a, 615.1: a spell's damage to its controller and to all but that permanent", (t) => {
  kit(t);
  t.cards(`
    Test Warden {1}{W}
    Creature — Human
    If a spell would deal damage to you or another permanent you control, prevent that damage.
    2/2`);
  t.battlefield(1, "Test Warden", "Test Bear");
  t.lands(0, "Mountain", 3);
  t.hand(0, "Test Spark", "Test Spark", "Test Spark");
  t.to("precombatMain");
  for (const target of [1, "Test Bear", "Test Warden"]) {
    t.cast("Test Spark", { targets: [target] });
    t.resolve();
  }
  expect([t.lifeOf(1), t.count(1, "battlefield", "Test Bear"), t.count(1, "battlefield", "Test Warden")]).toEqual([
    20, 1, 0,
  ]);
});

scenario("101.2, 602.5: spells and abilities in one's own turn only", (t) => {
  kit(t);
  t.cards(`
    Test Solitude {0}
    Artifact
    Players can cast spells and activate abilities only during their own turns.

    Test Font {0}
    Artifact
    {0}: You gain 1 life.`);
  t.battlefield(0, "Test Solitude", "Test Font");
  t.battlefield(1, "Test Font", "Mountain");
  t.lands(0, "Mountain", 1);
  t.hand(0, "Test Spark");
  t.hand(1, "Test Spark");
  t.to("precombatMain");
  expect([t.can("cast", "Test Spark"), t.can("activate", "Test Font")]).toEqual([true, true]);
  t.to("precombatMain", 2);
  expect([t.can("cast", "Test Spark"), t.can("activate", "Test Font")]).toEqual([true, true]);
  t.pass();
  expect(t.asked().player).toBe(0);
  expect([t.can("cast", "Test Spark"), t.can("activate", "Test Font")]).toEqual([false, false]);
});
