import { expect } from "vitest";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

/** Several cards chosen of one hand, and what is done again as often as is told. */

for (const words of ["an artifact card and a creature card from it", "from it an artifact card and a creature card"])
  scenario(`608.2c: one for each, no card for both: "${words}"`, (t) => {
    kit(t);
    t.cards(`
      Test Inquest {B}
      Sorcery
      Target opponent reveals their hand. You choose ${words}. That player discards those cards.

      Test Golem {3}
      Artifact Creature — Golem
      3/3

      Test Idol {2}
      Artifact
      {T}: Add {C}.`);
    t.hand(0, "Test Inquest");
    t.battlefield(0, "Swamp");
    t.hand(1, "Test Golem", "Test Idol", "Forest", "Test Bear");
    t.to("precombatMain");
    t.cast("Test Inquest", { targets: [1] });
    t.resolve();
    t.choose("Test Golem");
    if (t.asked().ask === "choose") t.choose("Test Bear");
    expect(["Test Golem", "Test Bear"].map((name) => t.count(1, "graveyard", name))).toEqual([1, 1]);
    expect(t.count(1, "hand", "Test Idol")).toBe(1);
  });

scenario("107.3a, 608.2c: once, and X more times", (t) => {
  t.cards(`
    Test Drum {X}{R}
    Sorcery
    Each opponent loses 1 life. Then repeat this process X more times.`);
  t.lands(0, "Mountain", 3);
  t.hand(0, "Test Drum");
  t.to("precombatMain");
  t.cast("Test Drum", { x: 2 });
  t.resolve();
  expect(t.lifeOf(1)).toBe(17);
});
