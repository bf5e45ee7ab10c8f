import { describe, expect } from "vitest";
import { scenario } from "../../../support/scenario.ts";

const GROVE = `
  Grove Elder {0}
  Creature — Druid
  2/2
  Tap an untapped Druid you control: Add {G}.

  Grove Adept {0}
  Creature — Druid
  1/1
  {T}: Add {W}.

  Grove Novice {0}
  Creature — Druid
  1/1

  Test Titan {G}{G}{G}
  Creature — Giant
  6/6

  Test Banner {G}{G}{W}
  Creature — Giant
  4/4`;

describe("605.3: mana abilities whose cost takes something else each time", () => {
  scenario("605.3a, 601.2g: such an ability is used as often as there is something to tap, for one cost", (t) => {
    t.cards(GROVE);
    t.battlefield(0, "Grove Elder", "Grove Novice", "Grove Novice");
    t.hand(0, "Test Titan");
    t.to("precombatMain");
    t.cast("Test Titan");
    while (t.asked().ask === "choose") t.choose(t.asked("choose").from[0]!);
    t.resolve();
    expect(t.count(0, "battlefield", "Test Titan")).toBe(1);
  });

  scenario("601.2g: what makes mana itself is not tapped for another ability where it is needed", (t) => {
    t.cards(GROVE);
    t.battlefield(0, "Grove Adept", "Grove Elder", "Grove Novice");
    t.hand(0, "Test Banner");
    t.to("precombatMain");
    expect(t.can("cast", "Test Banner")).toBe(true);
  });

  scenario("601.2g: nothing is tapped twice", (t) => {
    t.cards(GROVE);
    t.battlefield(0, "Grove Elder", "Grove Novice");
    t.hand(0, "Test Titan");
    t.to("precombatMain");
    expect(t.can("cast", "Test Titan")).toBe(false);
  });

  scenario("605.3a: creatures are sacrificed one after another for what one cost needs", (t) => {
    t.cards(`
  Bone Altar {0}
  Artifact
  Sacrifice a creature: Add {C}{C}.

  Test Colossus {4}
  Artifact Creature — Golem
  5/5`);
    t.battlefield(0, "Bone Altar", "Test Cub", "Test Ox");
    t.hand(0, "Test Colossus");
    t.to("precombatMain");
    t.cast("Test Colossus");
    while (t.asked().ask === "choose") t.choose(t.asked("choose").from[0]!);
    t.resolve();
    expect([t.count(0, "battlefield", "Test Colossus"), t.count(0, "graveyard")]).toEqual([1, 2]);
  });
});
