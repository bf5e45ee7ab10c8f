import { describe, expect } from "vitest";
import { scenario } from "../../support/scenario.ts";

/** Modes by their pawprints, cards exiled from a hand, and sources of one's choice; the cards are our own. */

describe("700.2i: modes by their pawprints", () => {
  const SEASON = `
    Test Season {0}
    Sorcery
    Choose up to five {P} worth of modes. You may choose the same mode more than once.
    {P} — You gain 1 life.
    {P}{P} — Draw a card.
    {P}{P}{P} — Each opponent loses 3 life.`;
  const GAIN = "You gain 1 life.";
  const LOSE = "Each opponent loses 3 life.";

  scenario("107.18, 700.2i: no more together than so many, the same more than once, in printed order", (t) => {
    t.cards(SEASON);
    t.hand(0, "Test Season");
    t.to("precombatMain");
    t.cast("Test Season");
    t.option(LOSE);
    t.option(GAIN);
    t.option(GAIN);
    t.resolveAll();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([22, 17]);
  });

  scenario("700.2i: fewer, as one likes", (t) => {
    t.cards(SEASON);
    t.hand(0, "Test Season");
    t.to("precombatMain");
    t.cast("Test Season");
    t.option(LOSE);
    t.option();
    t.resolveAll();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([20, 17]);
  });
});

describe("400.7: what came from where", () => {
  scenario("of all that is exiled, only what was in the hand is drawn for", (t) => {
    t.cards(`
      Test Brain {0}
      Sorcery
      Choose a card name. Search target opponent's graveyard, hand, and library for any number of cards with that name and exile them. That player shuffles, then draws a card for each card exiled from their hand this way.`);
    t.hand(0, "Test Brain");
    t.hand(1, "Test Bear");
    t.put(1, "graveyard", "Test Bear");
    t.put(1, "library", "Forest", "Forest", "Forest");
    t.to("precombatMain");
    t.cast("Test Brain", { targets: [1] });
    t.resolve();
    t.answer({ ask: "name", name: "Test Bear" });
    t.choose("Test Bear", "Test Bear");
    expect(t.count(1, "exile", "Test Bear")).toBe(2);
    expect(t.count(1, "hand")).toBe(1);
  });
});
