import { describe, expect } from "vitest";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";

const CARDS = `
  Test Recruiter {0}
  Creature — Human
  When this creature enters, recruit.
  1/1

  Test Saga Teller {0}
  Creature — Dwarf
  Storied
  As long as you have an enduring story, creatures you control get +1/+1.
  2/2

  Test Relic {0}
  Artifact

  Test Heirloom {0}
  Legendary Artifact

  Test Melt {0}
  Sorcery
  Destroy all artifacts.`;

describe("recruit", () => {
  scenario("701.9: who discards a nonland card creates a Human Soldier", (t) => {
    kit(t);
    t.cards(CARDS);
    t.hand(0, "Test Recruiter", "Test Bear");
    t.to("precombatMain");
    t.cast("Test Recruiter");
    t.resolve();
    t.pass(2);
    t.choose("Test Bear");
    expect(t.count(0, "battlefield", "Human Soldier Token")).toBe(1);
  });

  scenario("701.9: who discards a land does not", (t) => {
    kit(t);
    t.cards(CARDS);
    t.hand(0, "Test Recruiter", "Forest");
    t.to("precombatMain");
    t.cast("Test Recruiter");
    t.resolve();
    t.pass(2);
    t.choose("Forest");
    expect([t.count(0, "battlefield", "Human Soldier Token"), t.count(0, "graveyard", "Forest")]).toEqual([0, 1]);
  });
});

describe("storied", () => {
  scenario("205.4: with three artifacts, legendaries and Sagas, each counted once, for the rest of the game", (t) => {
    kit(t);
    t.cards(CARDS);
    t.battlefield(0, "Test Saga Teller", "Test Relic", "Test Heirloom");
    t.battlefield(1, "Test Relic");
    t.hand(0, "Test Relic", "Test Melt");
    t.to("precombatMain");
    expect(t.see("Test Saga Teller").power).toBe(2);
    t.cast("Test Relic");
    settle(t);
    expect(t.see("Test Saga Teller").power).toBe(3);
    t.cast("Test Melt");
    settle(t);
    expect([t.see("Test Saga Teller").power, t.game.state.players[0]!.enduringStory]).toEqual([3, true]);
  });
});
