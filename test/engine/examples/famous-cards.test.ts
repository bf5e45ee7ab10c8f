import { describe, expect } from "vitest";
import { scenario } from "../../support/scenario.ts";

/** What the best known cards do, played as their rulings say; the cards are our own. */

describe("spells of everybody (707.10)", () => {
  scenario(
    "707.10, 101.4: each other player copies the spell, in turn order, and chooses new targets for the copy",
    (t) => {
      t.cards(`
      Test Swarm {U}
      Enchantment
      Whenever a player casts an instant or sorcery spell, each other player copies that spell. Each of those players may choose new targets for their copy.`);
      t.battlefield(0, "Test Swarm", "Mountain");
      t.hand(0, "Test Spark");
      t.to("precombatMain");
      t.cast("Test Spark", { targets: [1] });
      t.resolve();
      expect(t.asked()).toMatchObject({ player: 1 });
      if (t.asked().ask === "confirm") t.yes();
      t.choose(0);
      t.resolveAll();
      expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([18, 18]);
    },
  );

  scenario("707.2, 202.2: a copy that is red is red, and does all the spell does", (t) => {
    t.cards(`
      Test Tines {R}{R}
      Instant
      Copy target instant or sorcery spell, except that the copy is red. You may choose new targets for the copy.

      Test Ward {0}
      Creature — Wall
      Protection from red
      0/4

      Test Ray {U}
      Instant
      Test Ray deals 1 damage to any target.`);
    t.battlefield(0, "Mountain", "Mountain", "Island");
    t.battlefield(1, "Test Ward");
    t.hand(0, "Test Tines", "Test Ray");
    t.to("precombatMain");
    t.cast("Test Ray", { targets: ["Test Ward"] });
    t.cast("Test Tines", { targets: ["Test Ray"] });
    t.resolve();
    // 702.16b: red, the copy can't target what the spell targets, and no other target is chosen.
    if (t.asked().ask === "confirm") t.no();
    else if (t.asked().ask === "choose") t.choose();
    t.resolveAll();
    expect(t.see("Test Ward").damage).toBe(1);
  });
});

describe("cards of graveyards and exile", () => {
  scenario("608.2c: creatures on the battlefield and in graveyards change places, under their owners' control", (t) => {
    t.cards(`
      Test Reversal {0}
      Sorcery
      Each player exiles all creature cards from their graveyard, then sacrifices all creatures they control, then puts all cards they exiled this way onto the battlefield.`);
    t.hand(0, "Test Reversal");
    t.graveyard(0, "Test Ogre", "Spark");
    t.graveyard(1, "Test Ox");
    t.battlefield(0, "Test Cub");
    t.battlefield(1, "Test Bear", "Test Raider");
    t.to("precombatMain");
    t.cast("Test Reversal");
    t.resolve();
    expect([t.count(0, "battlefield", "Test Ogre"), t.count(1, "battlefield", "Test Ox")]).toEqual([1, 1]);
    expect([t.count(0, "graveyard", "Test Cub"), t.count(1, "graveyard")]).toEqual([1, 2]);
    expect([t.count(0, "battlefield"), t.count(1, "battlefield")]).toEqual([1, 1]);
  });

  scenario("608.2c: as many cards as were turned up, doubled where a Mountain ended it", (t) => {
    t.cards(`
      Test Sling {4}
      Artifact
      {3}, {T}: Reveal cards from the top of your library until you reveal a land card. This artifact deals damage equal to the number of nonland cards revealed this way to any target. If the revealed land card was a Mountain, this artifact deals double that damage instead. Put the revealed cards on the bottom of your library in any order.`);
    t.battlefield(0, "Test Sling", "Plains", "Plains", "Plains");
    t.library(0, "Mountain", "Test Ox", "Test Bear", "Spark");
    t.to("precombatMain");
    t.activate("Test Sling", { targets: [1] });
    t.resolve();
    while (t.asked().ask === "order") t.order(0, 1, 2, 3);
    expect(t.lifeOf(1)).toBe(14);
    expect(t.count(0, "library", "Mountain")).toBe(1);
  });
});

describe("whoever casts a spell", () => {
  scenario("102.2: the opponents of that player draw, whoever's enchantment it is", (t) => {
    t.cards(`
      Test Truce {U}
      Enchantment
      When a player casts a spell, sacrifice this enchantment. If you do, each of that player's opponents draws three cards.`);
    t.battlefield(0, "Test Truce", "Mountain");
    t.hand(0, "Test Spark");
    t.to("precombatMain");
    const before = t.count(1, "hand");
    t.cast("Test Spark", { targets: [1] });
    t.resolve();
    expect([t.count(1, "hand") - before, t.count(0, "hand")]).toEqual([3, 0]);
    expect(t.count(0, "graveyard", "Test Truce")).toBe(1);
  });

  scenario(
    "202.3, 509.1b: spells of even mana values are not cast, and such creatures do not block; zero is even",
    (t) => {
      t.cards(`
      Test Even {9}
      Creature — Eldrazi
      Your opponents can't cast spells with even mana values.
      Your opponents can't block with creatures with even mana values.
      5/5`);
      t.battlefield(0, "Test Even");
      t.battlefield(1, "Test Bear", "Glad Hound", "Mountain", "Forest");
      t.hand(1, "Test Cub", "Test Spark");
      t.to("declareAttackers");
      t.attack("Test Even");
      t.block(["Glad Hound", "Test Even"]);
      t.to("precombatMain", 2);
      expect([t.can("cast", "Test Cub"), t.can("cast", "Test Spark")]).toEqual([false, true]);
    },
  );
});

describe("another player's turn (720)", () => {
  scenario("720.1, 500.7: that player's next turn is decided for them, and they have another after it", (t) => {
    t.cards(`
      Test Promise {0}
      Creature — Eldrazi
      When you cast this spell, you gain control of target opponent during that player's next turn. After that turn, that player takes an extra turn.
      13/13`);
    t.hand(0, "Test Promise");
    t.to("precombatMain");
    t.cast("Test Promise");
    if (t.asked().ask === "choose") t.choose(1);
    t.resolveAll();
    t.to("upkeep", 2);
    while (t.asked().player !== 1) t.pass();
    expect(t.asked()).toMatchObject({ player: 1, decidedBy: 0 });
    t.to("upkeep", 3);
    expect(t.game.state.turn.active).toBe(1);
    while (t.asked().player !== 1) t.pass();
    expect(t.asked()).toMatchObject({ player: 1, decidedBy: 1 });
    t.to("upkeep", 4);
    expect(t.game.state.turn.active).toBe(0);
  });
});

describe("planeswalkers that say when spells are cast", () => {
  scenario(
    "307.5, 601.3c: opponents cast at sorcery speed only, and sorceries are cast at instant speed until your next turn",
    (t) => {
      t.cards(`
      Test Raveler {W}
      Legendary Planeswalker — Test
      Each opponent can cast spells only any time they could cast a sorcery.
      +1: Until your next turn, you may cast sorcery spells as though they had flash.
      Loyalty 4

      Test Lesson {0}
      Sorcery
      Draw a card.`);
      t.battlefield(0, "Test Raveler");
      t.hand(0, "Test Lesson");
      t.hand(1, "Test Spark");
      t.battlefield(1, "Mountain");
      t.to("precombatMain");
      t.activate("Test Raveler");
      t.resolve();
      t.pass();
      expect([t.asked().player, t.can("cast", "Test Spark")]).toEqual([1, false]);
      t.to("upkeep", 2);
      while (t.asked().player !== 0) t.pass();
      expect(t.can("cast", "Test Lesson")).toBe(true);
      t.to("upkeep", 3);
      expect(t.can("cast", "Test Lesson")).toBe(false);
    },
  );

  scenario("721.1: the turn ends only if it is yours, and everything on the stack is exiled", (t) => {
    t.cards(`
      Test Undoing {0}
      Sorcery
      Each player shuffles their hand and graveyard into their library, then draws seven cards. If it's your turn, end the turn.`);
    t.hand(0, "Test Undoing");
    t.graveyard(1, "Test Ox");
    t.to("precombatMain");
    t.cast("Test Undoing");
    t.resolve();
    expect([t.count(0, "hand"), t.count(1, "hand"), t.count(1, "graveyard")]).toEqual([7, 7, 0]);
    expect(t.count(0, "exile", "Test Undoing")).toBe(1);
    expect(t.game.state.turn.number).toBe(2);
  });
});

describe("what was so as a spell was cast (601.2i)", () => {
  const ROAR = `
      Test Roar {1}
      Instant
      As an additional cost to cast this spell, you may reveal a Dragon card from your hand.
      Test Roar deals 3 damage to target creature. If you revealed a Dragon card or controlled a Dragon as you cast this spell, Test Roar deals 3 damage to that creature's controller.

      Test Wyrm {0}
      Creature — Dragon
      4/4

      Test Out {0}
      Instant
      Sacrifice a creature. Draw a card.`;
  scenario("608.2c: a Dragon that has left since was controlled as the spell was cast", (t) => {
    t.cards(ROAR);
    t.battlefield(0, "Test Wyrm", "Mountain");
    t.battlefield(1, "Test Ogre");
    t.hand(0, "Test Roar", "Test Out");
    t.to("precombatMain");
    t.cast("Test Roar", { targets: ["Test Ogre"] });
    t.cast("Test Out");
    t.resolve();
    expect(t.count(0, "battlefield", "Test Wyrm")).toBe(0);
    t.resolveAll();
    expect([t.see("Test Ogre").damage, t.lifeOf(1)]).toEqual([3, 17]);
  });
  scenario("608.2c: one that came since was not, unless a card of the kind was revealed", (t) => {
    t.cards(ROAR);
    t.battlefield(0, "Mountain");
    t.battlefield(1, "Test Ogre");
    t.hand(0, "Test Roar");
    t.to("precombatMain");
    t.cast("Test Roar", { targets: ["Test Ogre"] });
    t.resolveAll();
    expect([t.see("Test Ogre").damage, t.lifeOf(1)]).toEqual([3, 20]);
  });
  scenario("601.2d: X is counted as the spell is cast, and divided then", (t) => {
    t.cards(`
      Test Jaws {0}
      Sorcery
      Test Jaws deals X damage divided as you choose among any number of targets, where X is the number of Mountains you control as you cast this spell.`);
    t.battlefield(0, "Mountain", "Mountain", "Mountain");
    t.battlefield(1, "Test Bear");
    t.hand(0, "Test Jaws");
    t.to("precombatMain");
    t.cast("Test Jaws", { targets: [["Test Bear", 1]], divide: [2, 1] });
    t.resolveAll();
    expect([t.count(1, "graveyard", "Test Bear"), t.lifeOf(1)]).toEqual([1, 19]);
  });
  scenario("602.2: the fourth activation in a turn is counted as it resolves, whatever resolved before", (t) => {
    t.cards(`
      Test Whelp {0}
      Creature — Dragon
      {R}: This creature gets +1/+0 until end of turn. If this ability has been activated four or more times this turn, sacrifice this creature at the beginning of the next end step.
      2/3`);
    t.battlefield(0, "Test Whelp", "Mountain", "Mountain", "Mountain", "Mountain");
    t.to("precombatMain");
    for (let i = 0; i < 4; i++) t.activate("Test Whelp");
    t.resolveAll();
    expect(t.see("Test Whelp").power).toBe(6);
    t.to("end");
    t.resolveAll();
    expect(t.count(0, "graveyard", "Test Whelp")).toBe(1);
  });
});

describe("choosing for other players in combat (508.1a, 509.1a)", () => {
  scenario("509.1a: you choose which creatures block and how, as far as they legally can", (t) => {
    t.cards(`
      Test Tactician {0}
      Legendary Creature — Human Soldier
      First strike
      Whenever Test Tactician and at least three other creatures attack, you choose which creatures block this combat and how those creatures block.
      3/4`);
    t.battlefield(0, "Test Tactician", "Test Cub", "Test Ox", "Test Raider");
    t.battlefield(1, "Test Bear", "Test Ogre");
    t.to("declareAttackers");
    t.attack("Test Tactician", "Test Cub", "Test Ox", "Test Raider");
    t.resolveAll();
    while (t.asked().ask === "priority") t.pass();
    expect(t.asked("blockers")).toMatchObject({ player: 0 });
    t.block(["Test Bear", "Test Ox"], ["Test Ogre", "Test Ox"]);
    t.order(0, 1);
    t.to("endOfCombat");
    expect(t.lifeOf(1)).toBe(20 - 3 - 2 - 2);
  });
  scenario("508.1a-b: you choose which creatures attack, and their controller what they attack", (t) => {
    t.cards(`
      Test Warcraft {0}
      Instant
      Cast this spell only before attackers are declared.
      You choose which creatures attack this turn.
      You choose which creatures block this turn and how those creatures block.

      Test Walker {0}
      Legendary Planeswalker — Test
      Loyalty 5`);
    t.hand(0, "Test Warcraft");
    t.battlefield(0, "Test Walker");
    t.battlefield(1, "Test Bear", "Test Ogre");
    t.to("upkeep", 2);
    while (t.asked().player !== 0) t.pass();
    t.cast("Test Warcraft");
    t.resolve();
    while (t.asked().ask === "priority") t.pass();
    expect(t.asked("attackers")).toMatchObject({ player: 0 });
    t.attack("Test Bear");
    expect(t.asked("choose")).toMatchObject({ player: 1 });
    t.choose("Test Walker");
    t.to("endOfCombat");
    expect(t.see("Test Walker").counters.loyalty).toBe(3);
  });
});
