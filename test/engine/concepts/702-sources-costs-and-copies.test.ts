import { describe, expect } from "vitest";
import { creature, kit, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";

describe("702: damage from sources that are elsewhere", () => {
  scenario("702.90e, 702.90f: infect counts wherever its source is by then", (t) => {
    kit(t);
    subject(t, "Infect\nSacrifice this creature: It deals 2 damage to any target.");
    t.battlefield(0, "Test Subject", "Test Subject");
    t.battlefield(1, "Test Ogre");
    t.to("precombatMain");
    t.activate("Test Subject", { targets: [1] });
    settle(t);
    expect([t.lifeOf(1), t.countersOf(1)]).toEqual([20, { poison: 2 }]);
    t.activate("Test Subject", { targets: ["Test Ogre"] });
    settle(t);
    expect(t.see("Test Ogre").counters).toEqual({ "-1/-1": 2 });
  });

  scenario("702.164a, 702.164b: toxic is of a number, and several add up", (t) => {
    kit(t);
    subject(t, "Toxic 1\nToxic 2");
    t.battlefield(0, "Test Subject");
    t.attack("Test Subject");
    t.to("postcombatMain");
    expect([t.lifeOf(1), t.countersOf(1)]).toEqual([18, { poison: 3 }]);
  });
});

describe("702: costs", () => {
  scenario("702.66b: delve applies to the total cost, what was added to it too", (t) => {
    kit(t);
    t.cards(`
      Test Digger {2}
      Sorcery
      Delve
      You gain 1 life.

      Test Toll {0}
      Enchantment
      Spells cost {1} more to cast.`);
    t.battlefield(1, "Test Toll");
    t.graveyard(0, "Test Bear", "Test Bear", "Test Bear");
    t.hand(0, "Test Digger");
    t.to("precombatMain");
    t.cast("Test Digger");
    if (t.asked().ask === "choose") t.choose("Test Bear", "Test Bear", "Test Bear");
    settle(t);
    expect([t.lifeOf(0), t.count(0, "exile")]).toEqual([21, 3]);
  });

  scenario("702.1a: 'equip costs' are what is paid for equip abilities, and no other", (t) => {
    kit(t);
    t.cards(`
      Test Blade {0}
      Artifact — Equipment
      Equipped creature gets +2/+0.
      {3}: You gain 1 life.
      Equip {3}

      Test Rack {0}
      Artifact
      Equip costs you pay cost {3} less.`);
    t.battlefield(0, "Test Blade", "Test Rack", "Test Bear");
    t.to("precombatMain");
    const abilities = t.asked("priority").actions.filter(({ act }) => act === "activate");
    expect(abilities).toHaveLength(1);
    t.answer({ ask: "priority", action: abilities[0]! });
    settle(t);
    expect([t.see("Test Bear").power, t.lifeOf(0)]).toEqual([4, 20]);
  });

  scenario("702.143b: foretelling is a special action, which nobody can respond to", (t) => {
    kit(t);
    creature(t, "Test Seer", "Foretell {1}", "2/2", "{4}");
    t.lands(0, "Island", 2);
    t.hand(0, "Test Seer");
    t.to("precombatMain");
    t.special("foretell");
    expect([t.stackSize, t.count(0, "exile"), t.asked().player]).toEqual([0, 1, 0]);
  });

  scenario("701.57c: whether evidence was collected is known to the spell it was collected for", (t) => {
    kit(t);
    t.cards(`
      Test Case {0}
      Sorcery
      As an additional cost to cast this spell, you may collect evidence 2.
      You gain 1 life. If evidence was collected, you gain 5 life instead.`);
    t.graveyard(0, "Test Bear");
    t.hand(0, "Test Case", "Test Case");
    t.to("precombatMain");
    t.cast("Test Case", { additional: [true] });
    if (t.asked().ask === "choose") t.choose("Test Bear");
    settle(t);
    expect(t.lifeOf(0)).toBe(25);
    t.cast("Test Case");
    settle(t);
    expect(t.lifeOf(0)).toBe(26);
  });
});

describe("709.3c, 707.12: a copy of a split card that may be cast", () => {
  scenario("709.3c: either half of the copy is cast, as of the card", (t) => {
    kit(t);
    t.cards(`
      Test Flame {R}
      Instant
      You gain 1 life.
      // split
      Test Frost {U}
      Instant
      You gain 10 life.

      Test Scepter {0}
      Artifact
      Imprint — When this artifact enters, you may exile an instant card with mana value 2 or less from your hand.
      {T}: You may copy the exiled card. If you do, you may cast the copy without paying its mana cost.`);
    t.hand(0, "Test Scepter", "Test Flame // Test Frost");
    t.to("precombatMain");
    t.cast("Test Scepter");
    settle(t);
    expect(t.count(0, "exile")).toBe(1);
    t.activate("Test Scepter");
    t.resolve();
    for (let guard = 0; guard < 6 && t.asked().ask !== "priority"; guard++) {
      const asked = t.asked();
      if (asked.ask === "confirm") t.yes();
      else if (asked.ask === "option")
        t.answer({ ask: "option", chosen: [asked.options.findIndex((one) => one.includes("Test Frost"))] });
      else if (asked.ask === "choose") t.answer({ ask: "choose", chosen: t.asked("choose").from.slice(0, 1) });
    }
    settle(t);
    expect(t.lifeOf(0)).toBe(30);
  });
});

describe("711, 714: levels and chapters", () => {
  scenario("711.2, 711.4: what a level gives is there while it has so many counters; level up always", (t) => {
    t.cards(`
      Test Guide {1}
      Creature — Human
      Level up {0}
      1/1
      LEVEL 1-2
      4/4
      LEVEL 3+
      6/6
      Flying`);
    t.battlefield(0, "Test Guide");
    t.to("precombatMain");
    const seen: unknown[] = [];
    for (let level = 0; level < 4; level++) {
      const { power, keywords } = t.see("Test Guide");
      seen.push([power, keywords.includes("flying")]);
      t.activate("Test Guide");
      settle(t);
    }
    expect(seen).toEqual([
      [1, false],
      [4, false],
      [4, false],
      [6, true],
    ]);
    expect(t.see("Test Guide").counters).toEqual({ level: 4 });
  });

  scenario("714.2e, 714.4: after its final chapter ability has left the stack a Saga is sacrificed", (t) => {
    t.cards(`
      Test Tale {0}
      Enchantment — Saga
      I — You gain 1 life.
      II — You gain 2 life.`);
    t.hand(0, "Test Tale");
    t.to("precombatMain");
    t.cast("Test Tale");
    settle(t);
    expect(t.count(0, "battlefield")).toBe(1);
    t.to("precombatMain", 3);
    expect([t.stackSize, t.count(0, "battlefield")]).toEqual([1, 1]);
    settle(t);
    expect([t.lifeOf(0), t.count(0, "graveyard")]).toEqual([23, 1]);
  });
});

describe("724.3: a game that is restarted", () => {
  scenario("724.3, 704.5b: who has fewer than seven cards loses as the first upkeep begins", (t) => {
    t.cards(`
      Test Reset {0}
      Artifact
      When this artifact enters, exile target card from a graveyard.
      {0}: Restart the game, leaving in exile all non-Aura permanent cards exiled with this artifact. Then put those cards onto the battlefield under your control.`);
    t.emptyLibraries();
    t.library(0, ...Array.from({ length: 8 }, () => "Plains"));
    t.library(1, "Plains", "Plains");
    t.battlefield(0, "Test Reset");
    t.to("precombatMain");
    t.activate("Test Reset");
    t.resolve();
    for (let guard = 0; guard < 10 && !t.over; guard++) {
      const asked = t.asked();
      if (asked.ask === "confirm") t.no();
      else if (asked.ask === "priority") t.pass();
      else if (asked.ask === "choose") t.answer({ ask: "choose", chosen: t.asked("choose").from.slice(0, asked.min) });
    }
    expect(t.winners).toEqual([0]);
  });
});

describe("701.19c: a search for what is not defined", () => {
  scenario("701.19c: finds nothing, and the library is shuffled", (t) => {
    kit(t);
    t.cards(`
      Test Seek {0}
      Sorcery
      Search your library for a card with the same name as target creature, put it into your hand, then shuffle.`);
    creature(t, "Test Spy", "Morph {9}", "4/4", "{4}{G}");
    t.lands(0, "Island", 3);
    t.library(0, "Test Bear");
    t.hand(0, "Test Spy", "Test Seek");
    t.to("precombatMain");
    t.cast("Test Spy", { via: "morph" });
    t.resolve();
    t.cast("Test Seek");
    settle(t);
    expect(t.count(0, "hand")).toBe(0);
  });
});

describe("712.15, 708.2: double-faced cards face down", () => {
  scenario("712.15: manifested one is a 2/2, does not transform, and turns up as its front", (t) => {
    t.cards(`
      Test Pupil {1}
      Creature — Human
      1/1
      // transform
      Test Master
      Creature — Human
      5/5
      Color indicator: red

      Test Omen {0}
      Sorcery
      Manifest the top card of your library.

      Test Turning {0}
      Instant
      Transform target creature.`);
    t.library(0, "Test Pupil");
    t.lands(0, "Plains", 1);
    t.hand(0, "Test Omen", "Test Turning");
    t.to("precombatMain");
    t.cast("Test Omen");
    t.resolve();
    const [down] = t.ids(0, "battlefield", "");
    t.cast("Test Turning");
    t.resolve();
    expect(t.seeId(down!)).toMatchObject({ name: "", power: 2, toughness: 2 });
    t.special("turnFaceUp");
    expect(t.seeId(down!)).toMatchObject({ name: "Test Pupil", power: 1 });
  });
});

describe("702.1d, 702.26p, 702.60b: with a keyword, and with two of it", () => {
  scenario("702.1d: what has flying is a creature with flying, printed or given", (t) => {
    kit(t);
    t.cards(`
      Test Wind {0}
      Sorcery
      Destroy all creatures with flying.

      Test Lift {0}
      Instant
      Target creature gains flying until end of turn.`);
    creature(t, "Test Bat", "Flying", "1/1", "{0}");
    t.battlefield(1, "Test Bat", "Test Bear", "Test Ogre");
    t.hand(0, "Test Wind", "Test Lift");
    t.to("precombatMain");
    t.cast("Test Lift", { targets: ["Test Ogre"] });
    t.resolve();
    t.cast("Test Wind");
    t.resolve();
    expect(t.ids(1, "battlefield").map((id) => t.nameOf(id))).toEqual(["Test Bear"]);
  });

  scenario("702.26p: phasing twice is phasing once", (t) => {
    subject(t, "Phasing\nPhasing");
    t.battlefield(0, "Test Subject");
    t.to("precombatMain");
    expect(t.game.state.battlefield.map((id) => t.game.state.objects[id]!.phasedOut !== undefined)).toEqual([true]);
    t.to("precombatMain", 3);
    expect(t.see("Test Subject").power).toBe(2);
  });

  scenario("702.60b: each ripple triggers", (t) => {
    t.cards(`
      Test Ripple {0}
      Sorcery
      Ripple 1
      Ripple 1
      You gain 1 life.`);
    t.library(0, "Test Ripple", "Plains");
    t.hand(0, "Test Ripple");
    t.to("precombatMain");
    t.cast("Test Ripple");
    settle(t);
    expect(t.lifeOf(0)).toBe(22);
  });
});
