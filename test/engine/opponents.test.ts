import { describe, expect } from "vitest";
import { scenario } from "../support/scenario.ts";

describe("opponents and events, read and played", () => {
  scenario("601.2c: for each opponent, up to one target", (t) => {
    t.cards(`
      Test Sweep {0}
      Sorcery
      For each opponent, destroy up to one target creature that player controls.`);
    t.battlefield(0, "Test Cub");
    t.battlefield(1, "Test Cub", "Test Ox");
    t.hand(0, "Test Sweep");
    t.to("precombatMain");
    t.cast("Test Sweep", { targets: ["Test Ox"] });
    t.resolve();
    expect([t.count(1, "battlefield", "Test Ox"), t.count(1, "battlefield", "Test Cub")]).toEqual([0, 1]);
  });

  scenario("614.1a, 701.8: a card that an opponent's spell makes one discard goes elsewhere", (t) => {
    t.cards(`
      Test Smiter {0}
      Creature — Elephant
      4/4
      If a spell or ability an opponent controls causes you to discard this card, put it onto the battlefield instead of putting it into your graveyard.

      Test Ruin {0}
      Sorcery
      Target player discards a card.`);
    t.hand(0, "Test Ruin", "Test Ruin");
    t.hand(1, "Test Smiter");
    t.to("precombatMain");
    t.cast("Test Ruin", { targets: [1] });
    t.resolve();
    expect([t.count(1, "battlefield", "Test Smiter"), t.count(1, "graveyard", "Test Smiter")]).toEqual([1, 0]);
  });

  scenario("614.1a: one's own spell does not", (t) => {
    t.cards(`
      Test Smiter {0}
      Creature — Elephant
      4/4
      If a spell or ability an opponent controls causes you to discard this card, put it onto the battlefield instead of putting it into your graveyard.

      Test Ruin {0}
      Sorcery
      Target player discards a card.`);
    t.hand(0, "Test Ruin", "Test Smiter");
    t.to("precombatMain");
    t.cast("Test Ruin", { targets: [0] });
    t.resolve();
    expect([t.count(0, "battlefield", "Test Smiter"), t.count(0, "graveyard", "Test Smiter")]).toEqual([0, 1]);
  });

  scenario("603.2: what an event is while is looked at as it happens, and not again", (t) => {
    t.cards(`
      Test Rider {0}
      Creature — Human
      1/1
      Whenever this creature attacks while you control an Ox, you gain 2 life.

      Test Slay {0}
      Instant
      Destroy target creature.`);
    t.battlefield(0, "Test Rider", "Test Ox");
    t.hand(0, "Test Slay");
    t.to("precombatMain");
    t.attack("Test Rider");
    t.cast("Test Slay", { targets: ["Test Ox"] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(22);
  });

  scenario("614.1a, 614.4: the next time a player would draw", (t) => {
    t.cards(`
      Test Words {0}
      Sorcery
      The next time you would draw a card this turn, you gain 3 life instead.

      Test Lore {0}
      Sorcery
      Draw two cards.`);
    t.hand(0, "Test Words", "Test Lore");
    t.to("precombatMain");
    t.cast("Test Words");
    t.resolve();
    t.cast("Test Lore");
    t.resolve();
    expect([t.lifeOf(0), t.count(0, "hand")]).toEqual([23, 1]);
  });

  scenario("701.17a: the rest are those that were not chosen", (t) => {
    t.cards(`
      Test Cull {0}
      Sorcery
      Choose up to one creature. Destroy the rest.`);
    t.battlefield(0, "Test Cub");
    t.battlefield(1, "Test Ox");
    t.hand(0, "Test Cull");
    t.to("precombatMain");
    t.cast("Test Cull");
    t.resolve();
    t.choose("Test Ox");
    expect([t.count(0, "battlefield"), t.count(1, "battlefield")]).toEqual([0, 1]);
  });

  scenario("107.3: X is what the text said it was, in the next sentence too", (t) => {
    t.cards(`
      Test Drain {0}
      Sorcery
      Target player loses X life, where X is the number of creatures you control. You gain X life.`);
    t.battlefield(0, "Test Cub", "Test Ox");
    t.hand(0, "Test Drain");
    t.to("precombatMain");
    t.cast("Test Drain", { targets: [1] });
    t.resolve();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([22, 18]);
  });
});

describe("delayed triggers and libraries, read and played", () => {
  scenario("603.2c, 603.7: a delayed trigger of one or more triggers once, for as many as they are", (t) => {
    t.cards(`
      Test March {0}
      Sorcery
      Whenever one or more creatures you control attack this turn, you gain that much life.`);
    t.battlefield(0, "Test Cub", "Test Ox");
    t.hand(0, "Test March");
    t.to("precombatMain");
    t.cast("Test March");
    t.resolve();
    t.attack("Test Cub", "Test Ox");
    expect(t.stackSize).toBe(1);
    t.resolve();
    expect(t.lifeOf(0)).toBe(22);
  });

  scenario("608.2c: what follows the definition of X", (t) => {
    t.cards(`
      Test Insight {0}
      Sorcery
      You gain X life, where X is the number of creatures you control, then draw a card.`);
    t.battlefield(0, "Test Cub", "Test Ox");
    t.hand(0, "Test Insight");
    t.to("precombatMain");
    t.cast("Test Insight");
    t.resolve();
    expect([t.lifeOf(0), t.count(0, "hand")]).toEqual([22, 1]);
  });

  scenario("113.6: what a card says of decks does nothing in a game", (t) => {
    t.cards(`
      Test Rats {0}
      Creature — Rat
      1/1
      A deck can have any number of cards named Test Rats.`);
    t.hand(0, "Test Rats");
    t.to("precombatMain");
    t.cast("Test Rats");
    t.resolve();
    expect(t.see("Test Rats")).toMatchObject({ power: 1, toughness: 1 });
  });
});

describe("costs and amounts, read and played", () => {
  scenario("606.4, 107.3: loyalty counters removed for X", (t) => {
    t.cards(`
      Test Walker {0}
      Planeswalker — Ugin
      −X: Destroy each creature with toughness X or less.
      Loyalty 5`);
    t.battlefield(0, "Test Walker", "Test Cub", "Test Ox");
    t.to("precombatMain");
    t.activate("Test Walker", { x: 2 });
    t.resolve();
    expect([t.see("Test Walker").counters.loyalty, t.count(0, "battlefield", "Test Cub")]).toEqual([3, 0]);
    expect(t.count(0, "battlefield", "Test Ox")).toBe(1);
  });

  scenario("118.12a: each player who does not pay, and nobody else", (t) => {
    t.cards(`
      Test Portal {0}
      Sorcery
      Each player sacrifices a creature of their choice unless they discard a card.`);
    t.battlefield(0, "Test Cub");
    t.battlefield(1, "Test Ox");
    t.hand(0, "Test Portal", "Forest");
    t.to("precombatMain");
    t.cast("Test Portal");
    t.resolve();
    t.answer({ ask: "confirm", yes: true });
    expect([t.count(0, "battlefield", "Test Cub"), t.count(1, "battlefield", "Test Ox")]).toEqual([1, 0]);
  });

  scenario("608.2c: a quoted ability may end the sentence before another", (t) => {
    t.cards(`
      Test Call {0}
      Sorcery
      Create a 1/1 red Goblin creature token with "This token can't block." You gain 3 life.`);
    t.hand(0, "Test Call");
    t.to("precombatMain");
    t.cast("Test Call");
    t.resolve();
    expect([t.lifeOf(0), t.count(0, "battlefield", "Goblin Token")]).toEqual([23, 1]);
  });

  scenario("614.1a, 104.2b: a draw from an empty library that is replaced", (t) => {
    t.cards(`
      Test Maniac {0}
      Creature — Wizard
      2/2
      If you would draw a card while your library has no cards in it, you gain 9 life instead.

      Test Lore {0}
      Sorcery
      Draw a card.`);
    t.emptyLibraries();
    t.library(1, "Test Lore");
    t.battlefield(0, "Test Maniac");
    t.hand(0, "Test Lore");
    t.to("precombatMain");
    t.cast("Test Lore");
    t.resolve();
    expect(t.lifeOf(0)).toBe(29);
  });
});
