import { describe, expect } from "vitest";
import { scenario } from "../../support/scenario.ts";

/** Cards that break the rules everybody knows: losing, life, turns, copies of what enters; played as their rulings say. */

describe("losing the game (104.3, 614)", () => {
  scenario("614.1a, 704.5a: instead of losing, everything is shuffled into the library", (t) => {
    t.cards(`
      Test Mirror {5}
      Artifact
      If you would lose the game, instead shuffle your hand, your graveyard, and all permanents you own into your library, then draw seven cards and your life total becomes 20.`);
    t.battlefield(0, "Test Mirror", "Mountain");
    t.graveyard(0, "Test Ox");
    t.hand(0, "Test Spark", "Test Bear");
    t.life(0, 2);
    t.to("precombatMain");
    t.cast("Test Spark", { targets: [0] });
    t.resolve();
    expect(t.lifeOf(0)).toBe(20);
    expect([t.count(0, "hand"), t.count(0, "battlefield"), t.count(0, "graveyard")]).toEqual([7, 0, 0]);
    expect(t.over).toBe(false);
  });

  scenario("704.5a, 702.90b: 0 life does not lose, damage gives poison counters then, and ten of those lose", (t) => {
    t.cards(`
      Test Unlife {2}
      Enchantment
      You don't lose the game for having 0 or less life.
      As long as you have 0 or less life, all damage is dealt to you as though its source had infect.`);
    t.battlefield(0, "Test Unlife", "Mountain", "Mountain");
    t.hand(0, "Test Spark", "Test Spark");
    t.life(0, 1);
    t.to("precombatMain");
    t.cast("Test Spark", { targets: [0] });
    t.resolve();
    expect([t.lifeOf(0), t.over]).toEqual([-1, false]);
    t.cast("Test Spark", { targets: [0] });
    t.resolve();
    expect([t.lifeOf(0), t.game.state.players[0]!.counters.poison]).toEqual([-1, 2]);
  });

  scenario(
    "120.3a: damage leaves 1 life as long as a creature is controlled; other loss of life does not stop there",
    (t) => {
      t.cards(`
      Test Devotion {3}
      Enchantment
      If you control a creature, damage that would reduce your life total to less than 1 reduces it to 1 instead.

      Test Drain {0}
      Sorcery
      You lose 3 life.`);
      t.battlefield(0, "Test Devotion", "Test Bear", "Mountain", "Mountain");
      t.hand(0, "Test Spark", "Test Spark", "Test Drain");
      t.life(0, 4);
      t.to("precombatMain");
      t.cast("Test Spark", { targets: [0] });
      t.resolve();
      expect(t.lifeOf(0)).toBe(2);
      t.cast("Test Spark", { targets: [0] });
      t.resolve();
      expect(t.lifeOf(0)).toBe(1);
      t.cast("Test Drain");
      t.resolve();
      expect(t.winners).toEqual([1]);
    },
  );

  scenario("119.8, 702.16b, 702.26: for a turn nothing changes your life, and your permanents are phased out", (t) => {
    t.cards(`
      Test Vanishing {2}
      Instant
      Until your next turn, your life total can't change and you gain protection from everything. All permanents you control phase out.
      Exile Test Vanishing.`);
    t.battlefield(0, "Plains", "Plains", "Test Bear");
    t.battlefield(1, "Test Ogre");
    t.hand(0, "Test Vanishing");
    t.to("precombatMain");
    t.cast("Test Vanishing");
    t.resolve();
    expect([
      t.count(0, "exile", "Test Vanishing"),
      t.game.state.objects[t.ids(0, "battlefield", "Test Bear")[0] ?? 0],
    ]).toEqual([1, expect.anything()]);
    t.to("declareAttackers", 2);
    t.attack("Test Ogre");
    t.to("precombatMain", 3);
    expect([t.lifeOf(0), t.see("Test Bear").tapped]).toEqual([20, false]);
  });
});

describe("turns that do not begin (500.7)", () => {
  scenario("614.10: an opponent's extra turn is skipped", (t) => {
    t.cards(`
      Test Hold {1}
      Enchantment
      Your opponents can't search libraries.
      If an opponent would begin an extra turn, that player skips that turn instead.

      Test Warp {0}
      Sorcery
      Take an extra turn after this one.`);
    t.battlefield(1, "Test Hold");
    t.hand(0, "Test Warp");
    t.to("precombatMain");
    t.cast("Test Warp");
    t.resolve();
    t.to("upkeep", 2);
    expect(t.game.state.turn.active).toBe(1);
  });
});

describe("counters and what enters (614.1c)", () => {
  scenario("122.6, 614.16: one more of each kind of counters, on permanents and on you", (t) => {
    t.cards(`
      Test Snake {0}
      Creature — Snake
      If one or more counters would be put on an artifact or creature you control, that many plus one of each of those kinds of counters are put on that permanent instead.
      If you would get one or more counters, you get that many plus one of each of those kinds of counters instead.
      2/3

      Test Gift {0}
      Sorcery
      Put two +1/+1 counters on target creature. You get {E}{E}.`);
    t.battlefield(0, "Test Snake");
    t.hand(0, "Test Gift");
    t.to("precombatMain");
    t.cast("Test Gift", { targets: ["Test Snake"] });
    t.resolve();
    expect(t.see("Test Snake").counters["+1/+1"]).toBe(3);
    expect(t.game.state.players[0]!.counters.energy).toBe(3);
  });

  scenario("707.5, 614.12: creatures enter as copies of it, whether one likes it or not", (t) => {
    t.cards(`
      Test Essence {0}
      Creature — Avatar
      Creatures you control enter as a copy of this creature.
      6/6`);
    t.battlefield(0, "Test Essence");
    t.hand(0, "Test Cub");
    t.to("precombatMain");
    t.cast("Test Cub");
    t.resolve();
    expect(t.count(0, "battlefield", "Test Essence")).toBe(2);
  });

  scenario("614.12: others enter with as many more counters as its power, and as Mutants", (t) => {
    t.cards(`
      Test Shaper {0}
      Creature — Elf
      Each other creature you control enters with a number of additional +1/+1 counters on it equal to this creature's power and as a Mutant in addition to its other types.
      2/4`);
    t.battlefield(0, "Test Shaper");
    t.hand(0, "Test Cub");
    t.to("precombatMain");
    t.cast("Test Cub");
    t.resolve();
    expect(t.see("Test Cub")).toMatchObject({ power: 4, toughness: 4 });
    expect(t.see("Test Cub").subtypes).toContain("Mutant");
  });
});

describe("repeating a process (608.2c)", () => {
  scenario("608.2c: as long as two of the cards milled share a color", (t) => {
    t.cards(`
      Test Stone {1}
      Artifact
      {3}, {T}: Target player mills two cards. If two cards that share a color were milled this way, repeat this process.`);
    t.battlefield(0, "Test Stone", "Plains", "Plains", "Plains");
    t.library(1, "Test Ox", "Test Ox", "Plains", "Test Bear", "Test Ogre", "Spark", "Barn Wolf", "Test Bear");
    t.to("precombatMain");
    t.activate("Test Stone", { targets: [1] });
    t.resolve();
    // Two green cards, two red ones, then a green one and a land.
    expect(t.count(1, "graveyard")).toBe(6);
  });

  scenario("101.4: until nobody puts a card onto the battlefield", (t) => {
    t.cards(`
      Test Boom {0}
      Sorcery
      Starting with you, each player may put a permanent card from their hand onto the battlefield. Repeat this process until no one puts a card onto the battlefield.`);
    t.hand(0, "Test Boom", "Test Ogre", "Test Bear");
    t.hand(1, "Test Ox");
    t.to("precombatMain");
    t.cast("Test Boom");
    t.resolve();
    for (let guard = 0; guard < 12 && t.asked().ask !== "priority"; guard++) {
      const { ask } = t.asked();
      if (ask === "confirm") t.yes();
      else t.answer({ ask: "choose", chosen: t.asked("choose").from.slice(0, 1) });
    }
    expect([t.count(0, "battlefield"), t.count(1, "battlefield"), t.count(0, "hand")]).toEqual([2, 1, 0]);
  });

  scenario("608.2c: land cards go to the graveyard one after the other, each of which is a counter", (t) => {
    t.cards(`
      Test Crusher {0}
      Creature — Giant
      At the beginning of your upkeep, reveal the top card of your library. If it's a land card, put it into your graveyard and repeat this process.
      Whenever a land card is put into your graveyard from anywhere, put a +1/+1 counter on this creature.
      3/3`);
    t.battlefield(0, "Test Crusher");
    t.library(0, "Test Ox", "Plains", "Plains");
    t.resolve();
    t.order(0, 1);
    t.resolveAll();
    expect([t.see("Test Crusher").power, t.count(0, "graveyard")]).toEqual([5, 2]);
  });
});

describe("protection of players (702.16)", () => {
  scenario("702.16i: from everything with the chosen name", (t) => {
    t.cards(`
      Test Halo {0}
      Enchantment
      As this enchantment enters, choose a card name.
      You have protection from the chosen card name.`);
    t.hand(0, "Test Halo");
    t.hand(1, "Test Spark", "Spark");
    t.battlefield(1, "Mountain", "Mountain");
    t.to("precombatMain");
    t.cast("Test Halo");
    t.resolve();
    t.answer({ ask: "name", name: "Test Spark" });
    t.to("precombatMain", 2);
    // Nothing but the caster is left to target.
    t.cast("Test Spark");
    t.resolve();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([20, 18]);
    t.cast("Spark");
    expect(t.asked("choose").from).toContain(0);
  });
});

describe("abilities that are countered, and damage that others divide", () => {
  scenario("113.7, 602.5: the source of an ability that was countered can't activate any more this turn", (t) => {
    t.cards(`
      Test Bind {0}
      Instant
      Split second
      Counter target activated or triggered ability. If a permanent's ability is countered this way, activated abilities of that permanent can't be activated this turn.

      Test Font {0}
      Artifact
      {1}: You gain 1 life.`);
    t.battlefield(0, "Test Font", "Plains", "Plains");
    t.hand(1, "Test Bind");
    t.to("precombatMain");
    t.activate("Test Font");
    t.pass();
    t.cast("Test Bind");
    t.resolveAll();
    expect([t.lifeOf(0), t.can("activate", "Test Font")]).toEqual([20, false]);
    t.to("precombatMain", 3);
    expect(t.can("activate", "Test Font")).toBe(true);
  });

  scenario("608.2d: the target's controller divides what it deals among any of the Wolves", (t) => {
    t.cards(`
      Test Hunt {0}
      Creature — Human
      {T}: Tap all untapped Wolf creatures you control. Each Wolf tapped this way deals damage equal to its power to target creature. That creature deals damage equal to its power divided as its controller chooses among any number of those Wolves.
      3/3

      Test Howler {0}
      Creature — Wolf
      1/3`);
    t.battlefield(0, "Test Hunt", "Test Howler", "Barn Wolf");
    t.battlefield(1, "Test Ogre");
    t.to("precombatMain");
    t.activate("Test Hunt", { targets: ["Test Ogre"] });
    t.resolve();
    expect(t.asked("choose")).toMatchObject({ player: 1 });
    t.choose("Test Howler", "Barn Wolf");
    t.divide(...t.asked("divide").among.map(({ to }) => (t.nameOf(to) === "Barn Wolf" ? 3 : 1)));
    expect([t.count(0, "graveyard", "Barn Wolf"), t.see("Test Howler").damage, t.see("Test Ogre").damage]).toEqual([
      1, 1, 3,
    ]);
  });
});
