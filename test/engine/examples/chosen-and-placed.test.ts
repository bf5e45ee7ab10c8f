import { describe, expect } from "vitest";
import { scenario } from "../../support/scenario.ts";

/** Targets that another player chooses, permanents of one's choice, triggers from exile and mana for two purposes. */

describe("chosen and placed", () => {
  scenario("603.3d, 601.2c: whoever's upkeep it is chooses one of their opponents who has more", (t) => {
    t.cards(`
      Test Oath {0}
      Enchantment
      At the beginning of each player's upkeep, that player chooses target player who has more cards in hand than they do and is their opponent. The first player may draw two cards.`);
    t.battlefield(0, "Test Oath");
    t.hand(0, "Test Bear", "Test Bear", "Test Bear");
    t.cards(`
      Test Bear {1}{G}
      Creature — Bear
      2/2`);
    t.to("upkeep", 2);
    const before = t.count(1, "hand");
    t.resolve();
    t.answer({ ask: "confirm", yes: true });
    expect(t.count(1, "hand")).toBe(before + 2);
    // 603.3d: without such a player it is removed.
    t.to("upkeep", 3);
    expect(t.stackSize).toBe(0);
  });

  scenario("615.1: all combat damage that one creature would deal is prevented", (t) => {
    t.cards(`
      Test Aid {0}
      Enchantment
      Sacrifice this enchantment: Prevent all combat damage a creature of your choice would deal this turn.

      Test Ram {0}
      Creature — Sheep
      3/3

      Test Ewe {0}
      Creature — Sheep
      2/2`);
    t.battlefield(0, "Test Ram", "Test Ewe");
    t.battlefield(1, "Test Aid");
    t.to("declareAttackers");
    t.attack("Test Ram", "Test Ewe");
    t.pass();
    t.activate("Test Aid");
    t.resolve();
    t.choose("Test Ram");
    t.to("postcombatMain");
    expect(t.lifeOf(1)).toBe(18);
  });

  scenario("113.6k, 508.4: a card in exile puts itself onto the battlefield attacking", (t) => {
    t.cards(`
      Test Eagle {0}
      Creature — Bird
      Exile this creature: You gain 1 life.
      When a legendary creature you control attacks and isn't blocked, if this card is exiled, put it onto the battlefield attacking.
      2/1

      Test Lady {0}
      Legendary Creature — Human
      1/1`);
    t.battlefield(0, "Test Eagle", "Test Lady");
    t.to("precombatMain");
    t.activate("Test Eagle");
    t.resolve();
    expect(t.count(0, "exile", "Test Eagle")).toBe(1);
    t.to("declareAttackers");
    t.attack("Test Lady");
    t.to("postcombatMain");
    expect([t.count(0, "battlefield", "Test Eagle"), t.lifeOf(1)]).toEqual([1, 17]);
  });

  scenario("614.6, 704.7: all that would die at the same time may go there, the one that says so among them", (t) => {
    t.cards(`
      Test Lung {0}
      Creature — Sliver
      All Slivers have "If this permanent would be put into a graveyard, you may put it on top of its owner's library instead."
      1/1

      Test Sliver {0}
      Creature — Sliver
      1/1

      Test Ruin {0}
      Sorcery
      Destroy all creatures.`);
    t.battlefield(0, "Test Lung", "Test Sliver");
    t.hand(0, "Test Ruin");
    t.to("precombatMain");
    t.cast("Test Ruin");
    t.resolve();
    t.answer({ ask: "confirm", yes: true });
    t.answer({ ask: "confirm", yes: true });
    expect([t.count(0, "library", "Test Lung"), t.count(0, "library", "Test Sliver")]).toEqual([1, 1]);
  });

  scenario("614.6, 400.7: a permanent goes on top of its owner's library instead, if its controller likes", (t) => {
    t.cards(`
      Test Hive {0}
      Enchantment
      All Slivers have "If this permanent would be put into a graveyard, you may put it on top of its owner's library instead."

      Test Sliver {0}
      Creature — Sliver
      1/1

      Test Bolt {0}
      Instant
      Test Bolt deals 3 damage to any target.`);
    t.battlefield(0, "Test Hive", "Test Sliver");
    t.hand(0, "Test Bolt");
    t.to("precombatMain");
    t.cast("Test Bolt", { targets: ["Test Sliver"] });
    t.resolve();
    t.answer({ ask: "confirm", yes: true });
    expect(t.count(0, "library", "Test Sliver")).toBe(1);
  });
});
