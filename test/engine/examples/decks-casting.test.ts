import { describe, expect } from "vitest";
import { scenario } from "../../support/scenario.ts";

/** Casting as cards of constructed decks let it be done; the cards are our own. */

describe("other costs for spells of everybody (118.9)", () => {
  scenario("118.9, 601.3: small creatures for nothing and at any time, for any player", (t) => {
    t.cards(`
      Test Meadow {2}{G}{G}
      Enchantment
      Any player may cast creature spells with mana value 3 or less without paying their mana costs and as though they had flash.`);
    t.battlefield(0, "Test Meadow");
    t.hand(1, "Test Bear");
    t.to("upkeep");
    t.cast("Test Bear", { via: "alternative" });
    t.resolveAll();
    expect(t.count(1, "battlefield", "Test Bear")).toBe(1);
  });

  scenario("118.9: a card of its color is discarded rather than the mana cost paid, and no other can be", (t) => {
    t.cards(`
      Test Halls {3}{U}{U}
      Enchantment
      Rather than pay the mana cost for a spell, its controller may discard a card that shares a color with that spell.

      Test Bolt {5}{R}
      Sorcery
      Test Bolt deals 3 damage to target player.`);
    t.battlefield(0, "Test Halls");
    t.hand(0, "Test Bolt", "Test Bear", "Test Ogre", "Test Bolt");
    t.to("precombatMain");
    t.cast("Test Bolt", { via: "alternative", targets: [1], costs: ["Test Ogre"] });
    t.resolveAll();
    expect([t.lifeOf(1), t.count(0, "graveyard", "Test Ogre"), t.count(0, "hand", "Test Bear")]).toEqual([17, 1, 1]);
    // The bear is green, and so nothing is left to discard for the other.
    expect(t.can("cast", "Test Bolt", "alternative")).toBe(false);
  });
});

describe("costs that others gain by (118.9, 119.7)", () => {
  const CARDS = `
      Test Vigor {2}{G}
      Instant
      If you control a Forest, rather than pay this spell's mana cost, you may have an opponent gain 3 life.
      Target creature gets +4/+4 until end of turn.

      Test Curse {0}
      Enchantment
      Your opponents can't gain life.`;

  scenario("118.9: an opponent gains life rather than the mana cost being paid", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Forest", "Test Bear");
    t.hand(0, "Test Vigor");
    t.to("precombatMain");
    t.cast("Test Vigor", { via: "alternative", targets: ["Test Bear"] });
    t.resolve();
    expect([t.lifeOf(0), t.lifeOf(1), t.see("Test Bear").power]).toEqual([20, 23, 6]);
  });

  scenario("119.7: it can't be paid if that opponent can't gain life", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Forest", "Test Bear", "Test Curse");
    t.hand(0, "Test Vigor");
    t.to("precombatMain");
    expect(t.can("cast", "Test Vigor", "alternative")).toBe(false);
  });
});

describe("cast as an effect says (608.2g)", () => {
  scenario("608.2g: from an opponent's hand that was looked at", (t) => {
    t.cards(`
      Test Ninja {0}
      Creature — Ninja
      When this creature enters, look at target opponent's hand. You may cast a spell from among those cards without paying its mana cost.
      1/1`);
    t.hand(0, "Test Ninja");
    t.hand(1, "Test Bear", "Forest");
    t.to("precombatMain");
    t.cast("Test Ninja");
    t.resolve();
    t.resolve();
    t.yes();
    t.resolveAll();
    expect(t.see("Test Bear").controller).toBe(0);
  });

  scenario("608.2g, 118.9: by paying life equal to its mana value", (t) => {
    t.cards(`
      Test Fate {0}
      Sorcery
      You may cast a creature spell from your hand by paying life equal to its mana value rather than paying its mana cost.`);
    t.hand(0, "Test Fate", "Test Bear");
    t.to("precombatMain");
    t.cast("Test Fate");
    t.resolve();
    t.yes();
    t.resolveAll();
    expect([t.lifeOf(0), t.count(0, "battlefield", "Test Bear")]).toEqual([18, 1]);
  });

  scenario("701.19, 608.2g: found in the library and cast from there, for unattaching the Equipment", (t) => {
    t.cards(`
      Test Forge {3}
      Artifact — Equipment
      {0}, Unattach this Equipment: Search your library for an instant card with mana value 4 or less and cast that card without paying its mana cost. Then shuffle.
      Equip {0}`);
    t.battlefield(0, "Test Forge", "Test Ogre");
    t.library(0, "Test Spark", "Forest");
    t.to("precombatMain");
    t.activate("Test Forge", { targets: ["Test Ogre"] });
    t.resolve();
    t.activate("Test Forge");
    t.resolve();
    t.choose("Test Spark");
    t.choose(1);
    t.resolveAll();
    expect([t.lifeOf(1), t.count(0, "graveyard", "Test Spark")]).toEqual([18, 1]);
  });
});
