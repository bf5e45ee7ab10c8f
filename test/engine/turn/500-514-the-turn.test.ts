import { describe, expect } from "vitest";
import { scenario } from "../../support/scenario.ts";

describe("500-514: the turn", () => {
  scenario("500.1, 501.1, 506.1, 512.1: a turn's steps come in order", (t) => {
    const steps: string[] = [t.step];
    for (let i = 0; i < 40 && t.turn.number === 1; i++) {
      t.pass();
      if (t.turn.number === 1 && steps.at(-1) !== t.step) steps.push(t.step);
    }
    expect(steps).toEqual([
      "upkeep",
      "precombatMain",
      "beginningOfCombat",
      "declareAttackers",
      "endOfCombat",
      "postcombatMain",
      "end",
    ]);
    expect(t.turn).toMatchObject({ number: 2, active: 1, step: "upkeep" });
  });

  scenario("103.8a, 504.1: the player who plays first does not draw on the first turn, the other does", (t) => {
    t.to("precombatMain");
    expect(t.count(0, "hand")).toBe(0);
    t.to("draw", 2);
    expect(t.count(1, "hand")).toBe(1);
  });

  scenario("502.3, 502.4: permanents untap, and nobody receives priority in the untap step", (t) => {
    t.permanentWith(0, "Test Bear", { tapped: true });
    t.to("end");
    expect(t.see("Test Bear").tapped).toBe(false);
  });

  scenario("500.4, 106.4: unspent mana empties as a step ends", (t) => {
    t.lands(0, "Forest", 1);
    t.to("precombatMain");
    t.activate("Forest");
    expect(t.mana(0)).toBe("G");
    t.pass(2);
    expect(t.mana(0)).toBe("");
  });

  scenario("514.1, 402.2: the active player discards down to seven cards in the cleanup step", (t) => {
    t.hand(0, ...Array.from({ length: 9 }, () => "Plains"));
    t.to("end");
    t.pass(2);
    expect(t.asked("choose")).toMatchObject({ about: "discard", min: 2, max: 2, player: 0 });
    const { from } = t.asked("choose");
    t.answer({ ask: "choose", chosen: from.slice(0, 2) });
    expect(t.count(0, "hand")).toBe(7);
    expect(t.count(0, "graveyard")).toBe(2);
  });

  scenario("514.2: damage wears off and effects until end of turn end at the same time", (t) => {
    t.cards(`
      Test Growth {G}
      Instant
      Target creature gets +3/+3 until end of turn.

      Test Spark {R}
      Instant
      Test Spark deals 4 damage to target creature.`);
    t.battlefield(0, "Test Bear", "Forest", "Mountain");
    t.hand(0, "Test Growth", "Test Spark");
    t.to("precombatMain");
    t.cast("Test Growth");
    t.resolve();
    t.cast("Test Spark");
    t.resolve();
    expect(t.see("Test Bear")).toMatchObject({ toughness: 5, damage: 4 });
    t.to("upkeep", 2);
    expect(t.see("Test Bear")).toMatchObject({ toughness: 2, damage: 0 });
  });

  scenario("302.6: a creature that came under control this turn cannot attack", (t) => {
    t.lands(0, "Forest", 2);
    t.hand(0, "Test Bear");
    t.to("precombatMain");
    t.cast("Test Bear");
    t.resolve();
    t.to("endOfCombat");
    expect(t.turn.number).toBe(1);
    t.to("upkeep", 3);
    t.attack("Test Bear");
    t.to("endOfCombat");
    expect(t.lifeOf(1)).toBe(18);
  });

  scenario("505.6b, 305.2: one land a turn, in a main phase with an empty stack", (t) => {
    t.hand(0, "Plains", "Plains");
    t.hand(1, "Plains");
    expect(t.can("playLand", "Plains")).toBe(false);
    t.to("precombatMain");
    t.playLand("Plains");
    expect(t.can("playLand", "Plains")).toBe(false);
    t.pass();
    expect(t.asked().player).toBe(1);
    expect(t.can("playLand", "Plains")).toBe(false);
  });
});
