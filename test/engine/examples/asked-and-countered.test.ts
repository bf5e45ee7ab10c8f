import { describe, expect } from "vitest";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

/** What comes of what others were asked to do. */

describe("each who was asked (608.2d)", () => {
  for (const [whether, dealt] of [
    ["did", [0, 3]],
    ["didn't", [3, 0]],
  ] as const)
    scenario(
      `608.2e: damage to each opponent who ${whether}`,
      (t) => {
        kit(t);
        t.cards(`
        Test Toll {0}
        Sorcery
        Each opponent may discard a card. Test Toll deals 3 damage to each opponent who ${whether}.`);
        t.hand(0, "Test Toll");
        t.hand(1, "Test Bear");
        t.hand(2, "Test Bear");
        t.to("precombatMain");
        t.cast("Test Toll");
        t.resolve();
        t.no();
        t.yes();
        if (t.asked().ask === "choose") t.choose("Test Bear");
        expect([t.lifeOf(0), t.lifeOf(1), t.lifeOf(2)]).toEqual([20, 20 - dealt[0], 20 - dealt[1]]);
      },
      { seats: 3 },
    );
});
