import { describe, expect } from "vitest";
import { newGame, view } from "../../../lib/engine/index.ts";
import { scenario } from "../../support/scenario.ts";

describe("400.11: outside the game", () => {
  const WISHES = `
    Test Wish {0}
    Sorcery
    You may reveal a creature card you own from outside the game and put it into your hand. Exile Test Wish.

    Test Want {0}
    Sorcery
    Put a card you own from outside the game on top of your library.

    Test Study {0}
    Sorcery — Lesson
    You gain 1 life.

    Test School {0}
    Sorcery
    Learn.`;
  scenario("400.11a-b: a card of the sideboard is chosen by its owner, brought into the game and stays there", (t) => {
    t.cards(WISHES);
    t.put(0, "sideboard", "Test Ogre", "Test Bolt");
    t.put(1, "sideboard", "Test Bear");
    t.hand(0, "Test Wish", "Test Wish");
    t.to("precombatMain");
    t.cast("Test Wish");
    t.resolve();
    t.yes();
    expect(view(t.game, 0).players[0]!.outside?.map(({ name }) => name) ?? ["Test Ogre"]).toEqual(["Test Ogre"]);
    if (t.asked().ask === "choose") t.choose("Test Ogre");
    expect([t.count(0, "hand", "Test Ogre"), t.count(0, "exile", "Test Wish")]).toEqual([1, 1]);
    t.cast("Test Wish");
    t.resolve();
    // Nothing is left that could be chosen; whether it is asked tells nothing else.
    if (t.asked().ask === "confirm") t.no();
    expect(t.count(0, "hand", "Test Ogre")).toBe(1);
    expect(t.game.state.players[0]!.outside).toHaveLength(1);
  });

  scenario("400.11c: any card, put where the text says; nobody else sees what is outside", (t) => {
    t.cards(WISHES);
    t.put(0, "sideboard", "Test Ogre", "Test Bolt");
    t.hand(0, "Test Want");
    t.to("precombatMain");
    t.cast("Test Want");
    t.resolve();
    expect(view(t.game, 0).players[0]!.outside).toHaveLength(2);
    expect(view(t.game, 1).players[0]!.outside).toBeUndefined();
    t.choose("Test Bolt");
    expect(t.nameOf(t.game.state.players[0]!.library.at(-1)!)).toBe("Test Bolt");
  });

  scenario("701.45a: who learns and discards nothing may bring in a Lesson card", (t) => {
    t.cards(WISHES);
    t.put(0, "sideboard", "Test Study", "Test Bolt");
    t.hand(0, "Test School", "Plain Stone");
    t.to("precombatMain");
    const before = t.count(0, "hand");
    t.cast("Test School");
    t.resolve();
    t.choose();
    expect(t.asked("choose").from).toHaveLength(1);
    t.choose("Test Study");
    expect([t.count(0, "hand"), t.count(0, "hand", "Test Study")]).toEqual([before, 1]);
  });

  scenario("400.11a: a game begins with the cards of the sideboards in none of its zones", (t) => {
    const { pool } = t.game;
    const plains = pool.cards.findIndex(({ name }) => name === "Plains");
    const bear = pool.cards.findIndex(({ name }) => name === "Test Bear");
    const deck = Array.from({ length: 20 }, () => plains);
    const game = newGame({
      seed: "7".repeat(64),
      pool,
      players: [{ deck, sideboard: [bear] }, { deck }],
      options: { mulligans: false, startingPlayer: 0 },
    });
    const [one, other] = game.state.players;
    expect([one!.outside?.length, one!.library.length + one!.hand.length, other!.outside]).toEqual([1, 20, undefined]);
  });
});
