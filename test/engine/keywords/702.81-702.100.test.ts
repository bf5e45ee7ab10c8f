import { describe, expect } from "vitest";
import { kit, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import type { TestGame } from "../../support/testGame.ts";

describe("702.82, 702.88", () => {
  const castSubject = (t: TestGame, via?: string): void => {
    t.hand(0, "Test Subject");
    t.to("precombatMain");
    t.cast("Test Subject", via === undefined ? {} : { via });
    t.resolve();
  };

  const upkeep = (t: TestGame, turn: number): void => t.to("upkeep", turn);

  scenario("702.82a: devour nothing: no counters", (t) => {
    kit(t);
    subject(t, "Devour 2", "1/1");
    t.battlefield(0, "Test Bear");
    t.lands(0, "Forest", 2);
    castSubject(t);
    if (t.asked().ask === "confirm") t.no();
    expect(t.see("Test Subject").counters).toEqual({});
    expect(t.count(0, "battlefield", "Test Bear")).toBe(1);
  });

  scenario("702.88a: rebound works once, and not for a spell cast from elsewhere", (t) => {
    t.cards(`Test Again {W}
      Sorcery
      You gain 2 life.
      Rebound`);
    t.lands(0, "Plains", 1);
    t.hand(0, "Test Again");
    t.to("precombatMain");
    t.cast("Test Again");
    t.resolve();
    upkeep(t, 3);
    t.resolve();
    if (t.asked().ask === "confirm") t.yes();
    else t.choose("Test Again");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(24);
    expect(t.count(0, "graveyard", "Test Again")).toBe(1);
  });
});

describe("702.81-702.100", () => {
  scenario("702.83a: exalted helps a creature that attacks alone, and only then", (t) => {
    t.cards(`
      Test Squire {W}
      Creature — Knight
      1/1
      Exalted`);
    t.battlefield(0, "Test Squire", "Test Bear");
    t.attack("Test Bear");
    t.resolve();
    expect(t.see("Test Bear")).toMatchObject({ power: 3, toughness: 3 });
    t.to("upkeep", 3);
    t.attack("Test Bear", "Test Squire");
    expect(t.stackSize).toBe(0);
  });

  scenario("702.84a: what was unearthed has haste and is exiled, however it leaves", (t) => {
    t.cards(`
      Test Ghoul {1}{B}
      Creature — Zombie
      2/2
      Unearth {B}`);
    t.graveyard(0, "Test Ghoul");
    t.lands(0, "Swamp", 1);
    t.lands(0, "Mountain", 1);
    t.hand(0, "Test Spark");
    t.to("precombatMain");
    t.activate("Test Ghoul");
    t.resolve();
    expect(t.see("Test Ghoul").keywords).toContain("haste");
    t.cast("Test Spark", { targets: ["Test Ghoul"] });
    t.resolve();
    expect(t.count(0, "exile", "Test Ghoul")).toBe(1);
  });

  scenario("702.84a, 603.7: at the beginning of the next end step it is exiled", (t) => {
    t.cards(`Test Ghoul {1}{B}
      Creature — Zombie
      2/2
      Unearth {B}`);
    t.graveyard(0, "Test Ghoul");
    t.lands(0, "Swamp", 1);
    t.to("precombatMain");
    t.activate("Test Ghoul");
    t.resolve();
    t.to("end");
    t.resolve();
    expect(t.count(0, "exile", "Test Ghoul")).toBe(1);
  });

  scenario("702.85a: cascade casts the first lesser nonland card free; the rest go under the library", (t) => {
    t.cards(`
      Test Flood {3}{U}
      Sorcery
      Draw a card.
      Cascade`);
    t.lands(0, "Island", 4);
    t.library(0, "Test Bear", "Forest", "Forest");
    t.hand(0, "Test Flood");
    t.to("precombatMain");
    t.cast("Test Flood");
    t.resolve();
    t.yes();
    expect(t.count(0, "stack", "Test Bear")).toBe(1);
    expect(t.count(0, "exile")).toBe(0);
    t.resolveAll();
    expect(t.count(0, "battlefield", "Test Bear")).toBe(1);
  });

  scenario("702.85b: each instance of cascade triggers separately", (t) => {
    t.cards(`Test Torrent {3}{R}
      Sorcery
      You gain 1 life.
      Cascade
      Cascade

      Test Drop {R}
      Sorcery
      You gain 3 life.`);
    t.lands(0, "Mountain", 4);
    t.hand(0, "Test Torrent");
    t.emptyLibraries();
    t.library(0, "Mountain", "Mountain", "Mountain", "Test Drop", "Test Drop");
    t.library(1, "Mountain", "Mountain", "Mountain");
    t.to("precombatMain");
    t.cast("Test Torrent");
    for (let guard = 0; t.stackSize > 0 && guard < 60; guard++) {
      if (t.asked().ask === "confirm") t.yes();
      else if (t.asked().ask === "order") t.order(0, 1);
      else t.pass();
    }
    expect(t.lifeOf(0)).toBe(27);
  });

  scenario("702.86a: annihilator with fewer permanents takes all of them", (t) => {
    kit(t);
    subject(t, "Annihilator 3");
    t.battlefield(0, "Test Subject");
    t.battlefield(1, "Test Bear");
    t.attack("Test Subject");
    t.resolve();
    expect(t.count(1, "battlefield")).toBe(0);
  });

  scenario("702.87a, 711.2a: level up, and what the levels say", (t) => {
    t.cards(`Test Squire {G}
      Creature — Human
      Level up {G}
      LEVEL 1-2
      4/4
      LEVEL 3+
      6/6
      Trample
      1/1`);
    t.battlefield(0, "Test Squire");
    t.lands(0, "Forest", 3);
    t.to("precombatMain");
    for (const power of [4, 4, 6]) {
      t.activate("Test Squire");
      t.resolve();
      expect(t.see("Test Squire").power).toBe(power);
    }
    expect(t.see("Test Squire").keywords).toContain("trample");
  });

  scenario("702.87a: only as a sorcery", (t) => {
    t.cards(`Test Squire {G}
      Creature — Human
      Level up {G}
      LEVEL 1+
      4/4
      1/1`);
    t.battlefield(1, "Test Squire");
    t.lands(1, "Forest", 1);
    t.to("precombatMain");
    t.pass();
    expect(t.can("activate", "Test Squire")).toBe(false);
  });

  scenario("702.89a: umbra armor does not save from a sacrifice", (t) => {
    kit(t);
    t.cards(`Test Umbra {G}
      Enchantment — Aura
      Enchant creature
      Umbra armor

      Test Edict {B}
      Sorcery
      Target player sacrifices a creature of their choice.`);
    t.battlefield(0, "Test Bear", "Forest", "Swamp");
    t.hand(0, "Test Umbra", "Test Edict");
    t.to("precombatMain");
    t.cast("Test Umbra");
    t.resolve();
    t.cast("Test Edict", { targets: [0] });
    t.resolve();
    expect(t.count(0, "graveyard", "Test Bear")).toBe(1);
  });

  scenario("702.92a: the Germ dies with the Equipment gone from it", (t) => {
    t.cards(`Test Skull {2}
      Artifact — Equipment
      Living weapon
      Equipped creature gets +1/+1.
      Equip {1}

      Test Smash {R}
      Instant
      Destroy target artifact.`);
    t.lands(0, "Mountain", 3);
    t.hand(0, "Test Skull", "Test Smash");
    t.to("precombatMain");
    t.cast("Test Skull");
    t.resolve();
    t.resolve();
    expect(t.count(0, "battlefield", "Phyrexian Germ Token")).toBe(1);
    t.cast("Test Smash");
    t.resolve();
    expect(t.count(0, "battlefield", "Phyrexian Germ Token")).toBe(0);
  });

  scenario("702.92a: without room for its Germ the Equipment stays unattached", (t) => {
    kit(t);
    t.cards(`
      Test Skull {5}
      Artifact — Equipment
      Living weapon
      Equipped creature gets +4/+4.
      Equip {5}

      Test Plague {2}{B}
      Enchantment
      Creatures get -5/-5.`);
    t.battlefield(1, "Test Plague");
    t.lands(0, "Plains", 5);
    t.hand(0, "Test Skull");
    t.to("precombatMain");
    t.cast("Test Skull");
    t.resolveAll();
    const [skull] = t.ids(0, "battlefield", "Test Skull");
    expect([t.game.state.objects[skull!]!.attachedTo, t.count(0, "battlefield", "Phyrexian Germ Token")]).toEqual([
      undefined,
      0,
    ]);
  });

  scenario("702.93a: a token with undying does not return: it has ceased to exist", (t) => {
    kit(t);
    subject(t, "Undying", "3/3");
    t.battlefield(0, "Test Subject", "Swamp", "Swamp", "Swamp", "Island", "Island", "Island");
    t.hand(0, "Test Mirror", "Test Murder");
    t.to("precombatMain");
    t.cast("Test Mirror");
    t.resolve();
    const token = t.ids(0, "battlefield", "Test Subject").at(-1)!;
    t.cast("Test Murder");
    t.answer({ ask: "choose", chosen: [token] });
    t.resolveAll();
    expect(t.count(0, "battlefield", "Test Subject")).toBe(1);
  });

  scenario("702.93a, 704.8: undying looks back at the counters it had", (t) => {
    t.cards(`
      Test Wolf {1}{G}
      Creature — Wolf
      2/2
      Undying`);
    t.battlefield(0, "Test Wolf", "Mountain", "Mountain", "Mountain");
    t.hand(0, "Test Spark", "Test Spark", "Test Spark");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: ["Test Wolf"] });
    t.resolveAll();
    expect(t.see("Test Wolf").counters).toEqual({ "+1/+1": 1 });
    t.cast("Test Spark", { targets: ["Test Wolf"] });
    t.resolveAll();
    t.cast("Test Spark", { targets: ["Test Wolf"] });
    t.resolveAll();
    expect(t.count(0, "battlefield", "Test Wolf")).toBe(0);
    expect(t.count(0, "graveyard", "Test Wolf")).toBe(1);
  });

  scenario("702.97a: scavenge counts the power of the card in the graveyard", (t) => {
    kit(t);
    subject(t, "Scavenge {G}", "5/1");
    t.battlefield(0, "Test Bear", "Forest");
    t.graveyard(0, "Test Subject");
    t.to("precombatMain");
    t.activate("Test Subject");
    t.resolve();
    expect(t.see("Test Bear").counters).toEqual({ "+1/+1": 5 });
    expect(t.count(0, "exile", "Test Subject")).toBe(1);
  });

  scenario("702.97a: scavenge of a creature with a counted power uses the power it has in the graveyard", (t) => {
    kit(t);
    t.cards(`
      Test Tangle {G}
      Creature — Elemental
      */*
      Test Tangle's power and toughness are each equal to the number of lands you control.
      Scavenge {G}`);
    t.battlefield(0, "Test Bear");
    t.lands(0, "Forest", 4);
    t.graveyard(0, "Test Tangle");
    t.to("precombatMain");
    t.activate("Test Tangle", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.see("Test Bear").counters).toEqual({ "+1/+1": 4 });
  });

  scenario("702.98a: unleashed with a counter it can't block; without it can", (t) => {
    kit(t);
    subject(t, "Unleash");
    t.battlefield(0, "Test Bear");
    t.battlefield(1, "Test Subject");
    t.no();
    t.attack("Test Bear");
    t.block(["Test Subject", "Test Bear"]);
    t.to("postcombatMain");
    expect(t.lifeOf(1)).toBe(20);
  });

  scenario("702.100a: evolve compares again as it resolves", (t) => {
    kit(t);
    subject(t, "Evolve", "1/1");
    t.battlefield(0, "Test Subject", "Swamp");
    t.lands(0, "Forest", 2);
    t.hand(0, "Test Bear", "Test Murder");
    t.battlefield(0, "Forest");
    t.hand(0, "Test Growth");
    t.to("precombatMain");
    t.cast("Test Bear");
    t.resolve();
    t.cast("Test Growth", { targets: ["Test Subject"] });
    t.resolve();
    t.resolve();
    expect(t.see("Test Subject").counters).toEqual({});
  });

  scenario(
    "702.100b: a creature evolves when its evolve ability puts a counter on it, not when something else does",
    (t) => {
      kit(t);
      t.cards(`
      Test Adept {0}
      Creature — Beast
      Evolve
      Whenever this creature evolves, you gain 3 life.
      1/1

      Test Blessing {0}
      Sorcery
      Put a +1/+1 counter on target creature.`);
      t.battlefield(0, "Test Adept");
      t.lands(0, "Forest", 2);
      t.hand(0, "Test Bear", "Test Blessing");
      t.to("precombatMain");
      t.cast("Test Blessing", { targets: ["Test Adept"] });
      t.resolveAll();
      expect([t.see("Test Adept").power, t.lifeOf(0)]).toEqual([2, 20]);
      t.cast("Test Bear");
      t.resolveAll();
      expect([t.see("Test Adept").power, t.lifeOf(0)]).toEqual([2, 20]);
    },
  );

  scenario("702.100b: whoever's creature evolves, what speaks of creatures evolving triggers once for each", (t) => {
    kit(t);
    t.cards(`
      Test Adept {0}
      Creature — Beast
      Evolve
      1/1

      Test Chorus {0}
      Enchantment
      Whenever a creature you control evolves, you gain 1 life.`);
    t.battlefield(0, "Test Adept", "Test Chorus");
    t.lands(0, "Forest", 2);
    t.hand(0, "Test Bear");
    t.to("precombatMain");
    t.cast("Test Bear");
    t.resolveAll();
    expect([t.see("Test Adept").power, t.lifeOf(0)]).toEqual([2, 21]);
  });

  scenario("702.100a: evolve does nothing for a creature that died meanwhile", (t) => {
    kit(t);
    t.cards(`Test Fish {G}
      Creature — Fish
      1/1
      Evolve`);
    t.lands(0, "Forest", 2);
    t.lands(0, "Mountain", 1);
    t.battlefield(0, "Test Fish");
    t.hand(0, "Test Bear", "Test Spark");
    t.to("precombatMain");
    t.cast("Test Bear");
    t.resolve();
    t.cast("Test Spark", { targets: ["Test Fish"] });
    t.resolve();
    t.resolveAll();
    expect([t.count(0, "graveyard", "Test Fish"), t.stackSize]).toEqual([1, 0]);
  });
});

describe("702.85, 702.91", () => {
  /** Everything resolves; questions on the way are answered with yes and the first of each. */
  function settle(t: TestGame): void {
    for (let guard = 0; t.stackSize > 0 || t.asked().ask !== "priority"; guard++) {
      if (guard > 60) throw new Error("this does not settle");
      const asked = t.asked();
      if (asked.ask === "priority") t.pass();
      else if (asked.ask === "confirm") t.yes();
      else if (asked.ask === "choose") t.answer({ ask: "choose", chosen: asked.from.slice(0, Math.max(1, asked.min)) });
      else if (asked.ask === "order") t.answer({ ask: "order", order: asked.items.map((_, i) => i) });
      else throw new Error(`${asked.ask} is asked`);
    }
  }

  scenario("702.85a, 702.85c: each instance of cascade triggers; a card that is not cast goes under", (t) => {
    kit(t);
    t.cards(`Test Storm {3}{R}
      Sorcery
      Cascade
      Cascade
      You gain 1 life.`);
    t.lands(0, "Mountain", 4);
    t.library(0, "Test Bear", "Test Bear");
    t.hand(0, "Test Storm");
    t.to("precombatMain");
    t.cast("Test Storm");
    settle(t);
    expect(t.count(0, "battlefield", "Test Bear")).toBe(2);
  });

  scenario("702.91a-b: battle cry for each instance, not for itself", (t) => {
    kit(t);
    subject(t, "Battle cry\nBattle cry");
    t.battlefield(0, "Test Subject", "Test Bear");
    t.attack("Test Subject", "Test Bear");
    settle(t);
    expect([t.see("Test Subject").power, t.see("Test Bear").power]).toEqual([2, 4]);
  });
});

describe("702.94, 702.99", () => {
  const MIRACLE = `Test Wonder {5}{W}
    Sorcery
    You gain 8 life.
    Miracle {W}`;

  const CIPHER = `Test Whisper {U}
    Sorcery
    Draw a card.
    Cipher`;

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

  scenario("702.88a, 109.5: a spell that somebody else has gained control of was not cast from their hand", (t) => {
    t.cards(`
      Test Echo {0}
      Instant
      You gain 1 life.
      Rebound

      Test Proof {0}
      Instant
      If this spell was cast from your hand, you gain 10 life.

      Test Snatch {0}
      Instant
      Gain control of target spell.`);
    t.hand(0, "Test Echo", "Test Proof");
    t.hand(1, "Test Snatch", "Test Snatch");
    t.to("precombatMain");
    for (const spell of ["Test Echo", "Test Proof"]) {
      t.cast(spell);
      t.pass();
      t.cast("Test Snatch", { targets: [spell] });
      t.resolveAll();
    }
    expect([t.lifeOf(0), t.lifeOf(1), t.count(0, "graveyard")]).toEqual([20, 21, 2]);
  });

  scenario("702.88b: what rebound casts again still has its additional costs, and X is 0", (t) => {
    t.cards(`
      Test Echo {X}
      Instant
      Rebound
      You gain X plus 1 life.`);
    t.battlefield(0, "Plains", "Plains");
    t.hand(0, "Test Echo");
    t.to("precombatMain");
    t.activate("Plains");
    t.activate("Plains");
    t.cast("Test Echo", { x: 2 });
    t.resolve();
    expect(t.lifeOf(0)).toBe(23);
    t.to("upkeep", 3);
    t.resolve();
    t.choose("Test Echo");
    t.resolve();
    expect(t.lifeOf(0)).toBe(24);
    expect(t.count(0, "graveyard", "Test Echo")).toBe(1);
  });

  scenario("702.96c: what is overloaded has no target, so protection from it or hexproof does not matter", (t) => {
    t.cards(`
      Test Storm {0}
      Sorcery
      Destroy target creature you don't control.
      Overload {0}

      Test Knight {0}
      Creature — Knight
      Hexproof
      2/2

      Test Watch {0}
      Enchantment
      Whenever you cast a spell that targets a creature, you gain 5 life.`);
    t.battlefield(1, "Test Knight");
    t.battlefield(0, "Test Watch");
    t.hand(0, "Test Storm");
    t.to("precombatMain");
    expect(t.can("cast", "Test Storm")).toBe(false);
    t.cast("Test Storm", { via: "overload" });
    t.resolve();
    expect(t.count(1, "graveyard", "Test Knight")).toBe(1);
    expect(t.lifeOf(0)).toBe(20);
  });

  scenario("702.96b: for what one word chose, and for all that the same words choose overloaded", (t) => {
    t.cards(`
      Test Parade {0}
      Sorcery
      Choose target creature you control. For each creature chosen this way, create a token that's a copy of it.
      Overload {0}

      Test Bear {0}
      Creature — Bear
      2/2

      Test Ogre {0}
      Creature — Ogre
      3/3`);
    t.battlefield(0, "Test Bear", "Test Ogre");
    t.hand(0, "Test Parade", "Test Parade");
    t.to("precombatMain");
    t.cast("Test Parade", { targets: ["Test Bear"] });
    t.resolve();
    expect([t.count(0, "battlefield", "Test Bear"), t.count(0, "battlefield", "Test Ogre")]).toEqual([2, 1]);
    t.cast("Test Parade", { via: "overload" });
    t.resolve();
    expect([t.count(0, "battlefield", "Test Bear"), t.count(0, "battlefield", "Test Ogre")]).toEqual([4, 2]);
  });

  scenario("702.100c: nothing evolves by a permanent that is no creature any more", (t) => {
    t.cards(`
      Test Slime {0}
      Creature — Ooze
      Evolve
      1/1

      Test Crewed {0}
      Artifact — Vehicle
      Crew 1
      5/5

      Test Bear {0}
      Creature — Bear
      2/2`);
    t.battlefield(0, "Test Slime");
    t.hand(0, "Test Crewed", "Test Bear");
    t.to("precombatMain");
    t.cast("Test Crewed");
    t.resolveAll();
    expect(t.see("Test Slime").power).toBe(1);
    t.cast("Test Bear");
    t.resolveAll();
    expect(t.see("Test Slime").power).toBe(2);
  });

  scenario("702.86b, 702.105b, 702.149b: each instance triggers", (t) => {
    t.cards(`
      Test Spirit {0}
      Creature — Spirit
      Training
      Training
      Dethrone
      Dethrone
      Annihilator 1
      Annihilator 1
      1/1

      Test Ogre {0}
      Creature — Ogre
      5/5`);
    t.battlefield(0, "Test Spirit", "Test Ogre");
    t.battlefield(1, "Plains", "Plains", "Plains");
    t.to("precombatMain");
    t.attack("Test Spirit", "Test Ogre");
    t.order(0, 1, 2, 3, 4, 5);
    while (t.stackSize > 0)
      if (t.asked().ask === "choose") t.choose("Plains");
      else t.pass();
    expect(t.count(1, "battlefield")).toBe(1);
    expect(t.see("Test Spirit").counters).toEqual({ "+1/+1": 4 });
  });

  scenario("702.94b: a card revealed by miracle may be cast as its ability resolves", (t) => {
    t.cards(`
      Test Wonder {5}
      Sorcery
      Miracle {0}
      You gain 5 life.`);
    t.library(0, "Test Wonder");
    t.to("draw", 3);
    t.yes();
    t.resolve();
    t.choose("Test Wonder");
    t.resolve();
    expect(t.lifeOf(0)).toBe(25);
  });
});
