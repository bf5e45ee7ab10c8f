import { describe, expect } from "vitest";
import { scenario } from "../support/scenario.ts";

describe("sentences, read and played", () => {
  scenario("101.4, 110.2a: each player puts a card of theirs onto the battlefield, and controls it", (t) => {
    t.cards(`
      Test Dawn {0}
      Sorcery
      Each player puts a creature card from their graveyard onto the battlefield.`);
    t.graveyard(0, "Test Cub");
    t.graveyard(1, "Test Ox");
    t.hand(0, "Test Dawn");
    t.to("precombatMain");
    t.cast("Test Dawn");
    t.resolve();
    expect([t.count(0, "battlefield", "Test Cub"), t.count(1, "battlefield", "Test Ox")]).toEqual([1, 1]);
  });

  scenario("110.2a: a player who is told to put a card onto the battlefield controls it", (t) => {
    t.cards(`
      Test Warp {0}
      Sorcery
      The owner of target permanent shuffles it into their library, then reveals the top card of their library. If it's a permanent card, they put it onto the battlefield.`);
    t.emptyLibraries();
    t.battlefield(1, "Test Cub");
    t.library(1, "Test Ox");
    t.hand(0, "Test Warp");
    t.to("precombatMain");
    t.cast("Test Warp", { targets: ["Test Cub"] });
    t.resolve();
    expect(t.count(0, "battlefield", "Test Ox") + t.count(0, "battlefield", "Test Cub")).toBe(0);
    expect(t.count(1, "battlefield", "Test Ox") + t.count(1, "battlefield", "Test Cub")).toBe(1);
  });

  scenario("608.2c: another paragraph of a spell says what it does instead", (t) => {
    t.cards(`
      Test Quake {0}
      Sorcery
      Test Quake deals 2 damage to target player.
      Ferocious — Test Quake deals 5 damage instead if you control a creature with toughness 4 or greater.`);
    t.battlefield(0, "Test Cub");
    t.hand(0, "Test Quake", "Test Quake", "Test Ox");
    t.to("precombatMain");
    t.cast("Test Quake", { targets: [1] });
    t.resolve();
    t.cast("Test Ox");
    t.resolve();
    t.cast("Test Quake", { targets: [1] });
    t.resolve();
    expect(t.lifeOf(1)).toBe(20 - 2 - 5);
  });

  scenario("608.2c, 701.19a: of a sentence with several instructions all are replaced", (t) => {
    t.cards(`
      Test Path {0}
      Sorcery
      Search your library for a creature card, reveal it, put it into your hand, then shuffle. If you control a Bear, instead search your library for up to two creature cards, reveal them, put them into your hand, then shuffle.`);
    t.battlefield(0, "Test Cub");
    t.library(0, "Test Ox", "Test Ox", "Test Ox");
    t.hand(0, "Test Path");
    t.to("precombatMain");
    t.cast("Test Path");
    t.resolve();
    t.choose("Test Ox", "Test Ox");
    expect(t.count(0, "hand", "Test Ox")).toBe(2);
  });

  scenario("601.2h, 608.2h: a spell speaks of what its additional cost was paid with", (t) => {
    t.cards(`
      Test Throw {0}
      Instant
      As an additional cost to cast this spell, sacrifice a creature.
      Test Throw deals damage equal to the sacrificed creature's toughness to any target.`);
    t.battlefield(0, "Test Ox");
    t.hand(0, "Test Throw");
    t.to("precombatMain");
    t.cast("Test Throw", { targets: [1] });
    t.resolve();
    expect(t.lifeOf(1)).toBe(16);
  });

  scenario("608.2c: those creatures are the ones that were dealt with, whatever enters afterwards", (t) => {
    t.cards(`
      Test Muster {0}
      Instant
      Put a +1/+1 counter on each creature you control. Those creatures gain flying until end of turn.`);
    t.battlefield(0, "Test Cub");
    t.hand(0, "Test Muster", "Test Ox");
    t.to("precombatMain");
    t.cast("Test Muster");
    t.resolve();
    t.cast("Test Ox");
    t.resolve();
    expect([t.see("Test Cub").keywords.includes("flying"), t.see("Test Ox").keywords.includes("flying")]).toEqual([
      true,
      false,
    ]);
  });

  scenario("603.2c: that many, of one or more creatures that do something at once", (t) => {
    t.cards(`
      Test Herald {0}
      Enchantment
      Whenever one or more creatures you control attack, you gain that much life.`);
    t.battlefield(0, "Test Herald", "Test Cub", "Test Ox");
    t.to("precombatMain");
    t.attack("Test Cub", "Test Ox");
    t.resolve();
    expect(t.lifeOf(0)).toBe(22);
  });

  scenario("508.3c: whoever attacks with some of them speaks of those, not of what attacks beside them", (t) => {
    t.cards(`
      Test Drover {0}
      Enchantment
      Whenever you attack with one or more Oxen, you gain that much life and those creatures get +1/+0 until end of turn.`);
    t.battlefield(0, "Test Drover", "Test Cub", "Test Ox");
    t.to("precombatMain");
    t.attack("Test Cub", "Test Ox");
    t.resolve();
    expect([t.lifeOf(0), t.see("Test Ox").power, t.see("Test Cub").power]).toEqual([21, 3, 2]);
  });

  scenario("608.2c: cards are exiled from the library that is named, until a nonland card comes", (t) => {
    t.cards(`
      Test Raid {0}
      Sorcery
      Exile cards from the top of target opponent's library until you exile a nonland card. You may cast that card without paying its mana cost.`);
    t.emptyLibraries();
    t.library(0, "Forest", "Test Ox");
    t.library(1, "Test Ox", "Forest", "Test Cub", "Forest");
    t.hand(0, "Test Raid");
    t.to("precombatMain");
    t.cast("Test Raid", { targets: [1] });
    t.resolve();
    expect(t.count(0, "exile")).toBe(0);
    expect([t.count(1, "exile", "Forest"), t.count(1, "exile", "Test Cub")]).toEqual([1, 1]);
  });
});
