import { describe, expect } from "vitest";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";

describe("508.3e: a player is attacked", () => {
  scenario("303.4, 508.3e: by what is enchanted, that player is the one attacked", (t) => {
    kit(t);
    t.cards(`
      Test Nemesis {0}
      Enchantment — Aura
      Enchant opponent
      Whenever you attack enchanted player, that player loses 2 life. You gain 2 life.`);
    t.battlefield(0, "Test Bear");
    t.hand(0, "Test Nemesis");
    t.to("precombatMain");
    t.cast("Test Nemesis", { targets: [1] });
    t.resolve();
    t.attack("Test Bear");
    t.resolve();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([22, 18]);
  });

  scenario(
    "508.3e: with one or more such creatures, once for each player so attacked",
    (t) => {
      kit(t);
      t.cards(`
        Test Scout {0}
        Creature — Scout
        Whenever you attack a player with one or more Bears, you gain 1 life and that player loses 3 life.
        1/1`);
      t.battlefield(0, "Test Scout", "Test Bear", "Test Bear", "Test Ogre");
      t.attack(["Test Bear", 1], ["Test Bear", 1], ["Test Ogre", 2]);
      settle(t);
      expect([0, 1, 2].map((seat) => t.lifeOf(seat))).toEqual([21, 17, 20]);
    },
    { seats: 3 },
  );
});
