import { describe, expect } from "vitest";
import { begin, CUB, kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";

describe("118.9: warped from the graveyard", () => {
  scenario("118.9: it may be cast from there using its warp ability, and for its mana cost not", (t) => {
    kit(t);
    t.cards(`
      Test Culler {B}
      Creature — Warlock
      You may cast this card from your graveyard using its warp ability.
      Warp—{0}, Pay 2 life.
      2/2`);
    t.lands(0, "Swamp", 1);
    t.graveyard(0, "Test Culler");
    t.to("precombatMain");
    const ways = t.asked("priority").actions.filter(({ act }) => act === "cast");
    expect(ways).toMatchObject([{ via: "warp" }]);
    t.cast("Test Culler", { via: "warp" });
    settle(t);
    expect([t.lifeOf(0), t.count(0, "battlefield", "Test Culler")]).toEqual([18, 1]);
    t.to("upkeep", 2);
    expect(t.count(0, "exile", "Test Culler")).toBe(1);
  });
});

scenario("118.9: a spell of theirs countered one this turn, so another costs nothing", (t) => {
  t.cards(`
      Test Snare {4}{G}{G}
      Instant
      If a creature spell you cast this turn was countered by a spell or ability an opponent controlled, you may pay {0} rather than pay this spell's mana cost.
      You gain 6 life.

      Test Denial {U}
      Instant
      Counter target spell.`);
  t.hand(0, "Test Snare", "Test Bear");
  t.hand(1, "Test Denial");
  t.lands(0, "Forest", 2);
  t.battlefield(1, "Island");
  t.to("precombatMain");
  expect(t.can("cast", "Test Snare")).toBe(false);
  t.cast("Test Bear");
  t.pass();
  t.cast("Test Denial", { targets: ["Test Bear"] });
  t.resolveAll();
  t.cast("Test Snare", { via: "alternative" });
  t.resolve();
  expect(t.lifeOf(0)).toBe(26);
});

describe("other costs for spells of everybody (118.9)", () => {
  scenario("118.9, 601.3: small creatures for nothing and at any time, for any player", (t) => {
    t.cards(`
      Test Meadow {2}{G}{G}
      Enchantment
      Any player may cast creature spells with mana value 3 or less without paying their mana costs and as though they had flash.`);
    t.battlefield(0, "Test Meadow");
    t.hand(1, "Test Bear");
    t.to("upkeep");
    t.cast("Test Bear", { via: "alternative" });
    t.resolveAll();
    expect(t.count(1, "battlefield", "Test Bear")).toBe(1);
  });

  scenario("118.9: a card of its color is discarded rather than the mana cost paid, and no other can be", (t) => {
    t.cards(`
      Test Halls {3}{U}{U}
      Enchantment
      Rather than pay the mana cost for a spell, its controller may discard a card that shares a color with that spell.

      Test Bolt {5}{R}
      Sorcery
      Test Bolt deals 3 damage to target player.`);
    t.battlefield(0, "Test Halls");
    t.hand(0, "Test Bolt", "Test Bear", "Test Ogre", "Test Bolt");
    t.to("precombatMain");
    t.cast("Test Bolt", { via: "alternative", targets: [1], costs: ["Test Ogre"] });
    t.resolveAll();
    expect([t.lifeOf(1), t.count(0, "graveyard", "Test Ogre"), t.count(0, "hand", "Test Bear")]).toEqual([17, 1, 1]);
    // The bear is green, and so nothing is left to discard for the other.
    expect(t.can("cast", "Test Bolt", "alternative")).toBe(false);
  });
});

describe("costs that others gain by (118.9, 119.7)", () => {
  const CARDS = `
      Test Vigor {2}{G}
      Instant
      If you control a Forest, rather than pay this spell's mana cost, you may have an opponent gain 3 life.
      Target creature gets +4/+4 until end of turn.

      Test Curse {0}
      Enchantment
      Your opponents can't gain life.`;

  scenario("118.9: an opponent gains life rather than the mana cost being paid", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Forest", "Test Bear");
    t.hand(0, "Test Vigor");
    t.to("precombatMain");
    t.cast("Test Vigor", { via: "alternative", targets: ["Test Bear"] });
    t.resolve();
    expect([t.lifeOf(0), t.lifeOf(1), t.see("Test Bear").power]).toEqual([20, 23, 6]);
  });

  scenario("119.7: it can't be paid if that opponent can't gain life", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Forest", "Test Bear", "Test Curse");
    t.hand(0, "Test Vigor");
    t.to("precombatMain");
    expect(t.can("cast", "Test Vigor", "alternative")).toBe(false);
  });
});

describe("118.9: paid in place of mana", () => {
  const CARDS = `
    Test Survey {1}{G}
    Sorcery
    If you have no land cards in hand, you may reveal your hand rather than pay this spell's mana cost.
    You gain 4 life.`;
  scenario("701.16a: the hand is revealed, which costs nothing", (t) => {
    begin(t, CARDS, ["Test Survey", "Test Bear"]);
    t.to("precombatMain");
    t.cast("Test Survey", { via: "alternative" });
    settle(t);
    expect(t.lifeOf(0)).toBe(24);
  });
  scenario("but not with a land card there", (t) => {
    begin(t, CARDS, ["Test Survey", "Forest"]);
    t.to("precombatMain");
    expect(t.can("cast", "Test Survey", "alternative")).toBe(false);
  });
});

describe("118.9: what may be paid rather than the mana cost of the next spell", () => {
  scenario("118.9, 202.3: life for its mana value, of that one spell", (t) => {
    kit(t);
    t.cards(`
      Test Caster {0}
      Creature — Vampire
      {0}, {T}: Rather than pay the mana cost of the next spell you cast this turn, you may pay life equal to that spell's mana value.
      3/5`);
    t.battlefield(0, "Test Caster");
    t.hand(0, "Test Ogre", "Test Bear");
    t.to("upkeep", 3);
    t.to("precombatMain");
    t.activate("Test Caster");
    t.resolve();
    expect(t.can("cast", "Test Ogre", "alternative")).toBe(true);
    t.cast("Test Ogre", { via: "alternative" });
    t.resolve();
    expect([t.lifeOf(0), t.count(0, "battlefield", "Test Ogre")]).toEqual([16, 1]);
    expect(t.can("cast", "Test Bear", "alternative")).toBe(false);
  });
});

scenario("118.9, 601.2b: the first spell of a game may be cast without paying its mana cost, no later one", (t) => {
  t.cards(CUB);
  t.cards(`
      Test Opening {1}{G}
      Instant
      If this spell is the first spell you've cast this game, you may cast it without paying its mana cost.
      You gain 1 life.`);
  t.hand(0, "Test Opening", "Test Opening", "Test Cub");
  t.to("precombatMain");
  t.cast("Test Opening", { via: "alternative" });
  t.resolve();
  expect([t.lifeOf(0), t.can("cast", "Test Opening", "alternative")]).toEqual([21, false]);
});

describe("what was destroyed, and by whom", () => {
  const TRAP = `
    Test Trap {4}{G}{G}
    Instant
    If a noncreature permanent under your control was destroyed this turn by a spell or ability an opponent controlled, you may pay {G} rather than pay this spell's mana cost.
    You gain 4 life.

    Test Smash {0}
    Instant
    Destroy target artifact.

    Test Toy {0}
    Artifact`;

  scenario("118.9, 603.2: only if an opponent's spell destroyed it", (t) => {
    t.cards(TRAP);
    t.battlefield(0, "Test Toy");
    t.battlefield(1, "Test Toy");
    t.lands(0, "Forest", 1);
    t.hand(0, "Test Trap", "Test Smash");
    t.hand(1, "Test Smash");
    t.to("precombatMain");
    t.cast("Test Smash", { targets: [t.ids(1, "battlefield", "Test Toy")] });
    t.resolve();
    expect(t.can("cast", "Test Trap", "alternative")).toBe(false);
    t.pass();
    t.cast("Test Smash", { targets: [t.ids(0, "battlefield", "Test Toy")] });
    t.resolve();
    expect(t.can("cast", "Test Trap", "alternative")).toBe(true);
  });
});
