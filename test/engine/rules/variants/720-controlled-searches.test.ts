import { describe, expect } from "vitest";
import { kit } from "../../../support/kit.ts";
import { scenario } from "../../../support/scenario.ts";
import type { TestGame } from "../../../support/testGame.ts";

describe("720.2: a player who is controlled while they search", () => {
  const CARDS = `
    Test Bailiff {2}{B}
    Creature — Human
    You control your opponents while they're searching their libraries.
    While an opponent is searching their library, they exile each card they find. You may play those cards for as long as they remain exiled, and you may spend mana as though it were mana of any color to cast them.
    3/2

    Test Errand {0}
    Sorcery
    Search your library for a creature card, reveal it, put it into your hand, then shuffle.

    Test Rummage {0}
    Sorcery
    Search your library for a card, put it onto the battlefield, then shuffle.`;

  const begin = (t: TestGame, holder: 0 | 1): void => {
    kit(t);
    t.cards(CARDS);
    t.battlefield(holder, "Test Bailiff");
    t.lands(1, "Swamp", 2);
    t.put(0, "library", "Test Bear");
    t.hand(0, "Test Errand", "Test Rummage");
    t.to("precombatMain");
  };

  scenario("720.2, 720.5: its controller decides what is found, and sees the cards (720.4)", (t) => {
    begin(t, 1);
    t.cast("Test Errand");
    t.resolve();
    const asked = t.asked("choose");
    expect([asked.player, asked.decidedBy, asked.about]).toEqual([0, 1, "search"]);
    expect(t.game.state.players[0]!.controlledBy).toBe(1);
    t.choose("Test Bear");
    expect(t.game.state.players[0]!.controlledBy).toBeUndefined();
  });

  scenario("400.7: what is found is exiled, and no part of the effect finds it; the library is shuffled", (t) => {
    begin(t, 1);
    t.cast("Test Rummage");
    t.resolve();
    t.choose("Test Bear");
    expect([t.count(0, "exile", "Test Bear"), t.count(0, "battlefield"), t.count(0, "hand", "Test Bear")]).toEqual([
      1, 0, 0,
    ]);
  });

  scenario("601.2a, 609.4b: it may be cast for as long as it is exiled, with mana of any color", (t) => {
    begin(t, 1);
    t.cast("Test Errand");
    t.resolve();
    t.choose("Test Bear");
    t.to("precombatMain", 2);
    t.cast("Test Bear");
    t.resolve();
    expect(t.count(1, "battlefield", "Test Bear")).toBe(1);
  });

  scenario("701.19: one's own searches are one's own", (t) => {
    begin(t, 0);
    t.cast("Test Errand");
    t.resolve();
    expect(t.asked("choose").decidedBy).toBe(0);
    t.choose("Test Bear");
    expect(t.count(0, "hand", "Test Bear")).toBe(1);
  });

  scenario(
    "720.1a: of two who would control them, the last to come does",
    (t) => {
      kit(t);
      t.cards(CARDS);
      t.battlefield(1, "Test Bailiff");
      t.battlefield(2, "Test Bailiff");
      t.put(0, "library", "Test Bear", "Test Bear");
      t.hand(0, "Test Errand");
      t.to("precombatMain");
      t.cast("Test Errand");
      t.resolve();
      expect(t.asked("choose").decidedBy).toBe(2);
      t.choose("Test Bear");
      expect(t.count(0, "exile", "Test Bear")).toBe(1);
    },
    { seats: 3 },
  );
});
