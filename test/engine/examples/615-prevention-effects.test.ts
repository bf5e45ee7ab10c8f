import { describe, expect } from "vitest";
import { kit, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

describe("damage (615.5, 120.3)", () => {
  scenario("615.5: what else is done for the damage prevented", (t) => {
    t.cards(`
      Test Shell {0}
      Creature — Turtle
      If noncombat damage would be dealt to this creature, prevent that damage. Put a +1/+1 counter on this creature for each 1 damage prevented this way.
      1/1

      Test Shock {0}
      Instant
      Test Shock deals 2 damage to target creature.`);
    t.battlefield(0, "Test Shell");
    t.hand(0, "Test Shock");
    t.to("precombatMain");
    t.cast("Test Shock", { targets: ["Test Shell"] });
    t.resolve();
    expect(t.see("Test Shell").power).toBe(3);
  });

  scenario("614.1a, 120.3a: damage is dealt, and no life is lost", (t) => {
    t.cards(`
      Test Crown {0}
      Enchantment
      Damage doesn't cause you to lose life.`);
    t.battlefield(0, "Test Crown");
    t.battlefield(1, "Test Bear");
    t.to("declareAttackers", 2);
    t.attack("Test Bear");
    t.to("postcombatMain", 2);
    expect(t.lifeOf(0)).toBe(20);
  });
});

scenario("615.1: all combat damage that one creature would deal is prevented", (t) => {
  t.cards(`
      Test Aid {0}
      Enchantment
      Sacrifice this enchantment: Prevent all combat damage a creature of your choice would deal this turn.

      Test Ram {0}
      Creature — Sheep
      3/3

      Test Ewe {0}
      Creature — Sheep
      2/2`);
  t.battlefield(0, "Test Ram", "Test Ewe");
  t.battlefield(1, "Test Aid");
  t.to("declareAttackers");
  t.attack("Test Ram", "Test Ewe");
  t.pass();
  t.activate("Test Aid");
  t.resolve();
  t.choose("Test Ram");
  t.to("postcombatMain");
  expect(t.lifeOf(1)).toBe(18);
});

describe("615.5: what comes of damage that is prevented", () => {
  const RETORT = `
    Test Retort {0}
    Instant
    Prevent all damage that would be dealt to you this turn by sources you don't control. If damage from a creature source is prevented this way, Test Retort deals that much damage to that creature. If damage from a noncreature source is prevented this way, Test Retort deals that much damage to the source's controller.`;
  scenario("615.5: of a creature to it, of anything else to its controller", (t) => {
    kit(t);
    t.cards(RETORT);
    t.battlefield(1, "Test Ogre", "Mountain");
    t.hand(0, "Test Retort");
    t.hand(1, "Test Spark");
    t.to("precombatMain", 2);
    t.pass();
    t.cast("Test Retort");
    t.resolve();
    t.cast("Test Spark", { targets: [0] });
    t.resolve();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([20, 18]);
    t.attack("Test Ogre");
    t.to("postcombatMain");
    expect([t.lifeOf(0), t.lifeOf(1), t.count(1, "graveyard", "Test Ogre")]).toEqual([20, 18, 1]);
  });
});

scenario("615.7, 601.2d: a shield of 5 divided among what was targeted", (t) => {
  t.cards(`
      Test Balm {0}
      Instant
      Prevent the next 5 damage that would be dealt this turn to any number of targets, divided as you choose.

      Test Quake {0}
      Sorcery
      Test Quake deals 4 damage to each player.`);
  t.hand(0, "Test Balm", "Test Quake");
  t.to("precombatMain");
  t.cast("Test Balm", { targets: [[0, 1]], divide: [4, 1] });
  t.resolve();
  t.cast("Test Quake");
  t.resolve();
  expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([20, 17]);
});

scenario("615.7: so much of what a source would deal, to whomever", (t) => {
  t.cards(`
      Test Wire {0}
      Artifact
      {0}: This artifact deals 2 damage to each player.
      {1}: Prevent the next 3 damage that would be dealt by this artifact this turn.`);
  t.battlefield(0, "Test Wire");
  t.lands(0, "Forest", 1);
  t.to("precombatMain");
  t.activate("Test Wire", { ability: 1 });
  t.resolve();
  t.activate("Test Wire", { ability: 0 });
  t.resolve();
  t.answer({ ask: "divide", amounts: [1, 2] });
  expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([19, 20]);
});

scenario("615.5, 603.2: as many as was prevented", (t) => {
  kit(t);
  subject(
    t,
    "{0}: Prevent all damage that would be dealt to you this turn.\nWhenever damage that would be dealt to you is prevented, put that many +1/+1 counters on this creature.",
  );
  t.battlefield(0, "Test Subject");
  t.lands(0, "Mountain", 1);
  t.hand(0, "Test Spark");
  t.to("precombatMain");
  t.activate("Test Subject");
  t.resolve();
  t.cast("Test Spark", { targets: [0] });
  t.resolveAll();
  expect([t.see("Test Subject").power, t.lifeOf(0)]).toEqual([4, 20]);
});
