import { describe, expect } from "vitest";
import { scenario } from "../../support/scenario.ts";

scenario("721.1: the turn ends only if it is yours, and everything on the stack is exiled", (t) => {
  t.cards(`
      Test Undoing {0}
      Sorcery
      Each player shuffles their hand and graveyard into their library, then draws seven cards. If it's your turn, end the turn.`);
  t.hand(0, "Test Undoing");
  t.graveyard(1, "Test Ox");
  t.to("precombatMain");
  t.cast("Test Undoing");
  t.resolve();
  expect([t.count(0, "hand"), t.count(1, "hand"), t.count(1, "graveyard")]).toEqual([7, 7, 0]);
  expect(t.count(0, "exile", "Test Undoing")).toBe(1);
  expect(t.game.state.turn.number).toBe(2);
});

describe("restarting the game (724)", () => {
  const LIBERATOR = `
  Test Liberator {7}
  Legendary Planeswalker — Test
  +4: Target player exiles a card from their hand.
  −3: Exile target permanent.
  −1: Restart the game, leaving in exile all non-Aura permanent cards exiled with Test Liberator. Then put those cards onto the battlefield under your control.
  Loyalty 6

  Test Veil {W}
  Enchantment — Aura
  Enchant creature`;

  scenario(
    "104.6, 724.1, 724.4-5: a new game begins; exempted permanent cards are put onto the battlefield first",
    (t) => {
      t.cards(LIBERATOR);
      t.battlefield(0, "Test Liberator");
      t.hand(1, "Test Ogre");
      t.battlefield(1, "Plain Stone");
      t.life(1, 3);
      t.to("precombatMain");
      t.activate("Test Liberator", { targets: [1], ability: 0 });
      t.resolve();
      if (t.asked().ask === "choose") t.choose("Test Ogre");
      expect(t.count(1, "exile", "Test Ogre")).toBe(1);
      t.to("precombatMain", 3);
      t.activate("Test Liberator", { ability: 2 });
      t.resolve();
      // 103.5: both have new hands and may take a mulligan, the player who restarted the game first.
      expect(t.asked()).toMatchObject({ ask: "confirm", about: "mulligan", player: 0 });
      t.no();
      t.no();
      expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([20, 20]);
      expect([t.count(0, "hand"), t.count(1, "hand")]).toEqual([7, 7]);
      expect(t.see("Test Ogre").controller).toBe(0);
      expect(t.count(1, "battlefield")).toBe(0);
      expect([t.game.state.turn.number, t.game.state.turn.active]).toEqual([1, 0]);
      // 103.8a: the starting player skips the draw step, and the creature was there as the turn began (302.6).
      t.to("declareAttackers");
      t.attack("Test Ogre");
      expect(t.count(0, "hand")).toBe(7);
    },
  );

  scenario("724.2, 704.5b: whoever has too few cards for a hand of seven loses in the first upkeep", (t) => {
    t.cards(LIBERATOR);
    t.emptyLibraries();
    t.library(0, ...Array.from({ length: 7 }, () => "Plains"));
    t.library(1, "Plains", "Plains");
    t.permanentWith(0, "Test Liberator", { counters: { loyalty: 1 } });
    t.to("precombatMain");
    t.activate("Test Liberator", { ability: 2 });
    t.resolve();
    t.no();
    t.no();
    expect(t.winners).toEqual([0]);
  });
});
