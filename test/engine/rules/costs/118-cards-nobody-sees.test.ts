import { describe, expect } from "vitest";
import { artifact } from "../../../support/artifact.ts";
import { scenario } from "../../../support/scenario.ts";
import { settle } from "../../../support/settle.ts";

/** Cards of the hand that would be put into the graveyard go on top of the library, unseen. */
const SHELF = artifact("Test Shelf", {
  kind: "static",
  effects: [
    {
      static: "replace",
      replacement: {
        of: { on: "move", object: { is: "card" }, from: "hand", to: "graveyard" },
        instead: { by: "destination", to: { zone: "library", place: "top" } },
      },
    },
  ],
});

describe("118.8c: told to cast a spell if able", () => {
  const CARDS = `
    Test Wild {0}
    Sorcery
    Exile the top card of your library. You cast that card without paying its mana cost if able.

    Test Rite {3}
    Sorcery
    As an additional cost to cast this spell, discard a creature card.
    You gain 7 life.

    Test Toll {3}
    Sorcery
    As an additional cost to cast this spell, discard a card.
    You gain 7 life.`;

  scenario("118.8c: nobody has to, where it costs a card of a kind that only they can see", (t) => {
    t.cards(CARDS);
    t.library(0, "Test Rite", "Test Rite");
    t.hand(0, "Test Wild", "Test Wild", "Test Cub");
    t.to("precombatMain");
    t.cast("Test Wild");
    t.resolve();
    t.choose();
    expect([t.stackSize, t.count(0, "exile", "Test Rite"), t.count(0, "hand", "Test Cub")]).toEqual([0, 1, 1]);
    t.cast("Test Wild");
    t.resolve();
    t.choose("Test Rite");
    t.resolve();
    expect([t.lifeOf(0), t.count(0, "graveyard", "Test Cub")]).toEqual([27, 1]);
  });

  scenario("118.8c: where any card will do it is cast", (t) => {
    t.cards(CARDS);
    t.library(0, "Test Toll");
    t.hand(0, "Test Wild", "Test Cub");
    t.to("precombatMain");
    t.cast("Test Wild");
    t.resolve();
    t.resolve();
    expect([t.lifeOf(0), t.count(0, "graveyard", "Test Cub")]).toEqual([27, 1]);
  });
});

describe("701.8c: discarded into a hidden zone", () => {
  scenario("701.8c: what kind of card was discarded nobody can say, that one was they can", (t) => {
    t.cards(`
      Test Imp {0}
      Enchantment
      Whenever you discard a creature card, you gain 5 life.
      Whenever you discard a card, you gain 1 life.

      Test Purge {0}
      Sorcery
      Discard a card.`);
    t.define(SHELF);
    t.battlefield(0, "Test Shelf", "Test Imp");
    t.hand(0, "Test Purge", "Test Cub");
    t.to("precombatMain");
    t.cast("Test Purge");
    t.resolve();
    settle(t);
    expect(t.lifeOf(0)).toBe(21);
    expect(t.nameOf(t.game.state.players[0]!.library.at(-1)!)).toBe("Test Cub");
  });

  scenario(
    "701.8c, 730.1: a cost that asks for such a card is not paid by it; any card pays one that does not",
    (t) => {
      t.cards(`
      Test Altar {0}
      Artifact
      Discard a creature card: You gain 3 life.

      Test Pit {0}
      Artifact
      Discard a card: You gain 1 life.`);
      t.define(SHELF);
      t.battlefield(0, "Test Shelf", "Test Altar", "Test Pit");
      t.hand(0, "Test Cub");
      t.to("precombatMain");
      const [altar] = t.ids(0, "battlefield", "Test Altar");
      const action = t.asked("priority").actions.find((one) => one.act === "activate" && one.source === altar);
      expect(t.refused({ ask: "priority", action: action! }).rule).toBe("701.8c");
      t.activate("Test Pit");
      t.resolve();
      expect([t.lifeOf(0), t.count(0, "hand")]).toEqual([21, 0]);
    },
  );
});
