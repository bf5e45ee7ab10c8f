import { describe, expect } from "vitest";
import { scenario } from "../../../support/scenario.ts";

/** 118.9, 602.2b: what may be paid rather than the cost of a keyword's ability. */

const CARDS = `
  Test Blade {1}
  Artifact — Equipment
  Equipped creature gets +1/+0.
  Equip {4}

  Test Spike {1}
  Artifact — Equipment
  Equipped creature gets +2/+0.
  Equip—Pay 3 life.

  Test Cub {0}
  Creature — Bear
  2/2`;

describe("118.9: alternative costs of activated abilities", () => {
  scenario("602.2: only the first equip ability of a turn", (t) => {
    t.cards(`${CARDS}

      Test Smith {0}
      Enchantment
      You may pay {0} rather than pay the equip cost of the first equip ability you activate each turn.`);
    t.battlefield(0, "Test Smith", "Test Blade", "Test Spike", "Test Cub");
    t.to("precombatMain", 1);
    t.activate("Test Blade", { targets: ["Test Cub"] });
    t.resolve();
    expect(t.see("Test Cub").power).toBe(3);
    expect(t.can("activate", "Test Blade")).toBe(false);
    t.activate("Test Spike", { targets: ["Test Cub"] });
    t.resolve();
    expect([t.see("Test Cub").power, t.lifeOf(0)]).toEqual([5, 17]);
    t.to("precombatMain", 3);
    expect(t.can("activate", "Test Blade")).toBe(true);
    t.activate("Test Spike", { targets: ["Test Cub"] });
    expect(t.lifeOf(0)).toBe(17);
  });

  scenario("118.9: who may pay nothing rather than a sacrifice is asked, and may sacrifice", (t) => {
    t.cards(`${CARDS}

      Test Mail {1}
      Artifact — Equipment
      Equipped creature gets +4/+2.
      Equip—Sacrifice a creature.

      Test Smith {0}
      Enchantment
      You may pay {0} rather than pay the equip cost of the first equip ability you activate each turn.`);
    t.battlefield(0, "Test Smith", "Test Mail", "Test Cub", "Test Cub");
    t.to("precombatMain", 1);
    t.activate("Test Mail");
    expect(t.asked("option").options).toEqual(["sacrifice", "{0}"]);
    t.answer({ ask: "option", chosen: [1] });
    t.choose("Test Cub");
    t.resolve();
    expect(t.count(0, "battlefield", "Test Cub")).toBe(2);
    t.to("precombatMain", 3);
    t.activate("Test Mail");
    t.answer({ ask: "option", chosen: [0] });
    t.choose("Test Cub");
    t.choose("Test Cub");
    expect(t.count(0, "graveyard", "Test Cub")).toBe(1);
  });

  scenario("702.29a: cycling for nothing still discards the card, and costs life no more", (t) => {
    t.cards(`
      Test View {0}
      Enchantment
      As long as you have two or more cards in hand, you may pay {0} rather than pay cycling costs.

      Test Wraith {9}
      Creature — Spirit
      Cycling—Pay 2 life.
      2/2`);
    t.battlefield(0, "Test View");
    t.hand(0, "Test Wraith", "Test Wraith");
    t.to("precombatMain", 1);
    t.activate("Test Wraith");
    expect([t.lifeOf(0), t.count(0, "hand"), t.count(0, "graveyard")]).toEqual([20, 1, 1]);
    t.activate("Test Wraith");
    expect(t.lifeOf(0)).toBe(18);
  });

  scenario("702.122a: crewed by creatures, or for a counter of a planeswalker", (t) => {
    t.cards(`${CARDS}

      Test Heart {2}
      Artifact — Vehicle
      Crew 2
      You may remove a loyalty counter from a planeswalker you control rather than pay this Vehicle's crew cost.
      4/4

      Test Walker {0}
      Planeswalker — Jace
      +1: You gain 1 life.
      Loyalty 3`);
    t.battlefield(0, "Test Heart", "Test Walker", "Test Cub");
    t.to("precombatMain", 1);
    t.activate("Test Heart");
    expect(t.asked("option").options).toHaveLength(2);
    t.answer({ ask: "option", chosen: [1] });
    t.resolve();
    expect([t.see("Test Walker").counters.loyalty, t.see("Test Cub").tapped]).toEqual([2, false]);
    expect(t.see("Test Heart").types).toContain("creature");
  });
});
