import { describe, expect } from "vitest";
import { scenario } from "../../../support/scenario.ts";

/** 508.1h-i: what attacking costs is paid as attackers are declared, for each of them. */

const CUBS = `
  Green Cub {G}
  Creature — Bear
  2/2

  Plain Cub {0}
  Creature — Bear
  2/2`;

describe("508.1h: costs to attack", () => {
  scenario("508.1h: life for each of those that attack, and nothing for others", (t) => {
    t.cards(`${CUBS}

      Test Wall {0}
      Enchantment
      Green creatures can't attack you unless their controller pays 3 life for each of those creatures.`);
    t.battlefield(0, "Green Cub", "Green Cub", "Plain Cub");
    t.battlefield(1, "Test Wall");
    t.attack("Green Cub", "Green Cub", "Plain Cub");
    if (t.asked().ask === "confirm") t.answer({ ask: "confirm", yes: true });
    expect(t.lifeOf(0)).toBe(14);
    t.to("endOfCombat");
    expect(t.lifeOf(1)).toBe(14);
  });

  scenario("508.1h: a land of their choice for each of them", (t) => {
    t.cards(`${CUBS}

      Test Flood {0}
      Enchantment
      Green creatures can't attack unless their controller sacrifices a land of their choice for each green creature they control that's attacking.`);
    t.battlefield(0, "Green Cub", "Plain Cub");
    t.lands(0, "Forest", 1);
    t.battlefield(1, "Test Flood");
    t.attack("Green Cub", "Plain Cub");
    if (t.asked().ask === "choose") t.choose("Forest");
    t.to("endOfCombat");
    expect([t.count(0, "battlefield", "Forest"), t.lifeOf(1)]).toEqual([0, 16]);
    t.to("precombatMain", 3);
    t.attack("Plain Cub");
    t.to("endOfCombat");
    expect(t.lifeOf(1)).toBe(14);
  });

  scenario("508.1h: as much as there are counters on it", (t) => {
    t.cards(`
      Test Marauder {0}
      Artifact Creature — Construct
      This creature enters with two +1/+1 counters on it.
      This creature can't attack unless you pay {1} for each +1/+1 counter on it.
      0/0`);
    t.hand(0, "Test Marauder");
    t.lands(0, "Forest", 2);
    t.to("precombatMain", 1);
    t.cast("Test Marauder");
    t.resolve();
    t.to("precombatMain", 3);
    t.attack("Test Marauder");
    t.to("endOfCombat");
    expect(t.ids(0, "battlefield", "Forest").every((id) => t.seeId(id).tapped)).toBe(true);
    expect(t.lifeOf(1)).toBe(18);
  });
});
