import { describe, expect } from "vitest";
import { scenario } from "../../support/scenario.ts";

/** Abilities that cost less for what they target, being suspended for X, and damage; our own cards. */

describe("costs that depend on targets (601.2c, 601.2f, 602.2b)", () => {
  scenario(
    "602.2b, 601.2f: equipping the creature that says so costs less, and is offered for that price only",
    (t) => {
      t.cards(`
      Test Squire {0}
      Creature — Human
      Equip abilities you activate that target this creature cost {2} less to activate.
      1/1

      Test Blade {0}
      Artifact — Equipment
      Equipped creature gets +1/+1.
      Equip {3}`);
      t.battlefield(0, "Test Squire", "Test Bear", "Test Blade", "Forest");
      t.to("precombatMain");
      t.activate("Test Blade", { targets: ["Test Squire"] });
      t.resolve();
      expect([t.see("Test Squire").power, t.see("Forest").tapped]).toEqual([2, true]);
    },
  );

  scenario("602.2b, 601.2f: as much less as the power of the creature targeted", (t) => {
    t.cards(`
      Test Belt {0}
      Artifact — Equipment
      Equipped creature gets +1/+1.
      Equip {4}. This ability costs {X} less to activate, where X is the power of the creature it targets.`);
    t.battlefield(0, "Test Bear", "Test Belt");
    t.lands(0, "Forest", 2);
    t.to("precombatMain");
    t.activate("Test Belt", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.see("Test Bear").power).toBe(3);
  });
});

describe("suspend X (702.62a, 107.3a)", () => {
  scenario("702.62a: as many time counters as X, which can't be 0", (t) => {
    t.cards(`
      Test Chronicler {5}
      Creature — Bear
      Suspend X—{X}{G}. X can't be 0.
      3/3`);
    t.hand(0, "Test Chronicler");
    t.lands(0, "Forest", 3);
    t.to("precombatMain");
    t.special("suspend");
    expect(t.asked("number").min).toBe(1);
    t.number(2);
    const [card] = t.ids(0, "exile", "Test Chronicler");
    expect(t.game.state.objects[card!]?.counters?.time).toBe(2);
  });
});

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
