import { describe, expect } from "vitest";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import type { Table } from "../../support/table.ts";

describe("701.53: villainous choices", () => {
  const CARDS = `
    Test Villain {B}
    Sorcery
    Each opponent faces a villainous choice — They lose 4 life, or you draw a card.

    Test Menace {B}
    Sorcery
    Target opponent faces a villainous choice — They discard two cards, or you gain 5 life.`;
  scenario("701.53a: the player faced with it chooses, and the chosen actions are performed", (t) => {
    t.cards(CARDS);
    t.lands(0, "Swamp", 2);
    t.hand(0, "Test Villain", "Test Villain");
    t.to("precombatMain");
    t.cast("Test Villain");
    t.resolve();
    expect([t.asked("option").player, t.asked("option").options.length]).toEqual([1, 2]);
    t.option("They lose 4 life");
    expect([t.lifeOf(1), t.count(0, "hand")]).toEqual([16, 1]);
    t.cast("Test Villain");
    t.resolve();
    t.option("You draw a card");
    expect([t.lifeOf(1), t.count(0, "hand")]).toEqual([16, 1]);
  });

  scenario("701.53b: an impossible option may be chosen; as much as possible is done", (t) => {
    t.cards(CARDS);
    t.lands(0, "Swamp", 1);
    t.lands(1, "Forest", 1);
    t.hand(0, "Test Menace");
    t.hand(1, "Forest");
    t.to("precombatMain");
    t.cast("Test Menace", { targets: [1] });
    t.resolve();
    t.option("They discard two cards");
    expect([t.count(1, "hand"), t.count(1, "graveyard"), t.lifeOf(0)]).toEqual([0, 1, 20]);
  });

  scenario(
    "701.53d: several players face it one after the other, in turn order",
    (t) => {
      t.cards(CARDS);
      t.lands(0, "Swamp", 1);
      t.hand(0, "Test Villain");
      t.to("precombatMain");
      t.cast("Test Villain");
      t.resolve();
      const before = t.count(0, "hand");
      expect(t.asked().player).toBe(1);
      t.option("You draw");
      expect([t.count(0, "hand") - before, t.asked().player]).toEqual([1, 2]);
      t.option("They lose");
      expect([t.lifeOf(1), t.lifeOf(2)]).toEqual([20, 16]);
    },
    { seats: 3 },
  );
});

describe("701.56: cloak", () => {
  const CARDS = `
    Test Veil {G}
    Sorcery
    Cloak the top card of your library.

    Test Drake {2}{G}
    Creature — Drake
    3/3
    Flying`;
  function cloaked(t: Table, card: string): void {
    kit(t);
    t.cards(CARDS);
    t.lands(0, "Forest", 6);
    t.lands(1, "Mountain", 4);
    t.hand(0, "Test Veil");
    t.hand(1, "Test Spark");
    t.library(0, card);
    t.to("precombatMain");
    t.cast("Test Veil");
    t.resolve();
  }
  scenario("701.56a: a cloaked card is a face-down 2/2 creature with ward {2}", (t) => {
    cloaked(t, "Test Drake");
    expect(t.see("")).toMatchObject({ power: 2, toughness: 2, types: ["creature"], subtypes: [] });
    t.pass();
    t.cast("Test Spark", { targets: [""] });
    expect(t.stackSize).toBe(2);
    t.resolve();
    expect(t.asked("confirm").about).toBe("unless");
    t.no();
    expect([t.count(0, "battlefield", ""), t.count(1, "graveyard", "Test Spark")]).toEqual([1, 1]);
  });

  scenario("701.56b: a creature card is turned up for its mana cost and loses the ward", (t) => {
    cloaked(t, "Test Drake");
    t.special("turnFaceUp");
    expect(t.see("Test Drake")).toMatchObject({ power: 3, keywords: ["flying"] });
  });

  scenario("701.56b: anything else can't be turned up so", (t) => {
    cloaked(t, "Test Growth");
    expect(t.asked("priority").actions.some((one) => one.act === "special")).toBe(false);
  });
});

describe("701.59: forage", () => {
  const CARDS = `
    Test Squirrel {1}{G}
    Creature — Squirrel
    1/1
    Forage: Put a +1/+1 counter on this creature.

    Test Larder {G}
    Creature — Squirrel
    1/1
    When this creature enters, you may forage. If you do, draw a card.

    Test Snack {G}
    Sorcery
    Create a Food token.

    Test Nose {1}
    Artifact
    Whenever you forage, you gain 1 life.`;
  scenario("701.59a, 605.3: a mana ability may cost it, also while other costs are looked at", (t) => {
    t.cards(`${CARDS}

    Test Gatherer {G}
    Creature — Squirrel
    1/1
    {T}, Forage: Add {G}{G}.`);
    t.battlefield(0, "Test Gatherer");
    t.hand(0, "Test Squirrel");
    t.graveyard(0, "Forest", "Forest", "Forest");
    t.to("precombatMain", 3);
    t.cast("Test Squirrel");
    t.resolve();
    expect([t.count(0, "exile", "Forest"), t.count(0, "battlefield", "Test Squirrel")]).toEqual([3, 1]);
  });

  scenario("701.59a: three cards are exiled from the graveyard or a Food is sacrificed", (t) => {
    t.cards(CARDS);
    t.lands(0, "Forest", 2);
    t.battlefield(0, "Test Squirrel", "Test Nose");
    t.hand(0, "Test Snack");
    t.graveyard(0, "Forest", "Forest");
    t.to("precombatMain");
    expect(t.can("activate", "Test Squirrel")).toBe(false);
    t.cast("Test Snack");
    t.resolve();
    t.activate("Test Squirrel");
    t.option("exile");
    t.resolveAll();
    expect([t.count(0, "exile"), t.count(0, "battlefield", "Food Token"), t.see("Test Squirrel").power]).toEqual([
      3, 1, 2,
    ]);
    t.activate("Test Squirrel");
    t.resolveAll();
    expect([t.count(0, "battlefield", "Food Token"), t.see("Test Squirrel").power, t.lifeOf(0)]).toEqual([0, 3, 22]);
  });

  scenario("701.59a, 118.12: who may forage and cannot has not", (t) => {
    t.cards(CARDS);
    t.lands(0, "Forest", 1);
    t.hand(0, "Test Larder");
    t.graveyard(0, "Forest", "Forest");
    t.to("precombatMain");
    t.cast("Test Larder");
    t.resolve();
    t.resolve();
    if (t.asked().ask === "confirm") t.yes();
    expect([t.count(0, "hand"), t.count(0, "graveyard")]).toEqual([0, 2]);
  });
});
