import { describe, expect } from "vitest";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";
import type { TestGame } from "../../support/testGame.ts";

describe("702.134: mentor", () => {
  scenario("702.134c: who mentors whom is known once the ability resolves", (t) => {
    kit(t);
    t.cards(`
      Test Teacher {0}
      Creature — Human
      Mentor
      Whenever this creature mentors a creature, that creature gains lifelink until end of turn.
      3/3`);
    t.battlefield(0, "Test Teacher", "Test Bear");
    t.attack("Test Teacher", "Test Bear");
    t.resolve();
    expect(t.see("Test Bear").keywords).toEqual([]);
    t.resolve();
    expect(t.see("Test Bear")).toMatchObject({ power: 3, keywords: ["lifelink"] });
  });
});

describe("702.167: craft", () => {
  function crafted(t: TestGame, text: string): void {
    kit(t);
    t.cards(`
      Test Lattice {0}
      Artifact
      Craft with one or more creatures {0}
      // transform
      Test Idol
      Artifact Creature — Golem
      ${text}
      */4
      Color indicator: red`);
    t.battlefield(0, "Test Lattice", "Test Ogre");
    t.graveyard(0, "Test Bear");
    t.to("precombatMain");
    t.activate("Test Lattice");
    t.choose("Test Ogre", "Test Bear");
    settle(t);
  }

  scenario("702.167c: it knows the cards that were exiled to craft it", (t) => {
    crafted(t, "Test Idol's power is equal to the total power of the exiled cards used to craft it.");
    expect(t.see("Test Idol").power).toBe(6);
  });

  scenario("702.167c: one of them may be put onto the battlefield, and is no longer among them", (t) => {
    crafted(
      t,
      `Test Idol's power is equal to the total power of the exiled cards used to craft it.
      {0}: You may put an exiled creature card used to craft Test Idol onto the battlefield.`,
    );
    t.activate("Test Idol");
    t.resolve();
    t.yes();
    t.choose("Test Ogre");
    settle(t);
    expect([t.count(0, "battlefield", "Test Ogre"), t.see("Test Idol").power]).toEqual([1, 2]);
  });
});

describe("702.142: boast, and exhaust", () => {
  scenario("702.142b: a creature boasts as its boast ability is activated, and another ability is no boast", (t) => {
    kit(t);
    t.cards(`
      Test Skald {0}
      Creature — Human
      Boast — {0}: You lose 1 life.
      {0}: You lose 2 life.
      3/3

      Test Horn {0}
      Artifact
      Whenever a creature you control boasts, you gain 10 life.`);
    t.battlefield(0, "Test Skald", "Test Horn");
    t.attack("Test Skald");
    t.activate("Test Skald", { ability: 1 });
    settle(t);
    expect(t.lifeOf(0)).toBe(18);
    t.activate("Test Skald", { ability: 0 });
    settle(t);
    expect(t.lifeOf(0)).toBe(27);
  });

  scenario("602.2: what triggers on exhaust abilities triggers on no others, and copies the one it is about", (t) => {
    kit(t);
    t.cards(`
      Test Wagon {0}
      Creature — Beast
      Exhaust — {0}: You gain 1 life.
      {0}: You lose 2 life.
      3/3

      Test Hive {0}
      Enchantment
      Whenever you activate an exhaust ability, you gain 10 life.

      Test Engine {0}
      Artifact
      {0}: When you next activate an exhaust ability that isn't a mana ability this turn, copy it. You may choose new targets for the copy.`);
    t.battlefield(0, "Test Wagon", "Test Hive", "Test Engine");
    t.to("precombatMain");
    t.activate("Test Engine");
    settle(t);
    t.activate("Test Wagon", { ability: 1 });
    settle(t);
    expect(t.lifeOf(0)).toBe(18);
    t.activate("Test Wagon", { ability: 0 });
    settle(t);
    expect(t.lifeOf(0)).toBe(30);
  });
});

describe("702: a number that is worked out as the ability resolves", () => {
  scenario("608.2h: mobilize X, where X is", (t) => {
    kit(t);
    t.cards(`
      Test Captain {0}
      Creature — Human
      Mobilize X, where X is the number of creature cards in your graveyard.
      3/3`);
    t.battlefield(0, "Test Captain");
    t.graveyard(0, "Test Bear", "Test Ogre");
    t.attack("Test Captain");
    settle(t);
    expect(t.count(0, "battlefield")).toBe(3);
  });
});
