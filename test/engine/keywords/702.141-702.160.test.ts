import { describe, expect } from "vitest";
import { characteristicsOf } from "../../../lib/engine/query/characteristics/characteristics.ts";
import { creature, kit, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import type { TestGame } from "../../support/testGame.ts";

describe("702.142, 702.160", () => {
  const BOAST = "Boast — {1}: You gain 3 life.";

  const PROTOTYPE = ["Prototype {1}{R} — 2/2\nTrample", "6/6", "{7}", "Artifact Creature — Construct"] as const;

  scenario("702.142a: boast once each turn, if it attacked", (t) => {
    subject(t, BOAST);
    t.battlefield(0, "Test Subject");
    t.lands(0, "Forest", 3);
    t.to("precombatMain");
    expect(t.can("activate", "Test Subject")).toBe(false);
    t.attack("Test Subject");
    t.activate("Test Subject");
    t.resolve();
    expect(t.lifeOf(0)).toBe(23);
    expect(t.can("activate", "Test Subject")).toBe(false);
  });

  scenario("702.142a: still after combat; not because another creature attacked", (t) => {
    kit(t);
    subject(t, BOAST);
    t.battlefield(0, "Test Subject", "Test Bear");
    t.lands(0, "Forest", 3);
    t.attack("Test Bear");
    expect(t.can("activate", "Test Subject")).toBe(false);
    t.to("upkeep", 3);
    t.attack("Test Subject");
    t.to("postcombatMain");
    expect(t.can("activate", "Test Subject")).toBe(true);
  });

  scenario("702.160a, 718.3b: prototyped it has the other mana cost, color and size", (t) => {
    subject(t, ...PROTOTYPE);
    t.lands(0, "Mountain", 2);
    t.hand(0, "Test Subject");
    t.to("precombatMain");
    t.cast("Test Subject", { via: "prototype" });
    t.resolve();
    expect(t.see("Test Subject")).toMatchObject({ power: 2, toughness: 2, keywords: ["prototype", "trample"] });
    expect(characteristicsOf(t.game, t.ids(0, "battlefield", "Test Subject")[0]!).manaCost).toMatchObject({
      generic: 1,
    });
  });

  scenario(
    "702.160a, 718.3c: a copy of a prototyped permanent has those characteristics too; in a hand it is usual",
    (t) => {
      kit(t);
      subject(t, ...PROTOTYPE);
      t.lands(0, "Mountain", 2);
      t.lands(0, "Island", 4);
      t.hand(0, "Test Subject", "Test Mirror", "Test Return");
      t.to("precombatMain");
      t.cast("Test Subject", { via: "prototype" });
      t.resolve();
      t.cast("Test Mirror");
      t.resolve();
      expect(t.ids(0, "battlefield", "Test Subject").map((id) => t.seeId(id).power)).toEqual([2, 2]);
      t.cast("Test Return");
      const [card] = t.asked("choose").from;
      t.answer({ ask: "choose", chosen: [card!] });
      t.resolve();
      expect(characteristicsOf(t.game, t.ids(0, "hand", "Test Subject")[0]!).power).toBe(6);
    },
  );
});

describe("702.141-702.160", () => {
  scenario("702.145c, 702.145f: it becomes night after a turn without spells, and the other face shows", (t) => {
    kit(t);
    t.cards(`Test Hunter {G}
      Creature — Human Werewolf
      Daybound
      1/1
      // transform
      Test Howler
      Creature — Werewolf
      Nightbound
      Color indicator: G
      5/5`);
    creature(t, "Test Idle", "");
    t.battlefield(0, "Test Hunter");
    t.to("precombatMain");
    expect(t.see("Test Hunter").power).toBe(1);
    t.to("upkeep", 2);
    expect(t.see("Test Howler").power).toBe(5);
  });

  scenario("702.147a: a decayed creature can't block, and is sacrificed at end of combat once it attacked", (t) => {
    kit(t);
    subject(t, "Decayed");
    t.battlefield(0, "Test Bear");
    t.battlefield(1, "Test Subject");
    t.attack("Test Bear");
    t.to("postcombatMain");
    expect(t.lifeOf(1)).toBe(18);
    t.to("upkeep", 2);
    t.attack("Test Subject");
    t.to("postcombatMain");
    expect(t.count(1, "graveyard", "Test Subject")).toBe(1);
  });

  scenario("702.147a: a decayed creature that did not attack is not sacrificed", (t) => {
    kit(t);
    creature(t, "Test Corpse", "Decayed");
    t.battlefield(0, "Test Corpse", "Test Bear");
    t.attack("Test Bear");
    t.to("end");
    expect(t.count(0, "battlefield", "Test Corpse")).toBe(1);
  });

  scenario("702.149a: training alone, or beside a weaker creature, does not train", (t) => {
    kit(t);
    subject(t, "Training", "2/2");
    t.battlefield(0, "Test Subject", "Test Bear");
    t.attack("Test Subject", "Test Bear");
    expect(t.stackSize).toBe(0);
  });

  scenario("702.149c: a creature trains when its training ability puts a counter on it", (t) => {
    t.cards(`
      Test Squire {0}
      Creature — Human
      Training
      Whenever this creature trains, you gain 3 life.
      1/1`);
    t.battlefield(0, "Test Squire", "Test Ox");
    t.to("precombatMain");
    t.attack("Test Squire", "Test Ox");
    t.resolveAll();
    expect([t.see("Test Squire").power, t.lifeOf(0)]).toEqual([2, 23]);
  });

  scenario("702.151a-b: reconfigured onto a creature it is no creature; off it is one again", (t) => {
    kit(t);
    subject(t, "Equipped creature gets +2/+2.\nReconfigure {1}", "2/2", "{2}", "Artifact Creature — Equipment Beast");
    t.battlefield(0, "Test Subject", "Test Bear");
    t.lands(0, "Forest", 2);
    t.to("precombatMain");
    t.activate("Test Subject", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.see("Test Subject").types).toEqual(["artifact"]);
    expect(t.see("Test Bear").power).toBe(4);
    t.activate("Test Subject", { ability: 3 });
    t.resolve();
    expect(t.see("Test Subject").types).toEqual(["artifact", "creature"]);
    expect(t.see("Test Bear").power).toBe(2);
  });

  scenario("702.151a: reconfigure unattaches only what is attached, and attaches to a creature of one's own", (t) => {
    kit(t);
    t.cards(`
      Test Lizard {1}
      Artifact Creature — Equipment Lizard
      1/1
      Equipped creature gets +1/+1.
      Reconfigure {1}`);
    t.battlefield(0, "Test Lizard", "Test Bear", "Plains", "Plains");
    t.battlefield(1, "Test Ogre");
    t.to("precombatMain");
    const before = t.asked("priority").actions.filter((one) => one.act === "activate" && one.mana !== true);
    expect(before).toHaveLength(1);
    t.activate("Test Lizard");
    t.resolve();
    expect([t.see("Test Bear").power, t.see("Test Lizard").types]).toEqual([3, ["artifact"]]);
  });

  scenario("702.152a: blitzed it has haste, is sacrificed at the end and draws a card as it dies", (t) => {
    subject(t, "Blitz {G}", "3/1", "{3}{G}");
    t.lands(0, "Forest", 1);
    t.hand(0, "Test Subject");
    t.to("precombatMain");
    t.cast("Test Subject", { via: "blitz" });
    t.resolve();
    t.attack("Test Subject");
    t.to("end");
    t.resolveAll();
    expect(t.lifeOf(1)).toBe(17);
    expect(t.count(0, "graveyard", "Test Subject")).toBe(1);
    expect(t.count(0, "hand")).toBe(1);
  });

  scenario("702.152a: dying before, it draws the card; cast otherwise it does not", (t) => {
    kit(t);
    subject(t, "Blitz {G}", "3/1", "{1}{G}");
    t.lands(0, "Forest", 3);
    t.lands(0, "Swamp", 2);
    t.hand(0, "Test Subject", "Test Subject", "Test Murder", "Test Murder");
    t.to("precombatMain");
    t.cast("Test Subject", { via: "blitz" });
    t.resolve();
    t.cast("Test Murder");
    t.resolveAll();
    expect(t.count(0, "hand")).toBe(3);
    t.cast("Test Subject");
    t.resolve();
    t.cast("Test Murder");
    t.resolveAll();
    expect(t.count(0, "hand")).toBe(1);
  });

  scenario("702.153a: casualty wants enough power", (t) => {
    kit(t);
    t.cards(`Test Hit {R}
      Sorcery
      Casualty 3
      You gain 2 life.`);
    t.battlefield(0, "Test Bear", "Mountain");
    t.hand(0, "Test Hit");
    t.to("precombatMain");
    t.cast("Test Hit");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(22);
    expect(t.count(0, "battlefield", "Test Bear")).toBe(1);
  });

  scenario("702.153a: a copy made by casualty may have new targets; each casualty is paid for apart", (t) => {
    kit(t);
    t.cards(`
      Test Heist {1}{R}
      Sorcery
      Casualty 1
      Test Heist deals 3 damage to any target.`);
    creature(t, "Test Thug", "", "1/1");
    t.battlefield(0, "Test Thug", "Mountain", "Mountain");
    t.battlefield(1, "Test Bear");
    t.hand(0, "Test Heist");
    t.to("precombatMain");
    t.cast("Test Heist", { additional: [true], targets: ["Test Bear"], costs: ["Test Thug"] });
    t.resolve();
    t.yes();
    t.choose(1);
    t.resolveAll();
    expect([t.lifeOf(1), t.count(1, "graveyard", "Test Bear"), t.count(0, "graveyard", "Test Thug")]).toEqual([
      17, 1, 1,
    ]);
  });

  scenario("702.157b, 702.153b: each of two squads and of two casualties is paid for and happens apart", (t) => {
    t.cards(`
      Test Troop {0}
      Creature — Human
      Squad {1}
      Squad {2}
      1/1

      Test Gossip {0}
      Sorcery
      Casualty 1
      Casualty 2
      You gain 1 life.`);
    t.lands(0, "Plains", 4);
    t.battlefield(0, "Test Cub", "Test Cub");
    t.hand(0, "Test Troop", "Test Gossip");
    t.to("precombatMain");
    t.cast("Test Troop", { additional: [2, 1] });
    t.resolve();
    t.order(0, 1);
    t.resolveAll();
    expect(t.count(0, "battlefield", "Test Troop")).toBe(4);
    t.cast("Test Gossip", { additional: [false, true], costs: ["Test Cub"] });
    t.resolveAll();
    expect([t.lifeOf(0), t.count(0, "battlefield", "Test Cub")]).toEqual([22, 1]);
  });
});

describe("702.148: cleave", () => {
  const CARDS = `
    Test Verdict {W}
    Instant
    Cleave {3}{W}
    Destroy target [attacking] creature.

    Test Notion {U}
    Sorcery
    Cleave {2}{U}
    Draw two cards. [You lose 5 life.]`;

  scenario("702.148a: cast for its mana cost it says everything, the words in square brackets too", (t) => {
    kit(t);
    t.cards(CARDS);
    t.lands(0, "Plains", 4);
    t.battlefield(1, "Test Bear");
    t.hand(0, "Test Verdict");
    t.to("precombatMain");
    expect([t.can("cast", "Test Verdict"), t.can("cast", "Test Verdict", "cleave")]).toEqual([false, true]);
  });

  scenario("702.148a, 702.148b: for its cleave cost the words in square brackets are gone", (t) => {
    kit(t);
    t.cards(CARDS);
    t.lands(0, "Plains", 4);
    t.battlefield(1, "Test Bear");
    t.hand(0, "Test Verdict");
    t.to("precombatMain");
    t.cast("Test Verdict", { via: "cleave", targets: ["Test Bear"] });
    t.resolve();
    expect(t.count(1, "graveyard", "Test Bear")).toBe(1);
  });

  scenario("702.148a: a whole sentence may be in brackets", (t) => {
    t.cards(CARDS);
    t.lands(0, "Island", 4);
    t.hand(0, "Test Notion", "Test Notion");
    t.to("precombatMain");
    t.cast("Test Notion");
    t.resolve();
    expect([t.lifeOf(0), t.count(0, "hand")]).toEqual([15, 3]);
    t.cast("Test Notion", { via: "cleave" });
    t.resolve();
    expect([t.lifeOf(0), t.count(0, "hand")]).toEqual([15, 4]);
  });
});

describe("702.150", () => {
  const WALKER = `Test Seer {1}{G/P}{G/P}
    Legendary Planeswalker — Test
    Compleated
    +1: You gain 1 life.
    Loyalty 5`;

  scenario("702.150a: two loyalty counters fewer for each Phyrexian symbol paid with life", (t) => {
    t.cards(WALKER);
    t.lands(0, "Forest", 2);
    t.hand(0, "Test Seer");
    t.to("precombatMain");
    t.cast("Test Seer");
    if (t.asked().ask === "number") t.number(1);
    t.resolve();
    expect(t.lifeOf(0)).toBe(18);
    expect(t.see("Test Seer").counters).toEqual({ loyalty: 3 });
  });

  scenario("702.150a: paid with mana it has all of them", (t) => {
    t.cards(WALKER);
    t.lands(0, "Forest", 3);
    t.hand(0, "Test Seer");
    t.to("precombatMain");
    t.cast("Test Seer");
    t.number(0);
    t.resolve();
    expect(t.see("Test Seer").counters).toEqual({ loyalty: 5 });
  });
});

describe("702.157", () => {
  const castSubject = (t: TestGame, choices: Parameters<TestGame["cast"]>[1] = {}): void => {
    t.hand(0, "Test Subject");
    t.to("precombatMain");
    t.cast("Test Subject", choices);
    t.resolve();
  };

  scenario("702.157a: squad paid twice makes two tokens", (t) => {
    subject(t, "Squad {1}");
    t.lands(0, "Forest", 4);
    castSubject(t, { additional: [2] });
    t.resolveAll();
    expect(t.count(0, "battlefield", "Test Subject")).toBe(3);
  });

  scenario("702.145g: a permanent with nightbound alone makes it night", (t) => {
    t.cards(`
      Test Wolf {0}
      Creature — Werewolf
      Daybound
      2/2
      // transform
      Test Howler
      Creature — Werewolf
      Nightbound
      4/4

      Test Copy {0}
      Creature — Shapeshifter
      You may have this creature enter as a copy of any creature on the battlefield.
      0/0`);
    t.permanentWith(0, "Test Wolf", { face: 1 });
    t.to("precombatMain");
    expect(t.game.state.dayNight).toBe("night");
  });
});
