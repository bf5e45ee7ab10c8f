import { describe, expect } from "vitest";
import { scenario } from "../../support/scenario.ts";

/** 706.2, 706.4: what several dice come to, and what several players' dice do. */

describe("706.4: the total of several dice", () => {
  scenario("614.1c, 706.4: it enters with as many counters as what is rolled as it enters comes to", (t) => {
    t.cards(`
      Many-Headed Hound {X}{G}
      Creature — Dog
      As this creature enters, roll X d6. It enters with a number of +1/+1 counters on it equal to the total of those results.
      0/0

      Counting House {0}
      Enchantment
      Whenever you roll a 1 or higher, draw a card.`);
    t.battlefield(0, "Counting House");
    t.lands(0, "Forest", 4);
    t.hand(0, "Many-Headed Hound");
    t.to("precombatMain");
    t.cast("Many-Headed Hound", { x: 3 });
    t.resolve();
    expect(t.asked("order").items).toHaveLength(3);
    const { power } = t.see("Many-Headed Hound");
    expect(power).toBeGreaterThanOrEqual(3);
    expect(power).toBeLessThanOrEqual(18);
  });
});

describe("706.2: the highest result of several players", () => {
  scenario("508.1c, 706.2: it can't attack those opponents that had it, in that combat", (t) => {
    t.cards(`
      Wild Hound {0}
      Creature — Dog
      At the beginning of combat on your turn, each player rolls a d4. If one or more opponents had the highest result, this creature can't attack those players or planeswalkers they control this combat.
      2/2

      Counting House {0}
      Enchantment
      Whenever you roll a 4 or higher, you gain 1 life.`);
    t.battlefield(0, "Wild Hound", "Counting House");
    t.battlefield(1, "Counting House");
    const seen = new Set<boolean>();
    for (let turn = 1; turn <= 15; turn += 2) {
      t.to("beginningOfCombat", turn);
      const before = [t.lifeOf(0), t.lifeOf(1)];
      while (t.game.state.turn.step === "beginningOfCombat" && t.asked().ask === "priority") t.pass();
      const [mine, theirs] = [t.lifeOf(0) > before[0]!, t.lifeOf(1) > before[1]!];
      const can = t.asked().ask === "attackers";
      // Of a 4 nothing is higher.
      if (theirs) expect(can).toBe(false);
      else if (mine) expect(can).toBe(true);
      seen.add(can);
    }
    expect(seen).toEqual(new Set([true, false]));
  });
});
