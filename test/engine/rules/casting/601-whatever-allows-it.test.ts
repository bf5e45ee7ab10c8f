import { describe, expect } from "vitest";
import { kit } from "../../../support/kit.ts";
import { scenario } from "../../../support/scenario.ts";

describe("101.2, 601.3: what forbids a spell at a time wins over what lets it be cast then", () => {
  const CARDS = `
    Hour Keeper {W}
    Creature — Human
    Your opponents can cast spells only any time they could cast a sorcery.
    1/1

    Wild Tumble {R}
    Sorcery
    Cascade

    Late Ape {1}{G}
    Creature — Ape
    Suspend 1—{G}
    3/3

    Test Trinket {0}
    Artifact

    Noble Deed {W}
    Legendary Sorcery
    You gain 5 life.

    Noble One {W}
    Legendary Creature — Human
    1/1`;

  scenario("702.85a: what cascade finds is not cast while no sorcery could be", (t) => {
    t.cards(CARDS);
    t.battlefield(1, "Hour Keeper");
    t.battlefield(0, "Mountain");
    t.hand(0, "Wild Tumble");
    t.library(0, "Test Trinket");
    t.to("precombatMain");
    t.cast("Wild Tumble");
    t.resolveAll();
    expect(t.count(0, "battlefield", "Test Trinket")).toBe(0);
    expect(t.count(0, "graveyard", "Wild Tumble")).toBe(1);
  });

  scenario("702.62a: nor a suspended card, which remains exiled", (t) => {
    t.cards(CARDS);
    t.battlefield(1, "Hour Keeper");
    t.battlefield(0, "Forest");
    t.hand(0, "Late Ape");
    t.to("precombatMain");
    t.special("suspend");
    t.to("draw", 3);
    expect([t.count(0, "exile", "Late Ape"), t.count(0, "battlefield", "Late Ape")]).toEqual([1, 0]);
  });

  scenario("205.4e: a legendary sorcery needs a legendary creature or planeswalker of its player", (t) => {
    t.cards(CARDS);
    t.lands(0, "Plains", 2);
    t.hand(0, "Noble Deed", "Noble One");
    t.to("precombatMain");
    expect(t.can("cast", "Noble Deed")).toBe(false);
    t.cast("Noble One");
    t.resolve();
    expect(t.can("cast", "Noble Deed")).toBe(true);
    t.cast("Noble Deed");
    t.resolve();
    expect(t.lifeOf(0)).toBe(25);
  });

  scenario("205.4e: that is so of one that an effect lets be cast as well", (t) => {
    kit(t);
    t.cards(`${CARDS}

      Test Gift {0}
      Sorcery
      You may cast a sorcery spell from your hand without paying its mana cost.`);
    t.hand(0, "Test Gift", "Noble Deed");
    t.to("precombatMain");
    t.cast("Test Gift");
    t.resolve();
    // Asked all the same: the question must not tell what is in the hand.
    t.yes();
    expect([t.asked().ask, t.count(0, "hand", "Noble Deed")]).toEqual(["priority", 1]);
  });
});
