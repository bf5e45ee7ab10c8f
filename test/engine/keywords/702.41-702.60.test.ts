import { describe, expect } from "vitest";
import { fight, kit, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import type { TestGame } from "../../support/testGame.ts";

describe("702.41-702.60", () => {
  scenario("702.41a-b: affinity reduces generic mana only, each instance", (t) => {
    subject(t, "Affinity for artifacts\nAffinity for artifacts", "2/2", "{4}{G}");
    t.cards(`Test Cog {1}
      Artifact`);
    t.battlefield(0, "Test Cog", "Test Cog", "Test Cog", "Forest");
    t.hand(0, "Test Subject");
    t.to("precombatMain");
    t.cast("Test Subject");
    t.resolve();
    expect(t.see("Test Subject").power).toBe(2);
  });

  scenario("702.42a-b: without its entwine cost one mode is chosen", (t) => {
    t.cards(`Test Braid {G}
      Sorcery
      Choose one —
      • You gain 2 life.
      • You gain 5 life.
      Entwine {2}`);
    t.lands(0, "Forest", 1);
    t.hand(0, "Test Braid");
    t.to("precombatMain");
    t.cast("Test Braid", { modes: [1] });
    t.resolve();
    expect(t.lifeOf(0)).toBe(25);
  });

  scenario("702.43a: modular moves what counters it had, those it got later too", (t) => {
    kit(t);
    subject(t, "Modular 1", "0/0", "{2}", "Artifact Creature — Construct");
    t.cards(`Test Golem {3}
      Artifact Creature — Golem
      2/2`);
    t.permanentWith(0, "Test Subject", { counters: { "+1/+1": 3 } });
    t.battlefield(0, "Test Golem", "Swamp");
    t.hand(0, "Test Murder");
    t.to("precombatMain");
    t.cast("Test Murder", { targets: ["Test Subject"] });
    t.resolve();
    t.resolve();
    t.yes();
    expect(t.see("Test Golem").counters["+1/+1"]).toBeGreaterThanOrEqual(3);
  });

  scenario("702.45a-b: bushido when it blocks, each instance", (t) => {
    kit(t);
    subject(t, "Bushido 1\nBushido 2");
    t.battlefield(0, "Test Ogre");
    t.battlefield(1, "Test Subject");
    fight(t, "Test Ogre", "Test Subject");
    if (t.asked().ask === "order") t.order(0, 1);
    t.resolveAll();
    expect(t.see("Test Subject")).toMatchObject({ power: 5, toughness: 5 });
  });

  scenario("702.46a: soulshift finds nothing of a greater mana value", (t) => {
    kit(t);
    subject(t, "Soulshift 2");
    t.cards(`Test Shade {3}{B}
      Creature — Spirit
      1/1`);
    t.battlefield(0, "Test Subject", "Swamp");
    t.graveyard(0, "Test Shade");
    t.hand(0, "Test Murder");
    t.to("precombatMain");
    t.cast("Test Murder", { targets: ["Test Subject"] });
    t.resolve();
    expect(t.stackSize).toBe(0);
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

  scenario("702.49a: ninjutsu needs an unblocked attacker of one's own", (t) => {
    kit(t);
    subject(t, "Ninjutsu {G}");
    t.battlefield(0, "Test Bear", "Forest");
    t.battlefield(1, "Test Ogre");
    t.hand(0, "Test Subject");
    fight(t, "Test Bear", "Test Ogre");
    expect(t.can("activate", "Test Subject")).toBe(false);
  });

  scenario("702.52a-b: dredge is not possible with too few cards in the library", (t) => {
    kit(t);
    subject(t, "Dredge 3");
    t.emptyLibraries();
    t.graveyard(0, "Test Subject");
    t.library(0, "Test Bear", "Test Bear");
    t.battlefield(0, "Island");
    t.hand(0, "Test Insight");
    t.to("precombatMain");
    t.cast("Test Insight");
    t.resolve();
    expect(t.count(0, "hand", "Test Bear")).toBe(1);
  });

  scenario("702.53a: transmute only as a sorcery", (t) => {
    subject(t, "Transmute {1}{U}");
    t.lands(1, "Island", 2);
    t.hand(1, "Test Subject");
    t.to("precombatMain");
    t.pass();
    expect(t.can("activate", "Test Subject")).toBe(false);
  });

  scenario("702.54b: bloodthirst X counts the damage opponents were dealt this turn", (t) => {
    t.cards(`
      Test Raptor {R}
      Creature — Dinosaur
      3/1
      Bloodthirst X`);
    t.lands(0, "Mountain", 2);
    t.hand(0, "Test Raptor", "Test Spark");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: [1] });
    t.resolve();
    t.cast("Test Raptor");
    t.resolve();
    expect(t.see("Test Raptor").power).toBe(5);
  });

  scenario("702.56a: replicated twice there are two copies, each with targets of its own", (t) => {
    t.cards(`Test Bolt {R}
      Instant
      Replicate {R}
      Test Bolt deals 1 damage to target player.`);
    t.lands(0, "Mountain", 3);
    t.hand(0, "Test Bolt");
    t.to("precombatMain");
    t.cast("Test Bolt", { additional: [2], targets: [1] });
    t.resolve();
    while (t.stackSize > 0) {
      if (t.asked().ask === "priority") t.pass();
      else if (t.asked().ask === "confirm") t.no();
      else t.choose(1);
    }
    expect(t.lifeOf(1)).toBe(17);
  });
});

describe("702.47, 702.48", () => {
  const tapped = (t: TestGame): number =>
    t.game.state.battlefield.filter((id) => t.game.state.objects[id]!.tapped).length;

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
});

describe("702.49d: commander ninjutsu", () => {
  const CARDS = `
    Test Shade {3}{U}
    Legendary Creature — Human Ninja
    3/3
    Commander ninjutsu {U}`;

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

describe("702.54", () => {
  const castSubject = (t: TestGame, via?: string): void => {
    t.hand(0, "Test Subject");
    t.to("precombatMain");
    t.cast("Test Subject", via === undefined ? {} : { via });
    t.resolve();
  };

  scenario("702.54a: without damage to an opponent this turn bloodthirst gives nothing", (t) => {
    subject(t, "Bloodthirst 2");
    t.lands(0, "Forest", 2);
    castSubject(t);
    expect(t.see("Test Subject").counters).toEqual({});
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

describe("702.57", () => {
  const FORECAST = `Test Omen {3}{W}
    Sorcery
    Draw two cards.
    Forecast — {W}, Reveal this card from your hand: You gain 2 life.`;

  scenario("702.57a-b: forecast from the hand, in its owner's upkeep, once each turn", (t) => {
    t.cards(FORECAST);
    t.lands(0, "Plains", 3);
    t.hand(0, "Test Omen");
    t.to("upkeep", 1);
    t.activate("Test Omen");
    expect(t.can("activate", "Test Omen")).toBe(false);
    t.resolve();
    expect(t.lifeOf(0)).toBe(22);
    expect(t.count(0, "hand", "Test Omen")).toBe(1);
    t.to("precombatMain");
    expect(t.can("activate", "Test Omen")).toBe(false);
    t.to("upkeep", 3);
    expect(t.can("activate", "Test Omen")).toBe(true);
  });

  scenario("702.57b: not in another player's upkeep", (t) => {
    t.cards(FORECAST);
    t.lands(1, "Plains", 3);
    t.hand(1, "Test Omen");
    t.to("upkeep", 1);
    t.pass();
    expect(t.can("activate", "Test Omen")).toBe(false);
  });
});

describe("702.58", () => {
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

  scenario("702.58a: graft gives no counter it has not", (t) => {
    kit(t);
    subject(t, "Graft 1", "1/1");
    t.battlefield(0, "Test Subject");
    t.lands(0, "Forest", 4);
    t.hand(0, "Test Bear", "Test Bear");
    t.to("precombatMain");
    t.cast("Test Bear");
    t.resolve();
    settle(t);
    expect(t.see("Test Subject").counters).toEqual({});
    t.cast("Test Bear");
    t.resolve();
    expect(t.stackSize).toBe(0);
  });

  scenario("702.54c: each instance of bloodthirst counts", (t) => {
    t.cards(`
  Test Vamp {0}
  Creature — Vampire
  Bloodthirst 1
  Bloodthirst 2
  1/1

  Test Ping {0}
  Sorcery
  Test Ping deals 1 damage to each opponent.`);
    t.hand(0, "Test Vamp", "Test Ping");
    t.to("precombatMain");
    t.cast("Test Ping");
    t.resolve();
    t.cast("Test Vamp");
    t.resolve();
    expect(t.see("Test Vamp").power).toBe(4);
  });

  scenario("702.44d, 702.43b: each instance of sunburst and of modular gives its own counters", (t) => {
    t.cards(`
      Test Burst {3}
      Artifact
      Sunburst
      Sunburst

      Test Worker {0}
      Artifact Creature — Construct
      Modular 1
      Modular 2
      0/0`);
    t.battlefield(0, "Forest", "Island", "Island");
    t.hand(0, "Test Burst", "Test Worker");
    t.to("precombatMain");
    for (const land of ["Forest", "Island", "Island"]) t.activate(land);
    t.cast("Test Burst");
    t.resolve();
    expect(t.see("Test Burst").counters).toEqual({ charge: 4 });
    t.cast("Test Worker");
    t.resolve();
    expect(t.see("Test Worker").counters).toEqual({ "+1/+1": 3 });
  });

  scenario("702.58b: each instance of graft triggers", (t) => {
    t.cards(`
      Test Sprout {0}
      Creature — Plant
      Graft 1
      Graft 2
      0/0

      Test Ally {0}
      Creature — Elf
      1/1`);
    t.hand(0, "Test Sprout", "Test Ally");
    t.to("precombatMain");
    t.cast("Test Sprout");
    t.resolve();
    expect(t.see("Test Sprout").counters).toEqual({ "+1/+1": 3 });
    t.cast("Test Ally");
    t.resolve();
    t.order(0, 1);
    t.resolve();
    t.yes();
    t.resolve();
    t.yes();
    expect(t.see("Test Ally").power).toBe(3);
    expect(t.see("Test Sprout").power).toBe(1);
  });
});
