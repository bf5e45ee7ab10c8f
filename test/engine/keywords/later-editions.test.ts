import { describe, expect } from "vitest";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";

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

describe("106.4-603.7: as cards word it", () => {
  scenario("106.4: mana of firebending stays until the end of combat", (t) => {
    t.cards(`
      Test Ember {0}
      Creature — Human
      Firebending 2
      2/2`);
    t.battlefield(0, "Test Ember");
    t.to("precombatMain");
    t.attack("Test Ember");
    t.resolve();
    expect(t.game.state.players[0]!.mana.length).toBe(2);
    t.to("combatDamage");
    expect(t.game.state.players[0]!.mana.length).toBe(2);
    t.to("postcombatMain");
    expect(t.game.state.players[0]!.mana.length).toBe(0);
  });

  scenario("118.9: what was warped is exiled at the end step and may be cast on a later turn", (t) => {
    t.cards(`
      Test Drifter {5}
      Creature — Alien
      Warp {0}
      3/3`);
    t.hand(0, "Test Drifter");
    t.lands(0, "Forest", 5);
    t.to("precombatMain");
    t.cast("Test Drifter", { via: "warp" });
    t.resolve();
    expect(t.count(0, "battlefield", "Test Drifter")).toBe(1);
    t.to("end");
    t.resolveAll();
    expect(t.game.state.exile.length).toBe(1);
    t.to("precombatMain", 3);
    t.cast("Test Drifter");
    t.resolve();
    expect(t.count(0, "battlefield", "Test Drifter")).toBe(1);
  });

  scenario("118.9: mayhem casts from the graveyard what was discarded this turn", (t) => {
    t.cards(`
      Test Prank {7}
      Sorcery
      You gain 3 life.
      Mayhem {0}

      Test Trash {0}
      Sorcery
      Discard a card.`);
    t.hand(0, "Test Prank", "Test Trash");
    t.to("precombatMain");
    t.cast("Test Trash");
    t.resolve();
    t.cast("Test Prank", { via: "mayhem" });
    t.resolve();
    expect(t.lifeOf(0)).toBe(23);
  });

  scenario("122.6: blighting and enduring put counters by choice", (t) => {
    t.cards(`
      Test Blighter {0}
      Sorcery
      As an additional cost to cast this spell, blight 1.
      Draw a card.

      Test Monk {0}
      Creature — Monk
      When this creature enters, it endures 2.
      1/1`);
    t.battlefield(0, "Test Ox");
    t.hand(0, "Test Blighter", "Test Monk");
    t.to("precombatMain");
    t.cast("Test Blighter");
    t.resolve();
    expect(t.see("Test Ox").power).toBe(1);
    t.cast("Test Monk");
    t.resolve();
    t.pass(2);
    t.option("a Spirit");
    expect(t.count(0, "battlefield")).toBe(3);
  });

  scenario("301.5: an Equipment with job select comes with a Hero", (t) => {
    t.cards(`
      Test Harp {0}
      Artifact — Equipment
      Job select
      Equipped creature gets +1/+1.
      Equip {2}`);
    t.hand(0, "Test Harp");
    t.to("precombatMain");
    t.cast("Test Harp");
    t.resolveAll();
    expect(t.see("Hero Token")).toMatchObject({ power: 2, toughness: 2 });
  });

  scenario("601.2f: a power-up costs less the turn its permanent entered, and is used once", (t) => {
    t.cards(`
      Test Titan {2}{G}
      Creature — Hero
      Power-up — {4}{G}: Put three +1/+1 counters on this creature.
      1/1`);
    t.hand(0, "Test Titan");
    t.lands(0, "Forest", 5);
    t.to("precombatMain");
    t.cast("Test Titan");
    t.resolve();
    t.activate("Test Titan");
    t.resolve();
    expect([t.see("Test Titan").power, t.can("activate", "Test Titan")]).toEqual([4, false]);
  });

  scenario("603.7c: a land that was earthbent returns tapped when it dies", (t) => {
    t.cards(`
      Test Quaker {0}
      Sorcery
      Earthbend 2.

      Test Ruin {0}
      Sorcery
      Destroy target land.`);
    t.battlefield(0, "Forest");
    t.hand(0, "Test Quaker", "Test Ruin");
    t.to("precombatMain");
    t.cast("Test Quaker", { targets: ["Forest"] });
    t.resolve();
    expect(t.see("Forest")).toMatchObject({ power: 2, toughness: 2 });
    t.cast("Test Ruin", { targets: ["Forest"] });
    t.resolveAll();
    const [forest] = t.ids(0, "battlefield", "Forest");
    expect([t.game.state.objects[forest!]!.tapped, t.see("Forest").power]).toEqual([true, undefined]);
  });
});

const RECRUITS = `
  Test Recruiter {0}
  Creature — Human
  When this creature enters, recruit.
  1/1

  Test Saga Teller {0}
  Creature — Dwarf
  Storied
  As long as you have an enduring story, creatures you control get +1/+1.
  2/2

  Test Relic {0}
  Artifact

  Test Heirloom {0}
  Legendary Artifact

  Test Melt {0}
  Sorcery
  Destroy all artifacts.`;

describe("recruit", () => {
  scenario("701.8a: who discards a nonland card creates a Human Soldier", (t) => {
    kit(t);
    t.cards(RECRUITS);
    t.hand(0, "Test Recruiter", "Test Bear");
    t.to("precombatMain");
    t.cast("Test Recruiter");
    t.resolve();
    t.pass(2);
    t.choose("Test Bear");
    expect(t.count(0, "battlefield", "Human Soldier Token")).toBe(1);
  });

  scenario("701.8a: who discards a land does not", (t) => {
    kit(t);
    t.cards(RECRUITS);
    t.hand(0, "Test Recruiter", "Forest");
    t.to("precombatMain");
    t.cast("Test Recruiter");
    t.resolve();
    t.pass(2);
    t.choose("Forest");
    expect([t.count(0, "battlefield", "Human Soldier Token"), t.count(0, "graveyard", "Forest")]).toEqual([0, 1]);
  });
});

describe("storied", () => {
  scenario("205.4: with three artifacts, legendaries and Sagas, each counted once, for the rest of the game", (t) => {
    kit(t);
    t.cards(RECRUITS);
    t.battlefield(0, "Test Saga Teller", "Test Relic", "Test Heirloom");
    t.battlefield(1, "Test Relic");
    t.hand(0, "Test Relic", "Test Melt");
    t.to("precombatMain");
    expect(t.see("Test Saga Teller").power).toBe(2);
    t.cast("Test Relic");
    settle(t);
    expect(t.see("Test Saga Teller").power).toBe(3);
    t.cast("Test Melt");
    settle(t);
    expect([t.see("Test Saga Teller").power, t.game.state.players[0]!.enduringStory]).toEqual([3, true]);
  });
});

const TEAMS = `
  Test Team {0}
  Sorcery
  Teamwork 4
  You gain 1 life. If this spell was cast using teamwork, you gain 5 life instead.

  Test Assistant {0}
  Creature — Robot
  Whenever you cast a spell using teamwork, draw a card.
  0/1

  Test Leader {0}
  Creature — Hero
  Whenever this creature becomes tapped to pay a teamwork cost, put a +1/+1 counter on it.
  2/2

  Test Rescue {0}
  Instant
  Teamwork 2
  Choose target creature you own. If this spell was cast using teamwork, instead choose any number of target creatures you own. Return each chosen creature to your hand.`;

describe("teamwork", () => {
  scenario("601.2b, 601.2h: creatures with that much power in all are tapped, and the spell was cast so", (t) => {
    kit(t);
    t.cards(TEAMS);
    t.battlefield(0, "Test Assistant", "Test Leader", "Test Bear");
    t.hand(0, "Test Team");
    t.to("precombatMain");
    t.cast("Test Team", { additional: [true] });
    t.choose("Test Leader", "Test Bear");
    settle(t);
    expect([t.lifeOf(0), t.see("Test Leader").power, t.see("Test Bear").tapped]).toEqual([25, 3, true]);
    expect(t.count(0, "hand")).toBe(1);
  });

  scenario("601.2b: nobody has to, and with too little power nobody can", (t) => {
    kit(t);
    t.cards(TEAMS);
    t.battlefield(0, "Test Assistant", "Test Leader");
    t.hand(0, "Test Team");
    t.to("precombatMain");
    t.cast("Test Team");
    settle(t);
    expect([t.lifeOf(0), t.see("Test Leader").tapped, t.count(0, "hand")]).toEqual([21, false, 0]);
  });

  scenario("601.2c: how many targets there are is by how it was cast", (t) => {
    kit(t);
    t.cards(TEAMS);
    t.battlefield(0, "Test Leader", "Test Bear", "Test Bear");
    t.hand(0, "Test Rescue", "Test Rescue");
    t.to("precombatMain");
    t.cast("Test Rescue", { additional: [false], targets: ["Test Bear"] });
    settle(t);
    expect(t.count(0, "hand", "Test Bear")).toBe(1);
    t.cast("Test Rescue", { additional: [true], targets: [["Test Leader", "Test Bear"]] });
    t.choose("Test Leader");
    settle(t);
    expect([t.count(0, "hand", "Test Bear"), t.count(0, "hand", "Test Leader")]).toEqual([2, 1]);
  });
});
