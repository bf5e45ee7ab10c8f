import { describe, expect } from "vitest";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";

describe("700.8: parties", () => {
  scenario("700.8d: each player keeps up to one creature for each role, and sacrifices the other creatures", (t) => {
    t.cards(`
      Test Stick {0}
      Sorcery
      Each player chooses a party from among creatures they control, then sacrifices the rest.

      Test Priest {0}
      Creature — Human Cleric
      1/1

      Test Thief {0}
      Creature — Human Rogue
      1/1`);
    t.battlefield(0, "Test Priest", "Test Priest", "Test Cub", "Test Thief");
    t.battlefield(1, "Test Cub", "Test Thief");
    t.hand(0, "Test Stick");
    t.to("precombatMain");
    t.cast("Test Stick");
    t.resolve();
    t.choose("Test Priest");
    t.choose();
    t.choose("Test Thief");
    settle(t);
    expect(t.ids(0, "battlefield").map((id) => t.nameOf(id))).toEqual(["Test Priest"]);
    expect(t.ids(1, "battlefield").map((id) => t.nameOf(id))).toEqual(["Test Thief"]);
  });

  scenario("700.8, 700.8a: what is no creature is in no party, whatever its subtypes", (t) => {
    t.cards(`
      Test Guild {0}
      Kindred Artifact — Rogue
      {T}: Add {C}.

      Test Count {0}
      Sorcery
      You gain 1 life for each creature in your party.

      Test Priest {0}
      Creature — Human Cleric
      1/1`);
    t.battlefield(0, "Test Guild", "Test Priest");
    t.hand(0, "Test Count");
    t.to("precombatMain");
    t.cast("Test Count");
    t.resolve();
    expect(t.lifeOf(0)).toBe(21);
  });
});
