import { describe, expect } from "vitest";
import { kit } from "../../../support/kit.ts";
import { scenario } from "../../../support/scenario.ts";

describe("106.3, 107.4h: what produced the mana that was spent", () => {
  scenario("107.4h: as much as came of snow sources, whatever type it is of", (t) => {
    t.cards(`
      Cold Sage {1}{U}
      Creature — Wizard
      When this creature enters, you gain life equal to the amount of {S} spent to cast this spell.
      1/1

      Cold Shore
      Snow Land
      {T}: Add {U}.`);
    t.battlefield(0, "Cold Shore", "Forest");
    t.hand(0, "Cold Sage");
    t.to("precombatMain");
    t.cast("Cold Sage");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
  });

  scenario("608.2h, 106.3: a Treasure that is gone as it was sacrificed for mana was its source", (t) => {
    kit(t);
    t.cards(`
      Coin Giant {1}{R}
      Creature — Giant
      When this creature enters, if mana from a Treasure was spent to cast it, draw a card.
      2/2

      Test Hoard {0}
      Sorcery
      Create a Treasure token.`);
    t.lands(0, "Mountain", 3);
    t.hand(0, "Coin Giant", "Coin Giant", "Test Hoard");
    t.library(0, "Forest", "Forest", "Forest", "Forest");
    t.to("precombatMain");
    t.cast("Coin Giant");
    t.resolveAll();
    expect(t.count(0, "hand", "Forest")).toBe(0);
    t.cast("Test Hoard");
    t.resolve();
    t.cast("Coin Giant");
    t.resolveAll();
    expect([t.count(0, "battlefield", "Coin Giant"), t.count(0, "hand", "Forest")]).toEqual([2, 1]);
  });

  scenario("702.56a, 202.1: replicated for the spell's own mana cost as often as that is paid", (t) => {
    t.cards(`
      Echo Hall {0}
      Enchantment
      Each instant and sorcery spell you cast has replicate. The replicate cost is equal to its mana cost.

      Small Flame {R}
      Instant
      Small Flame deals 1 damage to target opponent.`);
    t.battlefield(0, "Echo Hall");
    t.lands(0, "Mountain", 3);
    t.hand(0, "Small Flame");
    t.to("precombatMain");
    t.cast("Small Flame", { additional: [2], targets: [1] });
    expect(t.ids(0, "battlefield", "Mountain").every((id) => t.seeId(id).tapped)).toBe(true);
    t.resolve();
    while (t.stackSize > 0) {
      if (t.asked().ask === "confirm") t.no();
      else t.pass();
    }
    expect(t.lifeOf(1)).toBe(17);
  });

  scenario("702.56b: given replicate twice, there are as many copies as were paid for", (t) => {
    t.cards(`
      Echo Hall {0}
      Enchantment
      Each instant and sorcery spell you cast has replicate. The replicate cost is equal to its mana cost.

      Small Blessing {R}
      Instant
      You gain 1 life.`);
    t.battlefield(0, "Echo Hall", "Echo Hall");
    t.lands(0, "Mountain", 3);
    t.hand(0, "Small Blessing");
    t.to("precombatMain");
    t.cast("Small Blessing", { additional: [2] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(23);
  });

  scenario("702.119a: emerge at the mana cost is cheaper by the sacrificed creature's mana value", (t) => {
    kit(t);
    t.cards(`
      Rising Hall {0}
      Enchantment
      Each creature spell you cast has emerge. The emerge cost is equal to its mana cost.`);
    t.battlefield(0, "Rising Hall", "Test Bear");
    t.lands(0, "Mountain", 2);
    t.hand(0, "Test Ogre");
    t.to("precombatMain");
    t.cast("Test Ogre", { via: "emerge", costs: ["Test Bear"] });
    t.resolveAll();
    expect([t.count(0, "battlefield", "Test Ogre"), t.count(0, "graveyard", "Test Bear")]).toEqual([1, 1]);
  });

  scenario("608.2c: what follows the modes is done after them", (t) => {
    kit(t);
    t.cards(`
      Long Winter {0}
      Sorcery
      Choose one —
      • Destroy all creatures.
      • Draw a card.
      Then return a creature card from your graveyard to the battlefield.`);
    t.battlefield(0, "Test Ogre");
    t.hand(0, "Long Winter");
    t.to("precombatMain");
    t.cast("Long Winter", { modes: [0] });
    t.resolveAll();
    expect([t.count(0, "battlefield", "Test Ogre"), t.count(0, "graveyard", "Test Ogre")]).toEqual([1, 0]);
  });
});
