import { describe, expect } from "vitest";
import { kit, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

/** What players can't do, what is dealt, searched for and exchanged by one kind or another; the cards are our own. */

describe("what players can't do, together", () => {
  scenario("104.3h: one can't win, and the others can't lose", (t) => {
    kit(t);
    subject(t, "You can't win the game and your opponents can't lose the game.");
    t.battlefield(0, "Test Subject");
    t.life(1, 2);
    t.lands(0, "Mountain", 1);
    t.hand(0, "Test Spark");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: [1] });
    t.resolve();
    expect([t.lifeOf(1), t.over]).toEqual([0, false]);
  });

  scenario("101.2, 113.6: no spells and no abilities, from a graveyard either, and what is in hand is open", (t) => {
    t.cards(`
      Test Silence {0}
      Sorcery
      Choose target opponent. This turn, that player can't cast spells or activate abilities and plays with their hand revealed. You may play lands and cast spells from that player's hand this turn.

      Test Toy {0}
      Artifact
      {0}: You gain 1 life.

      Test Ghost {0}
      Instant
      {0}: Exile this card from your graveyard.
      You gain 1 life.`);
    t.hand(0, "Test Silence");
    t.battlefield(1, "Test Toy");
    t.hand(1, "Test Toy", "Forest");
    t.to("precombatMain");
    t.cast("Test Silence", { targets: [1] });
    t.resolve();
    t.playLand("Forest");
    t.cast("Test Toy");
    t.resolve();
    expect([t.count(0, "battlefield", "Forest"), t.count(0, "battlefield", "Test Toy")]).toEqual([1, 1]);
    t.pass();
    expect([t.can("activate", "Test Toy"), t.can("cast", "Test Toy")]).toEqual([false, false]);
  });
});

describe("damage by its source and to a player", () => {
  scenario("615.7: so much of what a source would deal, to whomever", (t) => {
    t.cards(`
      Test Wire {0}
      Artifact
      {0}: This artifact deals 2 damage to each player.
      {1}: Prevent the next 3 damage that would be dealt by this artifact this turn.`);
    t.battlefield(0, "Test Wire");
    t.lands(0, "Forest", 1);
    t.to("precombatMain");
    t.activate("Test Wire", { ability: 1 });
    t.resolve();
    t.activate("Test Wire", { ability: 0 });
    t.resolve();
    t.answer({ ask: "divide", amounts: [1, 2] });
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([19, 20]);
  });

  scenario("614.6: that player exiles cards instead", (t) => {
    kit(t);
    subject(
      t,
      "If damage would be dealt to a player, that player exiles that many cards from the top of their library instead.",
    );
    t.battlefield(0, "Test Subject");
    t.lands(0, "Mountain", 1);
    t.hand(0, "Test Spark");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: [1] });
    t.resolve();
    expect([t.lifeOf(1), t.count(1, "exile"), t.count(0, "exile")]).toEqual([20, 2, 0]);
  });
});
