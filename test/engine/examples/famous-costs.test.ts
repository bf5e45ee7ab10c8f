import { describe, expect } from "vitest";
import { scenario } from "../../support/scenario.ts";

/** What well known cards ask for and how they are paid, played as their rulings say; the cards are our own. */

describe("costs paid with several objects that have something in common (118.3)", () => {
  scenario("118.3, 201.2a: two cards with the same name are discarded, and no others can be", (t) => {
    t.cards(`
      Test Chimes {5}
      Artifact
      Discard two nonland cards with the same name: Draw four cards.`);
    t.battlefield(0, "Test Chimes");
    t.hand(0, "Spark", "Spark", "Test Ogre", "Forest", "Forest");
    t.to("precombatMain");
    t.activate("Test Chimes");
    t.resolveAll();
    expect(t.count(0, "graveyard", "Spark")).toBe(2);
    expect(t.can("activate", "Test Chimes")).toBe(false);
  });

  scenario("118.3, 404.1: cards of one graveyard, whose ever that is, and not one of each", (t) => {
    t.cards(`
      Test Loam {1}{G}
      Enchantment
      {0}, Exile two creature cards from a single graveyard: Create a 1/1 green Saproling creature token.`);
    t.battlefield(0, "Test Loam");
    t.graveyard(0, "Test Ogre");
    t.graveyard(1, "Test Bear", "Test Ox");
    t.to("precombatMain");
    t.activate("Test Loam");
    if (t.asked().ask === "choose") t.choose("Test Bear");
    t.resolveAll();
    expect([t.count(1, "graveyard"), t.count(0, "graveyard")]).toEqual([0, 1]);
    expect(t.can("activate", "Test Loam")).toBe(false);
  });

  scenario("118.3, 404.1: a card of a graveyard, whose ever that is, where the cost does not say whose", (t) => {
    t.cards(`
      Test Pyre {1}
      Artifact
      {0}, Exile a creature card from a graveyard: You gain 1 life.
      {0}, Exile a land card from your graveyard: You gain 5 life.`);
    t.battlefield(0, "Test Pyre");
    t.graveyard(1, "Test Bear", "Forest");
    t.to("precombatMain");
    t.activate("Test Pyre");
    t.resolveAll();
    expect([t.lifeOf(0), t.count(1, "graveyard", "Test Bear"), t.count(1, "graveyard", "Forest")]).toEqual([21, 0, 1]);
    expect(t.can("activate", "Test Pyre")).toBe(false);
  });

  scenario("118.12a: sacrificed unless creatures with so much total power are", (t) => {
    t.cards(`
      Test Titan {1}
      Artifact Creature — Dreadnought
      Trample
      When this creature enters, sacrifice it unless you sacrifice any number of creatures with total power 6 or greater.
      6/6`);
    t.battlefield(0, "Forest", "Test Ox", "Test Bear");
    t.hand(0, "Test Titan");
    t.to("precombatMain");
    t.cast("Test Titan");
    t.resolve();
    t.resolve();
    // It may be sacrificed for itself; its ruling says so.
    t.yes();
    t.choose("Test Titan");
    t.resolveAll();
    expect([t.count(0, "battlefield", "Test Titan"), t.count(0, "battlefield", "Test Ox")]).toEqual([0, 1]);
  });
});

describe("what cards cost", () => {
  scenario("202.1: mana cost {0} or {1}, and not a mana value of 1 by another symbol", (t) => {
    t.cards(`
      Test Foundry {0}
      Sorcery
      Search your library for an artifact card with mana cost {0} or {1}, put it onto the battlefield, then shuffle.

      Test Coin {1}
      Artifact

      Test Gem {G}
      Artifact

      Test Husk {X}
      Artifact`);
    t.hand(0, "Test Foundry");
    t.library(0, "Test Coin", "Test Gem", "Test Husk");
    t.to("precombatMain");
    t.cast("Test Foundry");
    t.resolve();
    const asked = t.asked();
    expect(asked.ask === "choose" && asked.from.map((id) => t.nameOf(id))).toEqual(["Test Coin"]);
  });

  scenario("702.138a: cards in the graveyard are cast for their mana cost and three others exiled", (t) => {
    t.cards(`
      Test Breach {1}{R}
      Enchantment
      Each nonland card in your graveyard has escape. The escape cost is equal to the card's mana cost plus exile three other cards from your graveyard.`);
    t.battlefield(0, "Test Breach", "Mountain", "Mountain");
    t.graveyard(0, "Test Spark", "Forest", "Forest", "Test Ogre");
    t.to("precombatMain");
    t.cast("Test Spark", { via: "escape", targets: [1] });
    t.resolveAll();
    expect([t.count(0, "exile"), t.count(0, "graveyard", "Test Spark"), t.lifeOf(1)]).toEqual([3, 1, 18]);
    expect(t.can("cast", "Test Spark", "escape")).toBe(false);
  });

  scenario("609.4b, 611.2c: all activated abilities, for mana of one color spent as any", (t) => {
    t.cards(`
      Test Mercury {U}
      Creature — Elemental
      {U}: This creature gains all activated abilities of target creature until end of turn.
      You may spend blue mana as though it were mana of any color to pay the activation costs of this creature's abilities.
      1/1

      Test Archer {G}
      Creature — Archer
      {R}: This creature deals 1 damage to target player.
      1/1`);
    t.battlefield(0, "Test Mercury", "Island", "Island", "Forest");
    t.battlefield(1, "Test Archer");
    t.to("precombatMain");
    t.activate("Test Mercury", { targets: ["Test Archer"] });
    t.resolve();
    t.activate("Test Mercury", { ability: 2, targets: [1] });
    t.resolve();
    expect(t.lifeOf(1)).toBe(19);
    // The Forest's mana is as it is.
    expect(t.can("activate", "Test Mercury")).toBe(false);
  });
});

describe("cards that are something else elsewhere, or enter as something else", () => {
  scenario("604.3, 113.6: a creature card everywhere but on the battlefield", (t) => {
    t.cards(`
      Test Swarmling {0}
      Legendary Planeswalker — Test
      As long as Test Swarmling isn't on the battlefield, it's a 1/1 Insect creature in addition to its other types.
      +1: You gain 1 life.
      Loyalty 3

      Test Muster {0}
      Sorcery
      Return target creature card from your graveyard to the battlefield.

      Test Denial {0}
      Instant
      Counter target creature spell.`);
    t.graveyard(0, "Test Swarmling");
    t.hand(0, "Test Muster", "Test Swarmling");
    t.hand(1, "Test Denial");
    t.to("precombatMain");
    t.cast("Test Swarmling");
    t.pass();
    t.cast("Test Denial", { targets: ["Test Swarmling"] });
    t.resolveAll();
    t.cast("Test Muster", { targets: [t.ids(0, "graveyard", "Test Swarmling")[0]!] });
    t.resolveAll();
    expect(t.see("Test Swarmling").types).toEqual(["planeswalker"]);
    expect(t.count(0, "graveyard", "Test Swarmling")).toBe(1);
  });

  scenario("707.2, 614.12: counters by what the copy will be, and no legend", (t) => {
    t.cards(`
      Test Twin {0}
      Creature — Illusion
      You may have this creature enter as a copy of a creature or planeswalker you control, except it enters with an additional +1/+1 counter on it if it's a creature, it enters with an additional loyalty counter on it if it's a planeswalker, and it isn't legendary.
      0/0

      Test Sage {0}
      Legendary Planeswalker — Sage
      +1: You gain 1 life.
      Loyalty 3`);
    t.battlefield(0, "Test Sage", "Test Bear");
    t.hand(0, "Test Twin", "Test Twin");
    t.to("precombatMain");
    t.cast("Test Twin");
    t.resolve();
    t.yes();
    t.choose("Test Sage");
    const counters = () => t.ids(0, "battlefield", "Test Sage").map((id) => t.seeId(id).counters);
    expect(counters()).toEqual([{ loyalty: 3 }, { loyalty: 4 }]);
    t.cast("Test Twin");
    t.resolve();
    t.yes();
    t.choose("Test Bear");
    expect(t.ids(0, "battlefield", "Test Bear").map((id) => t.seeId(id).counters)).toEqual([{}, { "+1/+1": 1 }]);
  });

  scenario("400.11b, 406.3: an artifact card from outside the game, or one face up in exile", (t) => {
    t.cards(`
      Test Maker {0}
      Legendary Planeswalker — Test
      −2: You may reveal an artifact card you own from outside the game or choose a face-up artifact card you own in exile. Put that card into your hand.
      Loyalty 5

      Test Coin {1}
      Artifact`);
    t.battlefield(0, "Test Maker");
    t.put(0, "exile", "Test Coin");
    t.to("precombatMain");
    t.activate("Test Maker");
    t.resolve();
    t.yes();
    expect(t.count(0, "hand", "Test Coin")).toBe(1);
  });
});
