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

describe("two targets of one word", () => {
  const DUEL = `
      Test Duel {0}
      Sorcery
      Choose two target creatures that share no creature types. Those creatures fight each other.

      Test Shifter {0}
      Creature — Shapeshifter
      Changeling
      3/3

      Test Otter {0}
      Creature — Otter
      2/2

      Test Weasel {0}
      Creature — Weasel
      2/2`;

  scenario("701.12a: fight each other, having no creature type in common (601.2c)", (t) => {
    t.cards(DUEL);
    t.battlefield(1, "Test Otter", "Test Weasel", "Test Shifter");
    t.hand(0, "Test Duel");
    t.to("precombatMain");
    const [otter, weasel, shifter] = ["Test Otter", "Test Weasel", "Test Shifter"].map((name) =>
      t.ids(1, "battlefield", name),
    );
    t.cast("Test Duel");
    expect(t.refused({ ask: "choose", chosen: [...otter!, ...shifter!] }).rule).toBe("601.2c");
    t.answer({ ask: "choose", chosen: [...otter!, ...weasel!] });
    t.resolve();
    expect(t.count(1, "graveyard")).toBe(2);
  });

  scenario("701.12b: not where one of them is no legal target any more", (t) => {
    t.cards(`${DUEL}

      Test Bolt {0}
      Instant
      Destroy target creature.`);
    t.battlefield(1, "Test Otter", "Test Weasel");
    t.hand(0, "Test Duel", "Test Bolt");
    t.to("precombatMain");
    t.cast("Test Duel", { targets: [t.ids(1, "battlefield")] });
    t.cast("Test Bolt", { targets: ["Test Otter"] });
    t.resolveAll();
    expect(t.count(1, "battlefield", "Test Weasel")).toBe(1);
  });
});
