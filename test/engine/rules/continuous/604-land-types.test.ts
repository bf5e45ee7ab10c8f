import { describe, expect } from "vitest";
import { scenario } from "../../../support/scenario.ts";

describe("604.3: what a card says it is", () => {
  scenario("604.3, 205.3i: every nonbasic land type, in a graveyard as well", (t) => {
    t.cards(`
      Test Nexus
      Land
      This land is every nonbasic land type.

      Test Naga {0}
      Creature — Snake
      When Test Naga enters, return all Desert cards from your graveyard to your hand.
      This creature gets +1/+1 as long as you control a Gate.
      This creature gets +1/+1 as long as you control a Swamp.
      3/2`);
    t.battlefield(0, "Test Nexus");
    t.hand(0, "Test Naga");
    t.graveyard(0, "Test Nexus");
    t.to("precombatMain");
    t.cast("Test Naga");
    t.resolveAll();
    expect([t.see("Test Naga").power, t.count(0, "hand", "Test Nexus")]).toEqual([4, 1]);
  });
});
