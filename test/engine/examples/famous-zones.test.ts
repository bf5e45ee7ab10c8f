import { describe, expect } from "vitest";
import { scenario } from "../../support/scenario.ts";

/** Cards whose effects reach other zones, other cards' abilities and every draw; played as their rulings say. */

describe("effects on all zones (109.2, 613)", () => {
  scenario("105.3, 613.1e: cards everywhere are the chosen color besides", (t) => {
    t.cards(`
      Test Painter {0}
      Creature — Scarecrow
      As this creature enters, choose a color.
      All cards that aren't on the battlefield, spells, and permanents are the chosen color in addition to their other colors.
      1/3

      Test Grind {0}
      Artifact
      {T}: Target player mills two cards. If two cards that share a color were milled this way, repeat this process.`);
    t.hand(0, "Test Painter");
    t.battlefield(0, "Test Grind");
    t.emptyLibraries();
    t.library(1, "Plains", "Test Ox", "Test Bear", "Plains", "Plains");
    t.to("precombatMain");
    t.cast("Test Painter");
    t.resolve();
    t.answer({ ask: "option", chosen: [t.asked("option").options.indexOf("U")] });
    expect(t.see("Test Grind").colors).toBe("U");
    t.activate("Test Grind", { targets: [1] });
    t.resolve();
    expect(t.count(1, "library")).toBe(0);
  });

  scenario("205.1b, 305.6, 302.6: Forests are creatures and Saprolings are lands", (t) => {
    t.cards(`
      Test Growth {3}
      Enchantment
      All Forests and all Saprolings are 1/1 green Saproling creatures and Forest lands in addition to their other types.

      Test Sprout {0}
      Creature — Saproling
      2/2`);
    t.battlefield(0, "Test Growth", "Forest", "Test Sprout");
    t.to("precombatMain");
    expect(t.see("Forest")).toMatchObject({ power: 1, toughness: 1, colors: "G" });
    expect(t.see("Test Sprout").types).toEqual(expect.arrayContaining(["creature", "land"]));
    expect(t.see("Test Sprout")).toMatchObject({ power: 1, toughness: 1 });
  });

  scenario("609.4b: everybody may spend mana as though it were of any color", (t) => {
    t.cards(`
      Test Lattice {6}
      Artifact
      All permanents are artifacts in addition to their other types.
      All cards that aren't on the battlefield, spells, and permanents are colorless.
      Players may spend mana as though it were mana of any color.`);
    t.battlefield(0, "Test Lattice", "Plains");
    t.hand(0, "Test Spark");
    t.to("precombatMain");
    expect(t.see("Plains").types).toEqual(expect.arrayContaining(["artifact", "land"]));
    t.cast("Test Spark", { targets: [1] });
    t.resolve();
    expect(t.lifeOf(1)).toBe(18);
  });
});

describe("the activated abilities of others (113.10)", () => {
  const TAPPER = `
      Test Pinger {0}
      Creature — Wizard
      {T}: This creature deals 1 damage to any target.
      1/1`;
  scenario("201.5: of creature cards in all graveyards, whose words mean the creature that has them", (t) => {
    t.cards(`${TAPPER}

      Test Slime {0}
      Creature — Ooze
      As long as this creature is on the battlefield, it has all activated abilities of all creature cards in all graveyards.
      4/3`);
    t.battlefield(0, "Test Slime");
    t.graveyard(1, "Test Pinger");
    t.to("precombatMain");
    t.activate("Test Slime", { targets: [1] });
    t.resolve();
    expect([t.lifeOf(1), t.see("Test Slime").tapped]).toEqual([19, true]);
  });
  scenario("613.1f: of each other creature with a counter, as long as it has one", (t) => {
    t.cards(`${TAPPER}

      Test Kraken {0}
      Legendary Creature — Ooze
      Test Kraken has all activated abilities of each other creature with a +1/+1 counter on it.
      {T}: Put a +1/+1 counter on target creature.
      4/6

      Test Kraken Two {0}
      Creature — Ooze
      Test Kraken Two has all activated abilities of each other creature with a +1/+1 counter on it.
      4/6`);
    t.battlefield(0, "Test Kraken", "Test Kraken Two");
    t.permanentWith(1, "Test Pinger", { counters: { "+1/+1": 1 } });
    t.to("precombatMain");
    t.activate("Test Kraken Two", { targets: [1] });
    t.resolve();
    expect(t.lifeOf(1)).toBe(19);
    t.activate("Test Kraken", { ability: 1, targets: ["Test Kraken Two"] });
    t.resolve();
    expect(t.see("Test Kraken Two").power).toBe(5);
  });
});

describe("in place of a draw (614.11)", () => {
  scenario("121.6: land or nonland is chosen, and cards are turned up until one is", (t) => {
    t.cards(`
      Test Plenty {2}
      Enchantment
      If you would draw a card, you may instead choose land or nonland and reveal cards from the top of your library until you reveal a card of the chosen kind. Put that card into your hand and put all other cards revealed this way on the bottom of your library in any order.

      Test Draw {0}
      Sorcery
      Draw a card.`);
    t.battlefield(0, "Test Plenty");
    t.hand(0, "Test Draw");
    t.library(0, "Test Ox", "Plains", "Plains");
    t.to("precombatMain");
    t.cast("Test Draw");
    t.resolve();
    t.yes();
    t.option("nonland");
    while (t.asked().ask === "order") t.order(0, 1);
    expect(t.count(0, "hand", "Test Ox")).toBe(1);
  });

  scenario("614.5, 121.2: a card is discarded and another drawn; who has none to discard mills one", (t) => {
    t.cards(`
      Test Chains {1}
      Enchantment
      If a player would draw a card except the first one they draw in each of their draw steps, that player discards a card instead. If the player discards a card this way, they draw a card. If the player doesn't discard a card this way, they mill a card.

      Test Draw {0}
      Sorcery
      Draw two cards.`);
    t.battlefield(0, "Test Chains");
    t.hand(0, "Test Draw", "Test Ox");
    t.library(0, "Test Bear", "Test Ogre");
    t.to("precombatMain");
    t.cast("Test Draw");
    t.resolve();
    // The first: the only card is discarded, and one is drawn. The second likewise.
    expect([t.count(0, "hand"), t.count(0, "graveyard")]).toEqual([1, 3]);
    expect(t.count(0, "hand", "Test Bear")).toBe(1);
  });

  scenario("118.12, 101.4: whoever pays 2 life keeps another player from a card", (t) => {
    t.cards(`
      Test Omen {3}
      Enchantment
      Players play with their hands revealed.
      If a player would draw a card, they reveal it instead. Then any other player may pay 2 life. If a player does, put that card into its owner's graveyard. Otherwise, that player draws a card.

      Test Draw {0}
      Sorcery
      Draw a card.`);
    t.battlefield(0, "Test Omen");
    t.hand(0, "Test Draw", "Test Draw");
    t.library(0, "Test Bear", "Test Ogre");
    t.to("precombatMain");
    t.cast("Test Draw");
    t.resolve();
    expect(t.asked("confirm")).toMatchObject({ player: 1 });
    t.yes();
    expect([t.count(0, "graveyard", "Test Ogre"), t.lifeOf(1)]).toEqual([1, 18]);
    t.cast("Test Draw");
    t.resolve();
    t.no();
    expect(t.count(0, "hand", "Test Bear")).toBe(1);
  });
});

describe("copies of cards, and cards that come back", () => {
  scenario("707.12: copies of both cards are cast without paying", (t) => {
    t.cards(`
      Test Twine {0}
      Sorcery
      Exile target instant or sorcery card from your graveyard and target instant or sorcery card from an opponent's graveyard. Copy those cards. Cast the copies if able without paying their mana costs. Exile Test Twine.`);
    t.hand(0, "Test Twine");
    t.graveyard(0, "Test Spark");
    t.graveyard(1, "Spark");
    t.to("precombatMain");
    t.cast("Test Twine", { targets: ["Test Spark", "Spark"] });
    t.resolve();
    for (let guard = 0; guard < 6 && t.asked().ask !== "priority"; guard++)
      t.choose(t.asked("choose").from.includes(1) ? 1 : t.nameOf(t.asked("choose").from[0]!));
    t.resolveAll();
    expect(t.lifeOf(1)).toBe(16);
  });

  scenario("603.7, 611.2e: it returns later under your control, with a counter, as a black Zombie", (t) => {
    t.cards(`
      Test Betrayal {7}
      Enchantment
      Whenever a creature you don't control dies, return it to the battlefield under your control with an additional +1/+1 counter on it at the beginning of the next end step. That creature is a black Zombie in addition to its other colors and types.`);
    t.battlefield(0, "Test Betrayal", "Mountain");
    t.battlefield(1, "Test Bear");
    t.hand(0, "Test Spark");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: ["Test Bear"] });
    t.resolveAll();
    t.to("end");
    t.resolveAll();
    expect(t.see("Test Bear")).toMatchObject({ controller: 0, power: 3, colors: "BG" });
    expect(t.see("Test Bear").subtypes).toContain("Zombie");
  });

  scenario("601.2b, 603.7c: the card of the creature that was sacrificed comes back with the target", (t) => {
    t.cards(`
      Test Rescue {0}
      Instant
      As an additional cost to cast this spell, sacrifice a creature.
      Choose target creature card in your graveyard. Return that card and the sacrificed card to the battlefield under your control at the beginning of your next upkeep. Exile Test Rescue.`);
    t.battlefield(0, "Test Ogre");
    t.graveyard(0, "Test Ox");
    t.hand(0, "Test Rescue");
    t.to("precombatMain");
    t.cast("Test Rescue", { targets: ["Test Ox"] });
    t.resolveAll();
    t.to("upkeep", 3);
    t.resolveAll();
    expect([t.count(0, "battlefield", "Test Ogre"), t.count(0, "battlefield", "Test Ox")]).toEqual([1, 1]);
  });

  scenario("608.2d: of cards that share a mana value only one is returned", (t) => {
    t.cards(`
      Test Seasons {0}
      Sorcery
      Return any number of cards with different mana values from your graveyard to your hand. Put Test Seasons on the bottom of its owner's library.`);
    t.hand(0, "Test Seasons");
    t.graveyard(0, "Test Ox", "Test Cub", "Test Bear", "Test Ogre");
    t.to("precombatMain");
    t.cast("Test Seasons");
    t.resolve();
    t.choose("Test Ox");
    expect(t.asked("choose").from.map((id) => t.nameOf(id))).not.toContain("Test Cub");
    t.choose("Test Bear");
    t.choose();
    expect(t.count(0, "hand")).toBe(2);
  });
});
