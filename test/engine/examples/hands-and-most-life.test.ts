import { describe, expect } from "vitest";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";
import type { TestGame } from "../../support/testGame.ts";

const CARDS = `
  Test Bat {0}
  Creature — Bat
  When this creature enters, look at target opponent's hand. You may exile a nonland card from it until this creature leaves the battlefield.
  1/1

  Test Doom {0}
  Sorcery
  Destroy target creature.

  Test Preacher {0}
  Creature — Cleric
  Whenever this creature attacks while you have the most life or are tied for most life, you gain 1 life.
  Whenever this creature attacks while you don't control another Cleric, you gain 10 life.
  2/4

  Test Warden {0}
  Creature — Warrior
  During your end step, other creatures you control get +1/+1.
  1/1`;

function begin(t: TestGame, own: readonly string[], there: readonly string[] = []): void {
  kit(t);
  t.cards(CARDS);
  t.battlefield(0, ...there);
  t.hand(0, ...own);
}

describe("610.3: from a hand until something leaves the battlefield", () => {
  scenario("610.3a, 610.3c: it comes back to the hand that it was exiled from", (t) => {
    begin(t, ["Test Bat", "Test Doom"]);
    t.hand(1, "Test Ogre", "Forest");
    t.to("precombatMain");
    t.cast("Test Bat");
    settle(t);
    expect([t.count(1, "hand"), t.count(1, "exile", "Test Ogre")]).toEqual([1, 1]);
    t.cast("Test Doom", { targets: ["Test Bat"] });
    settle(t);
    expect([t.count(1, "hand"), t.count(1, "exile")]).toEqual([2, 0]);
  });
});

describe("603.4: what is so as it attacks", () => {
  scenario("119.1: while one has the most life, or as much as anybody", (t) => {
    begin(t, [], ["Test Preacher"]);
    t.to("precombatMain");
    t.attack("Test Preacher");
    settle(t);
    expect(t.lifeOf(0)).toBe(31);
  });

  scenario("119.1: not with less life, nor beside another of its kind", (t) => {
    begin(t, [], ["Test Preacher", "Test Preacher"]);
    t.life(0, 19);
    t.to("precombatMain");
    t.attack("Test Preacher");
    settle(t);
    expect(t.lifeOf(0)).toBe(19);
  });
});

describe("513.1: during one's own end step only", () => {
  scenario("513.1, 611.3a: what a static ability says of that step", (t) => {
    begin(t, [], ["Test Warden", "Test Bear"]);
    t.to("precombatMain");
    expect(t.see("Test Bear").power).toBe(2);
    t.to("end");
    expect(t.see("Test Bear").power).toBe(3);
    t.to("end", 2);
    expect(t.see("Test Bear").power).toBe(2);
  });
});

describe("a card of each card type", () => {
  scenario("608.2d: what has several types is taken as one of them", (t) => {
    kit(t);
    t.cards(`
      Test Unifier {0}
      Creature — Angel
      When this creature enters, reveal the top four cards of your library. For each card type, you may put a card of that type from among the revealed cards into your hand. Put the rest on the bottom of your library in a random order.
      7/7

      Test Golem {0}
      Artifact Creature — Golem
      2/2`);
    t.hand(0, "Test Unifier");
    t.library(0, "Test Growth", "Test Bear", "Test Ogre", "Test Golem");
    t.to("precombatMain");
    t.cast("Test Unifier");
    t.resolve();
    t.pass(2);
    t.choose("Test Golem");
    expect(
      t
        .asked("choose")
        .from.map((one) => t.nameOf(one))
        .sort(),
    ).toEqual(["Test Bear", "Test Ogre"]);
    t.choose("Test Bear");
    t.choose("Test Growth");
    const hand = t.game.state.players[0]!.hand.map((id) => t.nameOf(id)).sort();
    expect(hand).toEqual(["Test Bear", "Test Golem", "Test Growth"]);
  });
});
