import { describe, expect } from "vitest";
import { scenario } from "../../support/scenario.ts";

/** Keyword actions, dice and coins as effects modify them; how things enter by choice; the cards are our own. */

describe("what is done instead of what a player is told to do (614.1a)", () => {
  scenario("614.5, 701.27a: of two effects each doubles once", (t) => {
    t.cards(`
      Test Inquiry {0}
      Enchantment
      If you would proliferate, proliferate twice instead.

      Test Growth {0}
      Sorcery
      Proliferate.

      Test Sponge {0}
      Creature — Sponge
      This creature enters with a +1/+1 counter on it.
      0/0`);
    t.battlefield(0, "Test Inquiry", "Test Inquiry");
    t.hand(0, "Test Growth", "Test Sponge");
    t.to("precombatMain");
    t.cast("Test Sponge");
    t.resolve();
    t.cast("Test Growth");
    t.resolve();
    for (let i = 0; i < 4; i++) t.choose("Test Sponge");
    expect(t.see("Test Sponge").power).toBe(5);
  });

  scenario("614.6, 701.18a: cards are drawn in place of looking, and nobody scries", (t) => {
    t.cards(`
      Test Augur {0}
      Enchantment
      If you would scry a number of cards, draw that many cards instead.

      Test Omen {0}
      Sorcery
      Scry 3.`);
    t.battlefield(0, "Test Augur");
    t.hand(0, "Test Omen");
    t.to("precombatMain");
    t.cast("Test Omen");
    t.resolve();
    expect(t.count(0, "hand")).toBe(3);
  });

  scenario("614.5, 701.40a: it explores twice, and no more", (t) => {
    t.cards(`
      Test Tracker {0}
      Enchantment
      If a creature you control would explore, instead it explores, then it explores again.

      Test Map {0}
      Sorcery
      Target creature explores.`);
    t.battlefield(0, "Test Tracker", "Test Bear");
    t.hand(0, "Test Map");
    t.to("precombatMain");
    t.cast("Test Map", { targets: ["Test Bear"] });
    t.resolve();
    // Both cards revealed are lands.
    expect([t.count(0, "hand", "Plains"), t.see("Test Bear").power]).toEqual([2, 2]);
  });

  scenario("701.13a: the cards milled are as many more as is said", (t) => {
    t.cards(`
      Test Crystal {0}
      Enchantment
      If an opponent would mill one or more cards, they mill that many cards plus four instead.

      Test Grind {0}
      Sorcery
      Each player mills two cards.`);
    t.battlefield(0, "Test Crystal");
    t.hand(0, "Test Grind");
    t.to("precombatMain");
    t.cast("Test Grind");
    t.resolve();
    // The sorcery is in its owner's graveyard, too.
    expect([t.count(0, "graveyard"), t.count(1, "graveyard")]).toEqual([3, 6]);
  });

  scenario("706.2, 614.1a: of the dice rolled the lowest is ignored", (t) => {
    t.cards(`
      Test Luck {0}
      Enchantment
      If you would roll one or more dice, instead roll that many dice plus one and ignore the lowest roll.

      Test Roll {0}
      Sorcery
      Roll a d20. You gain life equal to the result.

      Test Bell {0}
      Enchantment
      Whenever you roll one or more dice, each opponent loses 1 life.`);
    t.battlefield(0, "Test Bell", ...Array.from({ length: 12 }, () => "Test Luck"));
    t.hand(0, "Test Roll");
    t.to("precombatMain");
    t.cast("Test Roll");
    t.resolve();
    t.resolveAll();
    expect(t.lifeOf(0)).toBeGreaterThan(35);
    // What is ignored was not rolled (706.6).
    expect(t.lifeOf(1)).toBe(19);
  });

  scenario("705.2: of two coins that fall apart the player ignores one", (t) => {
    t.cards(`
      Test Thumb {0}
      Artifact
      If you would flip a coin, instead flip two coins and ignore one.

      Test Toss {0}
      Sorcery
      Flip a coin. If you win the flip, you gain 1 life.`);
    t.battlefield(0, "Test Thumb");
    t.hand(0, ...Array.from({ length: 6 }, () => "Test Toss"));
    t.to("precombatMain");
    let apart = 0;
    for (let i = 0; i < 6; i++) {
      t.cast("Test Toss");
      t.resolve();
      t.option("heads");
      const before = t.lifeOf(0);
      if (t.asked().ask !== "option") continue;
      apart++;
      t.option("heads");
      expect(t.lifeOf(0)).toBe(before + 1);
    }
    expect(apart).toBeGreaterThan(0);
  });
});

describe("how permanents enter", () => {
  scenario("614.12, 616.1: tapped and untapped at once, whichever its controller applies last", (t) => {
    t.cards(`
      Test Cave {0}
      Enchantment
      Lands you control enter untapped.

      Test Slow Land
      Land
      This land enters tapped.`);
    t.battlefield(0, "Test Cave");
    t.hand(0, "Test Slow Land");
    t.to("precombatMain");
    t.playLand("Test Slow Land");
    t.option("Test Slow Land");
    expect(t.see("Test Slow Land").tapped).toBe(false);
  });

  scenario("614.12a, 122.1b: with one of the counters offered", (t) => {
    t.cards(`
      Test Cub {0}
      Creature — Cat
      This creature enters with your choice of a flying counter or a menace counter on it.
      2/2`);
    t.hand(0, "Test Cub");
    t.to("precombatMain");
    t.cast("Test Cub");
    t.resolve();
    t.option("menace");
    expect(t.see("Test Cub").keywords).toEqual(["menace"]);
  });

  scenario("607.2d: a card type chosen is that of the spells meant", (t) => {
    t.cards(`
      Test Reach {0}
      Enchantment
      As this enchantment enters, choose artifact, creature, or sorcery.
      Players can't cast spells of the chosen type.`);
    t.hand(0, "Test Reach");
    t.hand(1, "Test Bear");
    t.lands(1, "Forest", 3);
    t.to("precombatMain");
    t.cast("Test Reach");
    t.resolve();
    t.option("creature");
    t.to("precombatMain", 2);
    expect(t.can("cast", "Test Bear")).toBe(false);
  });
});

describe("landwalk (702.14)", () => {
  const CARDS = `
      Test Wall Map {0}
      Enchantment
      Creatures with islandwalk can be blocked as though they didn't have islandwalk.

      Test Merfolk {0}
      Creature — Merfolk
      Islandwalk, swampwalk
      2/2

      Test Echo {0}
      Creature — Shapeshifter
      As long as a creature card with flying is in a graveyard, this creature has flying. The same is true for landwalk and protection.
      2/2

      Test Ward {0}
      Creature — Bear
      Protection from green
      2/2`;

  scenario("702.14c: only the landwalk that is named is ignored", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Wall Map", "Test Merfolk");
    t.battlefield(1, "Test Bear", "Island");
    t.to("declareAttackers");
    t.attack("Test Merfolk");
    t.to("declareBlockers");
    t.block(["Test Bear", "Test Merfolk"]);
    t.to("postcombatMain");
    expect(t.count(0, "graveyard", "Test Merfolk")).toBe(1);
  });

  scenario("702.14c, 613.1f: the very kinds that cards in graveyards have are gained", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Echo");
    t.graveyard(0, "Test Merfolk", "Test Ward");
    t.battlefield(1, "Swamp", "Test Bear");
    t.to("declareAttackers");
    expect(t.see("Test Echo").keywords).toEqual(expect.arrayContaining(["landwalk", "protection"]));
    t.attack("Test Echo");
    t.to("postcombatMain");
    expect(t.lifeOf(1)).toBe(18);
  });
});

describe("unspent mana and destruction", () => {
  scenario("106.4: what would be lost becomes colorless and stays", (t) => {
    t.cards(`
      Test Horizon {0}
      Artifact
      If you would lose unspent mana, that mana becomes colorless instead.`);
    t.battlefield(0, "Test Horizon", "Forest");
    t.to("precombatMain");
    t.activate("Forest");
    t.to("postcombatMain");
    expect(t.game.state.players[0]!.mana.map(({ type }) => type)).toEqual(["C"]);
  });

  scenario("701.15a: it regenerates each time it would be destroyed", (t) => {
    t.cards(`
      Test Cleric {0}
      Creature — Cleric
      If this creature would be destroyed, regenerate it.
      1/1

      Test Doom {0}
      Instant
      Destroy target creature.`);
    t.battlefield(0, "Test Cleric");
    t.hand(0, "Test Doom", "Test Doom");
    t.to("precombatMain");
    for (let i = 0; i < 2; i++) {
      t.cast("Test Doom", { targets: ["Test Cleric"] });
      t.resolve();
    }
    expect(t.see("Test Cleric").tapped).toBe(true);
  });
});
