import { describe, expect } from "vitest";
import { kit } from "../../../support/kit.ts";
import { scenario } from "../../../support/scenario.ts";
import { settle } from "../../../support/settle.ts";
import type { TestGame } from "../../../support/testGame.ts";

function begin(t: TestGame): void {
  kit(t);
  t.cards(`
    Test Champion {0}
    Creature — Knight
    As an additional cost to cast this spell, behold a Bear and exile it.
    When this creature leaves the battlefield, return the exiled card to its owner's hand.
    4/5`);
  t.lands(0, "Swamp", 1);
  t.hand(0, "Test Champion", "Test Murder", "Test Bear", "Test Ogre");
}

describe("601.2b, 607.2a: what is exiled to cast a permanent spell", () => {
  scenario(
    "601.2b, 607.2a: a permanent or a card of the hand is exiled, and comes back as the permanent leaves",
    (t) => {
      begin(t);
      t.battlefield(0, "Test Bear");
      t.to("precombatMain");
      t.cast("Test Champion");
      const { from } = t.asked("choose");
      expect(from.map((id) => t.nameOf(id))).toEqual(["Test Bear", "Test Bear"]);
      t.answer({ ask: "choose", chosen: t.ids(0, "hand", "Test Bear") });
      t.resolve();
      expect([t.count(0, "exile", "Test Bear"), t.count(0, "battlefield", "Test Bear")]).toEqual([1, 1]);
      t.cast("Test Murder", { targets: ["Test Champion"] });
      settle(t);
      expect([t.count(0, "exile"), t.count(0, "hand", "Test Bear")]).toEqual([0, 1]);
    },
  );

  scenario("601.2h: without either it can't be cast", (t) => {
    begin(t);
    t.hand(0, "Test Champion");
    t.to("precombatMain");
    t.cast("Test Champion");
    expect(t.count(0, "exile", "Test Bear")).toBe(1);
    expect(t.can("cast", "Test Champion")).toBe(false);
  });
});
