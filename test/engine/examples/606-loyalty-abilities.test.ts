import { expect } from "vitest";
import { scenario } from "../../support/scenario.ts";

scenario("606.2: a planeswalker has the loyalty ability that an Aura gives it", (t) => {
  t.cards(`
      Test Talent {0}
      Enchantment — Aura
      Enchant planeswalker
      Enchanted planeswalker has "+1: You gain 3 life."

      Test Walker {0}
      Legendary Planeswalker — Vivien
      −2: Draw a card.
      Loyalty 3`);
  t.battlefield(0, "Test Walker");
  t.hand(0, "Test Talent");
  t.to("precombatMain");
  t.cast("Test Talent", { targets: ["Test Walker"] });
  t.resolve();
  t.activate("Test Walker", { ability: 1 });
  t.resolve();
  expect(t.lifeOf(0)).toBe(23);
  expect(t.can("activate", "Test Walker")).toBe(false);
});

scenario("606.3: a planeswalker that entered this turn is used when an instant could be cast", (t) => {
  t.cards(`
      Test Empress {0}
      Legendary Planeswalker
      Flash
      As long as Test Empress entered this turn, you may activate her loyalty abilities any time you could cast an instant.
      +1: You gain 1 life.
      Loyalty 4`);
  t.hand(0, "Test Empress");
  t.to("precombatMain", 2);
  t.pass();
  t.cast("Test Empress");
  t.resolve();
  t.pass();
  t.activate("Test Empress");
  t.resolve();
  expect(t.lifeOf(0)).toBe(21);
  t.to("precombatMain", 4);
  t.pass();
  expect(t.can("activate", "Test Empress")).toBe(false);
});
