import { describe, expect } from "vitest";
import { kit } from "../../../support/kit.ts";
import { scenario } from "../../../support/scenario.ts";
import type { TestGame } from "../../../support/testGame.ts";

function toAttackers(t: TestGame): void {
  if (t.step !== "beginningOfCombat") t.to("beginningOfCombat");
  while (t.asked().ask === "priority") t.pass();
}
const defendersOf = (t: TestGame): unknown => t.asked("attackers").attackers[0]?.defenders;

describe("508.1c: only the nearest opponent in a direction may be attacked", () => {
  for (const [direction, nearest] of [
    ["left", 1],
    ["right", 2],
  ] as const)
    scenario(
      `508.1c: to the ${direction} of three players`,
      (t) => {
        kit(t);
        t.cards(`
          Test Rampart {0}
          Creature — Wall
          As this creature enters, choose left or right.
          Each player may attack only the nearest opponent in the chosen direction and planeswalkers controlled by that opponent.
          1/5`);
        t.battlefield(0, "Test Ogre");
        t.hand(0, "Test Rampart");
        t.to("precombatMain");
        t.cast("Test Rampart");
        t.resolve();
        t.option(direction);
        toAttackers(t);
        expect(defendersOf(t)).toEqual([nearest]);
      },
      { seats: 3 },
    );
});

describe("508.1b-c: a player is one thing to attack, and their planeswalkers are others", () => {
  for (const [whom, hidden] of [
    ["you", false],
    ["you or planeswalkers you control", true],
  ] as const)
    scenario(`508.1c: "can't attack ${whom}"`, (t) => {
      kit(t);
      t.cards(`
        Test Archon {0}
        Creature — Archon
        Creatures can't attack ${whom}.
        5/6

        Test Walker {0}
        Planeswalker — Mage
        +1: You gain 1 life.
        Loyalty 3`);
      t.battlefield(0, "Test Ogre");
      t.battlefield(1, "Test Archon", "Test Walker");
      t.to("beginningOfCombat");
      t.pass();
      t.pass();
      if (hidden) expect(t.asked().ask).toBe("priority");
      else expect(defendersOf(t)).toEqual(t.ids(1, "battlefield", "Test Walker"));
    });
});

describe("702.3b, 508: whom a player attacked in their last turn is remembered", () => {
  scenario("702.3b: it may attack those who did as though it didn't have defender, and nobody else", (t) => {
    kit(t);
    t.cards(`
      Test Sentinel {0}
      Artifact Creature — Wall
      Defender, vigilance
      This creature can attack players who attacked you during their last turn as though it didn't have defender.
      5/5`);
    t.battlefield(0, "Test Ogre");
    t.battlefield(1, "Test Sentinel");
    t.attack("Test Ogre");
    t.to("beginningOfCombat", 2);
    toAttackers(t);
    expect(defendersOf(t)).toEqual([0]);
    t.attack("Test Sentinel");
    // In the third turn nobody attacks, which is then the last.
    t.to("endOfCombat", 4);
    expect(t.game.state.combat?.attackers ?? []).toEqual([]);
  });
});
