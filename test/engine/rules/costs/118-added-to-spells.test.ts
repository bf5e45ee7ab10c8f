import { describe, expect } from "vitest";
import { scenario } from "../../../support/scenario.ts";

/** 118.8: what a permanent adds to the cost of other spells, and what comes of it. */

const GROVE = `
  Giving Grove {3}{G}
  Enchantment
  As an additional cost to cast creature spells, you may pay any amount of mana. If you do, that creature enters with that many additional +1/+1 counters on it.`;
const TOLL = `
  Blood Toll {2}{U}
  Enchantment
  As an additional cost to cast blue permanent spells, you may pay 2 life. Those spells cost {U} less to cast if you paid life this way. This effect reduces only the amount of blue mana you pay.

  Tide Hound {1}{U}
  Creature — Dog
  2/2`;

describe("118.8: any amount of mana", () => {
  scenario("118.8a, 614.1c: the creature enters with as many more counters as was paid", (t) => {
    t.cards(GROVE);
    t.battlefield(0, "Giving Grove");
    t.lands(0, "Forest", 5);
    t.hand(0, "Marsh Hound");
    t.to("precombatMain");
    t.cast("Marsh Hound");
    expect(t.asked("number")).toMatchObject({ about: "additionalCost", min: 0, max: 3, hint: "additional {1}" });
    t.answer({ ask: "number", number: 3 });
    t.resolve();
    expect(t.see("Marsh Hound")).toMatchObject({ power: 5, toughness: 5 });
  });

  scenario("118.8b: it is optional, asked only where it can be paid, and nothing comes of paying nothing", (t) => {
    t.cards(GROVE);
    t.battlefield(0, "Giving Grove");
    t.lands(0, "Forest", 3);
    t.hand(0, "Marsh Hound");
    t.to("precombatMain");
    t.cast("Marsh Hound");
    t.answer({ ask: "number", number: 0 });
    t.resolve();
    expect(t.see("Marsh Hound").power).toBe(2);
  });

  scenario("607.2i: of two such permanents each speaks of what was paid to it", (t) => {
    t.cards(GROVE);
    t.battlefield(0, "Giving Grove", "Giving Grove");
    t.lands(0, "Forest", 7);
    t.hand(0, "Marsh Hound");
    t.to("precombatMain");
    t.cast("Marsh Hound");
    t.answer({ ask: "number", number: 4 });
    expect(t.asked("number").max).toBe(1);
    t.answer({ ask: "number", number: 1 });
    t.resolve();
    expect(t.see("Marsh Hound").power).toBe(7);
  });

  scenario("604.2, 614.4: it does nothing for a creature that enters once the permanent is gone", (t) => {
    t.cards(`${GROVE}

      Clearing {0}
      Instant
      Destroy target enchantment.`);
    t.battlefield(0, "Giving Grove");
    t.lands(0, "Forest", 5);
    t.hand(0, "Marsh Hound", "Clearing");
    t.to("precombatMain");
    t.cast("Marsh Hound");
    t.answer({ ask: "number", number: 3 });
    t.cast("Clearing", { targets: ["Giving Grove"] });
    t.resolveAll();
    expect(t.see("Marsh Hound").power).toBe(2);
  });

  scenario("118.8: others add nothing to what their opponents cast", (t) => {
    t.cards(GROVE);
    t.battlefield(1, "Giving Grove");
    t.lands(0, "Forest", 5);
    t.hand(0, "Marsh Hound");
    t.to("precombatMain");
    t.cast("Marsh Hound");
    t.resolve();
    expect(t.see("Marsh Hound").power).toBe(2);
  });

  scenario("702.33c: any number of times is as often as can be paid", (t) => {
    t.cards(`
      Tall Hound {G}
      Creature — Dog
      Multikicker {1}
      This creature enters with a +1/+1 counter on it for each time it was kicked.
      1/1`);
    t.lands(0, "Forest", 31);
    t.hand(0, "Tall Hound");
    t.to("precombatMain");
    t.cast("Tall Hound");
    expect(t.asked("number").max).toBe(30);
    t.answer({ ask: "number", number: 30 });
    t.resolve();
    expect(t.see("Tall Hound").power).toBe(31);
  });
});

describe("118.8, 601.2f: what is paid besides makes a spell cheaper", () => {
  scenario("601.2f: with life paid a spell is cast that there was not mana enough for", (t) => {
    t.cards(TOLL);
    t.battlefield(0, "Blood Toll", "Forest");
    t.hand(0, "Tide Hound");
    t.to("precombatMain");
    expect(t.can("cast", "Tide Hound")).toBe(true);
    t.cast("Tide Hound", { additional: [true] });
    t.resolve();
    expect([t.lifeOf(0), t.count(0, "battlefield", "Tide Hound")]).toEqual([18, 1]);
  });

  scenario("118.8b: it costs as much as ever where no life is paid", (t) => {
    t.cards(TOLL);
    t.battlefield(0, "Blood Toll");
    t.lands(0, "Island", 2);
    t.hand(0, "Tide Hound");
    t.to("precombatMain");
    t.cast("Tide Hound", { additional: [false] });
    t.resolve();
    expect(t.lifeOf(0)).toBe(20);
    expect(t.ids(0, "battlefield", "Island").filter((id) => t.seeId(id).tapped)).toHaveLength(2);
  });

  const PACK = `
    Pack Leader {W}{B}
    Creature — Dog
    Dog spells you cast cost {W}{B} less to cast. This effect reduces only the amount of colored mana you pay.
    2/2

    Pale Hound {2}{W}
    Creature — Dog
    2/2`;
  for (const [forests, enough] of [
    [1, false],
    [2, true],
  ] as const)
    scenario(`118.7c: what reduces only colored mana takes nothing from the generic part: ${forests} for it`, (t) => {
      t.cards(PACK);
      t.battlefield(0, "Pack Leader");
      t.lands(0, "Forest", forests);
      t.hand(0, "Pale Hound");
      t.to("precombatMain");
      expect(t.can("cast", "Pale Hound")).toBe(enough);
    });
});
