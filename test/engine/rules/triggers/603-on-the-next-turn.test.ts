import { describe, expect } from "vitest";
import { scenario } from "../../../support/scenario.ts";

describe("603.7: delayed until one's next turn", () => {
  scenario("603.7b, 508.4: at a step of the next turn, not at one that is still to come in this", (t) => {
    t.cards(`
      Test Wanderer {2}
      Creature — Turtle
      Whenever this creature attacks, exile it. Return it to the battlefield under your control tapped and attacking at the beginning of the declare attackers step on your next turn.
      5/5

      Test Cub {0}
      Creature — Bear
      1/1`);
    t.battlefield(0, "Test Wanderer", "Test Cub");
    t.to("precombatMain");
    t.attack("Test Wanderer");
    t.resolve();
    t.to("postcombatMain");
    expect([t.count(0, "exile", "Test Wanderer"), t.lifeOf(1)]).toEqual([1, 20]);
    t.to("precombatMain", 3);
    t.attack("Test Cub");
    t.resolve();
    expect(t.see("Test Wanderer").tapped).toBe(true);
    t.to("postcombatMain");
    expect(t.lifeOf(1)).toBe(14);
  });

  scenario("603.7b: where that turn has no such step it does not trigger at all", (t) => {
    t.cards(`
      Test Charge {0}
      Instant
      Draw a card at the beginning of the declare attackers step on your next turn.`);
    t.hand(0, "Test Charge");
    t.to("precombatMain");
    t.cast("Test Charge");
    t.resolve();
    t.to("end", 3);
    expect(t.stackSize).toBe(0);
    t.to("upkeep", 5);
    expect(t.game.state.delayed).toEqual([]);
  });

  scenario("603.7b, 513.1: nor at this turn's own end step", (t) => {
    t.cards(`
      Test Loan {0}
      Instant
      You gain 3 life. At the beginning of the end step on your next turn, you lose 2 life.`);
    t.hand(0, "Test Loan");
    t.to("precombatMain");
    t.cast("Test Loan");
    t.resolve();
    t.to("upkeep", 2);
    expect(t.lifeOf(0)).toBe(23);
    t.to("end", 3);
    t.resolve();
    expect(t.lifeOf(0)).toBe(21);
  });
});
