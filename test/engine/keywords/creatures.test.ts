import { describe, expect } from "vitest";
import { scenario } from "../../support/scenario.ts";
import type { TestGame } from "../../support/testGame.ts";

/** A creature with these lines, 2/2 for {1}{G}. */
function creature(t: TestGame, lines: string, pt = "2/2"): void {
  t.cards(`
    Test Subject {1}{G}
    Creature — Spirit
    ${pt}
    ${lines}`);
}
function castSubject(t: TestGame): void {
  t.lands(0, "Forest", 2);
  t.hand(0, "Test Subject");
  t.to("precombatMain");
  t.cast("Test Subject");
  t.resolve();
}

describe("702: keywords of creatures that are other abilities", () => {
  scenario("702.91a: battle cry helps each other attacker", (t) => {
    creature(t, "Battle cry");
    t.battlefield(0, "Test Subject", "Test Bear");
    t.attack("Test Subject", "Test Bear");
    t.resolve();
    expect([t.see("Test Subject").power, t.see("Test Bear").power]).toEqual([2, 3]);
  });

  scenario("702.45a: bushido when it blocks or becomes blocked", (t) => {
    creature(t, "Bushido 2");
    t.battlefield(0, "Test Subject");
    t.battlefield(1, "Test Bear");
    t.attack("Test Subject");
    t.block(["Test Bear", "Test Subject"]);
    expect(t.stackSize).toBe(1);
    t.resolve();
    expect(t.see("Test Subject").power).toBe(4);
  });

  scenario("702.23a: rampage counts the blockers beyond the first", (t) => {
    creature(t, "Rampage 2");
    t.battlefield(0, "Test Subject");
    t.battlefield(1, "Test Bear", "Test Ogre", "Test Bear");
    t.attack("Test Subject");
    t.block(["Test Bear", "Test Subject"], ["Test Ogre", "Test Subject"], ["Test Bear", "Test Subject"]);
    t.order(0, 1, 2);
    t.resolve();
    expect(t.see("Test Subject").power).toBe(6);
  });

  scenario("702.25a: flanking weakens blockers without flanking", (t) => {
    creature(t, "Flanking");
    t.battlefield(0, "Test Subject");
    t.battlefield(1, "Test Bear");
    t.attack("Test Subject");
    t.block(["Test Bear", "Test Subject"]);
    t.resolve();
    expect(t.see("Test Bear")).toMatchObject({ power: 1, toughness: 1 });
  });

  scenario("702.86a: annihilator makes the defending player choose permanents to sacrifice", (t) => {
    creature(t, "Annihilator 1");
    t.battlefield(0, "Test Subject");
    t.battlefield(1, "Test Bear", "Test Ogre");
    t.attack("Test Subject");
    t.resolve();
    expect(t.asked("choose")).toMatchObject({ player: 1, about: "sacrifice" });
    expect(t.asked("choose").from).toHaveLength(2);
    t.choose("Test Bear");
    expect(t.count(1, "graveyard", "Test Bear")).toBe(1);
  });

  scenario("702.134a: mentor teaches an attacker with less power only", (t) => {
    creature(t, "Mentor", "3/3");
    t.battlefield(0, "Test Subject", "Test Bear", "Test Ogre");
    t.attack("Test Subject", "Test Bear", "Test Ogre");
    t.resolve();
    expect(t.see("Test Bear").counters).toEqual({ "+1/+1": 1 });
  });

  scenario("702.149a: training needs a stronger attacker beside it", (t) => {
    creature(t, "Training");
    t.battlefield(0, "Test Subject", "Test Bear", "Test Ogre");
    t.attack("Test Subject", "Test Bear");
    expect(t.stackSize).toBe(0);
    t.to("upkeep", 3);
    t.attack("Test Subject", "Test Ogre");
    t.resolve();
    expect(t.see("Test Subject").counters).toEqual({ "+1/+1": 1 });
  });

  scenario("702.105a: dethrone looks for the player with the most life", (t) => {
    creature(t, "Dethrone");
    t.battlefield(0, "Test Subject");
    t.life(1, 19);
    t.attack("Test Subject");
    expect(t.stackSize).toBe(0);
  });

  scenario("702.105a: tied for most life is enough", (t) => {
    creature(t, "Dethrone");
    t.battlefield(0, "Test Subject");
    t.attack("Test Subject");
    t.resolve();
    expect(t.see("Test Subject").power).toBe(3);
  });

  scenario("702.121a: melee counts opponents attacked", (t) => {
    creature(t, "Melee");
    t.battlefield(0, "Test Subject");
    t.attack("Test Subject");
    t.resolve();
    expect(t.see("Test Subject")).toMatchObject({ power: 3, toughness: 3 });
  });

  scenario(
    "702.116a: myriad attacks the other opponents with copies, exiled at end of combat",
    (t) => {
      creature(t, "Myriad");
      t.battlefield(0, "Test Subject");
      t.attack(["Test Subject", 1]);
      t.resolve();
      t.yes();
      expect(t.count(0, "battlefield", "Test Subject")).toBe(2);
      t.to("endOfCombat");
      expect([t.lifeOf(1), t.lifeOf(2)]).toEqual([18, 18]);
      t.resolve();
      expect(t.count(0, "battlefield", "Test Subject")).toBe(1);
    },
    { seats: 3 },
  );

  scenario("508.4: mobilize's Warriors attack and are sacrificed at the next end step", (t) => {
    creature(t, "Mobilize 2");
    t.battlefield(0, "Test Subject");
    t.attack("Test Subject");
    t.resolve();
    expect(t.count(0, "battlefield", "Warrior Token")).toBe(2);
    t.to("end");
    expect(t.lifeOf(1)).toBe(16);
    t.resolve();
    expect(t.count(0, "battlefield", "Warrior Token")).toBe(0);
  });

  scenario("702.147a: a decayed creature can't block and is sacrificed after attacking", (t) => {
    creature(t, "Decayed");
    t.battlefield(0, "Test Subject");
    t.attack("Test Subject");
    t.resolve();
    t.to("endOfCombat");
    t.resolve();
    expect(t.count(0, "graveyard", "Test Subject")).toBe(1);
  });

  scenario("702.130a: afflict costs the defending player life when it becomes blocked", (t) => {
    creature(t, "Afflict 3");
    t.battlefield(0, "Test Subject");
    t.battlefield(1, "Test Bear");
    t.attack("Test Subject");
    t.block(["Test Bear", "Test Subject"]);
    t.resolve();
    expect(t.lifeOf(1)).toBe(17);
  });

  scenario("702.115a: ingest exiles the top card of the player dealt combat damage", (t) => {
    creature(t, "Ingest");
    t.battlefield(0, "Test Subject");
    t.attack("Test Subject");
    t.to("combatDamage");
    t.resolve();
    expect(t.count(1, "exile")).toBe(1);
  });

  scenario("702.112a: renown happens once", (t) => {
    creature(t, "Renown 1");
    t.battlefield(0, "Test Subject");
    t.attack("Test Subject");
    t.to("combatDamage");
    t.resolve();
    t.to("upkeep", 3);
    t.attack("Test Subject");
    t.to("combatDamage");
    expect(t.stackSize).toBe(0);
    expect(t.see("Test Subject").counters).toEqual({ "+1/+1": 1 });
  });

  scenario("702.100a: evolve compares power and toughness, again as it resolves", (t) => {
    creature(t, "Evolve");
    t.battlefield(0, "Test Subject", "Forest", "Forest", "Mountain", "Mountain", "Mountain", "Mountain");
    t.hand(0, "Test Bear", "Test Ogre");
    t.to("precombatMain");
    t.cast("Test Bear");
    t.resolve();
    expect(t.stackSize).toBe(0);
    t.cast("Test Ogre");
    t.resolveAll();
    expect(t.see("Test Subject").counters).toEqual({ "+1/+1": 1 });
  });

  scenario("702.123a: fabricate: counters, or else Servos", (t) => {
    creature(t, "Fabricate 2");
    castSubject(t);
    t.resolve();
    t.no();
    expect(t.count(0, "battlefield", "Servo Token")).toBe(2);
  });

  scenario("702.136a: riot is a choice as it enters: a counter, or haste", (t) => {
    creature(t, "Riot");
    castSubject(t);
    t.no();
    expect(t.see("Test Subject")).toMatchObject({ counters: {}, keywords: expect.arrayContaining(["haste"]) });
    expect(t.stackSize).toBe(0);
  });

  scenario("702.98a: unleashed, it can't block", (t) => {
    creature(t, "Unleash");
    castSubject(t);
    t.yes();
    expect(t.see("Test Subject").power).toBe(3);
  });

  scenario("702.54a: bloodthirst only if an opponent was dealt damage this turn", (t) => {
    creature(t, "Bloodthirst 2");
    t.lands(0, "Mountain", 3);
    t.lands(0, "Forest", 4);
    t.hand(0, "Test Subject", "Test Subject", "Test Spark");
    t.to("precombatMain");
    t.cast("Test Subject");
    t.resolve();
    expect(t.see("Test Subject").counters).toEqual({});
    t.cast("Test Spark", { targets: [1] });
    t.resolve();
    t.cast("Test Subject");
    t.resolve();
    expect(t.seeId(t.ids(0, "battlefield", "Test Subject")[1]!).counters).toEqual({ "+1/+1": 2 });
  });

  scenario("702.82a: devour counts the creatures sacrificed as it enters", (t) => {
    creature(t, "Devour 2");
    t.battlefield(0, "Test Bear", "Test Ogre");
    castSubject(t);
    t.yes();
    t.choose("Test Bear", "Test Ogre");
    expect(t.see("Test Subject").counters).toEqual({ "+1/+1": 4 });
  });

  scenario("702.58a: graft moves a counter onto another creature that enters", (t) => {
    creature(t, "Graft 2", "0/0");
    t.lands(0, "Forest", 4);
    t.hand(0, "Test Subject", "Test Bear");
    t.to("precombatMain");
    t.cast("Test Subject");
    t.resolve();
    t.cast("Test Bear");
    t.resolve();
    t.resolve();
    t.yes();
    expect([t.see("Test Subject").power, t.see("Test Bear").power]).toEqual([1, 3]);
  });

  scenario("702.43a: modular gives its counters to an artifact creature", (t) => {
    t.cards(`
      Test Construct {2}
      Artifact Creature — Construct
      0/0
      Modular 1`);
    t.permanentWith(0, "Test Construct", { counters: { "+1/+1": 1 } });
    t.permanentWith(0, "Test Construct", { counters: { "+1/+1": 3 } });
    t.lands(0, "Mountain", 1);
    t.hand(0, "Test Spark");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: ["Test Construct"] });
    t.resolveAll();
    t.yes();
    expect(t.count(0, "battlefield", "Test Construct")).toBe(1);
    expect(t.see("Test Construct").power).toBe(6);
  });

  scenario("702.135a: afterlife leaves Spirits", (t) => {
    creature(t, "Afterlife 2");
    t.battlefield(0, "Test Subject", "Mountain");
    t.hand(0, "Test Spark");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: ["Test Subject"] });
    t.resolveAll();
    expect(t.count(0, "battlefield", "Spirit Token")).toBe(2);
  });

  scenario("702.46a: soulshift returns a lesser Spirit", (t) => {
    creature(t, "Soulshift 2");
    t.battlefield(0, "Test Subject", "Mountain");
    t.graveyard(0, "Test Subject", "Test Bear");
    t.hand(0, "Test Spark");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: ["Test Subject"] });
    t.resolve();
    t.choose("Test Subject");
    t.resolve();
    t.yes();
    expect(t.count(0, "hand", "Test Subject")).toBe(1);
  });

  scenario("702.110a-b: exploit: may sacrifice a creature, itself included", (t) => {
    creature(t, "Exploit\n    When Test Subject exploits a creature, you gain 4 life.");
    castSubject(t);
    t.resolveAll();
    t.yes();
    expect(t.count(0, "graveyard", "Test Subject")).toBe(1);
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(24);
  });

  scenario("702.63a: vanishing: sacrificed when the last time counter is removed", (t) => {
    creature(t, "Vanishing 1");
    castSubject(t);
    t.to("upkeep", 3);
    t.resolveAll();
    expect(t.count(0, "graveyard", "Test Subject")).toBe(1);
  });

  scenario("702.32a: fading: sacrificed only when no counter can be removed", (t) => {
    creature(t, "Fading 1");
    castSubject(t);
    t.to("upkeep", 3);
    t.resolve();
    expect(t.see("Test Subject").counters).toEqual({});
    t.to("upkeep", 5);
    t.resolve();
    expect(t.count(0, "graveyard", "Test Subject")).toBe(1);
  });

  scenario("702.107a: outlast taps for a counter, as a sorcery", (t) => {
    creature(t, "Outlast {G}");
    t.battlefield(0, "Test Subject", "Forest");
    expect(t.can("activate", "Test Subject")).toBe(false);
    t.to("precombatMain");
    t.activate("Test Subject");
    t.resolve();
    expect(t.see("Test Subject")).toMatchObject({ tapped: true, counters: { "+1/+1": 1 } });
  });

  scenario("702.97a: scavenge uses the power the card had in the graveyard", (t) => {
    creature(t, "Scavenge {G}", "3/3");
    t.battlefield(0, "Test Bear", "Forest");
    t.graveyard(0, "Test Subject");
    t.to("precombatMain");
    t.activate("Test Subject");
    t.resolve();
    expect(t.see("Test Bear").counters).toEqual({ "+1/+1": 3 });
    expect(t.count(0, "exile", "Test Subject")).toBe(1);
  });

  scenario("702.128a, 702.129a: embalm and eternalize make a Zombie of the exiled card", (t) => {
    creature(t, "Embalm {G}\n    Eternalize {G}");
    t.lands(0, "Forest", 2);
    t.graveyard(0, "Test Subject", "Test Subject");
    t.to("precombatMain");
    t.activate("Test Subject");
    t.resolve();
    expect(t.see("Test Subject")).toMatchObject({ power: 2, subtypes: ["Spirit", "Zombie"] });
    const eternalized = t.asked("priority").actions.filter((action) => action.act === "activate" && !action.mana);
    t.answer({ ask: "priority", action: eternalized[1]! });
    t.resolve();
    expect(t.seeId(t.ids(0, "battlefield", "Test Subject")[1]!).power).toBe(4);
  });

  scenario("702.49a, 702.49c: ninjutsu: attacking what the returned creature attacked, tapped", (t) => {
    creature(t, "Ninjutsu {G}", "3/3");
    t.battlefield(0, "Test Bear", "Forest");
    t.hand(0, "Test Subject");
    t.attack("Test Bear");
    expect(t.can("activate", "Test Subject")).toBe(false);
    t.to("declareBlockers");
    t.activate("Test Subject");
    t.resolve();
    expect(t.see("Test Subject").tapped).toBe(true);
    t.to("endOfCombat");
    expect(t.lifeOf(1)).toBe(17);
    expect(t.count(0, "hand", "Test Bear")).toBe(1);
  });

  scenario("702.101a: extort is paid for as it resolves", (t) => {
    creature(t, "Extort");
    t.battlefield(0, "Test Subject", "Mountain", "Swamp");
    t.hand(0, "Test Spark");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: [1] });
    t.resolve();
    t.yes();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([21, 19]);
  });

  scenario("702.52a: dredge replaces a draw, if the library has enough cards", (t) => {
    creature(t, "Dredge 3");
    t.graveyard(0, "Test Subject");
    t.to("draw", 3);
    t.yes();
    expect(t.count(0, "hand", "Test Subject")).toBe(1);
    expect(t.count(0, "graveyard")).toBe(3);
  });

  scenario("702.41a: affinity makes it cheaper for each", (t) => {
    t.cards(`Test Golem {4}
      Artifact Creature — Golem
      3/3
      Affinity for artifacts

      Test Trinket {0}
      Artifact`);
    t.battlefield(0, "Test Trinket", "Test Trinket", "Test Trinket", "Plains");
    t.hand(0, "Test Golem");
    t.to("precombatMain");
    t.cast("Test Golem");
    t.resolve();
    expect(t.see("Test Golem").power).toBe(3);
  });
});
