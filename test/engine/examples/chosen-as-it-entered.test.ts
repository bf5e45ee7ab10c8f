import { describe, expect } from "vitest";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

/** What was chosen as something entered; the cards are our own. */

describe("607.2d: the creature chosen as it entered", () => {
  scenario("is sacrificed with it, and no other", (t) => {
    kit(t);
    t.cards(`
      Test Pitlord {0}
      Creature — Demon
      As this creature enters, choose another creature you control.
      When this creature leaves the battlefield, sacrifice the chosen creature.
      6/5`);
    t.battlefield(0, "Test Bear", "Test Ogre");
    t.lands(0, "Swamp", 1);
    t.hand(0, "Test Pitlord", "Test Murder");
    t.to("precombatMain");
    t.cast("Test Pitlord");
    t.resolve();
    t.choose("Test Ogre");
    t.cast("Test Murder", { targets: ["Test Pitlord"] });
    t.resolveAll();
    expect(t.count(0, "battlefield", "Test Ogre")).toBe(0);
    expect(t.count(0, "battlefield", "Test Bear")).toBe(1);
  });
});

describe("101.4: each of several opponents from their own library", () => {
  scenario(
    "exiles cards until those come to so much together",
    (t) => {
      kit(t);
      t.cards(`
        Test Laughter {0}
        Sorcery
        Each opponent exiles cards from the top of their library until that player has exiled cards with total mana value 5 or greater.`);
      for (const seat of [1, 2]) t.put(seat, "library", "Test Bear", "Test Ogre", "Test Bear");
      t.hand(0, "Test Laughter");
      t.to("precombatMain");
      t.cast("Test Laughter");
      t.resolve();
      expect([t.count(1, "exile"), t.count(2, "exile")]).toEqual([2, 2]);
    },
    { seats: 3 },
  );
});
