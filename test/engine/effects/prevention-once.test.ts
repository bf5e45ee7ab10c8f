import { describe, expect } from "vitest";
import { scenario } from "../../support/scenario.ts";

describe("615: what a prevention effect does besides", () => {
  scenario("615.5, 615.13: it happens once for all simultaneous damage, with all of it", (t) => {
    t.cards(`
      Test Phantom {2}{G}
      Creature — Spirit
      0/0
      This creature enters with four +1/+1 counters on it.
      If damage would be dealt to this creature, prevent that damage. Remove a +1/+1 counter from this creature.`);
    t.lands(0, "Forest", 3);
    t.battlefield(1, "Test Bear", "Test Bear");
    t.hand(0, "Test Phantom");
    t.to("precombatMain");
    t.cast("Test Phantom");
    t.resolve();
    t.to("declareAttackers", 3);
    t.attack("Test Phantom");
    t.to("declareBlockers");
    const [one, two] = t.ids(1, "battlefield", "Test Bear") as [number, number];
    const [phantom] = t.ids(0, "battlefield", "Test Phantom") as [number];
    t.answer({
      ask: "blockers",
      blocks: [
        { blocker: one, attacker: phantom },
        { blocker: two, attacker: phantom },
      ],
    });
    while (t.game.state.turn.step !== "endOfCombat") {
      if (t.asked().ask === "priority") t.pass();
      else if (t.asked().ask === "order") t.answer({ ask: "order", order: [0, 1] });
      else t.answer({ ask: "divide", amounts: [2, 2] });
    }
    expect(t.see("Test Phantom").counters).toEqual({ "+1/+1": 3 });
  });
});

describe("603.2c: a source that deals damage to several does so once", () => {
  scenario("603.2c, 120.1: one trigger for each source of simultaneous damage, not for each thing damaged", (t) => {
    t.cards(`
      Test Tyrant {3}{R}
      Creature — Beast
      4/4
      Whenever a red source you control deals damage to one or more permanents and/or players, put a +1/+1 counter on this creature.

      Test Storm {1}{R}
      Sorcery
      Test Storm deals 1 damage to each creature and each player.`);
    t.lands(0, "Mountain", 2);
    t.battlefield(0, "Test Tyrant");
    t.hand(0, "Test Storm");
    t.to("precombatMain");
    t.cast("Test Storm");
    t.resolve();
    t.resolveAll();
    expect(t.see("Test Tyrant").counters).toEqual({ "+1/+1": 1 });
  });
});

describe("700.14: expend", () => {
  scenario("700.14: mana spent on spells is added up over the turn; it triggers as the sum reaches N", (t) => {
    t.cards(`
      Test Trader {1}{G}
      Creature — Raccoon
      1/1
      Whenever you expend 4, you gain 3 life.`);
    t.lands(0, "Forest", 6);
    t.battlefield(0, "Test Trader");
    t.hand(0, "Test Bear", "Test Bear", "Test Bear");
    t.to("precombatMain");
    for (const life of [20, 23, 23]) {
      t.cast("Test Bear");
      t.resolveAll();
      expect(t.lifeOf(0)).toBe(life);
    }
  });
});
