import { describe, expect } from "vitest";
import { scenario } from "../../../support/scenario.ts";

describe("609.4b: mana that is spent as though it were other mana", () => {
  scenario("609.4b, 107.4c: mana of one color as though of any, all other only as though it were colorless", (t) => {
    t.cards(`
      Test Dawn {0}
      Enchantment
      You may spend white mana as though it were mana of any color. You may spend other mana only as though it were colorless mana.

      Test Ember {R}
      Sorcery
      You gain 1 life.

      Test Void {C}
      Sorcery
      You gain 2 life.

      Test Idol {1}
      Artifact`);
    t.battlefield(0, "Test Dawn", "Mountain");
    t.hand(0, "Test Ember", "Test Void", "Test Idol");
    t.to("precombatMain");
    expect(["Test Ember", "Test Void", "Test Idol"].map((name) => t.can("cast", name))).toEqual([false, true, true]);
  });

  scenario("609.4b: white mana pays for red", (t) => {
    t.cards(`
      Test Dawn {0}
      Enchantment
      You may spend white mana as though it were mana of any color. You may spend other mana only as though it were colorless mana.

      Test Ember {R}
      Sorcery
      You gain 1 life.`);
    t.battlefield(0, "Test Dawn", "Plains");
    t.hand(0, "Test Ember");
    t.to("precombatMain");
    t.cast("Test Ember");
    t.resolve();
    expect(t.lifeOf(0)).toBe(21);
  });
});
