import { describe, expect } from "vitest";
import { scenario } from "../../support/scenario.ts";

/** Triggers that a resolution makes about its targets; the cards are our own. */

describe("triggers made by a resolution", () => {
  scenario("603.7: about a target, which is found in the graveyard it was put into", (t) => {
    t.cards(`
      Test Vigil {0}
      Instant
      When target creature dies this turn, return that card to the battlefield under your control.

      Test Bolt {0}
      Instant
      Destroy target creature.`);
    t.battlefield(1, "Test Bear");
    t.hand(0, "Test Vigil", "Test Bolt");
    t.to("precombatMain");
    t.cast("Test Vigil", { targets: ["Test Bear"] });
    t.resolve();
    t.cast("Test Bolt", { targets: ["Test Bear"] });
    t.resolveAll();
    expect(t.count(0, "battlefield", "Test Bear")).toBe(1);
  });

  scenario("603.12: what it put onto the battlefield has entered when the trigger is made", (t) => {
    t.cards(`
      Test Escape {0}
      Sorcery
      Return target creature card in an opponent's graveyard to the battlefield under their control. When that creature enters, return up to one target creature card with lesser mana value from your graveyard to the battlefield.

      Test Giant {3}
      Creature — Giant
      3/3

      Test Imp {1}
      Creature — Imp
      1/1`);
    t.put(1, "graveyard", "Test Giant");
    t.put(0, "graveyard", "Test Imp");
    t.hand(0, "Test Escape");
    t.to("precombatMain");
    t.cast("Test Escape", { targets: ["Test Giant"] });
    t.resolve();
    t.choose("Test Imp");
    t.resolveAll();
    expect([t.count(1, "battlefield", "Test Giant"), t.count(0, "battlefield", "Test Imp")]).toEqual([1, 1]);
  });

  scenario("603.7c: a delayed trigger with targets of its own is still about what was targeted before it", (t) => {
    t.cards(`
      Test Feud {0}
      Sorcery
      Tap target creature. At the beginning of the next end step, target land deals 2 damage to that creature.`);
    t.battlefield(1, "Test Bear", "Test Ox");
    t.battlefield(0, "Forest");
    t.hand(0, "Test Feud");
    t.to("precombatMain");
    t.cast("Test Feud", { targets: ["Test Bear"] });
    t.resolve();
    t.to("end");
    t.resolveAll();
    expect([t.count(1, "battlefield", "Test Bear"), t.count(1, "battlefield", "Test Ox")]).toEqual([0, 1]);
  });
});
