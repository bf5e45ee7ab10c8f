import { describe, expect } from "vitest";
import { scenario } from "../../support/scenario.ts";

describe("714.2d: final chapters", () => {
  scenario("714.2d, 704.5s: a final chapter ability that resolves triggers others, which know its Saga", (t) => {
    t.cards(`
      Test Saga {1}{W}
      Enchantment — Saga
      I — You gain 1 life.
      II — You gain 2 life.

      Test Singer {2}
      Creature — Bard
      Whenever the final chapter ability of a Saga you control resolves, you gain X life, where X is that Saga's mana value.
      2/2`);
    t.lands(0, "Plains", 2);
    t.battlefield(0, "Test Singer");
    t.hand(0, "Test Saga");
    t.to("precombatMain");
    t.cast("Test Saga");
    t.resolve();
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
    t.to("precombatMain", 3);
    t.resolveAll();
    expect([t.lifeOf(0), t.count(0, "graveyard", "Test Saga")]).toEqual([25, 1]);
  });
});
