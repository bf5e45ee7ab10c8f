import { describe, expect } from "vitest";
import { scenario } from "../../support/scenario.ts";

/** What cards of constructed decks do, played as their rulings say; the cards are our own. */

describe("everybody is brought down to the fewest", () => {
  scenario("608.2c, 101.4: lands, then cards in hand, then creatures, each as it stands by then", (t) => {
    t.cards(`
      Test Scales {0}
      Sorcery
      Each player chooses a number of lands they control equal to the number of lands controlled by the player who controls the fewest, then sacrifices the rest. Players discard cards and sacrifice creatures the same way.`);
    t.battlefield(0, "Forest", "Test Ogre");
    t.battlefield(1, "Forest", "Forest", "Forest", "Test Bear", "Test Ox");
    t.hand(0, "Test Scales", "Forest");
    t.hand(1, "Forest", "Forest", "Test Bear");
    t.to("precombatMain");
    t.cast("Test Scales");
    t.resolve();
    t.choose("Forest", "Forest");
    t.choose("Forest", "Forest");
    t.choose("Test Ox");
    expect([t.count(0, "battlefield", "Forest"), t.count(1, "battlefield", "Forest")]).toEqual([1, 1]);
    expect([t.count(0, "hand"), t.count(1, "hand")]).toEqual([1, 1]);
    expect([t.count(1, "battlefield", "Test Bear"), t.count(1, "battlefield", "Test Ox")]).toEqual([1, 0]);
    expect(t.count(0, "battlefield", "Test Ogre")).toBe(1);
  });

  scenario("109.5: tied for the most, each of them", (t) => {
    t.cards(`
      Test Hellion {0}
      Sorcery
      Each player who controls the most lands sacrifices a land of their choice.`);
    t.battlefield(0, "Forest", "Forest");
    t.battlefield(1, "Forest", "Forest");
    t.hand(0, "Test Hellion");
    t.to("precombatMain");
    t.cast("Test Hellion");
    t.resolve();
    t.choose("Forest");
    t.choose("Forest");
    expect([t.count(0, "battlefield"), t.count(1, "battlefield")]).toEqual([1, 1]);
  });
});
