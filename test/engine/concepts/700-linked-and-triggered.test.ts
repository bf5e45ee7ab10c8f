import { describe, expect } from "vitest";
import { engine } from "../../../lib/engine/index.ts";
import { creature, kit, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";

describe("603.2f: what becomes attached as it enters", () => {
  scenario("603.2f, 701.3a: Equipment that is put onto the battlefield attached", (t) => {
    kit(t);
    t.cards(`
      Test Sword {1}
      Artifact — Equipment
      Whenever this Equipment becomes attached to a creature, you gain 1 life.
      Equipped creature gets +1/+1.
      Equip {0}

      Test Smith {0}
      Sorcery
      Search your library for an Equipment card, put it onto the battlefield attached to a creature you control, then shuffle.`);
    t.battlefield(0, "Test Bear");
    t.library(0, "Test Sword");
    t.hand(0, "Test Smith");
    t.to("precombatMain");
    t.cast("Test Smith");
    t.resolve();
    t.choose("Test Sword");
    settle(t);
    expect([t.see("Test Bear").power, t.lifeOf(0)]).toEqual([3, 21]);
  });

  scenario("603.2f, 111.1: an Aura token that is created attached", (t) => {
    kit(t);
    t.cards(`
      Test Patron {0}
      Enchantment
      Whenever an Aura you control becomes attached to a creature, you gain 1 life.

      Test Curse {0}
      Sorcery
      Create a Wicked Role token attached to target creature you control.`);
    t.battlefield(0, "Test Bear", "Test Patron");
    t.hand(0, "Test Curse");
    t.to("precombatMain");
    t.cast("Test Curse", { targets: ["Test Bear"] });
    settle(t);
    expect([t.see("Test Bear").power, t.lifeOf(0)]).toEqual([3, 21]);
  });
});

describe("702: what refers to an action of a keyword", () => {
  scenario("702.166c: bargaining is known to the spell that was bargained", (t) => {
    kit(t);
    t.cards(`
      Test Deal {0}
      Sorcery
      Bargain
      You gain 1 life. If this spell was bargained, you gain 5 life instead.

      Test Idol {3}
      Artifact`);
    t.battlefield(0, "Test Idol");
    t.hand(0, "Test Deal", "Test Deal");
    t.to("precombatMain");
    t.cast("Test Deal", { additional: [true], costs: ["Test Idol"] });
    settle(t);
    expect(t.lifeOf(0)).toBe(25);
    t.cast("Test Deal");
    settle(t);
    expect(t.lifeOf(0)).toBe(26);
  });

  scenario("702.128a: a token that embalm creates is white and a Zombie", (t) => {
    kit(t);
    subject(t, "Embalm {0}", "3/3", "{3}{W}");
    t.graveyard(0, "Test Subject");
    t.to("precombatMain");
    t.activate("Test Subject");
    settle(t);
    expect(t.see("Test Subject")).toMatchObject({ colors: "W", subtypes: expect.arrayContaining(["Zombie"]) });
  });

  scenario("702.5d: what enchants players is attached to a player and to nothing else", (t) => {
    kit(t);
    t.cards(`
      Test Hex {0}
      Enchantment — Aura Curse
      Enchant player
      At the beginning of enchanted player's upkeep, that player loses 1 life.`);
    t.battlefield(1, "Test Bear");
    t.hand(0, "Test Hex");
    t.to("precombatMain");
    t.cast("Test Hex");
    expect(t.asked("choose").from).toEqual([0, 1]);
    t.choose(1);
    t.resolve();
    t.to("draw", 2);
    expect(t.lifeOf(1)).toBe(19);
  });

  scenario("702.87c, 716.4: class levels are no level counters", (t) => {
    kit(t);
    t.cards(
      `
      Test Order {0}
      Enchantment — Class
      You gain 1 life.
      {0}: Level 2
      Creatures you control get +1/+1.`.replace(
        "      You gain 1 life.\n",
        "      When this Class enters, you gain 1 life.\n",
      ),
    );
    t.battlefield(0, "Test Order", "Test Bear");
    t.to("precombatMain");
    t.activate("Test Order");
    settle(t);
    expect([t.see("Test Bear").power, t.see("Test Order").counters]).toEqual([3, {}]);
  });

  scenario("702.152b: of two blitz costs one is paid, and it is sacrificed once", (t) => {
    kit(t);
    subject(t, "Blitz {0}\nBlitz {1}", "2/2", "{5}");
    t.hand(0, "Test Subject");
    t.to("precombatMain");
    const ways = t.asked("priority").actions.filter(({ act }) => act === "cast");
    expect(ways).toHaveLength(1);
    t.answer({ ask: "priority", action: ways[0]! });
    settle(t);
    expect(t.see("Test Subject").keywords).toContain("haste");
    t.to("end");
    settle(t);
    expect([t.count(0, "graveyard", "Test Subject"), t.count(0, "hand")]).toEqual([1, 1]);
  });

  scenario("702.22g: creatures that attack in a band are separate and share no abilities", (t) => {
    kit(t);
    creature(t, "Test Leader", "Banding\nLifelink", "1/1", "{0}");
    t.battlefield(0, "Test Leader", "Test Bear");
    t.attack("Test Leader", "Test Bear");
    for (let guard = 0; guard < 5 && t.asked().ask === "choose"; guard++) t.answer({ ask: "choose", chosen: [] });
    t.to("postcombatMain");
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([21, 17]);
  });
});

describe("701: actions", () => {
  scenario("701.52b, 701.52e: a copy of a Ring-bearer is none", (t) => {
    kit(t);
    t.cards(`
      Test Call {0}
      Sorcery
      The Ring tempts you.

      Test Toll {0}
      Sorcery
      You gain 1 life for each legendary creature you control.`);
    t.battlefield(0, "Test Bear");
    t.lands(0, "Island", 3);
    t.hand(0, "Test Call", "Test Mirror", "Test Toll");
    t.to("precombatMain");
    t.cast("Test Call");
    settle(t);
    t.cast("Test Mirror", { targets: ["Test Bear"] });
    settle(t);
    expect(t.count(0, "battlefield", "Test Bear")).toBe(2);
    t.cast("Test Toll");
    settle(t);
    expect(t.lifeOf(0)).toBe(21);
  });

  scenario("701.51b: an Incubator has a back face, a 0/0 Phyrexian", (t) => {
    kit(t);
    t.cards(`
      Test Clutch {0}
      Sorcery
      Incubate 2.`);
    t.lands(0, "Plains", 2);
    t.hand(0, "Test Clutch");
    t.to("precombatMain");
    t.cast("Test Clutch");
    settle(t);
    t.activate("Incubator Token");
    settle(t);
    expect(t.see("Phyrexian Token")).toMatchObject({
      power: 2,
      toughness: 2,
      colors: "",
      types: expect.arrayContaining(["artifact", "creature"]),
    });
  });

  scenario("701.20g: a card that is put on top as the library is shuffled stays there", (t) => {
    kit(t);
    t.cards(`
      Test Tutor {0}
      Instant
      Search your library for a card, then shuffle and put that card on top.`);
    t.library(0, "Test Ogre", "Test Bear");
    t.hand(0, "Test Tutor");
    t.to("precombatMain");
    t.cast("Test Tutor");
    t.resolve();
    t.choose("Test Ogre");
    expect(t.nameOf(t.game.state.players[0]!.library.at(-1)!)).toBe("Test Ogre");
  });

  scenario("701.16d, 400.2: what is looked at is shown to that player alone", (t) => {
    kit(t);
    t.cards(`
      Test Peek {0}
      Instant
      Look at the top two cards of your library. Put one of them into your hand and the other on the bottom of your library.`);
    t.library(0, "Test Ogre", "Test Bear");
    t.hand(0, "Test Peek");
    t.to("precombatMain");
    t.cast("Test Peek");
    t.resolve();
    expect(JSON.stringify(engine.view(t.game, 0))).toContain("Test Ogre");
    expect(JSON.stringify(engine.view(t.game, 1))).not.toContain("Test Ogre");
    t.choose("Test Bear");
  });
});

describe("712, 715: one card, whatever its faces", () => {
  scenario("715.2c: an adventurer card that is drawn is one card", (t) => {
    t.cards(`
      Test Scout {0}
      Creature — Human
      1/1
      // adventure
      Test Errand {0}
      Sorcery — Adventure
      You gain 1 life.

      Test Meter {0}
      Enchantment
      Whenever you draw a card, you gain 1 life.

      Test Dram {0}
      Sorcery
      Draw a card.`);
    t.library(0, "Test Scout");
    t.battlefield(0, "Test Meter");
    t.hand(0, "Test Dram");
    t.to("precombatMain");
    t.cast("Test Dram");
    settle(t);
    expect([t.lifeOf(0), t.count(0, "hand")]).toEqual([21, 1]);
  });

  scenario("712.8c: cast transformed it has its back face alone, and the front's mana value", (t) => {
    kit(t);
    t.cards(`
      Test Wisp {2}{W}
      Creature — Spirit
      Flying
      Disturb {1}
      1/1
      // transform
      Test Veil
      Enchantment — Aura
      Enchant creature
      Enchanted creature has flying.
      Color indicator: white

      Test Hush {0}
      Instant
      Counter target spell with mana value 3.`);
    t.battlefield(0, "Test Bear");
    t.graveyard(0, "Test Wisp");
    t.lands(0, "Plains", 1);
    t.hand(1, "Test Hush");
    t.to("precombatMain");
    const cast = t.asked("priority").actions.find(({ act }) => act === "cast")!;
    t.answer({ ask: "priority", action: cast });
    if (t.asked().ask === "choose") t.choose("Test Bear");
    expect(t.seeId(t.game.state.stack[0]!)).toMatchObject({ name: "Test Veil", types: ["enchantment"] });
    t.pass();
    expect(t.can("cast", "Test Hush")).toBe(true);
  });

  scenario("725.1: a rad counter mills a card, and costs a life where that is no land", (t) => {
    kit(t);
    subject(t, "{0}: You get a rad counter.");
    t.battlefield(0, "Test Subject");
    t.library(0, "Test Bear");
    t.to("upkeep", 1);
    t.activate("Test Subject");
    t.resolve();
    t.to("precombatMain");
    settle(t);
    expect([t.lifeOf(0), t.count(0, "graveyard")]).toEqual([19, 1]);
  });
});
