import { describe, expect } from "vitest";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

describe("607.2d: a word that each player chooses as it enters", () => {
  const JUDGE = `
    Test Judge {0}
    Creature — Angel
    As this creature enters, each player chooses storm or calm.
    Creatures controlled by players who chose storm get +3/+0.
    Creatures controlled by players who chose calm get +0/+3.
    6/6`;
  scenario("101.4, 614.12a: in turn order, before it enters, and it counts for whoever controls a creature", (t) => {
    kit(t);
    t.cards(JUDGE);
    t.battlefield(0, "Test Bear");
    t.battlefield(1, "Test Ogre");
    t.hand(0, "Test Judge");
    t.to("precombatMain");
    t.cast("Test Judge");
    t.resolve();
    expect(t.asked().player).toBe(0);
    t.option("storm");
    expect(t.asked().player).toBe(1);
    t.option("calm");
    expect([t.see("Test Judge").power, t.see("Test Judge").toughness]).toEqual([9, 6]);
    expect([t.see("Test Bear").power, t.see("Test Bear").toughness]).toEqual([5, 2]);
    expect([t.see("Test Ogre").power, t.see("Test Ogre").toughness]).toEqual([4, 7]);
  });

  scenario("607.2d: of a copy of it everybody chooses anew", (t) => {
    kit(t);
    t.cards(JUDGE);
    t.lands(0, "Island", 3);
    t.hand(0, "Test Judge", "Test Mirror");
    t.to("precombatMain");
    t.cast("Test Judge");
    t.resolve();
    t.option("storm");
    t.option("storm");
    t.cast("Test Mirror", { targets: [t.ids(0, "battlefield", "Test Judge")] });
    t.resolve();
    t.option("calm");
    t.option("storm");
    const sizes = t.ids(0, "battlefield", "Test Judge").map((id) => [t.seeId(id).power, t.seeId(id).toughness]);
    expect(sizes).toEqual([
      [9, 9],
      [9, 9],
    ]);
  });
});

describe("601.2c: a target of each opponent, and what is left of them", () => {
  const OFFER = `
    Test Offer {0}
    Sorcery
    For each opponent, choose up to one target artifact that player controls. For each permanent chosen this way, its controller may exile it. Then if one or more of the chosen permanents are still on the battlefield, you search your library for up to that many land cards, put them onto the battlefield tapped, then shuffle.

    Test Idol {3}
    Artifact`;
  scenario(
    "608.2c: who controls each decides, and as many lands are found as are still there",
    (t) => {
      t.cards(OFFER);
      t.battlefield(1, "Test Idol");
      t.battlefield(2, "Test Idol");
      t.library(0, "Plains", "Plains", "Plains");
      t.hand(0, "Test Offer");
      t.to("precombatMain");
      t.cast("Test Offer", { targets: [["Test Idol", "Test Idol"]] });
      t.resolve();
      expect(t.asked().player).toBe(1);
      t.yes();
      expect(t.asked().player).toBe(2);
      t.no();
      expect(t.asked("choose")).toMatchObject({ min: 0, max: 1 });
      t.choose("Plains");
      expect([t.count(1, "exile", "Test Idol"), t.count(2, "battlefield", "Test Idol")]).toEqual([1, 1]);
      expect([t.count(0, "battlefield", "Plains"), t.see("Plains").tapped]).toEqual([1, true]);
    },
    { seats: 3 },
  );

  scenario("608.2c: nothing is searched for where all of them are gone", (t) => {
    t.cards(OFFER);
    t.battlefield(1, "Test Idol");
    t.hand(0, "Test Offer");
    t.to("precombatMain");
    t.cast("Test Offer", { targets: [["Test Idol"]] });
    t.resolve();
    t.yes();
    expect([t.asked().ask, t.count(0, "battlefield")]).toEqual(["priority", 0]);
  });
});

describe("303.4: Auras that go along, and Auras that are gathered", () => {
  const AURAS = `
    Test Flicker {0}
    Enchantment — Aura
    Enchant creature
    {0}: Exile enchanted creature and all Auras attached to it. At the beginning of the next end step, return that card to the battlefield under its owner's control. If you do, return the other cards exiled this way to the battlefield under their owners' control attached to that creature.

    Test Wings {0}
    Enchantment — Aura
    Enchant creature
    Enchanted creature gets +1/+1.

    Test Vine {0}
    Enchantment — Aura
    Enchant land
    Enchanted land has hexproof.`;
  scenario("400.7, 303.4f: they are returned attached to the new object", (t) => {
    kit(t);
    t.cards(AURAS);
    t.battlefield(0, "Test Bear");
    t.hand(0, "Test Flicker", "Test Wings");
    t.to("precombatMain");
    t.cast("Test Flicker", { targets: [t.ids(0, "battlefield", "Test Bear")] });
    t.resolve();
    t.cast("Test Wings", { targets: [t.ids(0, "battlefield", "Test Bear")] });
    t.resolve();
    t.activate("Test Flicker");
    t.resolve();
    expect(t.count(0, "exile")).toBe(3);
    t.to("end");
    t.resolveAll();
    expect([t.count(0, "exile"), t.count(0, "battlefield"), t.see("Test Bear").power]).toEqual([0, 3, 3]);
  });

  scenario("111.7: of a token nothing comes back, and they stay in exile", (t) => {
    kit(t);
    t.cards(AURAS);
    t.cards(`
      Test Litter {0}
      Sorcery
      Create a 1/1 green Saproling creature token.`);
    t.hand(0, "Test Flicker", "Test Litter");
    t.to("precombatMain");
    t.cast("Test Litter");
    t.resolve();
    t.cast("Test Flicker", { targets: [t.ids(0, "battlefield")] });
    t.resolve();
    t.activate("Test Flicker");
    t.resolve();
    t.to("end");
    t.resolveAll();
    expect([t.count(0, "exile", "Test Flicker"), t.count(0, "battlefield")]).toEqual([1, 0]);
  });

  scenario("303.4i, 701.3a: only those that could enchant it are attached to it or put there", (t) => {
    kit(t);
    t.cards(AURAS);
    t.cards(`
      Test Gatherer {0}
      Creature — Angel
      Haste
      Whenever this creature attacks or blocks, you may attach to it any number of Auras on the battlefield and you may put onto the battlefield attached to it any number of Aura cards that could enchant it from your graveyard and/or hand.
      5/5`);
    t.battlefield(1, "Test Bear");
    t.hand(0, "Test Gatherer", "Test Wings", "Test Wings", "Test Vine");
    t.graveyard(0, "Test Wings");
    t.to("precombatMain");
    t.cast("Test Gatherer");
    t.resolve();
    t.cast("Test Wings", { targets: [t.ids(1, "battlefield", "Test Bear")] });
    t.resolve();
    t.attack("Test Gatherer");
    t.resolve();
    t.yes();
    t.choose("Test Wings");
    t.yes();
    const { from } = t.asked("choose");
    expect(from.map((id) => t.nameOf(id))).toEqual(["Test Wings", "Test Wings"]);
    t.choose("Test Wings", "Test Wings");
    t.resolveAll();
    expect([t.see("Test Gatherer").power, t.see("Test Bear").power]).toEqual([8, 2]);
  });
});

describe("608.2h: an Aura that could enchant what is gone", () => {
  scenario("608.2h, 303.4: is found for it as it last was, and put into the hand", (t) => {
    kit(t);
    t.cards(`
      Test Mage {0}
      Creature — Human
      When this creature enters, search your library for an Aura card that could enchant it. If this creature is still on the battlefield, put that Aura card onto the battlefield attached to it. Otherwise, reveal the Aura card and put it into your hand. Then shuffle.
      3/3

      Test Wings {0}
      Enchantment — Aura
      Enchant creature
      Enchanted creature gets +1/+1.`);
    t.library(0, "Test Wings");
    t.lands(0, "Swamp", 1);
    t.hand(0, "Test Mage", "Test Murder");
    t.to("precombatMain");
    t.cast("Test Mage");
    t.resolve();
    t.cast("Test Murder", { targets: [t.ids(0, "battlefield", "Test Mage")] });
    t.resolve();
    t.resolve();
    t.choose("Test Wings");
    expect([t.count(0, "hand", "Test Wings"), t.count(0, "graveyard", "Test Mage")]).toEqual([1, 1]);
  });
});

describe("701.20: shuffled into a library, from whose top cards are then revealed", () => {
  scenario("701.20a, 608.2c: until a card of that name is revealed; all others go to the graveyard", (t) => {
    t.cards(`
      Test Phantasm {0}
      Creature — Spirit
      {0}: This creature's owner shuffles it into their library. If that player does, they reveal cards from the top of that library until a card named Test Phantasm is revealed. The player puts that card onto the battlefield and all other cards revealed this way into their graveyard.
      5/1`);
    t.emptyLibraries();
    t.library(0, "Plains", "Island");
    t.hand(0, "Test Phantasm");
    t.to("precombatMain");
    t.cast("Test Phantasm");
    t.resolve();
    const [first] = t.ids(0, "battlefield", "Test Phantasm");
    t.activate("Test Phantasm");
    t.resolve();
    const [again] = t.ids(0, "battlefield", "Test Phantasm");
    expect(again).not.toBe(first);
    expect(t.count(0, "graveyard") + t.count(0, "library")).toBe(2);
  });
});
