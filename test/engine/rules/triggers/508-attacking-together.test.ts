import { describe, expect } from "vitest";
import { scenario } from "../../../support/scenario.ts";

/** 508.1, 508.3: what triggers on attacking beside others, or with so much power. */

const CUB = `
  Test Cub {0}
  Creature — Bear
  2/2

  Test Bird {0}
  Creature — Bird
  1/1`;

describe("508.3a: beside others", () => {
  const LEADER = `${CUB}

    Test Leader {0}
    Creature — Bear
    Whenever this creature and at least two other Bears attack, you gain 3 life.
    1/1`;

  scenario("508.3a: so many others of the kind, itself not counted", (t) => {
    t.cards(LEADER);
    t.battlefield(0, "Test Leader", "Test Cub", "Test Cub", "Test Bird");
    t.attack("Test Leader", "Test Cub", "Test Bird");
    expect(t.stackSize).toBe(0);
    t.to("precombatMain", 3);
    t.attack("Test Leader", "Test Cub", "Test Cub");
    t.resolve();
    expect(t.lifeOf(0)).toBe(23);
  });

  scenario("508.3a: one other is enough where it says so", (t) => {
    t.cards(`${CUB}

      Test Friend {0}
      Creature — Human
      Whenever this creature and at least one Bird attack, you gain 3 life.
      1/1`);
    t.battlefield(0, "Test Friend", "Test Cub", "Test Bird");
    t.attack("Test Friend", "Test Cub");
    expect(t.stackSize).toBe(0);
    t.to("precombatMain", 3);
    t.attack("Test Friend", "Test Bird");
    expect(t.stackSize).toBe(1);
  });
});

describe("508.1: with so much power", () => {
  const TACTICIAN = `${CUB}

    Test Tactician {0}
    Creature — Goblin
    Whenever this creature attacks, if you attacked with creatures with total power 4 or greater this combat, you gain 3 life.
    2/2

    Test Weakness {0}
    Instant
    Target creature gets -2/-0 until end of turn.`;

  scenario("508.1, 603.2: what was declared counts together, and less does not trigger it", (t) => {
    t.cards(TACTICIAN);
    t.battlefield(0, "Test Tactician", "Test Cub", "Test Bird");
    t.attack("Test Tactician", "Test Bird");
    expect(t.stackSize).toBe(0);
    t.to("precombatMain", 3);
    t.attack("Test Tactician", "Test Cub");
    t.resolve();
    expect(t.lifeOf(0)).toBe(23);
  });

  scenario("603.4: that it was so as they attacked, no weakness changes later", (t) => {
    t.cards(TACTICIAN);
    t.battlefield(0, "Test Tactician", "Test Cub");
    t.hand(0, "Test Weakness");
    t.attack("Test Tactician", "Test Cub");
    t.cast("Test Weakness", { targets: ["Test Cub"] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(23);
  });
});

describe("508.3e, 603.2c: what several do to a player", () => {
  scenario(
    "508.3e: once for each player that one or more of them attack",
    (t) => {
      t.cards(`${CUB}

        Test Chief {0}
        Enchantment
        Whenever one or more Bears you control attack a player, you gain 1 life.`);
      t.battlefield(0, "Test Chief", "Test Cub", "Test Cub", "Test Cub");
      t.attack(["Test Cub", 1], ["Test Cub", 1], ["Test Cub", 2]);
      t.order(0, 1);
      t.to("endOfCombat");
      expect(t.lifeOf(0)).toBe(22);
    },
    { seats: 3 },
  );
});

describe("508.3d: with so many this turn", () => {
  const GATE = `${CUB}

    Test Gate {0}
    Artifact
    {0}: You gain 1 life. Activate only if you attacked with three or more creatures this turn.

    Test Fury {0}
    Sorcery
    After this main phase, there is an additional combat phase.

    Test Wake {0}
    Sorcery
    Untap all creatures you control.`;

  scenario("508.3d, 500.8: creatures of two combats are counted together", (t) => {
    t.cards(GATE);
    t.battlefield(0, "Test Gate", "Test Cub", "Test Cub", "Test Bird");
    t.hand(0, "Test Fury");
    t.attack("Test Cub", "Test Cub");
    t.to("postcombatMain");
    expect(t.can("activate", "Test Gate")).toBe(false);
    t.cast("Test Fury");
    t.resolve();
    t.attack("Test Bird");
    expect(t.can("activate", "Test Gate")).toBe(true);
  });

  scenario("508.3d: one that attacks twice is one, and those of the turn before are none", (t) => {
    t.cards(GATE);
    t.battlefield(0, "Test Gate", "Test Cub", "Test Cub");
    t.hand(0, "Test Fury", "Test Wake");
    t.attack("Test Cub", "Test Cub");
    t.to("postcombatMain");
    t.cast("Test Wake");
    t.resolve();
    t.cast("Test Fury");
    t.resolve();
    t.attack("Test Cub", "Test Cub");
    expect(t.can("activate", "Test Gate")).toBe(false);
    t.to("precombatMain", 3);
    t.attack("Test Cub");
    expect(t.can("activate", "Test Gate")).toBe(false);
  });
});
