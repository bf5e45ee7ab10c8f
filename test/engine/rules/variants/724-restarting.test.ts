import { describe, expect } from "vitest";
import { kit } from "../../../support/kit.ts";
import { scenario } from "../../../support/scenario.ts";

const LIBERATOR = `
  Test Liberator
  Legendary Planeswalker — Test
  −1: Exile target permanent.
  −2: Restart the game, leaving in exile all non-Aura permanent cards exiled with Test Liberator. Then put those cards onto the battlefield under your control.
  Loyalty 6`;

describe("724: what a restarted game is begun with", () => {
  scenario("724.5a, 903.6: an exempted commander does not begin in the command zone, and is one all the same", (t) => {
    kit(t);
    t.cards(`${LIBERATOR}

      Test Marshal {0}
      Legendary Creature — Human
      2/2`);
    t.put(1, "commanders", "Test Marshal");
    t.battlefield(0, "Test Liberator");
    t.to("precombatMain", 2);
    t.cast("Test Marshal");
    t.resolve();
    t.to("precombatMain", 3);
    t.activate("Test Liberator", { ability: 0, targets: ["Test Marshal"] });
    t.resolve();
    t.no();
    expect(t.count(1, "exile", "Test Marshal")).toBe(1);
    t.to("precombatMain", 5);
    t.activate("Test Liberator", { ability: 1 });
    t.resolve();
    t.no();
    t.no();
    expect([t.count(1, "command", "Test Marshal"), t.see("Test Marshal").controller]).toEqual([0, 0]);
    // 903.10a: it goes on being the commander of its deck.
    t.attack("Test Marshal");
    t.to("postcombatMain");
    expect(t.game.state.commanders!.map(({ damage }) => Object.values(damage))).toEqual([[2]]);
  });

  scenario(
    "724.7, 801.10: whoever restarts it, all players begin anew, those out of range too",
    (t) => {
      t.cards(LIBERATOR);
      t.options({ rangeOfInfluence: [1, 1, 1, 1, 1] });
      t.battlefield(0, "Test Liberator");
      t.battlefield(2, "Test Cub");
      t.life(2, 3);
      t.to("precombatMain");
      t.activate("Test Liberator", { ability: 1 });
      t.resolve();
      while (t.asked().about === "mulligan") t.no();
      expect([0, 1, 2, 3, 4].map(t.lifeOf)).toEqual([20, 20, 20, 20, 20]);
      expect([0, 1, 2, 3, 4].map((seat) => t.count(seat, "hand"))).toEqual([7, 7, 7, 7, 7]);
      expect(t.count(2, "battlefield")).toBe(0);
    },
    { seats: 5 },
  );
});
