import { describe, expect } from "vitest";
import { kit, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

scenario("118.3, 701.17: all of them are sacrificed at once", (t) => {
  kit(t);
  t.cards(`
      Test Pyre {0}
      Artifact
      Sacrifice all creatures you control: You gain 1 life.`);
  t.battlefield(0, "Test Bear", "Test Ogre", "Test Pyre");
  t.to("precombatMain");
  t.activate("Test Pyre");
  expect(t.count(0, "graveyard")).toBe(2);
  t.resolve();
  expect(t.lifeOf(0)).toBe(21);
});

describe("costs paid with what lies in graveyards and exile", () => {
  scenario("118.3, 404.2: the topmost such cards", (t) => {
    kit(t);
    t.cards(`
      Test Gnawer {0}
      Artifact
      Exile the top creature card of your graveyard: You gain 1 life.`);
    t.battlefield(0, "Test Gnawer");
    t.put(0, "graveyard", "Test Bear", "Test Ogre", "Test Spark");
    t.to("precombatMain");
    const [top] = [...t.game.state.players[0]!.graveyard].reverse().filter((id) => t.nameOf(id) !== "Test Spark");
    const name = t.nameOf(top!);
    t.activate("Test Gnawer");
    t.resolve();
    expect([t.count(0, "exile", name), t.count(0, "graveyard", "Test Spark"), t.lifeOf(0)]).toEqual([1, 1, 21]);
    t.activate("Test Gnawer");
    t.resolve();
    expect([t.count(0, "graveyard"), t.can("activate", "Test Gnawer")]).toEqual([1, false]);
  });

  scenario("118.3: a card of an opponent's from exile, into that player's graveyard", (t) => {
    kit(t);
    subject(t, "Put a card an opponent owns from exile into that player's graveyard: You gain 2 life.");
    t.battlefield(0, "Test Subject");
    t.put(0, "exile", "Test Bear");
    t.put(1, "exile", "Test Ogre");
    t.to("precombatMain");
    t.activate("Test Subject");
    t.resolve();
    expect([t.count(1, "graveyard", "Test Ogre"), t.count(0, "exile", "Test Bear"), t.lifeOf(0)]).toEqual([1, 1, 22]);
    expect(t.can("activate", "Test Subject")).toBe(false);
  });

  scenario("118.3, 122.1: at least one counter, from among several permanents", (t) => {
    kit(t);
    t.cards(`
      Test Vat {0}
      Artifact
      Remove one or more +1/+1 counters from among creatures you control: You gain life equal to the number of +1/+1 counters removed this way.`);
    t.permanentWith(0, "Test Bear", { counters: { "+1/+1": 2 } });
    t.battlefield(0, "Test Vat", "Test Ogre");
    t.to("precombatMain");
    t.activate("Test Vat");
    t.refused({ ask: "number", number: 0 });
    t.answer({ ask: "number", number: 2 });
    t.resolve();
    expect([t.see("Test Bear").counters, t.lifeOf(0)]).toEqual([{}, 22]);
    expect(t.can("activate", "Test Vat")).toBe(false);
  });
});

describe("costs that can't be paid", () => {
  const STRICT = `
    Test Strict {0}
    Enchantment
    Players can't pay life or sacrifice creatures to cast spells or activate abilities.`;

  scenario("118.3, 602.2b: neither life nor creatures for abilities and spells", (t) => {
    kit(t);
    t.cards(`${STRICT}

      Test Bleeder {0}
      Artifact
      Pay 1 life: Draw a card.
      Sacrifice a creature: Draw a card.
      Sacrifice an artifact: Draw a card.

      Test Offering {0}
      Sorcery
      As an additional cost to cast this spell, sacrifice a creature.
      Draw a card.

      Test Phyrexian {W/P}
      Sorcery
      Draw a card.`);
    t.battlefield(0, "Test Strict", "Test Bleeder", "Test Bear");
    t.hand(0, "Test Offering", "Test Phyrexian");
    t.to("precombatMain");
    const act = (ability: number) =>
      t.asked("priority").actions.some((one) => one.act === "activate" && one.ability === ability);
    expect([act(0), act(1), act(2)]).toEqual([false, false, true]);
    expect([t.can("cast", "Test Offering"), t.can("cast", "Test Phyrexian")]).toEqual([false, false]);
  });

  scenario("118.3, 608.2d: what an effect asks for as it is followed can be paid", (t) => {
    kit(t);
    t.cards(`${STRICT}

      Test Bargain {0}
      Sorcery
      You may pay 2 life. If you do, draw a card. Then you may sacrifice a creature. If you do, draw a card.`);
    t.battlefield(0, "Test Strict", "Test Bear");
    t.hand(0, "Test Bargain");
    t.to("precombatMain");
    t.cast("Test Bargain");
    t.resolve();
    t.yes();
    t.yes();
    expect([t.lifeOf(0), t.count(0, "battlefield", "Test Bear"), t.count(0, "hand")]).toEqual([18, 0, 2]);
  });

  scenario("119.4b: no life can always be paid", (t) => {
    t.cards(`${STRICT}

      Test Idler {0}
      Artifact
      Pay X life: You gain X life.`);
    t.battlefield(0, "Test Strict", "Test Idler");
    t.to("precombatMain");
    t.activate("Test Idler", { x: 0 });
    t.resolve();
    expect(t.lifeOf(0)).toBe(20);
  });
});

describe("costs that others change (118.7)", () => {
  for (const cheaper of [true, false])
    scenario(`116.2k: a card is plotted from a hand ${cheaper ? "for less" : "for its own cost"}`, (t) => {
      t.cards(`
        Test Planner {0}
        Artifact
        Plotting cards from your hand costs {2} less.

        Test Scheme {4}{R}
        Creature — Rogue
        3/3
        Plot {2}{R}`);
      if (cheaper) t.battlefield(0, "Test Planner");
      t.lands(0, "Mountain", cheaper ? 1 : 3);
      t.hand(0, "Test Scheme");
      t.to("precombatMain");
      t.special("plot");
      expect(t.count(0, "exile", "Test Scheme")).toBe(1);
      expect(t.ids(0, "battlefield", "Mountain").filter((id) => !t.seeId(id).tapped)).toEqual([]);
    });

  scenario("702.170f, 118.7: what is plotted from elsewhere costs what it says", (t) => {
    t.cards(`
      Test Planner {0}
      Artifact
      Plotting cards from your hand costs {2} less.
      You may plot nonland cards from the top of your library.

      Test Scheme {4}{R}
      Creature — Rogue
      3/3
      Plot {2}{R}`);
    t.battlefield(0, "Test Planner");
    t.lands(0, "Mountain", 1);
    t.library(0, "Test Scheme");
    t.hand(0, "Test Scheme");
    t.to("precombatMain");
    const plots = t.asked("priority").actions.filter((one) => one.act === "special" && one.special === "plot");
    expect(plots).toMatchObject([{ object: t.ids(0, "hand", "Test Scheme")[0] }]);
  });

  for (const [change, lands] of [
    ["less", 2],
    ["more", 4],
  ] as const)
    scenario(`709.5e, 116.2m: unlocking costs {1} ${change}`, (t) => {
      t.cards(`
        Test Key {0}
        Artifact
        Unlock costs you pay cost {1} ${change}.

        Test Pantry {G}
        Enchantment — Room
        When you unlock this door, you gain 3 life.
        // split
        Test Cellar {2}{G}
        Enchantment — Room
        When you unlock this door, each opponent loses 2 life.`);
      t.battlefield(0, "Test Key");
      t.lands(0, "Forest", 1 + lands);
      t.hand(0, "Test Pantry // Test Cellar");
      t.to("precombatMain");
      t.cast("Test Pantry // Test Cellar", { face: 0 });
      t.resolve();
      t.resolve();
      t.special("unlock");
      t.resolve();
      expect(t.lifeOf(1)).toBe(18);
      expect(t.ids(0, "battlefield", "Forest").filter((id) => !t.seeId(id).tapped)).toEqual([]);
    });

  scenario("702.49a: ninjutsu abilities that their player activates cost less", (t) => {
    kit(t);
    subject(t, "Ninjutsu {1}{G}", "3/3");
    t.cards(`
      Test Sensei {0}
      Artifact
      Ninjutsu abilities you activate cost {1} less to activate.`);
    t.battlefield(0, "Test Bear", "Test Sensei", "Forest");
    t.hand(0, "Test Subject");
    t.attack("Test Bear");
    t.to("declareBlockers");
    t.activate("Test Subject");
    t.resolve();
    t.to("endOfCombat");
    expect(t.lifeOf(1)).toBe(17);
  });

  for (const [change, lands] of [
    ["less", 1],
    ["more", 5],
  ] as const)
    scenario(`601.2f: each spell costs {1} ${change} for each of its targets`, (t) => {
      kit(t);
      t.cards(`
        Test Herald {0}
        Artifact
        Spells you cast cost {1} ${change} to cast for each target.

        Test Blast {2}{R}
        Sorcery
        Tap up to two target creatures.`);
      t.battlefield(0, "Test Herald");
      t.battlefield(1, "Test Bear", "Test Ogre");
      t.lands(0, "Mountain", lands);
      t.hand(0, "Test Blast");
      t.to("precombatMain");
      t.cast("Test Blast", { targets: [["Test Bear", "Test Ogre"]] });
      t.resolve();
      expect(t.see("Test Bear").tapped && t.see("Test Ogre").tapped).toBe(true);
      expect(t.ids(0, "battlefield", "Mountain").filter((id) => !t.seeId(id).tapped)).toEqual([]);
    });
});

describe("a cost of so much power together", () => {
  scenario("118.3: untapped creatures with total power 5 or greater", (t) => {
    t.cards(`
      Test Troll {0}
      Creature — Troll
      Tap any number of untapped creatures you control other than this creature with total power 5 or greater: This creature gets +20/+20 until end of turn.
      1/1

      Test Bear {0}
      Creature — Bear
      2/2

      Test Ogre {0}
      Creature — Ogre
      3/3`);
    t.battlefield(0, "Test Troll", "Test Bear", "Test Ogre");
    t.battlefield(1, "Test Troll", "Test Bear");
    t.to("precombatMain");
    t.activate("Test Troll");
    if (t.asked().ask === "choose") t.choose("Test Bear", "Test Ogre");
    t.resolve();
    expect(t.see("Test Bear").tapped).toBe(true);
    t.pass();
    expect(t.can("activate", "Test Troll")).toBe(false);
  });
});

describe("cards exiled from the top of the library as a cost", () => {
  const SLOGGER = `
  Test Slogger {3}
  Creature — Beast
  Exile the top two cards of your library: You gain 2 life.
  4/5`;

  scenario("118.3: only who has so many can pay it", (t) => {
    t.cards(SLOGGER);
    t.emptyLibraries();
    t.library(0, "Plains", "Island", "Forest");
    t.library(1, "Plains", "Plains", "Plains");
    t.battlefield(0, "Test Slogger");
    t.to("precombatMain");
    t.activate("Test Slogger");
    expect([t.count(0, "library"), t.count(0, "exile"), t.count(0, "graveyard")]).toEqual([1, 2, 0]);
    t.resolve();
    expect(t.lifeOf(0)).toBe(22);
    expect(t.can("activate", "Test Slogger")).toBe(false);
  });
});

describe("costs paid with several objects that have something in common (118.3)", () => {
  scenario("118.3, 201.2a: two cards with the same name are discarded, and no others can be", (t) => {
    t.cards(`
      Test Chimes {5}
      Artifact
      Discard two nonland cards with the same name: Draw four cards.`);
    t.battlefield(0, "Test Chimes");
    t.hand(0, "Spark", "Spark", "Test Ogre", "Forest", "Forest");
    t.to("precombatMain");
    t.activate("Test Chimes");
    t.resolveAll();
    expect(t.count(0, "graveyard", "Spark")).toBe(2);
    expect(t.can("activate", "Test Chimes")).toBe(false);
  });

  scenario("118.3, 404.1: cards of one graveyard, whose ever that is, and not one of each", (t) => {
    t.cards(`
      Test Loam {1}{G}
      Enchantment
      {0}, Exile two creature cards from a single graveyard: Create a 1/1 green Saproling creature token.`);
    t.battlefield(0, "Test Loam");
    t.graveyard(0, "Test Ogre");
    t.graveyard(1, "Test Bear", "Test Ox");
    t.to("precombatMain");
    t.activate("Test Loam");
    if (t.asked().ask === "choose") t.choose("Test Bear");
    t.resolveAll();
    expect([t.count(1, "graveyard"), t.count(0, "graveyard")]).toEqual([0, 1]);
    expect(t.can("activate", "Test Loam")).toBe(false);
  });

  scenario("118.3, 404.1: a card of a graveyard, whose ever that is, where the cost does not say whose", (t) => {
    t.cards(`
      Test Pyre {1}
      Artifact
      {0}, Exile a creature card from a graveyard: You gain 1 life.
      {0}, Exile a land card from your graveyard: You gain 5 life.`);
    t.battlefield(0, "Test Pyre");
    t.graveyard(1, "Test Bear", "Forest");
    t.to("precombatMain");
    t.activate("Test Pyre");
    t.resolveAll();
    expect([t.lifeOf(0), t.count(1, "graveyard", "Test Bear"), t.count(1, "graveyard", "Forest")]).toEqual([21, 0, 1]);
    expect(t.can("activate", "Test Pyre")).toBe(false);
  });

  scenario("118.12a: sacrificed unless creatures with so much total power are", (t) => {
    t.cards(`
      Test Titan {1}
      Artifact Creature — Dreadnought
      Trample
      When this creature enters, sacrifice it unless you sacrifice any number of creatures with total power 6 or greater.
      6/6`);
    t.battlefield(0, "Forest", "Test Ox", "Test Bear");
    t.hand(0, "Test Titan");
    t.to("precombatMain");
    t.cast("Test Titan");
    t.resolve();
    t.resolve();
    // It may be sacrificed for itself; its ruling says so.
    t.yes();
    t.choose("Test Titan");
    t.resolveAll();
    expect([t.count(0, "battlefield", "Test Titan"), t.count(0, "battlefield", "Test Ox")]).toEqual([0, 1]);
  });
});
