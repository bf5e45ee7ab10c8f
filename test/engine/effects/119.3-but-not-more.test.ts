import { describe, expect } from "vitest";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import type { TestGame } from "../../support/testGame.ts";

/** 119.3, 608.2h: life gained for damage, but not more than there was to be damaged, or than was paid for it. */

const DRAIN = `Test Drain {X}{1}{B}
  Sorcery
  Spend only black mana on X.
  Test Drain deals X damage to any target. You gain life equal to the damage dealt, but not more life than the player's life total before the damage was dealt, the planeswalker's loyalty before the damage was dealt, or the creature's toughness.`;
const BURN = `Test Burn {X}{2}{B}
  Sorcery
  Spend only black and/or red mana on X.
  Test Burn deals X damage to any target. You gain life equal to the damage dealt, but not more than the amount of {B} spent on X, the player's life total before the damage was dealt, the planeswalker's loyalty before the damage was dealt, or the creature's toughness.`;
const walker = (t: TestGame): void =>
  t.cards(`Test Sage {0}
    Planeswalker — Sage
    +1: Draw a card.
    Loyalty 2`);

describe("119.3: not more than there was", () => {
  scenario("120.3: the toughness of a creature", (t) => {
    kit(t);
    t.cards(DRAIN);
    t.lands(0, "Swamp", 6);
    t.battlefield(1, "Test Bear");
    t.hand(0, "Test Drain");
    t.to("precombatMain");
    t.cast("Test Drain", { x: 4, targets: ["Test Bear"] });
    t.resolve();
    expect([t.lifeOf(0), t.count(1, "battlefield", "Test Bear")]).toEqual([22, 0]);
  });

  scenario("608.2h: the life total before the damage", (t) => {
    t.cards(DRAIN);
    t.life(1, 3);
    t.lands(0, "Swamp", 6);
    t.hand(0, "Test Drain");
    t.to("precombatMain");
    t.cast("Test Drain", { x: 4, targets: [1] });
    t.resolve();
    expect(t.lifeOf(0)).toBe(23);
  });

  scenario("608.2h: the loyalty before the damage", (t) => {
    t.cards(DRAIN);
    walker(t);
    t.lands(0, "Swamp", 6);
    t.battlefield(1, "Test Sage");
    t.hand(0, "Test Drain");
    t.to("precombatMain");
    t.cast("Test Drain", { x: 4, targets: ["Test Sage"] });
    t.resolve();
    expect(t.lifeOf(0)).toBe(22);
  });

  scenario("601.2h: the black mana spent on X, of which the rest of the cost takes none that it need not", (t) => {
    t.cards(BURN);
    t.lands(0, "Swamp", 3);
    t.lands(0, "Mountain", 2);
    t.lands(0, "Island", 1);
    t.hand(0, "Test Burn");
    t.to("precombatMain");
    t.cast("Test Burn", { x: 3, targets: [1] });
    t.resolve();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([22, 17]);
  });

  scenario("601.2h: none of it where {B} took all there was", (t) => {
    t.cards(BURN);
    t.lands(0, "Swamp", 1);
    t.lands(0, "Mountain", 4);
    t.hand(0, "Test Burn");
    t.to("precombatMain");
    t.cast("Test Burn", { x: 2, targets: [1] });
    t.resolve();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([20, 18]);
  });
});
