import { expect } from "vitest";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

scenario("722.5: whoever is the monarch controls it", (t) => {
  kit(t);
  t.cards(`
      Test Fealty {0}
      Enchantment — Aura
      Enchant creature
      The monarch controls enchanted creature.

      Test Crown {0}
      Instant
      You become the monarch.`);
  t.battlefield(1, "Test Bear");
  t.hand(0, "Test Fealty", "Test Crown");
  t.hand(1, "Test Crown");
  t.to("precombatMain");
  t.cast("Test Fealty", { targets: ["Test Bear"] });
  t.resolve();
  expect(t.see("Test Bear").controller).toBe(1);
  t.cast("Test Crown");
  t.resolve();
  expect(t.see("Test Bear").controller).toBe(0);
  t.pass();
  t.cast("Test Crown");
  t.resolve();
  expect(t.see("Test Bear").controller).toBe(1);
});
