import { describe, expect } from "vitest";
import { BEAR, fight, kit, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

scenario("510.1c: creatures of one player assign their damage as though they weren't blocked", (t) => {
  t.cards(`
      Test Behemoth {0}
      Creature — Beast
      As long as this creature is attacking, for each creature you control, you may have that creature assign its combat damage as though it weren't blocked.
      1/1`);
  t.battlefield(0, "Test Behemoth", "Test Ox");
  t.battlefield(1, "Test Bear");
  t.attack("Test Behemoth", "Test Ox");
  t.block(["Test Bear", "Test Ox"]);
  t.to("combatDamage");
  expect(t.asked().ask).toBe("confirm");
});

scenario("509.1g: as long as it blocks such a creature or is blocked by one", (t) => {
  t.cards(`
      Test Dagger {0}
      Creature — Hobbit
      This creature gets +3/+0 as long as it's blocking or blocked by a Goblin or Orc.
      1/1

      Test Orc {0}
      Creature — Orc
      1/1
${BEAR}`);
  t.battlefield(0, "Test Dagger");
  t.battlefield(1, "Test Orc");
  t.to("precombatMain");
  t.attack("Test Dagger");
  expect(t.see("Test Dagger").power).toBe(1);
  t.to("declareBlockers");
  t.block(["Test Orc", "Test Dagger"]);
  expect(t.see("Test Dagger").power).toBe(4);
});

describe("blocks looked back at", () => {
  scenario("509.1g, 511.2: what it blocked this turn, as combat ends", (t) => {
    kit(t);
    subject(
      t,
      "When this creature blocks, at end of combat, destroy it and all creatures it blocked this turn.",
      "1/9",
    );
    t.battlefield(0, "Test Bear", "Test Ogre");
    t.battlefield(1, "Test Subject");
    t.to("declareAttackers");
    t.attack("Test Bear", "Test Ogre");
    t.block(["Test Subject", "Test Bear"]);
    t.to("postcombatMain");
    expect([t.count(0, "battlefield"), t.count(1, "battlefield")]).toEqual([1, 0]);
  });
});

scenario("509.1d: so much for each creature that blocks, X being what was announced", (t) => {
  kit(t);
  t.cards(`
      Test Cadence {0}
      Enchantment
      {X}: This turn, creatures can't block unless their controller pays {X} for each blocking creature they control.`);
  t.battlefield(0, "Test Cadence", "Test Bear");
  t.battlefield(1, "Test Ogre");
  t.lands(0, "Mountain", 2);
  t.lands(1, "Mountain", 1);
  t.to("precombatMain");
  t.activate("Test Cadence", { x: 2 });
  t.resolve();
  t.attack("Test Bear");
  expect(() => t.block(["Test Ogre", "Test Bear"])).toThrow();
});

scenario("509.1d: whoever can pay for it may block", (t) => {
  kit(t);
  t.cards(`
      Test Cadence {0}
      Enchantment
      {X}: This turn, creatures can't block unless their controller pays {X} for each blocking creature they control.`);
  t.battlefield(0, "Test Cadence", "Test Bear");
  t.battlefield(1, "Test Ogre");
  t.lands(0, "Mountain", 1);
  t.lands(1, "Mountain", 1);
  t.to("precombatMain");
  t.activate("Test Cadence", { x: 1 });
  t.resolve();
  t.attack("Test Bear");
  t.block(["Test Ogre", "Test Bear"]);
  t.to("combatDamage");
  expect([t.lifeOf(1), t.see("Mountain").tapped]).toEqual([20, true]);
});

scenario("509.5c, 603.2c: one trigger for all of those that block it, of which one is exiled", (t) => {
  t.cards(`
      Test Spear {0}
      Artifact — Equipment
      Equipped creature gets +3/+3.
      Whenever equipped creature blocks or becomes blocked by one or more creatures, you may exile one of those creatures.
      Equip {0}`);
  t.battlefield(0, "Test Ogre", "Test Spear");
  t.battlefield(1, "Test Bear", "Test Ox");
  t.to("precombatMain");
  t.activate("Test Spear", { targets: ["Test Ogre"] });
  t.resolve();
  t.attack("Test Ogre");
  t.block(["Test Bear", "Test Ogre"], ["Test Ox", "Test Ogre"]);
  t.answer({ ask: "order", order: [0, 1] });
  expect(t.stackSize).toBe(1);
  t.resolve();
  t.yes();
  t.choose("Test Ox");
  expect([t.count(1, "exile", "Test Ox"), t.count(1, "battlefield", "Test Bear")]).toEqual([1, 1]);
});

scenario("509.1h: both creatures", (t) => {
  kit(t);
  t.cards(`
      Test Sledge {0}
      Artifact — Equipment
      Whenever equipped creature blocks or becomes blocked by a creature, destroy both creatures.
      Equip {0}`);
  t.battlefield(0, "Test Sledge", "Test Ogre");
  t.battlefield(1, "Test Bear");
  t.to("precombatMain");
  t.activate("Test Sledge", { targets: ["Test Ogre"] });
  t.resolve();
  fight(t, "Test Ogre", "Test Bear");
  t.resolve();
  expect([t.count(0, "graveyard", "Test Ogre"), t.count(1, "graveyard", "Test Bear")]).toEqual([1, 1]);
});

describe("506.1: in this combat", () => {
  const RIDE = `
      Test Giant {0}
      Creature — Giant
      9/9

      Test Ride {0}
      Instant
      Destroy target blocking creature. Creatures that were blocked by that creature this combat gain trample until end of turn.`;
  scenario("509.1h: it was blocked by that creature, whichever others block it", (t) => {
    kit(t);
    t.cards(RIDE);
    t.battlefield(0, "Test Giant");
    t.battlefield(1, "Test Bear", "Test Ogre");
    t.hand(0, "Test Ride");
    t.to("precombatMain");
    t.attack("Test Giant");
    t.block(["Test Ogre", "Test Giant"], ["Test Bear", "Test Giant"]);
    t.order(0, 1);
    t.cast("Test Ride", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.see("Test Giant").keywords).toContain("trample");
  });
  scenario("500.8: not in the combat phase before it", (t) => {
    kit(t);
    t.cards(`
      Test Hero {0}
      Creature — Human
      At end of combat, if Test Hero attacked this combat, you gain 5 life.
      0/4

      Test Rally {0}
      Sorcery
      After this main phase, there is an additional combat phase.`);
    t.battlefield(0, "Test Hero");
    t.hand(0, "Test Rally");
    t.to("precombatMain");
    t.cast("Test Rally");
    t.resolve();
    t.attack("Test Hero");
    t.to("endOfCombat");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(25);
    t.to("beginningOfCombat");
    t.to("endOfCombat");
    expect(t.turn.number).toBe(1);
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(25);
  });
});
