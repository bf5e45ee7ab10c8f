import { describe, expect } from "vitest";
import { kit, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

scenario("303.4c, 301.5c: no other Auras; no Equipment", (t) => {
  kit(t);
  t.cards(`
      Test Seal {0}
      Enchantment — Aura
      Enchant creature
      Enchanted creature can't be enchanted by other Auras.

      Test Garb {0}
      Enchantment — Aura
      Enchant creature
      Enchanted creature gets +1/+1.

      Test Blade {0}
      Artifact — Equipment
      Equipped creature gets +1/+1.
      Equip {0}`);
  subject(t, "This creature can't be equipped.");
  t.battlefield(0, "Test Subject", "Test Bear", "Test Blade");
  t.hand(0, "Test Garb", "Test Seal");
  t.to("precombatMain");
  t.cast("Test Garb", { targets: ["Test Bear"] });
  t.resolve();
  t.cast("Test Seal", { targets: ["Test Bear"] });
  t.resolve();
  expect([t.count(0, "graveyard", "Test Garb"), t.count(0, "battlefield", "Test Seal")]).toEqual([1, 1]);
  t.activate("Test Blade", { targets: ["Test Subject"] });
  t.resolve();
  expect(t.see("Test Subject").power).toBe(2);
});

scenario("301.5, 704.5n: Equipment only for such creatures", (t) => {
  kit(t);
  t.cards(`
      Test Maul {0}
      Artifact — Equipment
      Equipped creature gets +1/+0.
      This Equipment can be attached only to a creature with power 3 or greater.
      Equip {0}`);
  t.battlefield(0, "Test Bear", "Test Ogre", "Test Maul");
  t.to("precombatMain");
  t.activate("Test Maul", { targets: ["Test Bear"] });
  t.resolve();
  expect(t.see("Test Bear").power).toBe(2);
  t.activate("Test Maul", { targets: ["Test Ogre"] });
  t.resolve();
  expect(t.see("Test Ogre").power).toBe(5);
});

scenario("303.4f: an Aura card from the hand onto what the trigger is about", (t) => {
  t.cards(`
      Test Squire {0}
      Creature — Knight
      Whenever this creature attacks, you may put an Aura card from your hand onto the battlefield attached to it.
      2/2

      Test Blessing {4}{W}
      Enchantment — Aura
      Enchant creature
      Enchanted creature gets +3/+3.`);
  t.battlefield(0, "Test Squire");
  t.hand(0, "Test Blessing");
  t.attack("Test Squire");
  t.resolve();
  t.yes();
  expect(t.see("Test Squire").power).toBe(5);
});

scenario("301.5, 303.4: once for each that is attached", (t) => {
  kit(t);
  t.cards(`
      Test Keeper {0}
      Creature — Human
      At the beginning of combat on your turn, for each Aura and Equipment attached to Test Keeper, create a 3/1 red Elemental creature token with haste. Exile those tokens at the beginning of the next end step.
      1/1

      Test Rod {0}
      Artifact — Equipment
      Equip {0}`);
  t.battlefield(0, "Test Keeper", "Test Rod", "Test Rod");
  t.to("precombatMain");
  t.activate("Test Rod", { targets: ["Test Keeper"] });
  t.resolve();
  t.to("beginningOfCombat");
  t.resolveAll();
  expect(t.count(0, "battlefield", "Elemental Token")).toBe(1);
  t.to("end");
  t.resolveAll();
  expect(t.count(0, "battlefield", "Elemental Token")).toBe(0);
});

scenario("303.4: counted among what is attached to a player", (t) => {
  t.cards(`
      Test Hex {0}
      Enchantment — Aura Curse
      Enchant player
      At the beginning of enchanted player's upkeep, this Aura deals damage to that player equal to the number of Curses attached to them.

      Test Jinx {0}
      Enchantment — Aura Curse
      Enchant player`);
  t.hand(0, "Test Hex", "Test Jinx", "Test Jinx");
  t.to("precombatMain");
  for (const [name, player] of [
    ["Test Hex", 1],
    ["Test Jinx", 1],
    ["Test Jinx", 0],
  ] as const) {
    t.cast(name, { targets: [player] });
    t.resolve();
  }
  t.to("upkeep", 2);
  t.resolveAll();
  expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([20, 18]);
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
