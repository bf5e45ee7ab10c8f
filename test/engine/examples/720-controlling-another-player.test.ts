import { describe, expect } from "vitest";
import { scenario } from "../../support/scenario.ts";

describe("another player's turn (720)", () => {
  scenario("720.1, 500.7: that player's next turn is decided for them, and they have another after it", (t) => {
    t.cards(`
      Test Promise {0}
      Creature — Eldrazi
      When you cast this spell, you gain control of target opponent during that player's next turn. After that turn, that player takes an extra turn.
      13/13`);
    t.hand(0, "Test Promise");
    t.to("precombatMain");
    t.cast("Test Promise");
    if (t.asked().ask === "choose") t.choose(1);
    t.resolveAll();
    t.to("upkeep", 2);
    while (t.asked().player !== 1) t.pass();
    expect(t.asked()).toMatchObject({ player: 1, decidedBy: 0 });
    t.to("upkeep", 3);
    expect(t.game.state.turn.active).toBe(1);
    while (t.asked().player !== 1) t.pass();
    expect(t.asked()).toMatchObject({ player: 1, decidedBy: 1 });
    t.to("upkeep", 4);
    expect(t.game.state.turn.active).toBe(0);
  });
});
