import { describe, expect } from "vitest";
import { scenario } from "../../../support/scenario.ts";

/** What "it", "that card" and "their" mean as an instruction is followed, by what was done before (608.2c, 608.2h). */

describe("608.2c: whose choice it is", () => {
  const CARDS = `
  Marsh Hound {0}
  Creature — Dog
  2/2

  Chosen For You {0}
  Sorcery
  Put target creature card from a graveyard on your choice of the top or bottom of its owner's library.

  Chosen By Them {0}
  Sorcery
  Target creature's owner puts it on their choice of the top or bottom of their library.`;

  scenario("608.2c: 'your choice of the top or bottom' is the spell's controller's, whoever owns the card", (t) => {
    t.cards(CARDS);
    t.graveyard(1, "Marsh Hound");
    t.library(1, "Forest");
    t.hand(0, "Chosen For You");
    t.to("precombatMain");
    t.cast("Chosen For You", { targets: ["Marsh Hound"] });
    t.pass(2);
    expect(t.asked()).toMatchObject({ player: 0, ask: "option" });
    t.option("bottom");
    expect(t.count(1, "library", "Marsh Hound")).toBe(1);
  });

  scenario("608.2c: 'their choice' is the owner's", (t) => {
    t.cards(CARDS);
    t.battlefield(1, "Marsh Hound");
    t.hand(0, "Chosen By Them");
    t.to("precombatMain");
    t.cast("Chosen By Them", { targets: ["Marsh Hound"] });
    t.pass(2);
    expect(t.asked()).toMatchObject({ player: 1, ask: "option" });
    t.option("top");
    expect(t.count(1, "library", "Marsh Hound")).toBe(1);
  });
});

describe("608.2c: 'instead'", () => {
  scenario("608.2c: the spell that deals damage to each creature deals it instead, not each of them", (t) => {
    t.cards(`
  Marsh Hound {0}
  Creature — Dog
  Lifelink
  2/2

  Kindle Dusk {0}
  Sorcery
  Kicker {1}
  Kindle Dusk deals 1 damage to each creature. If this spell was kicked, it deals 2 damage to each creature instead.`);
    t.battlefield(1, "Marsh Hound");
    t.lands(0, "Mountain", 1);
    t.hand(0, "Kindle Dusk");
    t.to("precombatMain");
    t.cast("Kindle Dusk", { additional: [true] });
    t.resolve();
    expect([t.count(1, "graveyard", "Marsh Hound"), t.lifeOf(1)]).toEqual([1, 20]);
  });
});
