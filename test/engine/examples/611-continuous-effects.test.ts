import { describe, expect } from "vitest";
import { begin, kit, ROCK, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";
import type { TestGame } from "../../support/testGame.ts";

scenario("611.2c: a counter, and what it becomes", (t) => {
  kit(t);
  subject(
    t,
    "{0}: If this creature is a Beast, put a deathtouch counter on it and it becomes a Human Cleric with base power and toughness 3/3.",
  );
  t.battlefield(0, "Test Subject");
  t.to("precombatMain");
  t.activate("Test Subject");
  t.resolve();
  const now = t.see("Test Subject");
  expect([now.power, now.subtypes, now.counters]).toEqual([3, ["Human", "Cleric"], { deathtouch: 1 }]);
});

scenario("611.2b: a copy for as long as it remains attached", (t) => {
  kit(t);
  t.cards(`
      Test Mask {0}
      Artifact — Equipment
      Whenever this Equipment becomes attached to a creature, for as long as this Equipment remains attached to it, you may have that creature become a copy of another target creature you control.
      Equip {0}`);
  t.battlefield(0, "Test Mask", "Test Bear", "Test Ogre");
  t.to("precombatMain");
  const [bear] = t.ids(0, "battlefield", "Test Bear");
  t.activate("Test Mask", { targets: ["Test Bear"] });
  t.resolve();
  t.resolve();
  t.yes();
  expect(t.seeId(bear!).power).toBe(4);
  t.activate("Test Mask", { targets: [t.ids(0, "battlefield", "Test Ogre").find((id) => id !== bear)!] });
  t.resolve();
  expect(t.seeId(bear!).power).toBe(2);
});

scenario("611.2a: base power changed for good to what another's power is now", (t) => {
  kit(t);
  subject(t, "{0}: Change this creature's base power to target creature's power.", "0/3");
  t.battlefield(0, "Test Subject");
  t.battlefield(1, "Test Ogre");
  t.lands(0, "Forest", 1);
  t.hand(0, "Test Growth");
  t.to("precombatMain");
  t.activate("Test Subject", { targets: ["Test Ogre"] });
  t.resolve();
  t.cast("Test Growth", { targets: ["Test Ogre"] });
  t.resolve();
  t.to("precombatMain", 3);
  expect([t.see("Test Subject").power, t.see("Test Subject").toughness]).toEqual([4, 3]);
});

describe("what is said of one thing, each with a condition of its own", () => {
  for (const [lands, keywords] of [
    [["Mountain"], ["trample"]],
    [["Plains"], ["vigilance"]],
    [
      ["Mountain", "Plains"],
      ["trample", "vigilance"],
    ],
    [["Island"], []],
  ] as const)
    scenario(`611.3a: ${lands.join(" and ")}: ${keywords.join(" and ") || "neither"}`, (t) => {
      t.cards(`
      Test Blade {0}
      Creature — Bear
      This creature has trample as long as you control a Mountain and vigilance as long as you control a Plains.
      2/2`);
      t.battlefield(0, "Test Blade", ...lands);
      t.to("precombatMain");
      for (const keyword of ["trample", "vigilance"] as const)
        expect(t.see("Test Blade").keywords.includes(keyword)).toBe((keywords as readonly string[]).includes(keyword));
    });
});

scenario("611.2c: a spell that is told to be uncounterable", (t) => {
  t.cards(`
      Test Bear {0}
      Creature — Bear
      2/2

      Test Guard {0}
      Instant
      Target spell can't be countered.

      Test No {0}
      Instant
      Counter target spell.`);
  t.hand(0, "Test Bear", "Test Guard", "Test No");
  t.to("precombatMain");
  t.cast("Test Bear");
  t.cast("Test Guard");
  t.resolve();
  t.cast("Test No");
  t.resolveAll();
  expect(t.count(0, "battlefield", "Test Bear")).toBe(1);
});

scenario("611.2a: until a player casts a creature spell, and no other", (t) => {
  kit(t);
  t.cards(`
    Test Binder {0}
    Creature — Human
    {0}: Target creature becomes an enchantment and loses all abilities until a player casts a creature spell.
    1/1`);
  t.battlefield(0, "Test Binder", "Island", "Forest", "Forest");
  t.battlefield(1, "Test Ogre");
  t.hand(0, "Test Insight", "Test Bear");
  t.to("precombatMain");
  const types = () => t.seeId(t.ids(1, "battlefield", "Test Ogre")[0]!).types;
  t.activate("Test Binder", { targets: [t.ids(1, "battlefield", "Test Ogre")] });
  t.resolve();
  t.cast("Test Insight");
  t.resolve();
  expect(types()).toEqual(["enchantment"]);
  t.cast("Test Bear");
  expect(types()).toEqual(["creature"]);
});

describe("611.2c: two groups for the same while", () => {
  scenario("611.2c: each gets something else until end of turn", (t) => {
    begin(
      t,
      `
      Test Veteran {0}
      Instant
      Creatures you control get +1/+1 and creatures your opponents control get -1/-1 until end of turn.`,
      ["Test Veteran"],
      ["Test Bear"],
    );
    t.battlefield(1, "Test Ogre");
    t.to("precombatMain");
    t.cast("Test Veteran");
    settle(t);
    expect([t.see("Test Bear").power, t.see("Test Ogre").power]).toEqual([3, 3]);
    t.to("precombatMain", 2);
    expect([t.see("Test Bear").power, t.see("Test Ogre").power]).toEqual([2, 4]);
  });
});

scenario("611.2d: how much less spells cost is known as the effect begins", (t) => {
  t.cards(`
      Test Revel {0}
      Instant
      Spells you cast this turn that are black and/or red cost {X} less to cast, where X is the amount of life your opponents have lost this turn.

      Test Sting {0}
      Instant
      Target opponent loses 2 life.

      Test Imp {2}{R}
      Creature — Imp
      2/2

      Test Ox {2}{W}
      Creature — Ox
      2/2

      Test Drake {4}{U}{B}
      Creature — Drake
      4/4`);
  t.battlefield(0, "Mountain", "Plains");
  t.hand(0, "Test Sting", "Test Revel", "Test Sting", "Test Imp", "Test Ox", "Test Drake");
  t.to("precombatMain");
  t.cast("Test Sting", { targets: [1] });
  t.resolve();
  t.cast("Test Revel");
  t.resolve();
  t.cast("Test Sting", { targets: [1] });
  t.resolve();
  expect(["Test Imp", "Test Ox", "Test Drake"].map((name) => t.can("cast", name))).toEqual([true, false, false]);
  t.cast("Test Imp");
  expect(t.stackSize).toBe(1);
});

scenario("611.3a: all of them have it as long as that is so, and one of them what it is", (t) => {
  kit(t);
  t.cards(`
    Test Banner {0}
    Enchantment
    Creatures you control get +1/+1. As long as you control an artifact, they also have vigilance.

    Test Maul {0}
    Artifact — Equipment
    Equipped creature gets +1/+1. As long as it's red, it gets an additional +2/+2.
    Equip {0}`);
  t.battlefield(0, "Test Banner", "Test Ogre", "Test Bear");
  t.hand(0, "Test Maul");
  t.to("precombatMain");
  expect([t.see("Test Ogre").power, t.see("Test Ogre").keywords]).toEqual([5, []]);
  t.cast("Test Maul");
  t.resolve();
  expect(t.see("Test Bear").keywords).toEqual(["vigilance"]);
  t.activate("Test Maul", { targets: ["Test Ogre"] });
  t.resolve();
  expect(t.see("Test Ogre").power).toBe(8);
  t.activate("Test Maul", { targets: ["Test Bear"] });
  t.resolve();
  expect(t.see("Test Bear").power).toBe(4);
});

function cast(t: TestGame, type: string, text: string, cost = "{0}"): void {
  kit(t);
  t.cards(`Test Deed ${cost}\n${type}\n${text}`);
  t.hand(0, "Test Deed");
}

describe("611.2: a rule for a turn to come", () => {
  scenario("in the next turn of its controller it can't attack that player, and in the turn after that it can", (t) => {
    cast(t, "Sorcery", "Target creature can't attack you during its controller's next turn.");
    t.battlefield(1, "Test Ogre");
    t.to("precombatMain");
    t.cast("Test Deed", { targets: ["Test Ogre"] });
    settle(t);
    // With nothing that can attack, no attackers are asked for in turn 2.
    t.attack("Test Ogre");
    expect(t.turn.number).toBe(4);
  });
});

scenario("611.2c, 613.1f: what it loses and becomes holds for good where nothing is said of how long", (t) => {
  t.cards(`
      Test Thief {0}
      Legendary Planeswalker — Oko
      +1: Target artifact or creature loses all abilities and becomes a green Elk creature with base power and toughness 3/3.
      Loyalty 4
${ROCK}
      Test Drake {0}
      Creature — Drake
      Flying
      5/5`);
  t.battlefield(0, "Test Thief", "Test Rock");
  t.battlefield(1, "Test Drake");
  t.to("precombatMain");
  t.activate("Test Thief", { targets: ["Test Drake"] });
  t.resolve();
  t.to("precombatMain", 3);
  expect(t.see("Test Drake")).toMatchObject({ power: 3, keywords: [], subtypes: ["Elk"], colors: "G" });
  t.activate("Test Thief", { targets: ["Test Rock"] });
  t.resolve();
  expect(t.see("Test Rock")).toMatchObject({ power: 3, types: ["creature"] });
});

scenario("611.2c: each is held for as long as it has its own counter", (t) => {
  t.cards(`
      Test Oath {0}
      Sorcery
      Each player puts a vow counter on a creature they control and sacrifices the rest. Each of those creatures can't attack you or planeswalkers you control for as long as it has a vow counter on it.

      Test Release {0}
      Instant
      Remove all counters from target creature.`);
  t.battlefield(0, "Test Bear");
  t.battlefield(1, "Test Ox", "Test Ogre");
  t.hand(0, "Test Oath", "Test Release");
  t.to("precombatMain");
  t.cast("Test Oath");
  t.resolve();
  t.choose("Test Ogre");
  expect(t.count(1, "battlefield", "Test Ox")).toBe(0);
  t.cast("Test Release", { targets: ["Test Bear"] });
  t.resolve();
  t.to("declareAttackers", 2);
  expect(t.can("attack" as never, "Test Ogre")).toBe(false);
});

describe("what is given, doubled and forbidden", () => {
  const EVOKED = `
      Test Forge {0}
      Enchantment
      Elemental permanent spells you cast from your hand gain evoke {1} as you cast them.

      Test Cinder {5}
      Creature — Elemental
      4/4`;
  scenario("611.3d: a permanent keeps the evoke its spell was cast for (702.74a)", (t) => {
    t.cards(EVOKED);
    t.battlefield(0, "Test Forge", "Forest");
    t.hand(0, "Test Cinder");
    t.to("precombatMain");
    expect(t.can("cast", "Test Cinder")).toBe(false);
    t.cast("Test Cinder", { via: "evoke" });
    t.resolve();
    expect([t.count(0, "battlefield", "Test Cinder"), t.stackSize]).toEqual([1, 1]);
    t.resolve();
    expect(t.count(0, "graveyard", "Test Cinder")).toBe(1);
  });

  scenario("118.3, 605.1a: life can't be paid but for mana abilities", (t) => {
    t.cards(`
      Test Ban {0}
      Artifact
      Players can't pay life to cast spells or to activate abilities that aren't mana abilities.

      Test Cave {0}
      Land
      {T}, Pay 1 life: Add {B}.

      Test Leech {0}
      Artifact
      Pay 1 life: Draw a card.`);
    t.battlefield(0, "Test Ban", "Test Cave", "Test Leech");
    t.to("precombatMain");
    expect(t.can("activate", "Test Leech")).toBe(false);
    expect(t.can("activate", "Test Cave")).toBe(true);
    t.activate("Test Cave");
    expect(t.lifeOf(0)).toBe(19);
  });

  scenario("701.9c, 608.2h: those whose power was doubled are spoken of", (t) => {
    t.cards(`
      Test Idol {0}
      Creature — God
      When this creature enters, double the power of each other creature you control until end of turn. Those creatures gain vigilance until end of turn.
      1/1`);
    t.battlefield(0, "Test Bear");
    t.hand(0, "Test Idol");
    t.to("precombatMain");
    t.cast("Test Idol");
    t.resolve();
    t.resolve();
    expect([t.see("Test Bear").power, t.see("Test Idol").power]).toEqual([4, 1]);
    t.attack("Test Bear");
    expect(t.see("Test Bear").tapped).toBe(false);
  });

  scenario("305.7, 613.1d: lands of a name lose their land types and abilities, and gain another", (t) => {
    t.cards(`
      Test Eclipse {0}
      Enchantment
      As this enchantment enters, choose a nonbasic land card name.
      Lands your opponents control with the chosen name lose all land types and abilities, and they gain "{T}: Add {C}."

      Test Grove
      Land — Forest
      {T}: Draw a card.`);
    t.battlefield(1, "Test Grove", "Forest");
    t.hand(0, "Test Eclipse");
    t.to("precombatMain");
    t.cast("Test Eclipse");
    t.resolve();
    t.answer({ ask: "name", name: "Test Grove" });
    expect(t.see("Test Grove").subtypes).toEqual([]);
    expect(t.see("Forest").subtypes).toEqual(["Forest"]);
    // A mana ability is all it has: nothing is put onto the stack (605.3b).
    t.to("precombatMain", 2);
    t.activate("Test Grove");
    expect([t.stackSize, t.see("Test Grove").tapped]).toEqual([0, true]);
  });
});
