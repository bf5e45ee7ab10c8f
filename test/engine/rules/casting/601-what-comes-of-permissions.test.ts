import { describe, expect } from "vitest";
import { kit } from "../../../support/kit.ts";
import { scenario } from "../../../support/scenario.ts";

describe("601.3, 305.1: what is played by a permission, and what comes of it", () => {
  scenario("601.3b: as though it had flash, and only what that permission is for", (t) => {
    kit(t);
    t.cards(`
      Test Seer {0}
      Creature — Djinn
      You may cast noncreature spells from the top of your library. If you cast a spell this way, you may cast it as though it had flash.
      1/1`);
    t.battlefield(0, "Test Seer", "Island");
    t.hand(0, "Test Insight");
    t.library(0, "Test Bear", "Test Insight");
    t.to("end");
    expect(t.can("cast", "Test Insight")).toBe(true);
    t.cast("Test Insight");
    t.resolve();
    expect([t.count(0, "hand", "Test Insight"), t.count(0, "hand", "Test Bear")]).toEqual([1, 1]);
    expect(t.can("cast", "Test Insight")).toBe(false);
  });

  scenario("611.3d, 514.2: haste for the turn in which it is cast so", (t) => {
    kit(t);
    t.cards(`
      Test Wyrm {0}
      Creature — Dragon
      You may cast creature spells with power 4 or greater from the top of your library. If you cast a creature spell this way, it gains haste until end of turn.
      1/1`);
    t.battlefield(0, "Test Wyrm");
    t.lands(0, "Mountain", 4);
    t.library(0, "Test Ogre");
    t.to("precombatMain");
    t.cast("Test Ogre");
    t.resolve();
    expect(t.see("Test Ogre").keywords).toContain("haste");
    t.to("upkeep");
    expect(t.see("Test Ogre").keywords).not.toContain("haste");
  });

  scenario("603.12: an ability triggers as such a spell is cast this way, and for no other", (t) => {
    kit(t);
    t.cards(`
      Test Smith {0}
      Creature — Elf
      You may cast Aura and Equipment spells from the top of your library. When you cast an Equipment spell this way, it gains "When this Equipment enters, attach it to target creature you control."
      1/1

      Test Blade {0}
      Artifact — Equipment
      Equipped creature gets +2/+2.
      Equip {9}

      Test Halo {0}
      Enchantment — Aura
      Enchant creature
      Enchanted creature has flying.`);
    t.battlefield(0, "Test Smith");
    t.library(0, "Test Blade", "Test Halo");
    t.to("precombatMain");
    t.cast("Test Halo", { targets: ["Test Smith"] });
    expect(t.stackSize).toBe(1);
    t.resolve();
    t.cast("Test Blade");
    expect(t.stackSize).toBe(2);
    t.resolve();
    t.resolve();
    t.resolveAll();
    expect(t.see("Test Smith")).toMatchObject({ power: 3, toughness: 3 });
  });

  scenario("305.2, 601.3: one land and one spell each turn, from among cards put there from libraries", (t) => {
    kit(t);
    t.cards(`
      Test Ghoul {0}
      Creature — Zombie
      {0}: Each player mills two cards.
      During each of your turns, you may play a land and cast a spell from among cards in graveyards that were put there from libraries this turn.
      1/1`);
    t.battlefield(0, "Test Ghoul");
    t.lands(0, "Mountain", 2);
    t.graveyard(0, "Island");
    t.library(0, "Test Spark", "Swamp");
    t.library(1, "Test Spark", "Forest");
    t.to("precombatMain");
    expect([t.can("playLand", "Island"), t.can("playLand", "Swamp")]).toEqual([false, false]);
    t.activate("Test Ghoul");
    t.resolve();
    expect(["Island", "Swamp", "Forest"].map((land) => t.can("playLand", land))).toEqual([false, true, true]);
    t.playLand("Forest");
    expect(t.can("playLand", "Swamp")).toBe(false);
    t.cast("Test Spark", { targets: [1] });
    t.resolve();
    expect([t.lifeOf(1), t.can("cast", "Test Spark")]).toEqual([18, false]);
  });

  scenario("305.1, 603.12: a land played so uses the permission up, and the ability triggers", (t) => {
    kit(t);
    t.cards(`
      Test Hoard {0}
      Enchantment
      {0}: Exile the top card of each player's library.
      During each player's turn, that player may play a land or cast a spell from among cards exiled with this enchantment, and they may spend mana as though it were mana of any color to cast that spell. When they do, exile the top card of their library.`);
    t.battlefield(0, "Test Hoard");
    t.battlefield(1, "Plains");
    t.library(0, "Test Spark", "Test Spark");
    t.library(1, "Test Growth", "Test Insight", "Swamp");
    t.to("precombatMain");
    t.activate("Test Hoard");
    t.resolve();
    expect([t.can("cast", "Test Spark"), t.can("playLand", "Swamp")]).toEqual([false, true]);
    t.playLand("Swamp");
    expect([t.stackSize, t.can("cast", "Test Spark")]).toEqual([1, false]);
    t.resolve();
    expect(t.count(0, "exile", "Test Spark")).toBe(2);
    // In the other's turn it is the other's, who pays with any color.
    t.to("precombatMain", 2);
    expect(t.can("cast", "Test Spark")).toBe(true);
    t.cast("Test Spark", { targets: [0] });
    expect(t.stackSize).toBe(2);
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(18);
  });

  scenario("118.8: a price besides, once in each of one's own turns", (t) => {
    kit(t);
    t.cards(`
      Test Barge {0}
      Artifact
      Once during each of your turns, you may cast a permanent spell from your graveyard by sacrificing a land in addition to paying its other costs.`);
    t.battlefield(0, "Test Barge");
    t.lands(0, "Forest", 3);
    t.graveyard(0, "Test Bear", "Test Bear", "Test Insight");
    t.to("precombatMain");
    expect(t.can("cast", "Test Insight")).toBe(false);
    t.cast("Test Bear", { costs: ["Forest"] });
    t.resolve();
    expect([t.count(0, "battlefield", "Forest"), t.can("cast", "Test Bear")]).toEqual([2, false]);
  });

  scenario("702.85a: the first spell cast from exile each turn, and no other, has cascade", (t) => {
    kit(t);
    t.cards(`
      Test Sorcerer {0}
      Creature — Orc
      {0}: Exile the top card of your library. You may play it this turn.
      The first spell you cast from exile each turn has cascade.
      1/1`);
    t.battlefield(0, "Test Sorcerer");
    t.lands(0, "Island", 3);
    t.hand(0, "Test Insight");
    t.library(0, "Test Insight", "Test Insight");
    t.to("precombatMain");
    t.activate("Test Sorcerer");
    t.resolve();
    t.activate("Test Sorcerer");
    t.resolve();
    expect(t.count(0, "exile", "Test Insight")).toBe(2);
    const [inHand] = t.ids(0, "hand", "Test Insight");
    const cast = (from: (card: number) => boolean): number => {
      const action = t.asked("priority").actions.find((one) => one.act === "cast" && from(one.card as number)) as never;
      t.answer({ ask: "priority", action });
      return t.stackSize;
    };
    expect(cast((card) => card === inHand)).toBe(1);
    t.resolve();
    expect(cast((card) => card !== inHand)).toBe(2);
    t.resolveAll();
    expect(cast(() => true)).toBe(1);
  });

  scenario("601.3: of two permissions it is asked by which it is cast, where something comes of one of them", (t) => {
    kit(t);
    t.cards(`
      Test Fires {0}
      Enchantment
      {0}: Exile the top card of your library. You may play that card this turn. When you play a card this way, this enchantment deals 2 damage to each player.

      Test Undying {0}
      Creature — Goblin
      You may cast this card from your graveyard or from exile.
      2/1`);
    t.battlefield(0, "Test Fires");
    t.library(0, "Test Undying", "Test Undying");
    t.to("precombatMain");
    t.activate("Test Fires");
    t.resolve();
    t.cast("Test Undying");
    expect(t.asked("option").options.toSorted()).toEqual(["Test Fires", "Test Undying"]);
    t.option("Test Undying");
    expect(t.stackSize).toBe(1);
    t.resolve();
    t.activate("Test Fires");
    t.resolve();
    t.cast("Test Undying");
    t.option("Test Fires");
    t.resolveAll();
    expect([t.lifeOf(0), t.lifeOf(1), t.count(0, "battlefield", "Test Undying")]).toEqual([18, 18, 2]);
  });

  scenario("113.6b: a card that says so is cast from its owner's graveyard and from exile", (t) => {
    kit(t);
    t.cards(`
      Test Undying {0}
      Creature — Goblin
      You may cast this card from your graveyard or from exile.
      2/1

      Test Banish {0}
      Instant
      Exile target card from a graveyard.`);
    t.graveyard(0, "Test Undying", "Test Undying");
    t.hand(0, "Test Banish");
    t.to("precombatMain");
    t.cast("Test Banish", { targets: ["Test Undying"] });
    t.resolve();
    expect([t.count(0, "exile"), t.count(0, "graveyard", "Test Undying")]).toEqual([1, 1]);
    t.cast("Test Undying");
    t.resolve();
    t.cast("Test Undying");
    t.resolve();
    expect(t.count(0, "battlefield", "Test Undying")).toBe(2);
  });
});
