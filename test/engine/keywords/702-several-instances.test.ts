import { describe, expect } from "vitest";
import { fight, kit, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

describe("702: several instances of one keyword ability", () => {
  scenario("702.4e, 702.8b, 702.10d, 702.12c, 702.15f, 702.20c: a second instance changes nothing", (t) => {
    kit(t);
    subject(
      t,
      "Flash, flash\nHaste, haste\nDouble strike, double strike\nLifelink, lifelink\nVigilance, vigilance\nIndestructible, indestructible",
    );
    t.lands(0, "Forest", 2);
    t.battlefield(1, "Swamp");
    t.hand(0, "Test Subject");
    t.hand(1, "Test Murder");
    t.to("precombatMain");
    t.cast("Test Subject");
    t.resolve();
    t.attack("Test Subject");
    expect(t.see("Test Subject").tapped).toBe(false);
    t.to("postcombatMain");
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([24, 16]);
    t.pass();
    t.cast("Test Murder");
    t.resolve();
    expect(t.count(0, "battlefield", "Test Subject")).toBe(1);
  });

  scenario("702.3c, 702.7d, 702.17c: nor of defender, first strike or reach", (t) => {
    kit(t);
    subject(t, "Defender, defender\nFirst strike, first strike\nReach, reach");
    t.cards(`Test Bat {B}
      Creature — Bat
      Flying
      2/2`);
    t.battlefield(0, "Test Subject");
    t.battlefield(1, "Test Bat");
    t.to("upkeep", 2);
    expect(t.see("Test Subject").tapped).toBe(false);
    fight(t, "Test Bat", "Test Subject");
    t.to("postcombatMain");
    expect(t.count(1, "graveyard", "Test Bat")).toBe(1);
    expect(t.see("Test Subject").damage).toBe(0);
  });

  scenario("702.11h, 702.16m, 702.18b: nor of what keeps spells away", (t) => {
    kit(t);
    subject(t, "Hexproof, hexproof\nShroud, shroud\nProtection from red\nProtection from red");
    t.battlefield(1, "Test Subject");
    t.lands(0, "Swamp", 1);
    t.hand(0, "Test Murder");
    t.to("precombatMain");
    expect(t.can("cast", "Test Murder")).toBe(false);
  });

  scenario("702.13c, 702.14e, 702.19g: nor of evasion and trample", (t) => {
    kit(t);
    subject(t, "Intimidate, intimidate\nIslandwalk, islandwalk\nTrample, trample", "5/5");
    t.battlefield(0, "Test Subject");
    t.battlefield(1, "Test Bear", "Swamp");
    fight(t, "Test Subject", "Test Bear");
    t.pass(2);
    t.divide(2, 3);
    expect(t.lifeOf(1)).toBe(17);
  });

  scenario("702.23c, 702.25b: each instance of a triggered keyword ability triggers", (t) => {
    kit(t);
    subject(t, "Rampage 1\nRampage 1\nFlanking\nFlanking", "6/6");
    t.battlefield(0, "Test Subject");
    t.battlefield(1, "Test Ogre", "Test Ogre");
    t.attack("Test Subject");
    t.block(["Test Ogre", "Test Subject"], ["Test Ogre", "Test Subject"]);
    while (t.stackSize > 0 || t.asked().ask === "order") {
      const asked = t.asked();
      if (asked.ask === "order") t.answer({ ask: "order", order: asked.items.map((_, i) => i) });
      else t.pass();
    }
    expect(t.see("Test Subject").power).toBe(8);
    expect(t.see("Test Ogre")).toMatchObject({ power: 2, toughness: 2 });
  });

  scenario(
    "702.56b: each of two replicates that cost the same is paid for apart and triggers for its own payments",
    (t) => {
      t.cards(`
  Test Echo {0}
  Instant
  Replicate {1}
  Replicate {1}
  You gain 1 life.`);
      t.lands(0, "Plains", 3);
      t.hand(0, "Test Echo");
      t.to("precombatMain");
      t.cast("Test Echo");
      t.number(1);
      t.number(2);
      t.order(0, 1);
      expect(t.stackSize).toBe(3);
      t.resolve();
      expect([1, 2]).toContain(t.stackSize - 2);
      t.resolveAll();
      expect(t.lifeOf(0)).toBe(24);
    },
  );

  scenario("702.157b: each of two squads that cost the same triggers for what was paid for it", (t) => {
    t.cards(`
  Test Troop {0}
  Creature — Human
  Squad {1}
  Squad {1}
  1/1`);
    t.lands(0, "Plains", 3);
    t.hand(0, "Test Troop");
    t.to("precombatMain");
    t.cast("Test Troop", { additional: [1, 2] });
    t.resolve();
    t.order(0, 1);
    expect(t.stackSize).toBe(2);
    t.resolve();
    expect([2, 3]).toContain(t.count(0, "battlefield", "Test Troop"));
    t.resolveAll();
    expect(t.count(0, "battlefield", "Test Troop")).toBe(4);
  });

  scenario("702.78b: of two conspires only one is paid for, and it alone triggers", (t) => {
    t.cards(`
  Test Plot {W}
  Instant
  Conspire
  Conspire
  You gain 1 life.

  Test Monk {W}
  Creature — Monk
  1/1`);
    t.lands(0, "Plains", 1);
    t.battlefield(0, "Test Monk", "Test Monk");
    t.hand(0, "Test Plot");
    t.to("precombatMain");
    t.cast("Test Plot", { additional: [false, true] });
    expect(t.stackSize).toBe(2);
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(22);
  });

  scenario("702.78b: both are paid for with creatures of their own, and both trigger", (t) => {
    t.cards(`
  Test Plot {W}
  Instant
  Conspire
  Conspire
  You gain 1 life.

  Test Monk {W}
  Creature — Monk
  1/1`);
    t.lands(0, "Plains", 1);
    t.battlefield(0, "Test Monk", "Test Monk", "Test Monk", "Test Monk");
    t.hand(0, "Test Plot");
    t.to("precombatMain");
    t.cast("Test Plot", { additional: [true, true] });
    t.answer({ ask: "choose", chosen: t.asked("choose").from.slice(0, 2) });
    t.order(0, 1);
    expect(t.stackSize).toBe(3);
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(23);
  });

  scenario("702.112c: of several instances of renown the first to resolve counts", (t) => {
    t.cards(`
  Test Knight {0}
  Creature — Knight
  Renown 1
  Renown 2
  1/1`);
    t.battlefield(0, "Test Knight");
    t.attack("Test Knight");
    t.to("combatDamage");
    t.order(0, 1);
    t.resolveAll();
    expect(t.see("Test Knight").power).toBe(3);
  });

  scenario("702.22m, 702.22c: banding twice lets no second creature without it into the band", (t) => {
    t.cards(`
  Test Squire {0}
  Creature — Human
  Banding, banding
  1/1`);
    t.battlefield(0, "Test Squire", "Test Cub", "Test Ox");
    t.attack("Test Squire", "Test Cub", "Test Ox");
    const { from } = t.asked("choose");
    expect(t.refused({ ask: "choose", chosen: from }).rule).toBe("702.22c");
    t.choose("Test Squire", "Test Ox");
    expect(t.game.state.combat!.attackers.map(({ band }) => band)).toEqual([1, undefined, 1]);
  });

  scenario("702.67c: any of several fortify abilities may be used", (t) => {
    t.cards(`
  Test Wall {0}
  Artifact — Fortification
  Fortified land has "{T}: You gain 1 life."
  Fortify {3}
  Fortify {1}`);
    t.battlefield(0, "Test Wall");
    t.lands(0, "Plains", 4);
    t.to("precombatMain");
    const [wall] = t.ids(0, "battlefield", "Test Wall");
    const fortify = () =>
      t.asked("priority").actions.flatMap((one) => (one.act === "activate" && one.source === wall ? one.ability : []));
    const tapped = () => t.ids(0, "battlefield", "Plains").filter((id) => t.seeId(id).tapped).length;
    const [three, one] = fortify();
    t.activate("Test Wall", { ability: one!, targets: ["Plains"] });
    t.resolve();
    expect(tapped()).toBe(1);
    t.activate("Test Wall", { ability: three!, targets: ["Plains"] });
    t.resolve();
    expect(tapped()).toBe(4);
  });

  scenario("702.155c: with read ahead twice its controller chooses a chapter once", (t) => {
    t.cards(`
  Test Tale {0}
  Enchantment — Saga
  Read ahead
  I — You gain 1 life.
  II — You gain 2 life.
  III — You gain 3 life.

  Test Muse {0}
  Enchantment
  Sagas you control have read ahead.`);
    t.battlefield(0, "Test Muse");
    t.hand(0, "Test Tale");
    t.to("precombatMain");
    t.cast("Test Tale");
    t.resolve();
    t.number(2);
    expect(t.asked().ask).toBe("priority");
    t.resolveAll();
    expect([t.see("Test Tale").counters.lore, t.lifeOf(0)]).toEqual([2, 22]);
  });
});
