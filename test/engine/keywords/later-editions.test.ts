import { describe, expect } from "vitest";
import { scenario } from "../../support/scenario.ts";

/** Keywords of editions after the one that is implemented, as their cards explain them. */
describe("station", () => {
  const SHIP = `
    Test Ship {2}
    Artifact — Spacecraft
    Station
    3+ | Whenever this Spacecraft attacks, you gain 2 life.
    {0}: You gain 1 life.
    6+ | Flying
    4/5

    Test Ogre {0}
    Creature — Ogre
    4/4`;
  scenario("602.5d, 122.1: another creature is tapped for counters as many as its power, at sorcery speed", (t) => {
    t.cards(SHIP);
    t.battlefield(0, "Test Ship", "Test Ogre", "Test Bear");
    t.to("precombatMain");
    expect([t.see("Test Ship").types, t.see("Test Ship").power]).toEqual([["artifact"], undefined]);
    t.activate("Test Ship", { costs: ["Test Ogre"] });
    expect(t.see("Test Ogre").tapped).toBe(true);
    expect(t.can("activate", "Test Ship")).toBe(false);
    t.resolve();
    expect(t.see("Test Ship")).toMatchObject({ counters: { charge: 4 }, types: ["artifact"] });
    t.activate("Test Ship", {
      ability: t
        .asked("priority")
        .actions.flatMap((a) => (a.act === "activate" ? [a.ability] : []))
        .at(-1)!,
    });
    t.resolve();
    expect(t.lifeOf(0)).toBe(21);
  });

  scenario(
    "613.4b: with the last striation it is a creature of that size besides, with all abilities up to there",
    (t) => {
      t.cards(SHIP);
      t.permanentWith(0, "Test Ship", { counters: { charge: 6 } });
      t.to("precombatMain");
      expect(t.see("Test Ship")).toMatchObject({ power: 4, toughness: 5 });
      expect([...t.see("Test Ship").types].sort()).toEqual(["artifact", "creature"]);
      t.attack("Test Ship");
      t.resolveAll();
      t.to("postcombatMain");
      expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([22, 16]);
    },
  );
});

describe("sneak", () => {
  const NINJA = `
    Test Ninja {3}{B}
    Creature — Ninja
    Sneak {B}
    3/3

    Test Technique {3}{U}
    Sorcery
    Sneak {U}
    You gain 4 life.`;
  scenario(
    "702.49c, 118.9: cast for less as an unblocked attacker is returned; it enters tapped and attacking the same player",
    (t) => {
      t.cards(NINJA);
      t.battlefield(0, "Test Bear");
      t.lands(0, "Swamp", 1);
      t.hand(0, "Test Ninja");
      t.to("precombatMain");
      expect(t.can("cast", "Test Ninja", "sneak")).toBe(false);
      t.attack("Test Bear");
      t.to("declareBlockers");
      t.cast("Test Ninja", { via: "sneak", costs: ["Test Bear"] });
      t.resolveAll();
      expect(t.see("Test Ninja").tapped).toBe(true);
      t.to("postcombatMain");
      expect([t.lifeOf(1), t.count(0, "hand", "Test Bear")]).toEqual([17, 1]);
    },
  );

  scenario("601.3: a sorcery too, in one's own declare blockers step only, not for a blocked creature", (t) => {
    t.cards(NINJA);
    t.battlefield(0, "Test Bear", "Test Ox");
    t.battlefield(1, "Test Ogre");
    t.lands(0, "Island", 1);
    t.hand(0, "Test Technique");
    t.attack("Test Bear", "Test Ox");
    t.block(["Test Ogre", "Test Bear"]);
    t.cast("Test Technique", { via: "sneak" });
    t.resolveAll();
    expect([t.lifeOf(0), t.count(0, "hand", "Test Ox"), t.count(0, "graveyard", "Test Technique")]).toEqual([24, 1, 1]);
  });
});

describe("harmonize", () => {
  const SONG = `
    Test Song {G}
    Sorcery
    You gain 2 life.
    Harmonize {5}{G}`;
  scenario("601.2b, 601.2f: from the graveyard, cheaper by the power of a creature tapped for it, then exiled", (t) => {
    t.cards(SONG);
    t.graveyard(0, "Test Song");
    t.battlefield(0, "Test Ogre");
    t.lands(0, "Forest", 2);
    t.to("precombatMain");
    t.cast("Test Song", { via: "harmonize" });
    t.choose("Test Ogre");
    t.resolveAll();
    expect([t.lifeOf(0), t.see("Test Ogre").tapped, t.count(0, "exile", "Test Song")]).toEqual([22, true, 1]);
  });

  scenario("601.2b: what somebody else controls helps nothing", (t) => {
    t.cards(SONG);
    t.graveyard(0, "Test Song");
    t.battlefield(1, "Test Ogre");
    t.lands(0, "Forest", 5);
    t.to("precombatMain");
    expect(t.can("cast", "Test Song", "harmonize")).toBe(false);
  });

  scenario("601.2b: the whole cost is paid if no creature is tapped", (t) => {
    t.cards(SONG);
    t.graveyard(0, "Test Song");
    t.battlefield(0, "Test Ogre");
    t.lands(0, "Forest", 6);
    t.to("precombatMain");
    t.cast("Test Song", { via: "harmonize" });
    t.choose();
    t.resolveAll();
    expect([t.lifeOf(0), t.see("Test Ogre").tapped]).toEqual([22, false]);
  });
});
