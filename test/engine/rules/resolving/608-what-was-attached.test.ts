import { describe, expect } from "vitest";
import { kit } from "../../../support/kit.ts";
import { scenario } from "../../../support/scenario.ts";
import type { TestGame } from "../../../support/testGame.ts";

describe("608.2h: what was attached to something as it left", () => {
  const CARDS = `
    Trophy Knight {W}
    Creature — Knight
    When Trophy Knight dies, draw a card for each Equipment attached to it.
    1/1

    Squire {W}
    Creature — Human
    Whenever an equipped creature you control dies, you gain 3 life.
    1/1

    Test Blade {1}
    Artifact — Equipment
    Equip {0}

    Test Altar {0}
    Artifact
    Sacrifice a creature: You gain 1 life.`;

  const equip = (t: TestGame, at: number): void => {
    const blade = t.ids(0, "battlefield", "Test Blade")[at]!;
    const action = t.asked("priority").actions.find((one) => one.act === "activate" && one.source === blade)!;
    t.answer({ ask: "priority", action });
    t.choose("Trophy Knight");
    t.resolve();
  };

  scenario("608.2h, 603.10a: an amount counts it, and what looks back sees it was equipped", (t) => {
    kit(t);
    t.cards(CARDS);
    t.battlefield(0, "Trophy Knight", "Test Blade", "Test Blade", "Squire", "Test Altar");
    t.to("precombatMain");
    equip(t, 0);
    equip(t, 1);
    t.activate("Test Altar", { costs: ["Trophy Knight"] });
    t.order(0, 1);
    t.resolveAll();
    expect([t.count(0, "hand"), t.lifeOf(0)]).toEqual([2, 24]);
  });

  scenario("608.2h: nothing is counted of what was not", (t) => {
    kit(t);
    t.cards(CARDS);
    t.battlefield(0, "Trophy Knight", "Test Blade", "Test Altar");
    t.to("precombatMain");
    t.activate("Test Altar", { costs: ["Trophy Knight"] });
    t.resolveAll();
    expect([t.count(0, "hand"), t.lifeOf(0)]).toEqual([0, 21]);
  });
});
