import { describe, expect } from "vitest";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

describe("702.148: cleave", () => {
  const CARDS = `
    Test Verdict {W}
    Instant
    Cleave {3}{W}
    Destroy target [attacking] creature.

    Test Notion {U}
    Sorcery
    Cleave {2}{U}
    Draw two cards. [You lose 5 life.]`;
  scenario("702.148a: cast for its mana cost it says everything, the words in square brackets too", (t) => {
    kit(t);
    t.cards(CARDS);
    t.lands(0, "Plains", 4);
    t.battlefield(1, "Test Bear");
    t.hand(0, "Test Verdict");
    t.to("precombatMain");
    expect([t.can("cast", "Test Verdict"), t.can("cast", "Test Verdict", "cleave")]).toEqual([false, true]);
  });

  scenario("702.148a, 702.148b: for its cleave cost the words in square brackets are gone", (t) => {
    kit(t);
    t.cards(CARDS);
    t.lands(0, "Plains", 4);
    t.battlefield(1, "Test Bear");
    t.hand(0, "Test Verdict");
    t.to("precombatMain");
    t.cast("Test Verdict", { via: "cleave", targets: ["Test Bear"] });
    t.resolve();
    expect(t.count(1, "graveyard", "Test Bear")).toBe(1);
  });

  scenario("702.148a: a whole sentence may be in brackets", (t) => {
    t.cards(CARDS);
    t.lands(0, "Island", 4);
    t.hand(0, "Test Notion", "Test Notion");
    t.to("precombatMain");
    t.cast("Test Notion");
    t.resolve();
    expect([t.lifeOf(0), t.count(0, "hand")]).toEqual([15, 3]);
    t.cast("Test Notion", { via: "cleave" });
    t.resolve();
    expect([t.lifeOf(0), t.count(0, "hand")]).toEqual([15, 4]);
  });
});

describe("702.55: haunt", () => {
  const CARDS = `
    Test Ghost {1}{B}
    Creature — Spirit
    1/1
    Haunt
    When this creature enters or the creature it haunts dies, you gain 3 life.

    Test Seance {B}
    Sorcery
    You gain 1 life.
    Haunt
    When the creature this card haunts dies, you gain 5 life.`;
  scenario("702.55a-c: it is exiled haunting a creature, and its ability triggers as that creature dies", (t) => {
    kit(t);
    t.cards(CARDS);
    t.lands(0, "Swamp", 4);
    t.battlefield(0, "Test Ghost");
    t.battlefield(1, "Test Bear", "Test Ogre");
    t.hand(0, "Test Murder", "Test Murder", "Test Murder");
    t.to("precombatMain");
    t.cast("Test Murder", { targets: ["Test Ghost"] });
    t.resolve();
    t.choose("Test Bear");
    t.resolve();
    expect([t.count(0, "exile", "Test Ghost"), t.lifeOf(0)]).toEqual([1, 20]);
    t.cast("Test Murder", { targets: ["Test Ogre"] });
    t.resolve();
    expect([t.stackSize, t.lifeOf(0)]).toEqual([0, 20]);
    t.cast("Test Murder", { targets: ["Test Bear"] });
    t.resolve();
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(23);
  });

  scenario("702.55a: as it enters it triggers too, and haunts nothing then", (t) => {
    t.cards(CARDS);
    t.lands(0, "Swamp", 2);
    t.hand(0, "Test Ghost");
    t.to("precombatMain");
    t.cast("Test Ghost");
    t.resolve();
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(23);
  });

  scenario("702.55a: a spell is exiled haunting as it is put into the graveyard in resolving", (t) => {
    kit(t);
    t.cards(CARDS);
    t.lands(0, "Swamp", 2);
    t.battlefield(1, "Test Bear", "Test Ogre");
    t.hand(0, "Test Seance", "Test Murder");
    t.to("precombatMain");
    t.cast("Test Seance");
    t.resolve();
    t.choose("Test Ogre");
    t.resolve();
    expect([t.count(0, "exile", "Test Seance"), t.lifeOf(0)]).toEqual([1, 21]);
    t.cast("Test Murder", { targets: ["Test Ogre"] });
    t.resolve();
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(26);
  });

  scenario("702.55a: countered, it haunts nothing", (t) => {
    kit(t);
    t.cards(CARDS);
    t.lands(0, "Swamp", 1);
    t.lands(1, "Island", 1);
    t.battlefield(1, "Test Bear");
    t.hand(0, "Test Seance");
    t.hand(1, "Test Denial");
    t.to("precombatMain");
    t.cast("Test Seance");
    t.pass();
    t.cast("Test Denial", { targets: ["Test Seance"] });
    t.resolve();
    expect([t.stackSize, t.count(0, "graveyard", "Test Seance")]).toEqual([0, 1]);
  });
});

describe("702.50: epic", () => {
  const CARDS = `
    Test Saga {R}
    Sorcery
    Test Saga deals 3 damage to target player.
    Epic

    Test Bolt {R}
    Instant
    Test Bolt deals 1 damage to any target.`;
  scenario("702.50a-b: no more spells, and a copy each upkeep, which has no epic ability itself", (t) => {
    t.cards(CARDS);
    t.lands(0, "Mountain", 3);
    t.hand(0, "Test Saga", "Test Bolt");
    t.to("precombatMain");
    t.cast("Test Saga", { targets: [1] });
    expect(t.can("cast", "Test Bolt")).toBe(true);
    t.resolve();
    expect([t.lifeOf(1), t.can("cast", "Test Bolt")]).toEqual([17, false]);
    t.to("upkeep", 3);
    t.resolve();
    if (t.asked().ask === "confirm") t.no();
    t.resolveAll();
    expect(t.lifeOf(1)).toBe(14);
    t.to("upkeep", 5);
    expect(t.stackSize).toBe(1);
    t.resolve();
    if (t.asked().ask === "confirm") t.no();
    t.resolveAll();
    expect(t.lifeOf(1)).toBe(11);
  });

  scenario("702.50a: the other player casts spells as before", (t) => {
    t.cards(CARDS);
    t.lands(0, "Mountain", 1);
    t.lands(1, "Mountain", 1);
    t.hand(0, "Test Saga");
    t.hand(1, "Test Bolt");
    t.to("precombatMain");
    t.cast("Test Saga", { targets: [1] });
    t.resolve();
    t.pass();
    expect(t.can("cast", "Test Bolt")).toBe(true);
  });
});

describe("702.65: aura swap", () => {
  const CARDS = `
    Test Wings {1}{U}
    Enchantment — Aura
    Enchant creature
    Enchanted creature has flying.
    Aura swap {U}

    Test Shell {4}{W}
    Enchantment — Aura
    Enchant creature
    Enchanted creature gets +0/+4.

    Test Field {2}{W}
    Enchantment — Aura
    Enchant land
    Enchanted land has indestructible.`;
  scenario("702.65a: it is exchanged with an Aura card in the hand, which enchants the same creature", (t) => {
    kit(t);
    t.cards(CARDS);
    t.lands(0, "Island", 4);
    t.battlefield(0, "Test Bear");
    t.hand(0, "Test Wings", "Test Shell");
    t.to("precombatMain");
    t.cast("Test Wings", { targets: ["Test Bear"] });
    t.resolve();
    t.activate("Test Wings");
    t.resolve();
    t.yes();
    expect([t.see("Test Bear").toughness, t.count(0, "hand", "Test Wings"), t.see("Test Bear").keywords]).toEqual([
      6,
      1,
      [],
    ]);
  });

  scenario("702.65b: an Aura that can't enchant the creature is not exchanged", (t) => {
    kit(t);
    t.cards(CARDS);
    t.lands(0, "Island", 4);
    t.battlefield(0, "Test Bear");
    t.hand(0, "Test Wings", "Test Field");
    t.to("precombatMain");
    t.cast("Test Wings", { targets: ["Test Bear"] });
    t.resolve();
    t.activate("Test Wings");
    t.resolve();
    t.yes();
    expect([t.count(0, "hand", "Test Field"), t.see("Test Bear").keywords]).toEqual([1, ["flying"]]);
  });
});

describe("701.10d-e: cards in different zones are exchanged", () => {
  const CARDS = `
    Test Wings {1}{U}
    Enchantment — Aura
    Enchant creature
    Enchanted creature has flying.
    Whenever an Aura you control enters, you gain 5 life.
    Aura swap {U}

    Test Shell {4}{W}
    Enchantment — Aura
    Enchant creature
    Enchanted creature gets +0/+4.

    Test Robbery {U}
    Instant
    Gain control of target enchantment.`;
  scenario("701.10e, 702.65a: both Auras move at once: the one that leaves does not see the other enter", (t) => {
    kit(t);
    t.cards(CARDS);
    t.lands(0, "Island", 4);
    t.battlefield(0, "Test Bear");
    t.hand(0, "Test Wings", "Test Shell");
    t.to("precombatMain");
    t.cast("Test Wings", { targets: ["Test Bear"] });
    t.resolve();
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(25);
    t.activate("Test Wings");
    t.resolve();
    t.yes();
    t.resolveAll();
    expect([t.see("Test Bear").toughness, t.lifeOf(0)]).toEqual([6, 25]);
  });

  scenario("701.10d: not between cards of different owners", (t) => {
    kit(t);
    t.cards(CARDS);
    t.lands(0, "Island", 4);
    t.lands(1, "Island", 2);
    t.battlefield(0, "Test Bear");
    t.hand(0, "Test Wings");
    t.hand(1, "Test Shell", "Test Robbery");
    t.to("precombatMain");
    t.cast("Test Wings", { targets: ["Test Bear"] });
    t.resolve();
    t.resolveAll();
    t.pass();
    t.cast("Test Robbery", { targets: ["Test Wings"] });
    t.resolve();
    t.pass();
    t.activate("Test Wings");
    t.resolve();
    t.yes();
    expect([t.count(1, "hand", "Test Shell"), t.see("Test Bear").keywords]).toEqual([1, ["flying"]]);
  });
});

describe("702.49d: commander ninjutsu", () => {
  const CARDS = `
    Test Shade {3}{U}
    Legendary Creature — Human Ninja
    3/3
    Commander ninjutsu {U}`;
  scenario("702.49d: it comes from the command zone attacking as from the hand", (t) => {
    kit(t);
    t.cards(CARDS);
    t.lands(0, "Island", 1);
    t.battlefield(0, "Test Bear");
    t.put(0, "command", "Test Shade");
    t.attack("Test Bear");
    t.to("declareBlockers");
    t.activate("Test Shade");
    t.resolve();
    expect([t.see("Test Shade").tapped, t.count(0, "hand", "Test Bear")]).toEqual([true, 1]);
    t.to("endOfCombat");
    expect(t.lifeOf(1)).toBe(17);
  });

  scenario("702.49c-d: not before an attacker is unblocked", (t) => {
    kit(t);
    t.cards(CARDS);
    t.lands(0, "Island", 1);
    t.battlefield(0, "Test Bear");
    t.battlefield(1, "Test Ogre");
    t.hand(0, "Test Shade");
    t.attack("Test Bear");
    expect(t.can("activate", "Test Shade")).toBe(false);
    t.block(["Test Ogre", "Test Bear"]);
    expect(t.can("activate", "Test Shade")).toBe(false);
  });
});
