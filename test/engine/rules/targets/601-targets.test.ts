import { describe, expect } from "vitest";
import { scenario } from "../../../support/scenario.ts";

describe("601.2: as cards word it", () => {
  scenario("601.2c: for each opponent, up to one target", (t) => {
    t.cards(`
      Test Sweep {0}
      Sorcery
      For each opponent, destroy up to one target creature that player controls.`);
    t.battlefield(0, "Test Cub");
    t.battlefield(1, "Test Cub", "Test Ox");
    t.hand(0, "Test Sweep");
    t.to("precombatMain");
    t.cast("Test Sweep", { targets: ["Test Ox"] });
    t.resolve();
    expect([t.count(1, "battlefield", "Test Ox"), t.count(1, "battlefield", "Test Cub")]).toEqual([0, 1]);
  });

  scenario("601.2c, 601.2f: a spell costs more for each target beyond the first", (t) => {
    t.cards(`
      Test Rally {W}
      Instant
      Strive — This spell costs {1} more to cast for each target beyond the first.
      Any number of target creatures each get +1/+1 until end of turn.

      Test Bear {G}
      Creature — Bear
      2/2

      Test Wolf {G}
      Creature — Wolf
      2/2`);
    t.hand(0, "Test Rally");
    t.battlefield(0, "Plains", "Plains", "Plains", "Test Bear", "Test Wolf");
    t.to("precombatMain");
    t.cast("Test Rally", { targets: [["Test Bear", "Test Wolf"]] });
    expect(t.ids(0, "battlefield", "Plains").filter((id) => t.seeId(id).tapped)).toHaveLength(2);
    t.resolve();
    expect(t.see("Test Bear").power).toBe(3);
    expect(t.see("Test Wolf").power).toBe(3);
  });

  scenario("601.2c: cards from a single graveyard", (t) => {
    t.cards(`
      Test Moth {B}
      Instant
      Exile up to two target cards from a single graveyard.`);
    t.hand(0, "Test Moth");
    t.graveyard(0, "Forest", "Plains");
    t.graveyard(1, "Swamp");
    t.battlefield(0, "Swamp");
    t.to("precombatMain");
    t.cast("Test Moth", { targets: [["Forest", "Plains"]] });
    t.resolve();
    expect(t.count(0, "exile")).toBe(2);
  });

  scenario("601.2c, 608.2b: what is asked as the ability is activated is not asked again as it resolves", (t) => {
    t.cards(`
      Test Keeper {0}
      Creature — Wizard
      {0}: Choose target opponent who has at least two more cards in hand than you do as you activate this ability. Draw a card.
      1/1`);
    t.battlefield(0, "Test Keeper");
    t.hand(1, "Test Ox", "Test Ox");
    t.to("precombatMain");
    t.activate("Test Keeper", { targets: [1] });
    t.activate("Test Keeper", { targets: [1] });
    t.resolveAll();
    expect(t.count(0, "hand")).toBe(2);
  });

  scenario("601.2d: divided damage gives each target at least one", (t) => {
    t.cards(`
      Test Sparks {2}{R}
      Sorcery
      Test Sparks deals 3 damage divided as you choose among one, two, or three targets.`);
    t.lands(0, "Mountain", 3);
    t.battlefield(1, "Test Bear");
    t.hand(0, "Test Sparks");
    t.to("precombatMain");
    t.cast("Test Sparks", { targets: [[1, "Test Bear"]] });
    expect(t.refused({ ask: "divide", amounts: [0, 3] }).code).toBe("illegal-answer");
    t.divide(1, 2);
    t.resolve();
    expect(t.count(1, "battlefield", "Test Bear")).toBe(0);
    expect(t.lifeOf(1)).toBe(19);
  });
});

describe("601, 602: casting and activating", () => {
  const CARDS = `
  Test Growth {G}
  Instant
  Target creature gets +3/+3 until end of turn.

  Test Insight {U}
  Sorcery
  Draw two cards.`;

  scenario("601.2c, 115.1: targets are chosen on casting among legal ones only", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Bear", "Forest");
    t.hand(0, "Test Growth");
    t.to("precombatMain");
    t.cast("Test Growth");
    expect(t.stackSize).toBe(1);
  });

  scenario("601.2c: without a legal target the spell cannot be cast", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Forest");
    t.hand(0, "Test Growth");
    t.to("precombatMain");
    expect(t.can("cast", "Test Growth")).toBe(false);
  });

  scenario("115.1, 601.2c: no more targets than there are players, where each has another controller", (t) => {
    t.cards(`
      Test Vault {0}
      Sorcery
      For each player, exile up to one target nonland permanent that player controls.

      Test Bear {0}
      Creature — Bear
      2/2`);
    t.battlefield(0, "Test Bear", "Test Bear");
    t.battlefield(1, "Test Bear", "Test Bear");
    t.hand(0, "Test Vault");
    t.to("precombatMain");
    t.cast("Test Vault");
    expect(t.asked("choose")).toMatchObject({ min: 0, max: 2 });
    const [mine, other] = t.ids(0, "battlefield", "Test Bear");
    expect(t.refused({ ask: "choose", chosen: [mine!, other!] }).code).toBe("illegal-targets");
    t.answer({ ask: "choose", chosen: [mine!, t.ids(1, "battlefield", "Test Bear")[0]!] });
    t.resolve();
    expect(t.count(0, "battlefield") + t.count(1, "battlefield")).toBe(2);
  });
});
