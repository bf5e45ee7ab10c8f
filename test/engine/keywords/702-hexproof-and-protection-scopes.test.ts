import { describe, expect } from "vitest";
import { scenario } from "../../support/scenario.ts";

/** 702.11, 702.16: from what, told by what there is or was chosen, and what looks past it. */

const CARDS = `
  Test Relic {1}
  Artifact

  Test Tome {3}
  Artifact

  Test Zap {1}
  Instant
  Destroy target artifact.

  Test Smash {2}
  Instant
  Destroy target artifact.`;

describe("702.16: protection by what there is among others", () => {
  scenario("702.16b, 202.3: from each mana value among these, as long as it is there", (t) => {
    t.cards(`${CARDS}

      Test Keeper {2}
      Enchantment
      Artifacts you control have protection from each mana value among artifacts you control.`);
    t.battlefield(0, "Test Relic", "Test Tome", "Test Keeper");
    t.hand(1, "Test Zap", "Test Smash");
    t.lands(1, "Forest", 3);
    t.to("precombatMain", 2);
    expect(t.can("cast", "Test Zap")).toBe(false);
    t.cast("Test Smash", { targets: ["Test Relic"] });
    t.resolve();
    expect(t.count(0, "graveyard")).toBe(1);
    expect(t.can("cast", "Test Zap")).toBe(true);
  });

  scenario("702.16a, 607.2d: from the card type that was chosen", (t) => {
    t.cards(`
      Test Banner {0}
      Enchantment
      As this enchantment enters, choose a card type.
      Creatures you control have protection from the chosen card type.

      Test Cub {0}
      Creature — Bear
      2/2

      Test Dart {0}
      Instant
      This spell deals 2 damage to target creature.`);
    t.battlefield(0, "Test Cub");
    t.hand(0, "Test Banner");
    t.hand(1, "Test Dart");
    t.to("precombatMain", 1);
    t.cast("Test Banner");
    t.resolve();
    t.option("instant");
    t.pass();
    expect(t.can("cast", "Test Dart")).toBe(false);
  });

  scenario("702.16a: the color that its controller chooses", (t) => {
    t.cards(`
      Test Monger {0}
      Artifact
      {0}: Target creature gains protection from the color of its controller's choice until end of turn.

      Test Cub {0}
      Creature — Bear
      2/2`);
    t.battlefield(0, "Test Monger");
    t.battlefield(1, "Test Cub");
    t.to("precombatMain", 1);
    t.activate("Test Monger", { targets: ["Test Cub"] });
    t.resolve();
    expect(t.asked()).toMatchObject({ player: 1, about: "color" });
  });
});

describe("702.11: targets in spite of hexproof", () => {
  scenario("702.11b-c: opponents and what they control, until end of turn", (t) => {
    t.cards(`
      Test Tower {0}
      Artifact
      {0}: Until end of turn, your opponents and creatures your opponents control with hexproof can be the targets of spells and abilities you control as though they didn't have hexproof.

      Test Aegis {0}
      Enchantment
      You have hexproof.

      Test Cub {0}
      Creature — Bear
      Hexproof
      2/2

      Test Bolt {0}
      Instant
      This spell deals 3 damage to target opponent.

      Test Dart {0}
      Instant
      This spell deals 3 damage to target creature.`);
    t.battlefield(0, "Test Tower");
    t.battlefield(1, "Test Aegis", "Test Cub");
    t.hand(0, "Test Bolt", "Test Dart");
    t.to("precombatMain", 1);
    expect([t.can("cast", "Test Bolt"), t.can("cast", "Test Dart")]).toEqual([false, false]);
    t.activate("Test Tower");
    t.resolve();
    t.cast("Test Bolt", { targets: [1] });
    t.resolve();
    t.cast("Test Dart", { targets: ["Test Cub"] });
    t.resolve();
    expect([t.lifeOf(1), t.count(1, "graveyard")]).toEqual([17, 1]);
  });
});
