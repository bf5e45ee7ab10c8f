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
