import { describe, expect } from "vitest";
import { scenario } from "../../../support/scenario.ts";

/** What "other" and "another" are other than (608.2c): an instant or sorcery is no permanent. */

const HOUNDS = `
  Marsh Hound {0}
  Creature — Dog
  2/2

  Hill Hound {0}
  Creature — Dog
  2/2

  Elder Hound {0}
  Creature — Dog
  4/4
`;

describe("608.2c: 'other' is other than what the text spoke of", () => {
  scenario("608.2c: a creature that deals damage to each other creature deals none to itself", (t) => {
    t.cards(`${HOUNDS}
  Howl {0}
  Sorcery
  Target creature you control deals damage equal to its power to each other creature and each opponent.`);
    t.battlefield(0, "Elder Hound", "Marsh Hound");
    t.battlefield(1, "Hill Hound");
    t.hand(0, "Howl");
    t.to("precombatMain");
    t.cast("Howl", { targets: ["Elder Hound"] });
    t.resolve();
    expect(t.count(0, "battlefield", "Elder Hound")).toBe(1);
    expect([t.count(0, "graveyard", "Marsh Hound"), t.count(1, "graveyard", "Hill Hound")]).toEqual([1, 1]);
    expect(t.lifeOf(1)).toBe(16);
  });

  scenario("608.2c: 'destroy all other creatures' spares the tokens just created", (t) => {
    t.cards(`${HOUNDS}
  New Guard {X}
  Sorcery
  Create X 1/1 white Soldier creature tokens. If X is 2 or more, destroy all other creatures.`);
    t.battlefield(0, "Marsh Hound");
    t.lands(0, "Plains", 2);
    t.hand(0, "New Guard");
    t.to("precombatMain");
    t.cast("New Guard", { x: 2 });
    t.resolve();
    expect([t.count(0, "battlefield", "Soldier Token"), t.count(0, "graveyard", "Marsh Hound")]).toEqual([2, 1]);
  });

  scenario("608.2c: what the players chose is spared, and nothing else", (t) => {
    t.cards(`${HOUNDS}
  Last Moot {0}
  Artifact
  {0}, Exile this artifact: Each player chooses a creature they control. Destroy all other creatures.`);
    t.battlefield(0, "Marsh Hound", "Last Moot");
    t.battlefield(1, "Hill Hound", "Elder Hound");
    t.to("precombatMain");
    t.activate("Last Moot");
    t.pass(2);
    t.choose("Elder Hound");
    expect([t.count(0, "battlefield", "Marsh Hound"), t.count(1, "battlefield", "Elder Hound")]).toEqual([1, 1]);
    expect(t.count(1, "graveyard", "Hill Hound")).toBe(1);
  });

  scenario("608.2c: 'another creature died' is not answered by the target that died", (t) => {
    t.cards(`${HOUNDS}
  Second Grave {0}
  Sorcery
  Destroy target creature. If another creature died this turn, you gain 3 life.`);
    t.battlefield(1, "Marsh Hound", "Hill Hound");
    t.hand(0, "Second Grave", "Second Grave");
    t.to("precombatMain");
    t.cast("Second Grave", { targets: ["Marsh Hound"] });
    t.resolve();
    expect(t.lifeOf(0)).toBe(20);
    t.cast("Second Grave", { targets: ["Hill Hound"] });
    t.resolve();
    expect(t.lifeOf(0)).toBe(23);
  });

  scenario("608.2c: 'that creature' is the target that the others deal damage to", (t) => {
    t.cards(`${HOUNDS}
  Brawl {0}
  Sorcery
  Target creature an opponent controls deals damage equal to its power to each other creature that player controls, then each of those creatures deals damage equal to its power to that creature.`);
    t.battlefield(1, "Marsh Hound", "Hill Hound", "Elder Hound");
    t.hand(0, "Brawl");
    t.to("precombatMain");
    t.cast("Brawl", { targets: ["Elder Hound"] });
    t.resolve();
    expect(t.count(1, "graveyard", "Elder Hound")).toBe(1);
  });
});

describe("603.7: what a delayed trigger did is spoken of there", () => {
  scenario("603.7c: the card exiled by the delayed trigger may be played", (t) => {
    t.cards(`${HOUNDS}
  Last Waltz {0}
  Sorcery
  Until end of turn, whenever a creature you control dies, exile the top card of your library. You may play it until the end of your next turn.

  Cull {0}
  Sorcery
  Destroy target creature.`);
    t.battlefield(0, "Marsh Hound");
    t.library(0, "Hill Hound");
    t.hand(0, "Last Waltz", "Cull");
    t.to("precombatMain");
    t.cast("Last Waltz");
    t.resolve();
    t.cast("Cull", { targets: ["Marsh Hound"] });
    t.resolve();
    t.pass(2);
    expect(t.count(0, "exile", "Hill Hound")).toBe(1);
    t.cast("Hill Hound");
    t.resolve();
    expect(t.count(0, "battlefield", "Hill Hound")).toBe(1);
  });
});

describe("611.2c: what is no longer on the battlefield gets nothing", () => {
  scenario("611.2c: 'it' that gets +2/+2 for a sacrifice is the attacker", (t) => {
    t.cards(`${HOUNDS}
  Grim Reveller {0}
  Creature — Vampire
  3/3
  Whenever this creature attacks, you may sacrifice a Dog. If you do, it gets +2/+2 until end of turn.`);
    t.battlefield(0, "Grim Reveller", "Marsh Hound");
    t.to("declareAttackers");
    t.attack("Grim Reveller");
    t.pass(2);
    t.yes();
    expect(t.count(0, "graveyard", "Marsh Hound")).toBe(1);
    expect(t.see("Grim Reveller")).toMatchObject({ power: 5, toughness: 5 });
  });

  scenario("611.2c: 'otherwise, it gets +3/+3' is said of the creature, not of the card revealed", (t) => {
    t.cards(`${HOUNDS}
  Fitful Frenzy {0}
  Enchantment — Aura
  Enchant creature
  At the beginning of the upkeep of enchanted creature's controller, that player reveals the top card of their library. If that card is a land card, destroy that creature. Otherwise, it gets +3/+3 until end of turn.`);
    t.battlefield(0, "Marsh Hound");
    t.library(0, "Hill Hound", "Hill Hound");
    t.hand(0, "Fitful Frenzy");
    t.to("precombatMain");
    t.cast("Fitful Frenzy", { targets: ["Marsh Hound"] });
    t.resolve();
    t.to("upkeep", 3);
    t.pass(2);
    expect(t.see("Marsh Hound")).toMatchObject({ power: 5 });
  });
});

describe("122.1: what counters are on", () => {
  scenario("122.1: 'the number of counters on it' is said of the permanent, not of the spell that was cast", (t) => {
    t.cards(`
  Ember Rod {0}
  Artifact
  Whenever you cast an instant or sorcery spell, put a charge counter on this artifact, then this artifact deals damage equal to the number of charge counters on it to each opponent.

  Small Spell {0}
  Sorcery
  You gain 1 life.`);
    t.battlefield(0, "Ember Rod");
    t.hand(0, "Small Spell", "Small Spell");
    t.to("precombatMain");
    t.cast("Small Spell");
    t.resolveAll();
    expect(t.lifeOf(1)).toBe(19);
    t.cast("Small Spell");
    t.resolveAll();
    expect(t.lifeOf(1)).toBe(17);
  });
});
