import { describe, expect } from "vitest";
import { scenario } from "../../support/scenario.ts";

const SLOGGER = `
  Test Slogger {3}
  Creature — Beast
  Exile the top two cards of your library: You gain 2 life.
  4/5`;

describe("cards exiled from the top of the library as a cost", () => {
  scenario("118.3: only who has so many can pay it", (t) => {
    t.cards(SLOGGER);
    t.emptyLibraries();
    t.library(0, "Plains", "Island", "Forest");
    t.library(1, "Plains", "Plains", "Plains");
    t.battlefield(0, "Test Slogger");
    t.to("precombatMain");
    t.activate("Test Slogger");
    expect([t.count(0, "library"), t.count(0, "exile"), t.count(0, "graveyard")]).toEqual([1, 2, 0]);
    t.resolve();
    expect(t.lifeOf(0)).toBe(22);
    expect(t.can("activate", "Test Slogger")).toBe(false);
  });
});
