import { describe, expect } from "vitest";
import { scenario } from "../../support/scenario.ts";

/** Each thing with a condition of its own, and what must be so of several together; the cards are our own. */

const BEARS = `
      Test Bear {0}
      Creature — Bear
      2/2

      Test Wall {0}
      Creature — Wall
      1/5

      Test Imp {0}
      Creature — Imp
      1/1`;

describe("what is said of one thing, each with a condition of its own", () => {
  for (const [lands, keywords] of [
    [["Mountain"], ["trample"]],
    [["Plains"], ["vigilance"]],
    [
      ["Mountain", "Plains"],
      ["trample", "vigilance"],
    ],
    [["Island"], []],
  ] as const)
    scenario(`611.3a: ${lands.join(" and ")}: ${keywords.join(" and ") || "neither"}`, (t) => {
      t.cards(`
      Test Blade {0}
      Creature — Bear
      This creature has trample as long as you control a Mountain and vigilance as long as you control a Plains.
      2/2`);
      t.battlefield(0, "Test Blade", ...lands);
      t.to("precombatMain");
      for (const keyword of ["trample", "vigilance"] as const)
        expect(t.see("Test Blade").keywords.includes(keyword)).toBe((keywords as readonly string[]).includes(keyword));
    });
});

describe("what must be so of several together", () => {
  scenario("208.4, 701.7: power and toughness together", (t) => {
    t.cards(`${BEARS}

      Test Cut {0}
      Instant
      Destroy target creature with total power and toughness 5 or less.`);
    t.battlefield(1, "Test Bear", "Test Wall");
    t.hand(0, "Test Cut");
    t.to("precombatMain");
    t.cast("Test Cut");
    t.resolve();
    expect(t.count(1, "graveyard", "Test Bear")).toBe(1);
    expect(t.count(1, "battlefield", "Test Wall")).toBe(1);
  });

  scenario("701.19a: cards with so much mana value in total are searched for", (t) => {
    t.cards(`
      Test Two {2}
      Creature — Bear
      2/2

      Test Three {3}
      Creature — Bear
      3/3

      Test Hulk {0}
      Sorcery
      Search your library for any number of creature cards with total mana value 5 or less, put them onto the battlefield, then shuffle.`);
    t.library(0, "Test Two", "Test Three", "Test Three");
    t.hand(0, "Test Hulk");
    t.to("precombatMain");
    t.cast("Test Hulk");
    t.resolve();
    const { from } = t.asked("choose");
    expect(t.refused({ ask: "choose", chosen: from }).rule).toBe("701.19a");
    t.answer({ ask: "choose", chosen: from.filter((id) => t.nameOf(id) === "Test Three").slice(0, 1) });
    expect(t.count(0, "battlefield", "Test Three")).toBe(1);
  });

  scenario("702.82c: of artifacts, where it devours those", (t) => {
    t.cards(`${BEARS}

      Test Rust {0}
      Artifact

      Test Goat {0}
      Creature — Goat
      Devour artifact 2
      1/1`);
    t.battlefield(0, "Test Bear", "Test Rust");
    t.hand(0, "Test Goat");
    t.to("precombatMain");
    t.cast("Test Goat");
    t.resolve();
    t.yes();
    const { from } = t.asked("choose");
    expect(from.map((id) => t.nameOf(id))).toEqual(["Test Rust"]);
    t.choose("Test Rust");
    expect(t.see("Test Goat").counters).toEqual({ "+1/+1": 2 });
  });

  scenario("702.63b: vanishing without a number brings no counters", (t) => {
    t.cards(`
      Test Tide {0}
      Creature — Elemental
      This creature enters with a time counter on it for each Island you control.
      Vanishing
      3/3`);
    t.battlefield(0, "Island");
    t.hand(0, "Test Tide");
    t.to("precombatMain");
    t.cast("Test Tide");
    t.resolve();
    expect(t.see("Test Tide").counters).toEqual({ time: 1 });
    t.to("upkeep", 3);
    t.resolveAll();
    expect(t.count(0, "graveyard", "Test Tide")).toBe(1);
  });

  scenario("702.44c: modular by the colors of mana spent", (t) => {
    t.cards(`
      Test Wanderer {2}
      Artifact Creature — Golem
      Modular—Sunburst
      0/0`);
    t.battlefield(0, "Island", "Forest");
    t.hand(0, "Test Wanderer");
    t.to("precombatMain");
    t.cast("Test Wanderer");
    t.resolve();
    expect(t.see("Test Wanderer").counters).toEqual({ "+1/+1": 2 });
  });
});

describe("what spells cost and cannot be", () => {
  for (const aimed of ["Test Bear", "Test Drake"])
    scenario(
      `601.2f: to target ${aimed === "Test Bear" ? "it costs life besides" : "another costs nothing more"}`,
      (t) => {
        t.cards(`
      Test Drake {0}
      Creature — Drake
      2/2

      Test Bear {0}
      Creature — Bear
      Spells your opponents cast that target this creature cost an additional 3 life to cast.
      2/2

      Test Bolt {0}
      Instant
      Destroy target creature.`);
        t.battlefield(1, "Test Bear", "Test Drake");
        t.hand(0, "Test Bolt");
        t.to("precombatMain");
        t.cast("Test Bolt", { targets: [aimed] });
        expect(t.lifeOf(0)).toBe(aimed === "Test Bear" ? 17 : 20);
      },
    );

  scenario("611.2c: a spell that is told to be uncounterable", (t) => {
    t.cards(`
      Test Bear {0}
      Creature — Bear
      2/2

      Test Guard {0}
      Instant
      Target spell can't be countered.

      Test No {0}
      Instant
      Counter target spell.`);
    t.hand(0, "Test Bear", "Test Guard", "Test No");
    t.to("precombatMain");
    t.cast("Test Bear");
    t.cast("Test Guard");
    t.resolve();
    t.cast("Test No");
    t.resolveAll();
    expect(t.count(0, "battlefield", "Test Bear")).toBe(1);
  });

  for (const attacks of [true, false])
    scenario(`603.7: destroyed at the next end step ${attacks ? "as it attacked" : "only if it attacked"}`, (t) => {
      t.cards(`
      Test Bear {0}
      Creature — Bear
      2/2

      Test Rage {0}
      Instant
      Target creature gets +2/+0 until end of turn. At the beginning of the next end step, destroy that creature if it attacked this turn.`);
      t.battlefield(0, "Test Bear");
      t.hand(0, "Test Rage");
      t.to("precombatMain");
      t.cast("Test Rage");
      t.resolve();
      if (attacks) {
        t.to("declareAttackers");
        t.attack("Test Bear");
      }
      t.to("end");
      t.resolveAll();
      expect(t.count(0, "graveyard", "Test Bear")).toBe(attacks ? 1 : 0);
    });
});
