import { describe, expect } from "vitest";
import { scenario } from "../../support/scenario.ts";

/** 101.2: what says that something can't happen, by whom, when and because of whom. */

describe("101.2: what players can't do", () => {
  scenario("601.3, 602.5: during your turn neither cast nor activate, and on their own they may", (t) => {
    t.cards(`
      Test Hush {0}
      Enchantment
      Your opponents can't cast spells or activate abilities during your turn.

      Test Bolt {0}
      Instant
      You gain 1 life.

      Test Lens {0}
      Artifact
      {T}: You gain 1 life.`);
    t.battlefield(0, "Test Hush");
    t.battlefield(1, "Test Lens");
    t.hand(1, "Test Bolt");
    t.to("precombatMain", 1);
    t.pass();
    expect([t.can("cast", "Test Bolt"), t.can("activate", "Test Lens")]).toEqual([false, false]);
    t.to("precombatMain", 2);
    expect([t.can("cast", "Test Bolt"), t.can("activate", "Test Lens")]).toEqual([true, true]);
  });

  scenario("601.3: unless they control such a permanent, each for themselves", (t) => {
    t.cards(`
      Test Toll {0}
      Enchantment
      Players can't cast spells unless they control a creature.

      Test Cub {0}
      Creature — Bear
      2/2

      Test Bolt {0}
      Instant
      You gain 1 life.`);
    t.battlefield(0, "Test Toll", "Test Cub");
    t.hand(0, "Test Bolt");
    t.hand(1, "Test Bolt");
    t.to("precombatMain", 1);
    expect(t.can("cast", "Test Bolt")).toBe(true);
    t.pass();
    expect(t.can("cast", "Test Bolt")).toBe(false);
  });

  scenario("305.1: some lands, told by what they are like", (t) => {
    t.cards(`
      Test Market {0}
      Enchantment
      Players can't play nonbasic lands.

      Test Tower {0}
      Land
      {T}: Add {C}.`);
    t.battlefield(0, "Test Market");
    t.hand(0, "Test Tower", "Forest");
    t.to("precombatMain", 1);
    expect([t.can("playLand", "Test Tower"), t.can("playLand", "Forest")]).toEqual([false, true]);
  });

  scenario("702.29a, 602.5: cards aren't cycled, but cast", (t) => {
    t.cards(`
      Test Stopper {0}
      Artifact
      Players can't cycle cards.

      Test Drake {0}
      Creature — Drake
      Cycling {0}
      2/2`);
    t.battlefield(0, "Test Stopper");
    t.hand(0, "Test Drake");
    t.to("precombatMain", 1);
    expect([t.can("activate", "Test Drake"), t.can("cast", "Test Drake")]).toEqual([false, true]);
  });

  scenario("701.8a: not because of an opponent's spell, but because of one's own", (t) => {
    t.cards(`
      Test Keeper {0}
      Enchantment
      Spells and abilities your opponents control can't cause you to discard cards or sacrifice permanents.

      Test Cub {0}
      Creature — Bear
      2/2

      Test Grief {0}
      Instant
      Each player discards a card and sacrifices a creature of their choice.`);
    t.battlefield(0, "Test Keeper", "Test Cub");
    t.hand(0, "Forest", "Test Grief");
    t.hand(1, "Test Grief");
    t.to("precombatMain", 1);
    t.pass();
    t.cast("Test Grief");
    t.resolve();
    if (t.asked().ask === "choose") t.choose("Forest");
    if (t.asked().ask === "choose") t.choose("Test Cub");
    expect([t.count(0, "hand"), t.count(0, "battlefield", "Test Cub")]).toEqual([2, 1]);
    t.to("precombatMain", 1);
    t.cast("Test Grief");
    t.resolveAll();
    expect([t.count(0, "hand"), t.count(0, "battlefield", "Test Cub")]).toEqual([0, 0]);
  });

  scenario("122.1: neither poison nor energy nor experience", (t) => {
    t.cards(`
      Test Calm {0}
      Enchantment
      Players can't get counters.

      Test Spark {0}
      Instant
      You get {E}{E}. Target opponent gets two poison counters.`);
    t.battlefield(1, "Test Calm");
    t.hand(0, "Test Spark");
    t.to("precombatMain", 1);
    t.cast("Test Spark", { targets: [1] });
    t.resolve();
    expect([t.countersOf(0).energy ?? 0, t.countersOf(1).poison ?? 0]).toEqual([0, 0]);
  });
});
