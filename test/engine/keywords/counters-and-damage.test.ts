import { describe, expect } from "vitest";
import { characteristicsOf } from "../../../lib/engine/query/characteristics/characteristics.ts";
import { creature, fight, kit, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import type { TestGame } from "../../support/testGame.ts";

const poison = (t: TestGame, seat: number): number => t.game.state.players[seat]!.counters.poison ?? 0;
const castSubject = (t: TestGame): void => {
  t.hand(0, "Test Subject");
  t.to("precombatMain");
  t.cast("Test Subject");
  t.resolve();
};

describe("702: counters, damage and entering", () => {
  scenario("702.38a: amplify counts the revealed cards that share a creature type, N for each", (t) => {
    kit(t);
    subject(t, "Amplify 2", "1/1", "{1}{G}", "Creature — Bear");
    t.lands(0, "Forest", 2);
    t.hand(0, "Test Bear", "Test Bear", "Test Ogre");
    castSubject(t);
    t.yes();
    expect(t.asked("choose").from).toHaveLength(2);
    t.choose("Test Bear", "Test Bear");
    expect(t.see("Test Subject").counters).toEqual({ "+1/+1": 4 });
    expect(t.count(0, "hand")).toBe(3);
  });

  scenario("702.38a-b: each instance of amplify works separately; none need be revealed", (t) => {
    kit(t);
    subject(t, "Amplify 1\nAmplify 1", "1/1", "{1}{G}", "Creature — Bear");
    t.lands(0, "Forest", 2);
    t.hand(0, "Test Bear");
    castSubject(t);
    while (t.asked().ask !== "priority") {
      if (t.asked().ask === "confirm") t.yes();
      else t.choose("Test Bear");
    }
    expect(t.see("Test Subject").counters).toEqual({ "+1/+1": 2 });
  });

  scenario("702.44a: sunburst puts a +1/+1 counter on a creature for each color of mana spent", (t) => {
    subject(t, "Sunburst", "0/0", "{4}", "Artifact Creature — Construct");
    t.battlefield(0, "Forest", "Mountain", "Island", "Island");
    castSubject(t);
    expect(t.see("Test Subject").counters).toEqual({ "+1/+1": 3 });
  });

  scenario("702.44a-b: charge counters on anything else, and none if it was not cast", (t) => {
    kit(t);
    t.cards(`Test Prism {3}
      Artifact
      Sunburst

      Test Blink {W}
      Instant
      Exile target artifact, then return it to the battlefield under its owner's control.`);
    t.battlefield(0, "Forest", "Mountain", "Forest", "Plains");
    t.hand(0, "Test Prism", "Test Blink");
    t.to("precombatMain");
    t.cast("Test Prism");
    t.resolve();
    const { charge } = t.see("Test Prism").counters;
    expect(charge).toBeGreaterThanOrEqual(1);
    t.cast("Test Blink");
    t.resolve();
    expect(t.see("Test Prism").counters).toEqual({});
  });

  scenario("702.64a-b: absorb prevents N from each source at each time", (t) => {
    kit(t);
    subject(t, "Absorb 1", "1/3");
    t.battlefield(1, "Test Subject");
    t.lands(0, "Mountain", 2);
    t.hand(0, "Test Spark", "Test Spark");
    t.to("precombatMain");
    for (const damage of [1, 2]) {
      t.cast("Test Spark", { targets: ["Test Subject"] });
      t.resolve();
      expect(t.see("Test Subject").damage).toBe(damage);
    }
  });

  scenario("702.64c: several instances of absorb apply one after the other", (t) => {
    kit(t);
    subject(t, "Absorb 1\nAbsorb 1", "1/3");
    t.battlefield(1, "Test Subject");
    t.lands(0, "Mountain", 1);
    t.hand(0, "Test Spark");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: ["Test Subject"] });
    t.resolve();
    if (t.asked().about === "replacement") t.answer({ ask: "option", chosen: [0] });
    expect(t.see("Test Subject").damage).toBe(0);
  });

  scenario("702.68a-b: frenzy for each instance if it isn't blocked", (t) => {
    subject(t, "Frenzy 2\nFrenzy 1", "1/1");
    t.battlefield(0, "Test Subject");
    t.attack("Test Subject");
    t.to("declareBlockers");
    if (t.asked().ask === "order") t.order(0, 1);
    t.resolveAll();
    expect(t.see("Test Subject").power).toBe(4);
  });

  scenario("702.68a: blocked, there is no frenzy", (t) => {
    kit(t);
    subject(t, "Frenzy 2", "1/1");
    t.battlefield(0, "Test Subject");
    t.battlefield(1, "Test Ogre");
    fight(t, "Test Subject", "Test Ogre");
    expect(t.stackSize).toBe(0);
  });

  scenario("702.70a-b: poisonous gives its counters besides the damage, each instance", (t) => {
    subject(t, "Poisonous 1\nPoisonous 2", "1/1");
    t.battlefield(0, "Test Subject");
    t.attack("Test Subject");
    t.to("combatDamage");
    if (t.asked().ask === "order") t.order(0, 1);
    t.resolveAll();
    expect([t.lifeOf(1), poison(t, 1)]).toEqual([19, 3]);
  });

  scenario("702.70a: poisonous is about combat damage to players only", (t) => {
    subject(t, "Poisonous 1\n{T}: Test Subject deals 1 damage to target player.", "1/1");
    t.battlefield(0, "Test Subject");
    t.to("precombatMain");
    t.activate("Test Subject", { targets: [1] });
    t.resolveAll();
    expect([t.lifeOf(1), poison(t, 1)]).toEqual([19, 0]);
  });

  scenario(
    "702.80a: wither puts -1/-1 counters instead of damage on creatures, and is usual damage to players",
    (t) => {
      kit(t);
      subject(t, "Wither");
      t.battlefield(0, "Test Subject", "Test Subject");
      t.battlefield(1, "Test Ogre");
      t.attack("Test Subject", "Test Subject");
      t.block(["Test Ogre", "Test Subject"]);
      t.to("postcombatMain");
      expect(t.see("Test Ogre")).toMatchObject({ power: 2, damage: 0, counters: { "-1/-1": 2 } });
      expect(t.lifeOf(1)).toBe(18);
    },
  );

  scenario("702.80b: a source that left the battlefield had wither if it had it last", (t) => {
    kit(t);
    subject(t, "Wither\n{R}, Sacrifice Test Subject: Test Subject deals 1 damage to target creature.");
    t.battlefield(0, "Test Subject", "Mountain");
    t.battlefield(1, "Test Ogre");
    t.to("precombatMain");
    t.activate("Test Subject", { targets: ["Test Ogre"] });
    t.resolve();
    expect(t.see("Test Ogre").counters).toEqual({ "-1/-1": 1 });
  });

  scenario("702.90b-c: infect: poison to players, -1/-1 counters on creatures", (t) => {
    kit(t);
    subject(t, "Infect");
    t.battlefield(0, "Test Subject", "Test Subject");
    t.battlefield(1, "Test Ogre");
    t.attack("Test Subject", "Test Subject");
    t.block(["Test Ogre", "Test Subject"]);
    t.to("postcombatMain");
    expect([t.lifeOf(1), poison(t, 1)]).toEqual([20, 2]);
    expect(t.see("Test Ogre").counters).toEqual({ "-1/-1": 2 });
  });

  scenario("702.90d, 702.90f, 704.5c: from a source that is gone; ten poison counters lose the game", (t) => {
    subject(t, "Infect, infect\n{R}, Sacrifice Test Subject: Test Subject deals 5 damage to target player.");
    t.battlefield(0, "Test Subject", "Test Subject", "Mountain", "Mountain");
    t.to("precombatMain");
    t.activate("Test Subject", { targets: [1] });
    t.resolve();
    expect([t.lifeOf(1), poison(t, 1)]).toEqual([20, 5]);
    t.activate("Test Subject", { targets: [1] });
    t.resolve();
    expect(t.winners).toEqual([0]);
  });

  scenario("702.164b-c: total toxic value, besides the damage, for combat damage to a player", (t) => {
    subject(t, "Toxic 1\nToxic 2", "2/2");
    t.battlefield(0, "Test Subject");
    t.attack("Test Subject");
    t.to("postcombatMain");
    expect([t.lifeOf(1), poison(t, 1)]).toEqual([18, 3]);
  });

  scenario("702.164c: toxic does nothing for other damage", (t) => {
    subject(t, "Toxic 2\n{T}: Test Subject deals 1 damage to target player.");
    t.battlefield(0, "Test Subject");
    t.to("precombatMain");
    t.activate("Test Subject", { targets: [1] });
    t.resolve();
    expect([t.lifeOf(1), poison(t, 1)]).toEqual([19, 0]);
  });

  const TRIBUTE = "Tribute 2\nWhen Test Subject enters, if tribute wasn't paid, you gain 4 life.";
  scenario("702.104a-b: an opponent pays tribute with counters", (t) => {
    subject(t, TRIBUTE);
    t.lands(0, "Forest", 2);
    castSubject(t);
    expect(t.asked("confirm").player).toBe(1);
    t.yes();
    t.resolveAll();
    expect(t.see("Test Subject").counters).toEqual({ "+1/+1": 2 });
    expect(t.lifeOf(0)).toBe(20);
  });

  scenario("702.104b: tribute that wasn't paid has its consequence", (t) => {
    subject(t, TRIBUTE);
    t.lands(0, "Forest", 2);
    castSubject(t);
    t.no();
    t.resolveAll();
    expect(t.see("Test Subject").counters).toEqual({});
    expect(t.lifeOf(0)).toBe(24);
  });

  scenario("702.77a: reinforce discards the card and puts counters on any creature", (t) => {
    kit(t);
    subject(t, "Reinforce 2—{1}{G}", "4/4", "{4}{G}");
    t.battlefield(0, "Test Bear");
    t.lands(0, "Forest", 2);
    t.hand(0, "Test Subject");
    t.attack("Test Bear");
    t.activate("Test Subject");
    t.resolve();
    expect(t.see("Test Bear").counters).toEqual({ "+1/+1": 2 });
    expect(t.count(0, "graveyard", "Test Subject")).toBe(1);
  });

  scenario("702.77a: reinforce only from the hand", (t) => {
    subject(t, "Reinforce 2—{1}{G}");
    t.battlefield(0, "Test Subject");
    t.lands(0, "Forest", 2);
    t.to("precombatMain");
    expect(t.can("activate", "Test Subject")).toBe(false);
  });

  scenario("702.73a: a changeling is every creature type, in every zone", (t) => {
    kit(t);
    subject(t, "Changeling");
    t.cards(`Test Lord {G}
      Creature — Elf
      Other Elves you control get +1/+1.
      1/1

      Test Horn {G}
      Sorcery
      Return target Goblin card from your graveyard to your hand.`);
    t.battlefield(0, "Test Subject", "Test Lord", "Forest");
    t.graveyard(0, "Test Subject");
    t.hand(0, "Test Horn");
    t.to("precombatMain");
    expect(t.see("Test Subject").power).toBe(3);
    t.cast("Test Horn");
    t.resolve();
    expect(t.count(0, "hand", "Test Subject")).toBe(1);
  });

  scenario("702.73a, 613.1d: losing all abilities it is still every creature type", (t) => {
    subject(t, "Changeling");
    t.cards(`Test Stone {R}
      Instant
      Target creature loses all abilities until end of turn.

      Test Lord {G}
      Creature — Elf
      Other Elves you control get +1/+1.
      1/1`);
    t.battlefield(0, "Test Subject", "Test Lord", "Mountain");
    t.hand(0, "Test Stone");
    t.to("precombatMain");
    t.cast("Test Stone", { targets: ["Test Subject"] });
    t.resolve();
    expect(t.see("Test Subject").power).toBe(3);
  });

  scenario("702.114a: devoid: colorless whatever its mana cost, in every zone", (t) => {
    subject(t, "Devoid", "2/2", "{1}{R}");
    t.battlefield(0, "Test Subject");
    t.graveyard(0, "Test Subject");
    for (const zone of ["battlefield", "graveyard"] as const)
      expect(characteristicsOf(t.game, t.ids(0, zone, "Test Subject")[0]!).colors).toBe(0);
  });

  scenario("702.114a: protection from its color does not stop it", (t) => {
    kit(t);
    t.cards(`Test Ray {R}
      Instant
      Devoid
      Test Ray deals 2 damage to any target.`);
    subject(t, "Protection from red");
    t.battlefield(0, "Mountain");
    t.battlefield(1, "Test Subject");
    t.hand(0, "Test Ray");
    t.to("precombatMain");
    t.cast("Test Ray", { targets: ["Test Subject"] });
    t.resolve();
    expect(t.count(1, "graveyard", "Test Subject")).toBe(1);
  });

  scenario("702.156a: ravenous: X counters, and a card if X is 5 or more", (t) => {
    subject(t, "Ravenous", "0/0", "{X}{G}");
    t.lands(0, "Forest", 6);
    t.hand(0, "Test Subject");
    t.to("precombatMain");
    t.cast("Test Subject", { x: 5 });
    t.resolve();
    t.resolveAll();
    expect(t.see("Test Subject").counters).toEqual({ "+1/+1": 5 });
    expect(t.count(0, "hand")).toBe(1);
  });

  scenario("702.156a: with a smaller X nothing is drawn", (t) => {
    subject(t, "Ravenous", "0/0", "{X}{G}");
    t.lands(0, "Forest", 5);
    t.hand(0, "Test Subject");
    t.to("precombatMain");
    t.cast("Test Subject", { x: 4 });
    t.resolve();
    expect(t.stackSize).toBe(0);
    expect(t.see("Test Subject").counters).toEqual({ "+1/+1": 4 });
  });

  scenario(
    "702.131b: with ten permanents one of which has ascend a player gets the city's blessing, and keeps it",
    (t) => {
      kit(t);
      subject(t, "Ascend\nAs long as you have the city's blessing, Test Subject gets +2/+2.");
      t.battlefield(0, "Test Subject", "Swamp");
      t.lands(0, "Forest", 8);
      t.battlefield(1, "Swamp");
      t.hand(1, "Test Murder");
      creature(t, "Test Extra", "", "1/1", "{G}");
      t.battlefield(0, "Test Extra");
      t.to("precombatMain");
      expect(t.see("Test Subject").power).toBe(4);
      t.pass();
      t.cast("Test Murder", { targets: ["Test Extra"] });
      t.resolve();
      t.to("upkeep", 2);
      expect(t.see("Test Subject").power).toBe(4);
    },
  );

  scenario("702.131a: ascend on a spell looks as it resolves", (t) => {
    t.cards(`Test Rise {W}
      Sorcery
      Ascend
      If you have the city's blessing, you gain 5 life.`);
    t.lands(0, "Plains", 9);
    t.hand(0, "Test Rise", "Test Rise", "Plains");
    t.to("precombatMain");
    t.cast("Test Rise");
    t.resolve();
    expect(t.lifeOf(0)).toBe(20);
    t.playLand("Plains");
    t.cast("Test Rise");
    t.resolve();
    expect(t.lifeOf(0)).toBe(25);
  });
});
