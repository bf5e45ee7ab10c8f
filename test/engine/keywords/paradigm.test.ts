import { describe, expect } from "vitest";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";
import type { TestGame } from "../../support/testGame.ts";

function begin(t: TestGame): void {
  kit(t);
  t.cards(`
    Test Seminar {0}
    Sorcery — Lesson
    You gain 1 life.
    Paradigm

    Test Recall {0}
    Sorcery
    Put target exiled card you own into your graveyard.`);
  t.hand(0, "Test Seminar", "Test Seminar", "Test Recall");
  t.to("precombatMain");
  t.cast("Test Seminar");
  t.resolve();
}

describe("paradigm", () => {
  scenario(
    "707.12, 603.7: it is exiled, and a copy may be cast for nothing in each of one's first main phases",
    (t) => {
      begin(t);
      expect([t.count(0, "exile"), t.lifeOf(0)]).toEqual([1, 21]);
      for (const turn of [3, 5]) {
        t.to("precombatMain", turn);
        t.resolve();
        t.yes();
        settle(t);
      }
      expect([t.count(0, "exile"), t.lifeOf(0)]).toEqual([1, 23]);
    },
  );

  scenario("603.7: who does not cast it is asked again the next turn", (t) => {
    begin(t);
    t.to("precombatMain", 3);
    t.resolve();
    t.no();
    t.to("precombatMain", 5);
    t.resolve();
    t.yes();
    settle(t);
    expect(t.lifeOf(0)).toBe(22);
  });

  scenario("607.3: only the first spell with the name brings it", (t) => {
    begin(t);
    t.cast("Test Seminar");
    t.resolve();
    expect([t.count(0, "exile"), t.game.state.delayed.length]).toEqual([2, 1]);
  });

  scenario("400.7: whatever becomes of the card", (t) => {
    begin(t);
    t.cast("Test Recall", { targets: ["Test Seminar"] });
    t.resolve();
    expect(t.count(0, "exile")).toBe(0);
    t.to("precombatMain", 3);
    t.resolve();
    t.yes();
    settle(t);
    expect(t.lifeOf(0)).toBe(22);
  });

  scenario("702.34a: cast with flashback, too", (t) => {
    kit(t);
    t.cards(`
      Test Memory {0}
      Sorcery
      You gain 1 life.
      Paradigm
      Flashback {0}`);
    t.graveyard(0, "Test Memory");
    t.to("precombatMain");
    t.cast("Test Memory", { via: "flashback" });
    t.resolve();
    expect(t.count(0, "exile")).toBe(1);
    t.to("precombatMain", 3);
    t.resolve();
    t.yes();
    settle(t);
    expect(t.lifeOf(0)).toBe(22);
  });
});
