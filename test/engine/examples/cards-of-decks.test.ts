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

describe("what cannot be done to a player (101.2, 614)", () => {
  scenario("701.17: an opponent's spell cannot make its controller sacrifice, their own can", (t) => {
    t.cards(`
      Test Heron {W}
      Creature — Angel
      5/5
      Spells and abilities your opponents control can't cause you to sacrifice permanents.

      Test Edict {B}
      Instant
      Target player sacrifices a creature of their choice.

      Test Altar {0}
      Artifact
      Sacrifice a creature: You gain 2 life.`);
    t.hand(0, "Test Edict");
    t.battlefield(0, "Swamp");
    t.battlefield(1, "Test Heron", "Test Bear", "Test Altar");
    t.to("precombatMain");
    t.cast("Test Edict", { targets: [1] });
    t.pass();
    t.activate("Test Altar");
    if (t.asked().ask === "choose") t.choose("Test Bear");
    t.resolveAll();
    expect([t.count(1, "battlefield", "Test Heron"), t.lifeOf(1)]).toEqual([1, 22]);
  });

  scenario("614.1a, 701.19: of a library only the top cards are searched, and all of it is shuffled", (t) => {
    t.cards(`
      Test Censor {W}
      Creature — Bird Wizard
      2/1
      If an opponent would search a library, that player searches the top four cards of that library instead.

      Test Quest {G}
      Sorcery
      Search your library for a creature card, put it into your hand, then shuffle.`);
    t.hand(0, "Test Quest");
    t.battlefield(0, "Forest");
    t.battlefield(1, "Test Censor");
    t.library(0, "Test Bear", "Forest", "Forest", "Forest", "Forest");
    t.to("precombatMain");
    t.cast("Test Quest");
    t.resolve();
    if (t.asked().ask === "choose") expect(t.asked("choose").from).toHaveLength(0);
    expect(t.count(0, "hand", "Test Bear")).toBe(0);
  });
});

describe("damage in new ways", () => {
  scenario("601.2d: divided evenly, rounded down, among the targets that are still legal", (t) => {
    t.cards(`
      Test Blaze {X}{R}
      Sorcery
      Test Blaze deals X damage divided evenly, rounded down, among any number of targets.`);
    t.hand(0, "Test Blaze");
    t.lands(0, "Mountain", 6);
    t.battlefield(1, "Test Bear");
    t.to("precombatMain");
    t.cast("Test Blaze", { x: 5, targets: [[1, "Test Bear"]] });
    t.resolve();
    expect([t.lifeOf(1), t.count(1, "graveyard", "Test Bear")]).toEqual([18, 1]);
  });
  scenario("115.4, 614.6: dealt instead to that player and that creature", (t) => {
    t.cards(`
      Test Scorch {R}{R}
      Instant
      Test Scorch deals 1 damage to target player or planeswalker and 1 damage to target creature that player or that planeswalker's controller controls.
      Landfall — If you had a land enter the battlefield under your control this turn, Test Scorch deals 3 damage to that player or planeswalker and 3 damage to that creature instead.`);
    t.hand(0, "Test Scorch", "Mountain");
    t.lands(0, "Mountain", 2);
    t.battlefield(1, "Test Ox");
    t.to("precombatMain");
    t.playLand("Mountain");
    t.cast("Test Scorch", { targets: [1, "Test Ox"] });
    t.resolve();
    expect(t.lifeOf(1)).toBe(17);
  });
  scenario("101.2: it can't be countered, and its damage can't be prevented, if X is enough", (t) => {
    t.cards(`
      Test Flare {X}{R}
      Sorcery
      Test Flare deals X damage to any target.
      If X is 3 or more, this spell can't be countered and the damage can't be prevented.

      Test Denial {U}
      Instant
      Counter target spell.

      Test Ward {W}
      Enchantment
      Prevent all damage that would be dealt to you.`);
    t.hand(0, "Test Flare");
    t.hand(1, "Test Denial");
    t.lands(0, "Mountain", 4);
    t.battlefield(1, "Island", "Test Ward");
    t.to("precombatMain");
    t.cast("Test Flare", { x: 3, targets: [1] });
    t.pass();
    t.cast("Test Denial", { targets: ["Test Flare"] });
    t.resolveAll();
    expect(t.lifeOf(1)).toBe(17);
  });
});

describe("what happened this turn", () => {
  scenario("700.4: cards put into the graveyard from the battlefield this turn come back, others stay", (t) => {
    t.cards(`
      Test Reward {W}
      Instant
      Return to the battlefield all permanent cards in your graveyard that were put there from the battlefield this turn.

      Test Doom {B}
      Instant
      Destroy target creature.`);
    t.hand(0, "Test Reward", "Test Doom");
    t.put(0, "graveyard", "Test Ox");
    t.battlefield(0, "Plains", "Swamp", "Test Bear");
    t.to("precombatMain");
    t.cast("Test Doom", { targets: ["Test Bear"] });
    t.resolve();
    t.cast("Test Reward");
    t.resolve();
    expect([t.count(0, "battlefield", "Test Bear"), t.count(0, "battlefield", "Test Ox")]).toEqual([1, 0]);
  });
  scenario("118.9: a spell of theirs countered one this turn, so another costs nothing", (t) => {
    t.cards(`
      Test Snare {4}{G}{G}
      Instant
      If a creature spell you cast this turn was countered by a spell or ability an opponent controlled, you may pay {0} rather than pay this spell's mana cost.
      You gain 6 life.

      Test Denial {U}
      Instant
      Counter target spell.`);
    t.hand(0, "Test Snare", "Test Bear");
    t.hand(1, "Test Denial");
    t.lands(0, "Forest", 2);
    t.battlefield(1, "Island");
    t.to("precombatMain");
    expect(t.can("cast", "Test Snare")).toBe(false);
    t.cast("Test Bear");
    t.pass();
    t.cast("Test Denial", { targets: ["Test Bear"] });
    t.resolveAll();
    t.cast("Test Snare", { via: "alternative" });
    t.resolve();
    expect(t.lifeOf(0)).toBe(26);
  });
  scenario("608.2c: as many as the most that anybody discarded", (t) => {
    t.cards(`
      Test Gale {U}
      Sorcery
      Each player discards their hand, then draws cards equal to the greatest number of cards a player discarded this way.`);
    t.hand(0, "Test Gale", "Forest");
    t.hand(1, "Forest", "Forest", "Forest");
    t.battlefield(0, "Island");
    t.to("precombatMain");
    t.cast("Test Gale");
    t.resolve();
    expect([t.count(0, "hand"), t.count(1, "hand")]).toEqual([3, 3]);
  });
});

describe("the next spell, and protection from one player", () => {
  scenario("702.8: the next sorcery can be cast as though it had flash, the one after it cannot", (t) => {
    t.cards(`
      Test Haste {U}
      Instant
      The next sorcery spell you cast this turn can be cast as though it had flash.

      Test Study {U}
      Sorcery
      Draw a card.`);
    t.hand(0, "Test Haste", "Test Study", "Test Study");
    t.lands(0, "Island", 3);
    t.to("beginningOfCombat");
    expect(t.can("cast", "Test Study")).toBe(false);
    t.cast("Test Haste");
    t.resolve();
    t.cast("Test Study");
    t.resolve();
    expect(t.can("cast", "Test Study")).toBe(false);
  });
  scenario("702.16k: protection from the player chosen is from all that they control", (t) => {
    t.cards(`
      Test Nemesis {U}
      Creature — Merfolk
      3/1
      As this creature enters, choose a player.
      This creature has protection from the chosen player.`);
    t.hand(0, "Test Nemesis");
    t.hand(1, "Test Spark");
    t.battlefield(0, "Island");
    t.battlefield(1, "Mountain", "Test Bear");
    t.to("precombatMain");
    t.cast("Test Nemesis");
    t.resolve();
    t.choose(1);
    t.to("declareAttackers", 3);
    t.attack("Test Nemesis");
    t.to("declareBlockers");
    expect(t.asked().ask).toBe("priority");
    t.to("endOfCombat");
    expect([t.lifeOf(1), t.count(0, "battlefield", "Test Nemesis")]).toEqual([17, 1]);
  });
});
