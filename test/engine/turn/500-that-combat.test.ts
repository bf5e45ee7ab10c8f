import { describe, expect } from "vitest";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

/** 500.8: what happens at the beginning of a combat phase that was added. */

describe("500.8, 603.7: that combat", () => {
  scenario(
    "500.8: each of two at its own, the phase that was added last coming first; the usual one untaps nothing",
    (t) => {
      kit(t);
      t.cards(`
      Test Fury {0}
      Creature — Minotaur
      Whenever a land you control enters, if it's your main phase, there's an additional combat phase after this phase. At the beginning of that combat, untap all creatures you control.
      1/1

      Test Paths {0}
      Enchantment
      You may play an additional land on each of your turns.`);
      t.battlefield(0, "Test Fury", "Test Bear", "Test Paths");
      t.hand(0, "Forest", "Forest");
      t.to("precombatMain", 3);
      for (const land of ["Forest", "Forest"]) {
        t.playLand(land);
        t.resolve();
      }
      const tapped: boolean[] = [];
      for (let combat = 1; combat <= 3; combat++) {
        t.to("beginningOfCombat");
        t.resolveAll();
        tapped.push(t.see("Test Bear").tapped);
        t.to("declareAttackers");
        t.attack(...(combat === 3 ? [] : ["Test Bear"]));
        if (combat < 3) t.to("endOfCombat");
      }
      expect(tapped).toEqual([false, false, true]);
      t.to("upkeep", 4);
      expect(t.lifeOf(1)).toBe(16);
    },
  );

  scenario("603.7: after it was played in the postcombat main phase, creatures untap and attack again", (t) => {
    kit(t);
    t.cards(`Test Fury {0}
      Creature — Minotaur
      Whenever a land you control enters, if it's your main phase, there's an additional combat phase after this phase. At the beginning of that combat, untap all creatures you control.
      1/1`);
    t.battlefield(0, "Test Fury", "Test Bear");
    t.hand(0, "Forest");
    t.to("declareAttackers", 3);
    t.attack("Test Bear");
    t.to("postcombatMain", 3);
    t.playLand("Forest");
    t.resolve();
    t.to("beginningOfCombat", 3);
    t.resolveAll();
    t.to("declareAttackers", 3);
    expect(t.see("Test Bear").tapped).toBe(false);
    t.attack("Test Bear");
    t.to("upkeep", 4);
    expect(t.lifeOf(1)).toBe(16);
  });
});
