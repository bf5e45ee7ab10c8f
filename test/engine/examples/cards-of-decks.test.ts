import { describe, expect } from "vitest";
import { scenario } from "../../support/scenario.ts";

/** What decks are built around: cards of our own that are worded as those are, played as their rulings say. */

describe("lands and planeswalkers that become creatures (205.1b, 306)", () => {
  scenario("205.1b, 702.73: a land with all creature types is one until the end of the turn, and still a land", (t) => {
    t.cards(`
      Test Warren
      Land
      {T}: Add {C}.
      {1}: This land becomes a 2/2 creature with all creature types until end of turn. It's still a land.

      Test Goblin Lord {R}
      Creature — Goblin
      1/1
      Other Goblins you control get +1/+1.`);
    t.battlefield(0, "Test Warren", "Forest", "Test Goblin Lord");
    t.to("precombatMain");
    t.activate("Test Warren", { ability: 1 });
    t.resolve();
    expect(t.see("Test Warren")).toMatchObject({ power: 3, toughness: 3 });
    expect(t.see("Test Warren").types).toEqual(expect.arrayContaining(["land", "creature"]));
    t.to("upkeep", 2);
    expect(t.see("Test Warren").types).toEqual(["land"]);
  });

  scenario("508.1d: creatures attack the planeswalker that says so, in their controller's next turn", (t) => {
    t.cards(`
      Test Warden {W}
      Legendary Planeswalker — Test
      +2: During target opponent's next turn, creatures that player controls attack Test Warden if able.
      Loyalty 6`);
    t.battlefield(0, "Test Warden");
    t.battlefield(1, "Test Bear");
    t.to("precombatMain");
    t.activate("Test Warden", { targets: [1] });
    t.resolve();
    t.to("declareAttackers", 2);
    expect(t.refused({ ask: "attackers", attacks: [] }).rule).toBe("508.1d");
    t.attack(["Test Bear", "Test Warden"]);
    t.to("endOfCombat");
    expect(t.see("Test Warden").counters.loyalty).toBe(6);
  });
});

describe("piles and hands", () => {
  scenario("700.3: the player who controls them says which pile is sacrificed; a pile may be empty", (t) => {
    t.cards(`
      Test Schism {B}
      Sorcery
      Separate all permanents target player controls into two piles. That player sacrifices all permanents in the pile of their choice.`);
    t.hand(0, "Test Schism");
    t.battlefield(0, "Swamp");
    t.battlefield(1, "Test Bear", "Test Ox", "Forest");
    t.to("precombatMain");
    t.cast("Test Schism", { targets: [1] });
    t.resolve();
    expect(t.asked().player).toBe(0);
    t.choose("Test Bear");
    expect(t.asked().player).toBe(1);
    t.option("first");
    expect([t.count(1, "graveyard", "Test Bear"), t.count(1, "battlefield")]).toEqual([1, 2]);
  });

  scenario("608.2c: of a revealed hand only a nonland card of little enough value is chosen", (t) => {
    t.cards(`
      Test Inquest {B}
      Sorcery
      Target player reveals their hand. You choose a nonland card from it with mana value 1 or less. That player discards that card.

      Test Colossus {8}
      Artifact Creature — Golem
      8/8`);
    t.hand(0, "Test Inquest");
    t.battlefield(0, "Swamp");
    t.hand(1, "Test Colossus", "Forest", "Test Spark");
    t.to("precombatMain");
    t.cast("Test Inquest", { targets: [1] });
    t.resolve();
    if (t.asked().ask === "choose") t.choose("Test Spark");
    expect(t.count(1, "graveyard", "Test Spark")).toBe(1);
    expect(t.count(1, "hand")).toBe(2);
  });
});

describe("any player may (101.4)", () => {
  const demon = `
      Test Glutton {B}
      Creature — Demon
      6/6
      At the beginning of each combat, any opponent may sacrifice a creature of their choice. If a player does, tap this creature and put a +1/+1 counter on it.`;
  scenario("101.4: whoever is asked may, and what comes of it comes once", (t) => {
    t.cards(demon);
    t.battlefield(0, "Test Glutton");
    t.battlefield(1, "Test Bear");
    t.to("beginningOfCombat");
    t.resolve();
    t.yes();
    if (t.asked().ask === "choose") t.choose("Test Bear");
    expect(t.see("Test Glutton")).toMatchObject({ tapped: true, power: 7 });
    expect(t.count(1, "graveyard", "Test Bear")).toBe(1);
  });
  scenario("608.2d: nobody is asked who has nothing to sacrifice", (t) => {
    t.cards(demon);
    t.battlefield(0, "Test Glutton");
    t.to("beginningOfCombat");
    t.resolve();
    expect(t.see("Test Glutton")).toMatchObject({ tapped: false, power: 6 });
  });
});

describe("what each of several did is done together", () => {
  scenario("608.2c: of a card of each library exiled, all may be cast", (t) => {
    t.cards(`
      Test Heist {U}
      Sorcery
      For each player, search that player's library for a nonland card and exile it, then that player shuffles. You may cast those cards without paying their mana costs.`);
    t.hand(0, "Test Heist");
    t.battlefield(0, "Island");
    t.library(0, "Test Bear");
    t.library(1, "Test Ox");
    t.to("precombatMain");
    t.cast("Test Heist");
    t.resolve();
    t.choose("Test Bear");
    t.choose("Test Ox");
    t.choose("Test Ox");
    t.choose("Test Bear");
    t.resolveAll();
    expect([t.count(0, "battlefield", "Test Bear"), t.count(0, "battlefield", "Test Ox")]).toEqual([1, 1]);
  });
});

describe("damage by its source", () => {
  scenario("603.2, 603.6: a card in a graveyard sees damage that only such a spell deals", (t) => {
    t.cards(`
      Test Emberling {R}
      Creature — Elemental
      2/2
      Whenever an opponent is dealt damage by a red instant or sorcery spell you control or by a red planeswalker you control, return this card from your graveyard to your hand.`);
    t.put(0, "graveyard", "Test Emberling");
    t.hand(0, "Test Spark");
    t.battlefield(0, "Mountain");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: [1] });
    t.resolveAll();
    expect(t.count(0, "hand", "Test Emberling")).toBe(1);
  });
});

describe("700.5: devotion to a chosen color", () => {
  scenario("106.1, 700.5: as much mana of the color chosen as the devotion to it", (t) => {
    t.cards(`
      Test Shrine
      Legendary Land
      {T}: Add {C}.
      {2}, {T}: Choose a color. Add an amount of mana of that color equal to your devotion to that color.

      Test Devotee {G}{G}{W}
      Creature — Elf
      1/1`);
    t.battlefield(0, "Test Shrine", "Forest", "Plains", "Test Devotee");
    t.to("precombatMain");
    t.activate("Test Shrine", { ability: 1 });
    t.option("G");
    expect(t.game.state.players[0]!.mana).toHaveLength(2);
  });
});
