import { describe, expect } from "vitest";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";

/** Who or what is meant: an opponent at random, all but itself that are so, whatever is revealed first. */

describe("608.2d: chosen, but by nobody", () => {
  scenario(
    "an opponent chosen at random is dealt damage, and nobody is asked",
    (t) => {
      kit(t);
      t.cards(`
        Test Maestro {0}
        Enchantment
        {0}: This enchantment deals 5 damage to an opponent chosen at random.`);
      t.battlefield(0, "Test Maestro");
      t.to("precombatMain");
      t.activate("Test Maestro");
      t.resolve();
      expect(t.asked().ask).toBe("priority");
      expect([0, 1, 2].map((seat) => t.lifeOf(seat as 0)).sort()).toEqual([15, 20, 20]);
      expect(t.lifeOf(0)).toBe(20);
    },
    { seats: 3 },
  );
});

describe('what more is said behind "other than"', () => {
  scenario("205.3m: all others that share a creature type with the exiled card", (t) => {
    kit(t);
    t.cards(`
      Test Marshal {0}
      Creature — Ogre
      When this creature enters, you may exile another creature card from your graveyard. When you do, put a +1/+1 counter on each creature you control other than this creature that shares a creature type with the exiled card.
      3/3`);
    t.hand(0, "Test Marshal");
    t.put(0, "graveyard", "Test Ogre");
    t.battlefield(0, "Test Ogre", "Test Bear");
    t.to("precombatMain");
    t.cast("Test Marshal");
    settle(t);
    expect(["Test Marshal", "Test Ogre", "Test Bear"].map((one) => t.see(one).power)).toEqual([3, 5, 2]);
  });
});

describe("701.16: revealed until one is found", () => {
  scenario("its controller reveals until a card of either type is revealed", (t) => {
    kit(t);
    t.cards(`
      Test Whim {0}
      Sorcery
      Destroy target creature. Its controller reveals cards from the top of their library until an artifact or creature card is revealed. That player puts that card onto the battlefield.`);
    t.hand(0, "Test Whim");
    t.battlefield(1, "Test Bear");
    t.library(1, "Forest", "Test Ogre", "Forest");
    t.to("precombatMain");
    t.cast("Test Whim", { targets: ["Test Bear"] });
    settle(t);
    expect([t.count(1, "battlefield", "Test Ogre"), t.count(1, "graveyard")]).toEqual([1, 1]);
  });
});

describe("603.2c: damage to opponents as one event", () => {
  scenario("triggers once for all of them", (t) => {
    kit(t);
    t.cards(`
      Test Navigator {0}
      Enchantment
      Whenever one or more Pirates you control deal damage to your opponents, you gain 1 life.

      Test Pirate {0}
      Creature — Pirate
      1/1`);
    t.battlefield(0, "Test Navigator", "Test Pirate", "Test Pirate");
    t.to("precombatMain");
    t.attack("Test Pirate", "Test Pirate");
    t.to("postcombatMain");
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([21, 18]);
  });
});

describe("122.1b: one of several kinds of counters", () => {
  scenario("beside another, as one likes", (t) => {
    kit(t);
    t.cards(`
      Test Blessing {0}
      Sorcery
      Put a +1/+1 counter and a counter from among flying, first strike, or vigilance on target creature.`);
    t.hand(0, "Test Blessing");
    t.battlefield(0, "Test Bear");
    t.to("precombatMain");
    t.cast("Test Blessing", { targets: ["Test Bear"] });
    t.resolve();
    t.option("A first strike counter");
    expect(t.see("Test Bear").counters).toEqual({ "+1/+1": 1, "first strike": 1 });
  });
});

describe("201.5a: quotes in a quote", () => {
  scenario("an Aura gives both of two abilities", (t) => {
    kit(t);
    t.cards(`
      Test Sprout {G}
      Creature — Beast
      When this creature dies, if it was a creature, return it to the battlefield. It's an Aura enchantment with enchant Forest you control and "Enchanted Forest has '{T}: Add {G}{G}' and '{1}, {T}, Sacrifice this land: You gain 4 life.'"
      2/2`);
    t.hand(0, "Test Murder");
    t.battlefield(0, "Test Sprout");
    t.lands(0, "Swamp", 2);
    t.lands(0, "Forest", 1);
    t.to("precombatMain");
    t.cast("Test Murder", { targets: ["Test Sprout"] });
    settle(t);
    expect(t.see("Test Sprout").types).toEqual(["enchantment"]);
    t.activate("Forest", { ability: 2 });
    settle(t);
    expect([t.lifeOf(0), t.count(0, "battlefield", "Forest"), t.count(0, "graveyard", "Test Sprout")]).toEqual([
      24, 0, 1,
    ]);
  });
});
