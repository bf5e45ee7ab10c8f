import { describe, expect } from "vitest";
import { scenario } from "../../../support/scenario.ts";

/** 601.2b, 601.2f: what is announced to be paid, or how a spell is cast, says how much less it costs. */

const LEAVES = `
  Test Leaf {5}{G}
  Sorcery
  You gain 5 life.`;

describe("601.2f: less for each card exiled for it", () => {
  const MARCH = `
    Test March {3}{G}
    Sorcery
    As an additional cost to cast this spell, you may exile any number of green cards from your hand. This spell costs {2} less to cast for each card exiled this way.
    You gain 3 life.
    ${LEAVES}`;
  const setUp = (forests: number, leaves: number) => (t: Parameters<Parameters<typeof scenario>[1]>[0]) => {
    t.cards(MARCH);
    t.lands(0, "Forest", forests);
    t.hand(0, "Test March", ...Array.from({ length: leaves }, () => "Test Leaf"));
    t.to("precombatMain", 1);
  };

  scenario("601.2b, 601.2f: how many is announced before any of them is exiled, and makes it payable", (t) => {
    setUp(2, 2)(t);
    t.cast("Test March", { additional: [1], costs: ["Test Leaf"] });
    expect(t.count(0, "exile", "Test Leaf")).toBe(1);
    expect(t.ids(0, "battlefield", "Forest").every((id) => t.seeId(id).tapped)).toBe(true);
    t.resolve();
    expect(t.lifeOf(0)).toBe(23);
  });

  scenario("118.7c: two of them take no more than the generic mana", (t) => {
    setUp(1, 2)(t);
    t.cast("Test March", { additional: [2], costs: ["Test Leaf", "Test Leaf"] });
    expect([t.count(0, "exile", "Test Leaf"), t.count(0, "hand")]).toEqual([2, 0]);
  });

  scenario("601.2b: it can't be cast for cards that there are not", (t) => {
    setUp(1, 1)(t);
    expect(t.can("cast", "Test March")).toBe(false);
  });
});

describe("702.166: less if it is bargained", () => {
  scenario("601.2f, 702.166a: castable for the sake of the sacrifice, and for less only with it", (t) => {
    t.cards(`
      Test Glut {2}{G}
      Sorcery
      Bargain
      This spell costs {2} less to cast if it's bargained.
      You gain 3 life.

      Test Toy {0}
      Artifact`);
    t.lands(0, "Forest", 1);
    t.hand(0, "Test Glut", "Test Toy");
    t.to("precombatMain", 1);
    expect(t.can("cast", "Test Glut")).toBe(false);
    t.cast("Test Toy");
    t.resolve();
    t.cast("Test Glut", { additional: [true], costs: ["Test Toy"] });
    t.resolve();
    expect([t.lifeOf(0), t.count(0, "graveyard", "Test Toy")]).toEqual([23, 1]);
  });
});

describe("less to cast this way", () => {
  scenario("601.2f, 702.34a: what its flashback costs is less, and what the spell costs from the hand is not", (t) => {
    t.cards(`
      Test Vision {6}{G}
      Sorcery
      You gain 3 life.
      Flashback {6}{G}. This spell costs {X} less to cast this way, where X is the greatest power among creatures you control.

      Test Ox {0}
      Creature — Ox
      4/4`);
    t.battlefield(0, "Test Ox");
    t.lands(0, "Forest", 3);
    t.hand(0, "Test Vision");
    t.graveyard(0, "Test Vision");
    t.to("precombatMain", 1);
    expect(t.can("cast", "Test Vision")).toBe(false);
    t.cast("Test Vision", { via: "flashback" });
    t.resolve();
    expect([t.lifeOf(0), t.count(0, "exile", "Test Vision")]).toEqual([23, 1]);
  });
});

describe("for a while", () => {
  scenario("611.2a, 601.2f: until its controller's next turn, and of such spells only", (t) => {
    t.cards(`
      Test Seer {0}
      Creature — Wizard
      {0}: Until your next turn, sorcery spells you cast cost {2} less to cast.
      1/1

      Test Song {2}{G}
      Sorcery
      You gain 3 life.

      Test Cub {2}{G}
      Creature — Bear
      2/2`);
    t.battlefield(0, "Test Seer");
    t.lands(0, "Forest", 1);
    t.hand(0, "Test Song", "Test Cub", "Test Song");
    t.to("precombatMain", 1);
    expect(t.can("cast", "Test Song")).toBe(false);
    t.activate("Test Seer");
    t.resolve();
    expect([t.can("cast", "Test Song"), t.can("cast", "Test Cub")]).toEqual([true, false]);
    t.to("precombatMain", 3);
    expect(t.can("cast", "Test Song")).toBe(false);
  });
});
