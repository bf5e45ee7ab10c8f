import { describe, expect } from "vitest";
import { scenario } from "../support/scenario.ts";

/** Rarer events, conditions and amounts, read and played. */
describe("what happens to objects", () => {
  scenario("701.38b, 508.1d: a creature is goaded as long as an effect says so, by that effect's controller", (t) => {
    t.cards(`
      Test Taunt {0}
      Enchantment — Aura
      Enchant creature
      Enchanted creature gets +1/+1 and is goaded.

      Test Judge {0}
      Enchantment
      Goaded creatures have trample.`);
    t.battlefield(0, "Test Bear", "Test Judge");
    t.permanentWith(0, "Test Taunt", { attachedTo: 0 });
    expect(t.see("Test Bear")).toMatchObject({ power: 3 });
    expect(t.see("Test Bear").keywords).toContain("trample");
    t.to("declareAttackers");
    expect(t.refused({ ask: "attackers", attacks: [] }).rule).toBe("508.1d");
  });

  scenario("701.12: a creature that fights triggers what looks for it", (t) => {
    t.cards(`
      Test Brawl {0}
      Sorcery
      Target creature you control fights target creature you don't control.

      Test Crowd {0}
      Enchantment
      Whenever a creature you control fights, you gain 1 life.`);
    t.battlefield(0, "Test Ox", "Test Crowd");
    t.battlefield(1, "Test Cub");
    t.hand(0, "Test Brawl");
    t.to("precombatMain");
    t.cast("Test Brawl", { targets: ["Test Ox", "Test Cub"] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
  });

  scenario("702.149c: a creature trains when its training ability puts a counter on it", (t) => {
    t.cards(`
      Test Squire {0}
      Creature — Human
      Training
      Whenever this creature trains, you gain 3 life.
      1/1`);
    t.battlefield(0, "Test Squire", "Test Ox");
    t.to("precombatMain");
    t.attack("Test Squire", "Test Ox");
    t.resolveAll();
    expect([t.see("Test Squire").power, t.lifeOf(0)]).toEqual([2, 23]);
  });

  scenario("603.2: what enters from anywhere but a graveyard is told apart", (t) => {
    t.cards(`
      Test Gate {0}
      Enchantment
      Whenever a creature you control enters from anywhere other than a graveyard, you gain 1 life.

      Test Raise {0}
      Sorcery
      Return target creature card from your graveyard to the battlefield.`);
    t.battlefield(0, "Test Gate");
    t.graveyard(0, "Test Ox");
    t.hand(0, "Test Cub", "Test Raise");
    t.to("precombatMain");
    t.cast("Test Raise", { targets: ["Test Ox"] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(20);
    t.cast("Test Cub");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
  });

  scenario("120.10, 608.2c: excess damage dealt this way", (t) => {
    t.cards(`
      Test Blast {0}
      Sorcery
      Test Blast deals 5 damage to target creature. If excess damage was dealt this way, you gain life equal to the amount of excess damage dealt this way.`);
    t.battlefield(1, "Test Cub");
    t.hand(0, "Test Blast");
    t.to("precombatMain");
    t.cast("Test Blast", { targets: ["Test Cub"] });
    t.resolve();
    expect(t.lifeOf(0)).toBe(23);
  });

  scenario("608.2h: the difference is that of the comparison", (t) => {
    t.cards(`
      Test Even {0}
      Sorcery
      If target opponent has more cards in hand than you, draw cards equal to the difference.`);
    t.hand(0, "Test Even");
    t.hand(1, "Test Ox", "Test Ox", "Test Ox");
    t.to("precombatMain");
    const [before, theirs] = [t.count(0, "hand"), t.count(1, "hand")];
    t.cast("Test Even", { targets: [1] });
    t.resolve();
    expect(t.count(0, "hand")).toBe(before - 1 < theirs ? theirs : before - 1);
  });

  scenario("401.7: a card goes to its place from the top of the library", (t) => {
    t.cards(`
      Test Sink {0}
      Sorcery
      Put target creature into its owner's library third from the top.`);
    t.emptyLibraries();
    t.library(1, "Marsh Hound", "Marsh Hound", "Marsh Hound");
    t.battlefield(1, "Test Cub");
    t.hand(0, "Test Sink");
    t.to("precombatMain");
    t.cast("Test Sink", { targets: ["Test Cub"] });
    t.resolve();
    const { library } = t.game.state.players[1]!;
    expect(library.map((id) => t.nameOf(id)).toReversed()).toEqual([
      "Marsh Hound",
      "Marsh Hound",
      "Test Cub",
      "Marsh Hound",
    ]);
  });

  scenario("611.2c, 119.1: what was done to players and by them this turn", (t) => {
    t.cards(`
      Test Tally {0}
      Creature — Spirit
      This creature gets +2/+0 as long as an opponent lost life this turn.
      As long as you've cast two or more spells this turn, this creature has flying.
      1/1`);
    t.battlefield(0, "Test Tally");
    t.hand(0, "Test Bolt", "Test Bolt");
    t.to("precombatMain");
    t.cast("Test Bolt", { targets: [1] });
    t.resolve();
    expect([t.see("Test Tally").power, t.see("Test Tally").keywords.includes("flying")]).toEqual([3, false]);
    t.cast("Test Bolt", { targets: [1] });
    t.resolve();
    expect(t.see("Test Tally").keywords).toContain("flying");
  });
});

describe("what is said of each of several", () => {
  scenario("613.4c, 611.3a: its is said of each one of them", (t) => {
    t.cards(`
      Test Forge {0}
      Enchantment
      Each creature you control gets +2/+0 for each Equipment attached to it.
      Each creature you control gets +0/+1 for each other creature you control with the same name as that creature.`);
    t.battlefield(0, "Test Forge", "Test Ox", "Test Cub", "Test Cub");
    t.permanentWith(0, "Test Blade", { attachedTo: 1 });
    expect([t.see("Test Ox").power, t.see("Test Ox").toughness]).toEqual([6, 4]);
    expect([t.see("Test Cub").power, t.see("Test Cub").toughness]).toEqual([2, 3]);
  });
});
