import { describe, expect } from "vitest";
import { scenario } from "../../../support/scenario.ts";

const CARDS = `
  Test Ox {1}{W}
  Creature — Ox
  2/4

  Test Lancer {W}
  Creature — Human Knight
  First strike
  2/2

  Test Rhino {3}{G}
  Creature — Rhino
  Trample
  4/4

  Test Hawk {1}{U}
  Creature — Bird
  Flying
  2/2

  Test Adder {G}
  Creature — Snake
  Deathtouch
  1/1

  Test Duo {R}
  Creature — Goblin
  Menace
  2/2

  Test Guard {W}
  Creature — Wall
  Defender
  0/4

  Test Watch {W}
  Creature — Human
  Vigilance
  2/2`;

describe("506-511: combat", () => {
  scenario("508.1f, 702.20b: attacking taps, vigilance does not", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Bear", "Test Watch");
    t.attack("Test Bear", "Test Watch");
    expect([t.see("Test Bear").tapped, t.see("Test Watch").tapped]).toEqual([true, false]);
    t.to("endOfCombat");
    expect(t.lifeOf(1)).toBe(16);
  });

  scenario("508.1a, 702.3b: a creature with defender is not among the possible attackers", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Guard", "Test Bear");
    t.to("beginningOfCombat");
    t.pass(2);
    expect(t.asked("attackers").attackers).toHaveLength(1);
  });

  scenario("508.8: without attackers the declare blockers and combat damage steps are skipped", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Bear");
    t.attack();
    t.pass(2);
    expect(t.step).toBe("endOfCombat");
  });

  scenario("508.8, 506.4: they are not skipped where the attacker has left", (t) => {
    t.cards(`${CARDS}

      Test Doom {W}
      Instant
      Destroy target creature.`);
    t.battlefield(0, "Test Bear");
    t.battlefield(1, "Plains");
    t.hand(1, "Test Doom");
    t.attack("Test Bear");
    t.pass();
    t.cast("Test Doom", { targets: ["Test Bear"] });
    t.resolve();
    t.pass(2);
    expect(t.step).toBe("declareBlockers");
  });

  scenario("509.1b, 702.9b: only creatures with flying or reach can block a creature with flying", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Hawk");
    t.battlefield(1, "Test Bear", "Test Hawk");
    t.attack("Test Hawk");
    t.pass(2);
    expect(t.asked("blockers").blockers).toHaveLength(1);
  });

  scenario("702.111b, 509.1b: menace takes two blockers", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Duo");
    t.battlefield(1, "Test Bear", "Test Ox");
    t.attack("Test Duo");
    t.pass(2);
    expect(t.refused(t.blocks(["Test Bear", "Test Duo"])).rule).toBe("509.1b");
    t.block(["Test Bear", "Test Duo"], ["Test Ox", "Test Duo"]);
    expect(t.step).toBe("declareBlockers");
  });

  scenario("509.1h, 510.1c: a blocked creature deals its damage to its blocker, not to the player", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Bear");
    t.battlefield(1, "Test Ox");
    t.attack("Test Bear");
    t.block(["Test Ox", "Test Bear"]);
    t.to("endOfCombat");
    expect(t.lifeOf(1)).toBe(20);
    expect(t.see("Test Ox").damage).toBe(2);
    expect(t.count(0, "graveyard", "Test Bear")).toBe(1);
  });

  scenario("510.4, 702.7b: first strike damage comes first; who died of it deals none", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Lancer");
    t.battlefield(1, "Test Bear");
    t.attack("Test Lancer");
    t.block(["Test Bear", "Test Lancer"]);
    t.to("endOfCombat");
    expect(t.count(0, "battlefield", "Test Lancer")).toBe(1);
    expect(t.count(1, "graveyard", "Test Bear")).toBe(1);
  });

  scenario("702.19b, 510.1c: trample assigns lethal damage to the blocker before the rest", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Rhino");
    t.battlefield(1, "Test Bear");
    t.attack("Test Rhino");
    t.block(["Test Bear", "Test Rhino"]);
    t.pass(2);
    expect(t.refused({ ask: "divide", amounts: [1, 3] }).code).toBe("illegal-answer");
    t.divide(2, 2);
    t.to("endOfCombat");
    expect(t.lifeOf(1)).toBe(18);
  });

  scenario("702.2c, 702.2b: with deathtouch one damage is lethal", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Adder");
    t.battlefield(1, "Test Ox");
    t.attack("Test Adder");
    t.block(["Test Ox", "Test Adder"]);
    t.to("endOfCombat");
    expect(t.count(1, "graveyard", "Test Ox")).toBe(1);
  });

  scenario("509.2, 510.1c: damage among two blockers goes in the announced order", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Rhino");
    t.battlefield(1, "Test Bear", "Test Ox");
    t.attack("Test Rhino");
    t.block(["Test Bear", "Test Rhino"], ["Test Ox", "Test Rhino"]);
    expect(t.asked("order").about).toBe("damageOrder");
    t.order(0, 1);
    t.pass(2);
    expect(t.asked("divide").among.map((share) => share.lethal)).toEqual([2, 4, undefined]);
    expect(t.refused({ ask: "divide", amounts: [1, 3, 0] }).code).toBe("illegal-answer");
    t.divide(2, 2, 0);
    t.to("endOfCombat");
    expect([t.count(1, "graveyard", "Test Bear"), t.see("Test Ox").damage]).toEqual([1, 2]);
  });

  scenario("510.2: all combat damage is dealt at the same time", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Bear");
    t.battlefield(1, "Test Bear");
    t.attack("Test Bear");
    t.block(["Test Bear", "Test Bear"]);
    t.to("endOfCombat");
    expect([t.count(0, "graveyard"), t.count(1, "graveyard")]).toEqual([1, 1]);
  });

  scenario("702.15b, 120.3f: lifelink gains as much as the damage dealt", (t) => {
    t.cards(`
      Test Cleric {1}{W}
      Creature — Human Cleric
      Lifelink
      3/2`);
    t.battlefield(0, "Test Cleric");
    t.attack("Test Cleric");
    t.to("endOfCombat");
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([23, 17]);
  });

  scenario("511.3: at the end of combat nothing is attacking any more", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Bear");
    t.attack("Test Bear");
    t.to("postcombatMain");
    expect(t.game.state.combat).toBeUndefined();
  });
});
