import { describe, expect } from "vitest";
import { scenario } from "../../../support/scenario.ts";

const FOUR = { seats: 4 };
const CARDS = `
  Test Walker {0}
  Legendary Planeswalker — Test
  +1: You gain 1 life.
  Loyalty 4

  Test Climber {1}{R}
  Creature — Goblin
  2/2
  Mountainwalk`;

describe("802: attacking several players", () => {
  scenario(
    "802.1, 802.2, 802.3, 508.1b: all opponents are defending players; each creature attacks one of them",
    (t) => {
      t.battlefield(0, "Test Bear", "Test Ox", "Test Ogre");
      t.attack(["Test Bear", 1], ["Test Ox", 3], ["Test Ogre", 3]);
      t.to("endOfCombat");
      expect([1, 2, 3].map(t.lifeOf)).toEqual([18, 20, 14]);
    },
    FOUR,
  );

  scenario(
    "802.2a: of an attacking creature's ability the defending player is whom that creature attacks",
    (t) => {
      t.cards(CARDS);
      t.battlefield(0, "Test Climber", "Test Ox");
      t.battlefield(1, "Mountain", "Test Bear");
      t.battlefield(2, "Test Bear");
      t.attack(["Test Climber", 2], ["Test Ox", 1]);
      t.pass(4);
      // Player 1 has a Mountain, but is not attacked by it.
      expect(t.asked("blockers").player).toBe(1);
      t.block(["Test Bear", "Test Ox"]);
      t.block(["Test Bear", "Test Climber"]);
    },
    FOUR,
  );

  scenario(
    "802.4, 802.4a, 802.6: defending players block in turn order, only what attacks them; damage is assigned in that order",
    (t) => {
      t.battlefield(0, "Test Bear", "Test Ogre");
      t.battlefield(1, "Test Ox");
      t.battlefield(2, "Test Ox");
      t.battlefield(3, "Test Ox");
      t.attack(["Test Bear", 1], ["Test Ogre", 3]);
      t.pass(4);
      expect(t.asked("blockers").player).toBe(1);
      expect(t.asked("blockers").blockers.map(({ attackers }) => attackers.map((id) => t.nameOf(id)))).toEqual([
        ["Test Bear"],
      ]);
      t.block();
      expect(t.asked("blockers").player).toBe(3);
      t.block(["Test Ox", "Test Ogre"]);
      t.to("endOfCombat");
      expect([t.lifeOf(1), t.count(3, "battlefield")]).toEqual([18, 0]);
    },
    FOUR,
  );

  scenario(
    "802.5, 509.3: each defending player orders what their creatures block",
    (t) => {
      t.cards(`
        Test Bulwark {0}
        Creature — Wall
        0/8
        This creature can block any number of creatures.`);
      t.battlefield(0, "Test Bear", "Test Ox", "Test Cub", "Test Ogre");
      t.battlefield(1, "Test Bulwark");
      t.battlefield(2, "Test Bulwark");
      t.attack(["Test Bear", 1], ["Test Ox", 1], ["Test Cub", 2], ["Test Ogre", 2]);
      t.pass(4);
      t.block(["Test Bulwark", "Test Bear"], ["Test Bulwark", "Test Ox"]);
      t.block(["Test Bulwark", "Test Cub"], ["Test Bulwark", "Test Ogre"]);
      expect([t.asked("order").player, t.asked().about]).toEqual([1, "damageOrder"]);
      t.order(0, 1);
      expect(t.asked("order").player).toBe(2);
    },
    FOUR,
  );
});

describe("803: attack left and attack right", () => {
  scenario(
    "803.1, 803.1a: only the opponent in the next seat to the left, and their planeswalkers",
    (t) => {
      t.cards(CARDS);
      t.options({ attack: "left" });
      t.battlefield(0, "Test Bear");
      t.permanentWith(1, "Test Walker", { counters: { loyalty: 4 } });
      t.permanentWith(3, "Test Walker", { counters: { loyalty: 4 } });
      t.to("beginningOfCombat");
      t.pass(4);
      expect(t.asked("attackers").attackers[0]!.defenders).toEqual([1, ...t.ids(1, "battlefield", "Test Walker")]);
    },
    FOUR,
  );

  scenario(
    "803.1a: whoever sits next to a teammate on that side attacks nobody",
    (t) => {
      t.options({
        attack: "left",
        teams: [
          [0, 1],
          [2, 3],
        ],
      });
      t.battlefield(0, "Test Bear");
      t.battlefield(1, "Test Bear");
      t.to("declareAttackers");
      expect(t.asked().ask).toBe("priority");
      t.to("beginningOfCombat", 2);
      t.pass(4);
      expect(t.asked("attackers").attackers[0]!.defenders).toEqual([2]);
    },
    FOUR,
  );

  scenario(
    "803.1b: to the right likewise; who has left the game has no seat",
    (t) => {
      t.options({ attack: "right" });
      t.battlefield(0, "Test Bear");
      t.to("precombatMain");
      t.concede(3);
      t.to("beginningOfCombat");
      t.pass(3);
      expect(t.asked("attackers").attackers[0]!.defenders).toEqual([2]);
    },
    FOUR,
  );
});

describe("507.1: one defending player", () => {
  scenario(
    "507.1, 506.2a, 703.4h: the active player chooses an opponent as combat begins, before anybody has priority",
    (t) => {
      t.options({ attack: "one" });
      t.battlefield(0, "Test Bear", "Test Ox");
      t.to("precombatMain");
      t.pass(4);
      const { player, about, from } = t.asked("choose");
      expect([t.step, player, about, from]).toEqual(["beginningOfCombat", 0, "defendingPlayer", [1, 2, 3]]);
      t.choose(2);
      expect(t.asked("priority").player).toBe(0);
      t.pass(4);
      expect(t.asked("attackers").attackers.map(({ defenders }) => defenders)).toEqual([[2], [2]]);
    },
    FOUR,
  );

  scenario("507.1: in a game of two players nobody is chosen", (t) => {
    t.options({ attack: "one" });
    t.battlefield(0, "Test Bear");
    t.attack(["Test Bear", 1]);
    t.to("endOfCombat");
    expect(t.lifeOf(1)).toBe(18);
  });
});

describe("804: deploying creatures", () => {
  const teams = [
    [0, 1],
    [2, 3],
  ];

  scenario(
    "804.1, 804.2: each creature can be tapped, at sorcery speed, to be given to a teammate",
    (t) => {
      t.options({ deployCreatures: true, teams });
      t.battlefield(0, "Test Bear", "Plain Stone");
      expect([t.step, t.can("activate", "Test Bear")]).toEqual(["upkeep", false]);
      t.to("precombatMain");
      expect(t.can("activate", "Plain Stone")).toBe(false);
      t.activate("Test Bear");
      t.resolve();
      expect([t.see("Test Bear").controller, t.see("Test Bear").tapped]).toEqual([1, true]);
    },
    FOUR,
  );

  scenario(
    "804.2, 302.6: not as long as it is summoning sick, and never without the option",
    (t) => {
      t.options({ deployCreatures: true, teams });
      t.hand(0, "Test Cub");
      t.battlefield(0, "Test Bear");
      t.to("precombatMain");
      t.cast("Test Cub");
      t.resolve();
      expect([t.can("activate", "Test Cub"), t.can("activate", "Test Bear")]).toEqual([false, true]);
    },
    FOUR,
  );

  scenario(
    "102.3, 804.2: without teammates there is nobody to give it to",
    (t) => {
      t.options({ deployCreatures: true });
      t.battlefield(0, "Test Bear");
      t.to("precombatMain");
      expect(t.can("activate", "Test Bear")).toBe(false);
    },
    FOUR,
  );
});
