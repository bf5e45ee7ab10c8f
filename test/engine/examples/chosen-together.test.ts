import { describe, expect } from "vitest";
import { scenario } from "../../support/scenario.ts";

const SLAUGHTER = `
  Test Slaughter {2}{W}
  Sorcery
  Each player chooses any number of creatures they control with total power 4 or less, then sacrifices all other creatures they control.

  Test Giant {5}
  Creature — Giant
  4/4

  Test Cub {1}
  Creature — Bear
  2/2`;

describe("what must be so of all that are chosen at once", () => {
  scenario("608.2d: too much power together is refused, and another choice is made", (t) => {
    t.cards(SLAUGHTER);
    t.battlefield(0, "Test Giant", "Test Cub", "Test Cub");
    t.battlefield(1, "Test Giant");
    t.lands(0, "Plains", 3);
    t.hand(0, "Test Slaughter");
    t.to("precombatMain");
    t.cast("Test Slaughter");
    t.resolve();
    const all = t.ids(0, "battlefield").filter((id) => /Test/.test(t.seeId(id).name));
    expect(t.refused({ ask: "choose", chosen: all })).toMatchObject({ code: "illegal-answer" });
    t.answer({ ask: "choose", chosen: all.filter((id) => t.seeId(id).name === "Test Cub") });
    t.choose("Test Giant");
    expect([t.count(0, "battlefield", "Test Cub"), t.count(0, "battlefield", "Test Giant")]).toEqual([2, 0]);
    expect(t.count(1, "battlefield", "Test Giant")).toBe(1);
  });
});
