import { expect } from "vitest";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

scenario("704.5j, 707.2: not legendary where it is a token", (t) => {
  kit(t);
  t.cards(`
      Test Slime {0}
      Legendary Creature — Ooze
      Test Slime isn't legendary if it's a token.
      2/2`);
  t.battlefield(0, "Test Slime");
  t.lands(0, "Island", 3);
  t.hand(0, "Test Mirror");
  t.to("precombatMain");
  t.cast("Test Mirror", { targets: ["Test Slime"] });
  t.resolve();
  expect(t.count(0, "battlefield", "Test Slime")).toBe(2);
});
