import { describe, expect } from "vitest";
import { scenario } from "../../../support/scenario.ts";

/** 506.5: what is attacking or blocking alone, looked back at as well (603.10a). */

const CARDS = `
  Test Witness {0}
  Enchantment
  Whenever another creature dies, if it was attacking or blocking alone, you gain 5 life.

  Test Wolf {0}
  Creature — Wolf
  2/2

  Test Cub {0}
  Creature — Wolf
  1/1

  Test Wall {0}
  Creature — Wall
  4/4

  Test Rampart {0}
  Creature — Wall
  4/4`;
describe("506.5: alone", () => {
  scenario("506.5, 603.10a: one that attacked alone was alone as it died", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Witness", "Test Wolf");
    t.battlefield(1, "Test Wall");
    t.to("declareAttackers");
    t.attack("Test Wolf");
    t.to("declareBlockers");
    t.block(["Test Wall", "Test Wolf"]);
    t.to("postcombatMain");
    expect([t.count(0, "graveyard", "Test Wolf"), t.lifeOf(0)]).toEqual([1, 25]);
  });

  scenario("506.5, 704.7: of two that attacked and died at the same time neither was", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Witness", "Test Wolf", "Test Cub");
    t.battlefield(1, "Test Wall", "Test Rampart");
    t.to("declareAttackers");
    t.attack("Test Wolf", "Test Cub");
    t.to("declareBlockers");
    t.block(["Test Wall", "Test Wolf"], ["Test Rampart", "Test Cub"]);
    t.to("postcombatMain");
    expect([t.count(0, "graveyard"), t.lifeOf(0)]).toEqual([2, 20]);
  });

  scenario("506.5: one that blocked alone was alone, though two attacked", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Wall", "Test Rampart");
    t.battlefield(1, "Test Witness", "Test Cub");
    t.to("declareAttackers");
    t.attack("Test Wall", "Test Rampart");
    t.to("declareBlockers");
    t.block(["Test Cub", "Test Wall"]);
    t.to("postcombatMain");
    expect([t.count(1, "graveyard", "Test Cub"), t.lifeOf(1)]).toEqual([1, 21]);
  });
});
