import { describe, expect } from "vitest";
import { scenario } from "../support/scenario.ts";

/** What cards count and compare, and where their abilities work, read from text and played. */
const BEAR = `
  Test Bear {G}{G}
  Creature — Bear
  2/2

  Test Ox {R}{G}
  Creature — Ox
  2/4`;

describe("amounts and conditions, read and played", () => {
  scenario("107.4a, 202.1: mana symbols of a color in the mana costs of permanents", (t) => {
    t.cards(`${BEAR}

      Test Chorus {0}
      Sorcery
      You gain X life, where X is the number of green mana symbols in the mana costs of permanents you control.`);
    t.battlefield(0, "Test Bear", "Test Ox");
    t.battlefield(1, "Test Bear");
    t.hand(0, "Test Chorus");
    t.to("precombatMain");
    t.cast("Test Chorus");
    t.resolve();
    expect(t.lifeOf(0)).toBe(23);
  });

  scenario("103.4: life compared with the starting life total", (t) => {
    t.cards(`
      Test Saint {0}
      Creature — Angel
      1/1
      This creature has flying as long as you have at least 7 life more than your starting life total.

      Test Balm {0}
      Sorcery
      You gain 1 life.`);
    t.life(0, 26);
    t.battlefield(0, "Test Saint");
    t.hand(0, "Test Balm");
    t.to("precombatMain");
    expect(t.see("Test Saint").keywords).not.toContain("flying");
    t.cast("Test Balm");
    t.resolve();
    expect(t.see("Test Saint").keywords).toContain("flying");
  });

  scenario("113.6, 113.6b: as long as it is in a graveyard, its ability works there", (t) => {
    t.cards(`${BEAR}

      Test Echo {0}
      Creature — Incarnation
      1/1
      As long as this card is in your graveyard and you control an Ox, Bears you control have trample.`);
    t.battlefield(0, "Test Bear", "Test Ox", "Test Echo");
    t.to("precombatMain");
    expect(t.see("Test Bear").keywords).not.toContain("trample");
  });

  scenario("113.6b: the same, in the graveyard", (t) => {
    t.cards(`${BEAR}

      Test Echo {0}
      Creature — Incarnation
      1/1
      As long as this card is in your graveyard and you control an Ox, Bears you control have trample.`);
    t.battlefield(0, "Test Bear", "Test Ox");
    t.graveyard(0, "Test Echo");
    t.to("precombatMain");
    expect(t.see("Test Bear").keywords).toContain("trample");
  });

  scenario("608.2c: what may be done and was not: it is where it was", (t) => {
    t.cards(`${BEAR}

      Test Sage {0}
      Sorcery
      Look at the top card of your library. If it's a creature card, you may put it into your hand. If you don't put the card into your hand, put it into your graveyard.`);
    t.library(0, "Test Bear");
    t.hand(0, "Test Sage");
    t.to("precombatMain");
    t.cast("Test Sage");
    t.resolve();
    t.answer({ ask: "confirm", yes: false });
    expect([t.count(0, "hand", "Test Bear"), t.count(0, "graveyard", "Test Bear")]).toEqual([0, 1]);
  });

  scenario("614.1c, 614.12a: a land that is not paid for is put into a graveyard as it would enter", (t) => {
    t.cards(`${BEAR}

      Test Ruins
      Land
      If this land would enter, sacrifice an untapped Bear instead. If you do, put this land onto the battlefield. If you don't, put it into its owner's graveyard.`);
    t.hand(0, "Test Ruins", "Test Ruins");
    t.battlefield(0, "Test Bear");
    t.to("precombatMain");
    t.playLand("Test Ruins");
    t.answer({ ask: "confirm", yes: true });
    expect([t.count(0, "battlefield", "Test Ruins"), t.count(0, "battlefield", "Test Bear")]).toEqual([1, 0]);
  });

  scenario("603.2c: several cards discarded at once are one event", (t) => {
    t.cards(`${BEAR}

      Test Clerk {0}
      Enchantment
      Whenever you discard one or more cards, you gain that much life.

      Test Purge {0}
      Sorcery
      Discard two cards.`);
    t.battlefield(0, "Test Clerk");
    t.hand(0, "Test Purge", "Test Bear", "Test Ox");
    t.to("precombatMain");
    t.cast("Test Purge");
    t.resolve();
    expect(t.stackSize).toBe(1);
    t.resolve();
    expect(t.lifeOf(0)).toBe(22);
  });
});

describe("events and targets, read and played", () => {
  scenario("111.6, 603.6c: a token put into a graveyard is no card put there", (t) => {
    t.cards(`${BEAR}

      Test Crypt {0}
      Enchantment
      Whenever a creature card is put into an opponent's graveyard from anywhere, you gain 1 life.

      Test Cub Call {0}
      Sorcery
      Target opponent creates a 2/2 green Bear creature token.

      Test Slay {0}
      Sorcery
      Destroy all creatures.`);
    t.battlefield(0, "Test Crypt");
    t.battlefield(1, "Test Bear");
    t.hand(0, "Test Cub Call", "Test Slay");
    t.to("precombatMain");
    t.cast("Test Cub Call", { targets: [1] });
    t.resolve();
    t.cast("Test Slay");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
  });

  scenario("601.2b-c: a spell has the targets of what it will do, which the kicker says", (t) => {
    t.cards(`${BEAR}

      Test Rout {0}
      Sorcery
      Kicker {G}
      Destroy target creature with power 2 or less. If this spell was kicked, destroy target land instead.`);
    t.battlefield(1, "Test Ox", "Mountain");
    t.lands(0, "Forest", 1);
    t.hand(0, "Test Rout", "Test Rout");
    t.to("precombatMain");
    t.cast("Test Rout", { targets: ["Test Ox"], additional: [false] });
    t.resolve();
    expect([t.count(1, "battlefield", "Test Ox"), t.count(1, "battlefield", "Mountain")]).toEqual([0, 1]);
    t.cast("Test Rout", { targets: ["Mountain"], additional: [true] });
    t.resolve();
    expect(t.count(1, "battlefield", "Mountain")).toBe(0);
  });

  scenario("614.9: the damage of a chosen source is dealt to something else", (t) => {
    t.cards(`${BEAR}

      Test Mirror {0}
      Instant
      The next time a source of your choice would deal damage to you this turn, that damage is dealt to target creature instead.

      Test Bolt {0}
      Instant
      Test Bolt deals 3 damage to target player.`);
    t.battlefield(1, "Test Ox");
    t.hand(0, "Test Mirror", "Test Bolt");
    t.to("precombatMain");
    t.cast("Test Bolt", { targets: [0] });
    t.cast("Test Mirror", { targets: ["Test Ox"] });
    t.resolve();
    t.choose("Test Bolt");
    t.resolve();
    expect([t.lifeOf(0), t.see("Test Ox").damage]).toEqual([20, 3]);
  });

  scenario("603.8: a state trigger", (t) => {
    t.cards(`
      Test Well {0}
      Enchantment
      {0}: Put a charge counter on this enchantment.
      When there are two or more charge counters on this enchantment, sacrifice it.`);
    t.battlefield(0, "Test Well");
    t.to("precombatMain");
    t.activate("Test Well");
    t.resolveAll();
    expect(t.count(0, "battlefield", "Test Well")).toBe(1);
    t.activate("Test Well");
    t.resolveAll();
    expect(t.count(0, "battlefield", "Test Well")).toBe(0);
  });
});
