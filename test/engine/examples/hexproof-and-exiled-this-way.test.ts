import { describe, expect } from "vitest";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";

/** What a player has together with permanents, and what later sentences say of what was exiled, destroyed or marked before. */

describe("702.11: what a player has, too", () => {
  const CARDS = `
    Test Bolt {0}
    Instant
    Target player loses 3 life.

    Test Ember {R}
    Instant
    Target player loses 3 life.

    Test Sleet {0}
    Instant
    You and permanents you control gain hexproof from red until end of turn.

    Test Recluse {0}
    Creature — Cat
    During your turn, you and this creature have hexproof.
    2/2

    Test Probe {0}
    Instant
    Tap target creature.`;

  scenario("702.11d: from red alone, and until the turn ends", (t) => {
    kit(t);
    t.cards(CARDS);
    t.hand(0, "Test Sleet");
    t.hand(1, "Test Ember", "Test Bolt");
    t.lands(1, "Mountain", 1);
    t.to("precombatMain");
    t.cast("Test Sleet");
    settle(t);
    t.pass();
    t.cast("Test Bolt", { targets: [0] });
    t.resolve();
    expect(t.lifeOf(0)).toBe(17);
    t.pass();
    // Nobody else is left to be targeted.
    t.cast("Test Ember");
    t.resolve();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([17, 17]);
  });

  scenario("702.11b-c: a creature and its controller, in that player's turn", (t) => {
    kit(t);
    t.cards(CARDS);
    t.battlefield(0, "Test Recluse");
    t.hand(1, "Test Probe");
    t.to("precombatMain");
    t.pass();
    expect(t.can("cast", "Test Probe")).toBe(false);
    t.to("precombatMain", 2);
    t.cast("Test Probe", { targets: ["Test Recluse"] });
    t.resolve();
    expect(t.see("Test Recluse").tapped).toBe(true);
  });
});

describe("608.2c: what was done before", () => {
  scenario("700.4: a creature card that got there comes back, until it is sacrificed", (t) => {
    kit(t);
    t.cards(`
      Test Wrong {0}
      Sorcery
      Destroy target creature. If a creature card is put into a graveyard this way, return it to the battlefield under your control. Sacrifice it at the beginning of your next end step.`);
    t.hand(0, "Test Wrong");
    t.battlefield(1, "Test Bear");
    t.to("precombatMain");
    t.cast("Test Wrong", { targets: ["Test Bear"] });
    settle(t);
    expect(t.count(0, "battlefield", "Test Bear")).toBe(1);
    t.to("upkeep", 2);
    expect([t.count(0, "battlefield", "Test Bear"), t.count(1, "graveyard", "Test Bear")]).toEqual([0, 1]);
  });

  scenario("608.2g: of what all exiled, the nonland cards are cast", (t) => {
    kit(t);
    t.cards(`
      Test Stampede {0}
      Sorcery
      Each player exiles the top card of their library. You may cast any number of spells from among the nonland cards exiled this way without paying their mana costs.`);
    t.hand(0, "Test Stampede");
    t.library(0, "Forest");
    t.library(1, "Test Ogre");
    t.to("precombatMain");
    t.cast("Test Stampede");
    settle(t);
    expect([t.count(0, "battlefield", "Test Ogre"), t.count(0, "exile", "Forest")]).toEqual([1, 1]);
  });

  scenario("611.2a: a land is an Island for as long as it has the counter", (t) => {
    kit(t);
    t.cards(`
      Test Flood {0}
      Sorcery
      Put a flood counter on target land. It's an Island in addition to its other types for as long as it has a flood counter on it.

      Test Drain {0}
      Sorcery
      Remove all flood counters from target land.`);
    t.hand(0, "Test Flood", "Test Drain");
    t.battlefield(0, "Forest");
    t.to("precombatMain");
    t.cast("Test Flood", { targets: ["Forest"] });
    settle(t);
    expect(t.see("Forest").subtypes).toEqual(["Forest", "Island"]);
    t.cast("Test Drain", { targets: ["Forest"] });
    settle(t);
    expect(t.see("Forest").subtypes).toEqual(["Forest"]);
  });

  scenario("404.1: any number of players' graveyards", (t) => {
    kit(t);
    t.cards(`
      Test Rite {0}
      Sorcery
      Exile any number of target players' graveyards.`);
    t.hand(0, "Test Rite", "Test Rite");
    t.put(0, "graveyard", "Test Bear");
    t.put(1, "graveyard", "Test Ogre");
    t.to("precombatMain");
    t.cast("Test Rite", { targets: [1] });
    settle(t);
    expect([t.count(0, "graveyard", "Test Bear"), t.count(1, "graveyard")]).toEqual([1, 0]);
  });

  scenario("305.2, 107.3: as many more lands as X", (t) => {
    kit(t);
    t.cards(`
      Test Shaping {X}
      Sorcery
      You may play X additional lands this turn.`);
    t.hand(0, "Test Shaping", "Forest", "Forest", "Forest", "Forest");
    t.lands(0, "Mountain", 2);
    t.to("precombatMain");
    t.cast("Test Shaping", { x: 2 });
    settle(t);
    for (let i = 0; i < 3; i++) t.playLand("Forest");
    expect(t.can("playLand", "Forest")).toBe(false);
  });

  scenario("122.1: counters told of are removed, all of them", (t) => {
    kit(t);
    t.cards(`
      Test Board {0}
      Artifact
      {0}: Put a point counter on this artifact. Then if it has two or more point counters on it, remove them all and you gain 3 life.`);
    t.battlefield(0, "Test Board");
    t.to("precombatMain");
    for (const life of [20, 23, 23, 26]) {
      t.activate("Test Board");
      settle(t);
      expect(t.lifeOf(0)).toBe(life);
    }
  });
});

describe("508.1k: what is said of several kinds", () => {
  scenario("attacking is said of each of them", (t) => {
    kit(t);
    t.cards(`
      Test Cleric {0}
      Creature — Cleric
      1/1

      Test Rogue {0}
      Creature — Rogue
      1/1

      Test Guide {0}
      Enchantment
      {0}: Target attacking Cleric, Rogue, or Wizard gains protection from creatures until end of turn.`);
    t.battlefield(0, "Test Cleric", "Test Rogue", "Test Guide");
    t.to("precombatMain");
    expect(t.can("activate", "Test Guide")).toBe(false);
    t.attack("Test Rogue");
    // Nothing else is left to be targeted.
    t.activate("Test Guide");
    t.resolve();
    expect(["Test Rogue", "Test Cleric"].map((one) => t.see(one).keywords)).toEqual([["protection"], []]);
  });
});
