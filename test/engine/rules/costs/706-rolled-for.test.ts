import { describe, expect } from "vitest";
import { scenario } from "../../../support/scenario.ts";
import type { TestGame } from "../../../support/testGame.ts";

/** 706: a die that is rolled for a cost, and what triggers on natural results. */

const LUCK = `
  Fair Table {0}
  Enchantment
  Whenever you roll a die's highest natural result, draw a card.`;

/** How much life it gives, and whether a card was drawn, each of so many times. */
function times(t: TestGame, name: string, count: number): readonly (readonly [number, boolean])[] {
  return Array.from({ length: count }, () => {
    const [life, hand] = [t.lifeOf(0), t.count(0, "hand")];
    t.activate(name);
    t.resolveAll();
    return [t.lifeOf(0) - life, t.count(0, "hand") > hand] as const;
  });
}

describe("706.2", () => {
  scenario("601.2h, 706.2: the result of what is rolled for a cost is spoken of, and triggers are told of it", (t) => {
    t.cards(`${LUCK}

      Test Golem {0}
      Artifact
      {0}, Roll a d4: You gain X life, where X is the result.`);
    t.battlefield(0, "Test Golem", "Fair Table");
    t.to("precombatMain");
    const rolls = times(t, "Test Golem", 16);
    expect(new Set(rolls.map(([result]) => result))).toEqual(new Set([1, 2, 3, 4]));
    for (const [result, drawn] of rolls) expect(drawn).toBe(result === 4);
  });

  scenario("706.2: the natural result is the number on the die, whatever is added to it", (t) => {
    t.cards(`${LUCK}

      Test Golem {0}
      Artifact
      {0}: Roll a d4 and add 3. You gain X life, where X is the result.`);
    t.battlefield(0, "Test Golem", "Fair Table");
    t.to("precombatMain");
    const rolls = times(t, "Test Golem", 16);
    expect(new Set(rolls.map(([result]) => result))).toEqual(new Set([4, 5, 6, 7]));
    for (const [result, drawn] of rolls) expect(drawn).toBe(result === 7);
  });

  scenario("706.6, 614.1a: one more die is rolled for a cost as well, and the lowest is ignored", (t) => {
    t.cards(`
      Loaded Hand {0}
      Enchantment
      If you would roll one or more dice, instead roll that many dice plus one and ignore the lowest roll.

      Test Golem {0}
      Artifact
      {0}, Roll a d4: You gain X life, where X is the result.

      Eager Crowd {0}
      Enchantment
      Whenever you roll a 1 or higher, draw a card.`);
    t.battlefield(0, "Test Golem", "Loaded Hand", "Eager Crowd");
    t.to("precombatMain");
    const before = t.count(0, "hand");
    const rolls = times(t, "Test Golem", 8);
    expect(rolls.every(([result]) => result >= 1 && result <= 4)).toBe(true);
    expect(t.count(0, "hand") - before).toBe(8);
  });
});
