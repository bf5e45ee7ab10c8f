import { describe, expect } from "vitest";
import { kit, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import type { Table } from "../../support/table.ts";

const tapped = (t: Table): number => t.game.state.battlefield.filter((id) => t.game.state.objects[id]!.tapped).length;

describe("702: splice, emerge, offering, assist, miracle, cipher, compleated", () => {
  const ARCANE = `Test Chant {U}
    Sorcery — Arcane
    Draw a card.

    Test Ray {1}{R}
    Instant — Arcane
    Test Ray deals 2 damage to any target.
    Splice onto Arcane {R}

    Test Vigor {1}{G}
    Instant — Arcane
    You gain 3 life.
    Splice onto Arcane {G}`;

  scenario("702.47a-c: the spliced cards' text follows the spell's; the cards stay in the hand", (t) => {
    t.cards(ARCANE);
    t.battlefield(0, "Island", "Mountain", "Forest");
    t.hand(0, "Test Chant", "Test Ray", "Test Vigor");
    t.to("precombatMain");
    t.cast("Test Chant");
    t.choose("Test Vigor", "Test Ray");
    t.choose(1);
    expect(tapped(t)).toBe(3);
    t.resolve();
    expect([t.lifeOf(0), t.lifeOf(1), t.count(0, "hand")]).toEqual([23, 18, 3]);
    expect(t.count(0, "graveyard", "Test Ray")).toBe(0);
  });

  scenario("702.47d: with all its targets illegal the spell does nothing, spliced text and its own", (t) => {
    kit(t);
    t.cards(ARCANE);
    t.cards(`Test Push {R}
      Sorcery — Arcane
      Test Push deals 1 damage to target creature.`);
    t.battlefield(0, "Mountain", "Forest");
    t.battlefield(1, "Test Bear", "Island");
    t.hand(0, "Test Push", "Test Vigor");
    t.hand(1, "Test Return");
    t.to("precombatMain");
    t.cast("Test Push");
    t.choose("Test Vigor");
    t.pass();
    t.cast("Test Return", { targets: ["Test Bear"] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(20);
  });

  scenario("702.47a-b: not onto another kind of spell, nor where its target cannot be chosen", (t) => {
    kit(t);
    t.cards(ARCANE);
    t.cards(`Test Snare {1}{R}
      Instant — Arcane
      Test Snare deals 2 damage to target creature.
      Splice onto Arcane {R}`);
    t.battlefield(0, "Island", "Island", "Mountain", "Forest");
    t.hand(0, "Test Chant", "Test Insight", "Test Snare");
    t.to("precombatMain");
    t.cast("Test Insight");
    t.resolve();
    t.cast("Test Chant");
    // Nothing was asked: there is no creature.
    t.resolve();
    expect(tapped(t)).toBe(2);
  });

  scenario("702.119a, 702.119c: emerge costs less by the mana value of the sacrificed creature", (t) => {
    kit(t);
    subject(t, "Emerge {5}{G}", "5/5", "{7}{G}");
    t.battlefield(0, "Test Ogre", "Test Bear");
    t.lands(0, "Forest", 4);
    t.hand(0, "Test Subject");
    t.to("precombatMain");
    t.cast("Test Subject", { via: "emerge", costs: ["Test Bear"] });
    expect(tapped(t)).toBe(4);
    expect(t.count(0, "graveyard", "Test Bear")).toBe(1);
    t.resolve();
    expect(t.see("Test Subject").power).toBe(5);
  });

  scenario("702.119a: it is only generic mana that is reduced, and there must be a creature", (t) => {
    kit(t);
    subject(t, "Emerge {2}{G}{G}", "5/5", "{7}{G}");
    t.cards(`Test Titan {9}
      Creature — Giant
      9/9`);
    t.battlefield(0, "Test Titan");
    t.lands(0, "Forest", 2);
    t.hand(0, "Test Subject", "Test Subject");
    t.to("precombatMain");
    t.cast("Test Subject", { via: "emerge" });
    t.choose("Test Titan");
    expect(tapped(t)).toBe(2);
    t.resolve();
    expect(t.can("cast", "Test Subject", "emerge")).toBe(false);
  });

  scenario("702.119b: emerge from a quality sacrifices such a permanent", (t) => {
    kit(t);
    subject(t, "Emerge from artifact {3}{G}", "5/5", "{7}{G}");
    t.cards(`Test Relic {2}
      Artifact
      {T}: Add {C}.`);
    t.battlefield(0, "Test Relic", "Test Ogre");
    t.lands(0, "Forest", 2);
    t.hand(0, "Test Subject");
    t.to("precombatMain");
    t.cast("Test Subject", { via: "emerge" });
    expect(t.asked("choose").from).toHaveLength(1);
    t.choose("Test Relic");
    expect(t.count(0, "graveyard", "Test Relic")).toBe(1);
  });

  scenario("702.48a, 702.48c: an offering may be cast at instant speed and costs less by the mana cost", (t) => {
    kit(t);
    subject(t, "Ogre offering", "6/6", "{4}{R}{R}");
    t.battlefield(1, "Test Ogre");
    t.lands(1, "Mountain", 3);
    t.hand(1, "Test Subject");
    t.to("precombatMain");
    t.pass();
    expect(t.can("cast", "Test Subject")).toBe(false);
    t.cast("Test Subject", { via: "offering" });
    t.choose("Test Ogre");
    t.resolve();
    expect(t.see("Test Subject").power).toBe(6);
    expect(tapped(t)).toBe(2);
  });

  scenario("702.48c, 118.7e: each hybrid symbol of what is offered saves what it can, whatever their order", (t) => {
    t.cards(`Test Chief {R/G}{R}
      Creature — Goblin
      2/2`);
    subject(t, "Goblin offering", "6/6", "{R}{G}{W}");
    t.battlefield(0, "Test Chief", "Plains");
    t.hand(0, "Test Subject");
    t.to("precombatMain");
    t.cast("Test Subject", { via: "offering" });
    t.choose("Test Chief");
    t.resolve();
    expect(t.see("Test Subject").power).toBe(6);
  });

  scenario("702.48b: it can be cast if any permanent that could be offered leaves a cost that can be paid", (t) => {
    t.cards(`Test Miner {2}{R}
      Creature — Goblin
      2/2

      Test Mob {R/G}{R/G}{R/G}
      Creature — Goblin
      3/3`);
    subject(t, "Goblin offering", "6/6", "{4}{R}{R}");
    t.battlefield(0, "Test Miner", "Test Mob");
    t.lands(0, "Plains", 3);
    t.hand(0, "Test Subject");
    t.to("precombatMain");
    t.cast("Test Subject", { via: "offering" });
    t.choose("Test Mob");
    t.resolve();
    expect(t.see("Test Subject").power).toBe(6);
  });

  scenario("702.48a: nothing of another quality will do", (t) => {
    kit(t);
    subject(t, "Goblin offering", "6/6", "{4}{R}{R}");
    t.battlefield(0, "Test Ogre");
    t.lands(0, "Mountain", 5);
    t.hand(0, "Test Subject");
    t.to("precombatMain");
    expect(t.can("cast", "Test Subject", "offering")).toBe(false);
  });

  const ASSIST = `Test Hauler {4}{G}
    Creature — Ox
    Assist
    5/5`;

  scenario("702.132a: another player pays for generic mana, as much as that player chooses", (t) => {
    t.cards(ASSIST);
    t.lands(0, "Forest", 3);
    t.lands(1, "Island", 4);
    t.hand(0, "Test Hauler");
    t.to("precombatMain");
    t.cast("Test Hauler");
    t.choose(1);
    expect(t.asked("number")).toMatchObject({ player: 1, max: 4 });
    t.number(2);
    t.resolve();
    expect(t.see("Test Hauler").power).toBe(5);
    expect(tapped(t)).toBe(5);
  });

  scenario("702.132a: not for colored mana; help that does not come reverses the casting (730.1)", (t) => {
    t.cards(ASSIST);
    t.lands(0, "Forest", 3);
    t.lands(1, "Forest", 4);
    t.battlefield(0);
    t.hand(0, "Test Hauler");
    t.to("precombatMain");
    t.cast("Test Hauler");
    t.choose(1);
    t.number(1);
    expect(t.asked("priority")).toMatchObject({ player: 0 });
    expect([t.count(0, "hand", "Test Hauler"), tapped(t)]).toEqual([1, 0]);
  });

  const MIRACLE = `Test Wonder {5}{W}
    Sorcery
    You gain 8 life.
    Miracle {W}`;

  scenario("702.94a: drawn first in the turn it may be revealed and cast for its miracle cost", (t) => {
    t.cards(MIRACLE);
    t.battlefield(0, "Plains");
    t.library(0, "Test Wonder");
    t.to("upkeep", 3);
    t.pass(2);
    expect(t.asked("confirm")).toMatchObject({ player: 0, hint: "miracle" });
    t.yes();
    t.resolve();
    t.choose("Test Wonder");
    t.resolve();
    expect(t.lifeOf(0)).toBe(28);
  });

  scenario("702.94a: the second card drawn in a turn is no miracle", (t) => {
    t.cards(MIRACLE);
    t.cards(`Test Two {U}
      Sorcery
      Draw two cards.`);
    t.battlefield(0, "Plains", "Island");
    t.hand(0, "Test Two");
    t.library(0, "Test Wonder", "Plains");
    t.to("precombatMain");
    t.cast("Test Two");
    t.resolve();
    expect(t.asked("priority").player).toBe(0);
    expect(t.count(0, "hand", "Test Wonder")).toBe(1);
  });

  const CIPHER = `Test Whisper {U}
    Sorcery
    Draw a card.
    Cipher`;

  scenario("702.99a-b: encoded on a creature, copied and cast as that deals combat damage to a player", (t) => {
    kit(t);
    t.cards(CIPHER);
    t.battlefield(0, "Test Bear", "Island");
    t.hand(0, "Test Whisper");
    t.to("precombatMain");
    t.cast("Test Whisper");
    t.resolve();
    t.yes();
    expect(t.count(0, "exile", "Test Whisper")).toBe(1);
    expect(t.count(0, "hand")).toBe(1);
    t.attack("Test Bear");
    t.to("combatDamage");
    t.resolve();
    t.yes();
    t.resolve();
    expect(t.count(0, "hand")).toBe(2);
    // The copy encodes nothing: no card represents it.
    expect(t.count(0, "exile")).toBe(1);
    expect(t.stackSize).toBe(0);
  });

  scenario("702.99c: another player's control of the creature does not end it; its leaving does", (t) => {
    kit(t);
    t.cards(CIPHER);
    t.cards(`Test Treason {R}
      Sorcery
      Gain control of target creature until end of turn. Untap that creature. It gains haste until end of turn.`);
    t.battlefield(0, "Test Bear", "Island");
    t.battlefield(1, "Mountain");
    t.hand(0, "Test Whisper");
    t.hand(1, "Test Treason");
    t.to("precombatMain");
    t.cast("Test Whisper");
    t.resolve();
    t.yes();
    t.to("precombatMain", 2);
    t.cast("Test Treason", { targets: ["Test Bear"] });
    t.resolve();
    const hand = t.count(1, "hand");
    t.attack("Test Bear");
    t.to("combatDamage");
    t.resolve();
    expect(t.asked("confirm").player).toBe(1);
    t.yes();
    t.resolve();
    expect(t.count(1, "hand")).toBe(hand + 1);
  });

  const WALKER = `Test Seer {1}{G/P}{G/P}
    Legendary Planeswalker — Test
    Compleated
    +1: You gain 1 life.
    Loyalty 5`;

  scenario("702.150a: two loyalty counters fewer for each Phyrexian symbol paid with life", (t) => {
    t.cards(WALKER);
    t.lands(0, "Forest", 2);
    t.hand(0, "Test Seer");
    t.to("precombatMain");
    t.cast("Test Seer");
    if (t.asked().ask === "number") t.number(1);
    t.resolve();
    expect(t.lifeOf(0)).toBe(18);
    expect(t.see("Test Seer").counters).toEqual({ loyalty: 3 });
  });

  scenario("702.150a: paid with mana it has all of them", (t) => {
    t.cards(WALKER);
    t.lands(0, "Forest", 3);
    t.hand(0, "Test Seer");
    t.to("precombatMain");
    t.cast("Test Seer");
    t.number(0);
    t.resolve();
    expect(t.see("Test Seer").counters).toEqual({ loyalty: 5 });
  });

  scenario("702.47e: what was spliced is gone with the spell", (t) => {
    kit(t);
    t.cards(ARCANE);
    t.battlefield(0, "Island", "Forest");
    t.battlefield(1, "Island");
    t.hand(0, "Test Chant", "Test Vigor");
    t.hand(1, "Test Denial");
    t.to("precombatMain");
    t.cast("Test Chant");
    t.choose("Test Vigor");
    t.pass();
    t.cast("Test Denial", { targets: ["Test Chant"] });
    t.resolve();
    expect(t.lifeOf(0)).toBe(20);
    expect(t.count(0, "graveyard", "Test Chant")).toBe(1);
  });
});
