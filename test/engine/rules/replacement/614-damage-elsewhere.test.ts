import { describe, expect } from "vitest";
import { scenario } from "../../../support/scenario.ts";

/** 614.9, 609.7a: damage dealt to something else than it would be, once or each time. */

const BOLT = `
  Test Bolt {0}
  Instant
  Test Bolt deals 3 damage to any target.

  Red Bolt {R}
  Instant
  Red Bolt deals 3 damage to any target.

  Test Cub {0}
  Creature — Bear
  2/4`;

describe("614.9: to whoever controls the source", () => {
  scenario("609.7a, 614.9: the next time the chosen source would deal damage, and only then", (t) => {
    t.cards(`${BOLT}

      Test Mirror {0}
      Artifact
      {0}: The next time a source of your choice would deal damage this turn, that damage is dealt to that source's controller instead.`);
    t.battlefield(0, "Test Mirror");
    t.hand(1, "Test Bolt", "Test Bolt");
    t.to("upkeep", 2);
    t.cast("Test Bolt", { targets: [0] });
    t.pass();
    t.activate("Test Mirror");
    t.resolve();
    t.choose("Test Bolt");
    t.resolveAll();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([20, 17]);
    t.cast("Test Bolt", { targets: [0] });
    t.resolveAll();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([17, 17]);
  });

  scenario("614.9, 607.2d: each time, of spells of the chosen color only", (t) => {
    t.cards(`${BOLT}

      Test Judge {0}
      Enchantment
      As this enchantment enters, choose a color.
      If an instant or sorcery spell of the chosen color would deal damage to you, it deals that damage to its controller instead.`);
    t.hand(0, "Test Judge");
    t.lands(1, "Mountain", 2);
    t.hand(1, "Test Bolt", "Red Bolt");
    t.to("precombatMain", 1);
    t.cast("Test Judge");
    t.resolve();
    t.option("R");
    t.pass();
    t.cast("Red Bolt", { targets: [0] });
    t.resolveAll();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([20, 17]);
    t.pass();
    t.cast("Test Bolt", { targets: [0] });
    t.resolveAll();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([17, 17]);
  });
});

describe("614.9: to what would deal it", () => {
  scenario("614.9: a source that deals the damage to itself instead, not to what the ability is of", (t) => {
    t.cards(`${BOLT}

      Test Dancer {0}
      Creature — Soldier
      {0}: The next time target attacking creature would deal combat damage to this creature this turn, that creature deals that damage to itself instead.
      1/3`);
    t.battlefield(0, "Test Cub");
    t.battlefield(1, "Test Dancer");
    t.attack("Test Cub");
    t.block(["Test Dancer", "Test Cub"]);
    t.pass();
    t.activate("Test Dancer", { targets: ["Test Cub"] });
    t.resolve();
    t.to("postcombatMain");
    expect([t.see("Test Cub").damage, t.see("Test Dancer").damage ?? 0]).toEqual([3, 0]);
  });
});

describe("what would deal so much or so little", () => {
  scenario("615.1: no more than that is prevented, and more is dealt whole", (t) => {
    t.cards(`${BOLT}

      Test Giant {0}
      Creature — Giant
      If a source would deal 3 or less damage to this creature, prevent that damage.
      4/4

      Test Blast {0}
      Instant
      Test Blast deals 4 damage to any target.`);
    t.battlefield(0, "Test Giant");
    t.hand(0, "Test Bolt", "Test Blast");
    t.to("precombatMain", 1);
    t.cast("Test Bolt", { targets: ["Test Giant"] });
    t.resolve();
    expect(t.count(0, "battlefield", "Test Giant")).toBe(1);
    t.cast("Test Blast", { targets: ["Test Giant"] });
    t.resolve();
    expect(t.count(0, "battlefield", "Test Giant")).toBe(0);
  });

  scenario("120.1: one less than it would be", (t) => {
    t.cards(`${BOLT}

      Test Unicorn {0}
      Creature — Unicorn
      If a spell would deal damage to a permanent or player, it deals that much damage minus 1 to that permanent or player instead.
      1/3`);
    t.battlefield(0, "Test Unicorn");
    t.hand(0, "Test Bolt");
    t.to("precombatMain", 1);
    t.cast("Test Bolt", { targets: [1] });
    t.resolve();
    expect(t.lifeOf(1)).toBe(18);
  });

  scenario("615.1: all combat damage of a creature chosen as it resolves, and of no other", (t) => {
    t.cards(`${BOLT}

      Test Aid {0}
      Enchantment
      Sacrifice this enchantment: Prevent all combat damage a creature of your choice would deal this turn.`);
    t.battlefield(0, "Test Cub", "Test Cub");
    t.battlefield(1, "Test Aid");
    t.attack("Test Cub", "Test Cub");
    t.pass();
    t.activate("Test Aid");
    t.resolve();
    t.choose("Test Cub");
    t.to("endOfCombat");
    expect(t.lifeOf(1)).toBe(18);
  });
});
