import { describe, expect } from "vitest";
import { scenario } from "../../support/scenario.ts";

/** Wordings of cards that tables of four play most. */

const ROCK = `
      Test Rock {0}
      Artifact
`;

describe("wordings of cards that tables of four play most", () => {
  scenario(
    "614.1c, 614.12: with a counter for each that its controller already controls, itself not among them",
    (t) => {
      t.cards(`
      Test Font {0}
      Creature — Angel
      Each other Angel you control enters with an additional +1/+1 counter on it for each Angel you already control.
      2/2

      Test Angel {0}
      Creature — Angel
      1/1`);
      t.battlefield(0, "Test Font");
      t.hand(0, "Test Angel", "Test Angel");
      t.to("precombatMain");
      t.cast("Test Angel");
      t.resolve();
      expect(t.see("Test Angel").power).toBe(2);
      t.cast("Test Angel");
      t.resolve();
      expect(t.ids(0, "battlefield", "Test Angel").map((id) => t.seeId(id).power)).toEqual([2, 3]);
    },
  );

  scenario("121.2a, 101.2: players who can't draw cards draw none, and lose for no empty library", (t) => {
    t.cards(`
      Test Machine {0}
      Artifact
      Players can't draw cards.

      Test Idea {0}
      Sorcery
      Draw a card. You gain 1 life.`);
    t.battlefield(0, "Test Machine");
    t.hand(0, "Test Idea");
    t.emptyLibraries();
    t.to("precombatMain");
    t.cast("Test Idea");
    t.resolve();
    expect(t.lifeOf(0)).toBe(21);
    t.to("precombatMain", 3);
    expect(t.over).toBe(false);
    expect(t.count(0, "hand")).toBe(0);
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

  scenario("111.1, 608.2d: one of two tokens, as one likes", (t) => {
    t.cards(`
      Test Provider {0}
      Creature — Elf
      Whenever a land you control enters, create a Food token or a Treasure token.
      3/2`);
    t.battlefield(0, "Test Provider");
    t.hand(0, "Plains");
    t.to("precombatMain");
    t.playLand("Plains");
    t.resolve();
    t.option("A Treasure token");
    expect(t.count(0, "battlefield", "Treasure Token")).toBe(1);
    expect(t.count(0, "battlefield", "Food Token")).toBe(0);
  });

  scenario(
    "508.3d: attacked with two or more creatures, however many attack others",
    (t) => {
      t.cards(`
      Test Pair {0}
      Enchantment
      Whenever an opponent attacks you with two or more creatures, you gain 10 life.

      Test Bear {0}
      Creature — Bear
      2/2`);
      t.battlefield(1, "Test Pair");
      t.battlefield(0, "Test Bear", "Test Bear", "Test Bear");
      t.to("precombatMain");
      t.attack(["Test Bear", 1], ["Test Bear", 2], ["Test Bear", 2]);
      expect(t.stackSize).toBe(0);
      t.to("precombatMain", 4);
      t.attack(["Test Bear", 1], ["Test Bear", 1], ["Test Bear", 2]);
      expect(t.stackSize).toBe(1);
    },
    { seats: 3 },
  );

  scenario("603.10a: if it didn't have an ability as it was last there", (t) => {
    t.cards(`
      Test Cleaver {0}
      Creature — Zombie
      Whenever another Zombie you control dies, if it didn't have flying, you gain 3 life.
      3/3

      Test Ghoul {0}
      Creature — Zombie
      1/1

      Test Bat {0}
      Creature — Zombie Bat
      Flying
      1/1

      Test Bolt {0}
      Instant
      Destroy target creature.`);
    t.battlefield(0, "Test Cleaver", "Test Ghoul", "Test Bat");
    t.hand(0, "Test Bolt", "Test Bolt");
    t.to("precombatMain");
    t.cast("Test Bolt", { targets: ["Test Bat"] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(20);
    t.cast("Test Bolt", { targets: ["Test Ghoul"] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(23);
  });

  scenario("613.4c: for each counter on them, each by its own", (t) => {
    t.cards(`
      Test Slug {0}
      Creature — Slug
      {0}: Put a slime counter on target creature.
      Creatures you don't control get -1/-1 for each slime counter on them.
      7/7

      Test Elk {0}
      Creature — Elk
      5/5

      Test Bear {0}
      Creature — Bear
      3/3`);
    t.battlefield(0, "Test Slug");
    t.battlefield(1, "Test Elk", "Test Bear");
    t.to("precombatMain");
    t.activate("Test Slug", { targets: ["Test Elk"] });
    t.resolve();
    t.activate("Test Slug", { targets: ["Test Elk"] });
    t.resolve();
    expect(t.see("Test Elk").power).toBe(3);
    expect(t.see("Test Bear").power).toBe(3);
  });

  scenario("608.2c: of what is done one thing after the other the condition is said of the last", (t) => {
    t.cards(`
      Test Raider {0}
      Artifact
      {0}: Draw a card, then discard a card unless you control an Island.
      {0}: You gain 1 life, then draw a card if you control an Island.`);
    t.battlefield(0, "Test Raider", "Island");
    t.to("precombatMain");
    t.activate("Test Raider", { ability: 0 });
    t.resolve();
    expect(t.count(0, "hand")).toBe(1);
    t.activate("Test Raider", { ability: 1 });
    t.resolve();
    expect(t.count(0, "hand")).toBe(2);
    expect(t.lifeOf(0)).toBe(21);
  });

  scenario("608.2c: and the first is done where the condition keeps the last from being done", (t) => {
    t.cards(`
      Test Raider {0}
      Artifact
      {0}: You gain 1 life, then draw a card if you control an Island.`);
    t.battlefield(0, "Test Raider");
    t.to("precombatMain");
    t.activate("Test Raider");
    t.resolve();
    expect(t.count(0, "hand")).toBe(0);
    expect(t.lifeOf(0)).toBe(21);
  });

  scenario("603.7: the next spell one casts is copied, and no other", (t) => {
    t.cards(`
      Test Conduit {0}
      Artifact
      {0}: When you cast your next instant or sorcery spell this turn, copy that spell. You may choose new targets for the copy.

      Test Idea {0}
      Sorcery
      You gain 1 life.`);
    t.battlefield(0, "Test Conduit");
    t.hand(0, "Test Idea", "Test Idea");
    t.to("precombatMain");
    t.activate("Test Conduit");
    t.resolve();
    t.cast("Test Idea");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(22);
    t.cast("Test Idea");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(23);
  });

  scenario("606.3: a planeswalker that entered this turn is used when an instant could be cast", (t) => {
    t.cards(`
      Test Empress {0}
      Legendary Planeswalker
      Flash
      As long as Test Empress entered this turn, you may activate her loyalty abilities any time you could cast an instant.
      +1: You gain 1 life.
      Loyalty 4`);
    t.hand(0, "Test Empress");
    t.to("precombatMain", 2);
    t.pass();
    t.cast("Test Empress");
    t.resolve();
    t.pass();
    t.activate("Test Empress");
    t.resolve();
    expect(t.lifeOf(0)).toBe(21);
    t.to("precombatMain", 4);
    t.pass();
    expect(t.can("activate", "Test Empress")).toBe(false);
  });

  scenario("400.1: all cards of all hands and graveyards", (t) => {
    t.cards(`
      Test Fire {0}
      Sorcery
      Exile all permanents. Exile all cards from all hands and graveyards. Each player's life total becomes 1.
${ROCK}`);
    t.battlefield(0, "Test Rock");
    t.graveyard(1, "Test Rock");
    t.hand(0, "Test Fire", "Test Rock");
    t.hand(1, "Test Rock");
    t.to("precombatMain");
    t.cast("Test Fire");
    t.resolve();
    expect([t.count(0, "hand"), t.count(1, "hand"), t.count(1, "graveyard"), t.count(0, "battlefield")]).toEqual([
      0, 0, 0, 0,
    ]);
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([1, 1]);
  });

  scenario("613.1d, 608.2c: what was returned is of a further type", (t) => {
    t.cards(`
      Test Drana {0}
      Sorcery
      Return target creature card from your graveyard to the battlefield with a +1/+1 counter on it. The creature is a Vampire in addition to its other types.

      Test Bear {0}
      Creature — Bear
      2/2`);
    t.graveyard(0, "Test Bear");
    t.hand(0, "Test Drana");
    t.to("precombatMain");
    t.cast("Test Drana");
    t.resolve();
    expect(t.see("Test Bear").subtypes).toEqual(["Bear", "Vampire"]);
    expect(t.see("Test Bear").power).toBe(3);
  });

  scenario(
    "604.1: while there are so many counters of a kind among others, and so few cards of a kind in hand",
    (t) => {
      t.cards(`
      Test Bard {0}
      Creature — Bard
      As long as there are three or more lore counters among artifacts you control, this creature gets +4/+4.
      As long as you have no creature cards in hand, this creature gets +1/+0.
      1/1

      Test Book {0}
      Artifact
      {0}: Put a lore counter on this artifact.`);
      t.battlefield(0, "Test Bard", "Test Book", "Test Book");
      t.hand(0, "Test Bard");
      t.to("precombatMain");
      t.activate("Test Book");
      t.resolve();
      t.activate("Test Book");
      t.resolve();
      expect(t.see("Test Bard").power).toBe(1);
      t.activate("Test Book");
      t.resolve();
      expect(t.see("Test Bard").power).toBe(5);
      t.cast("Test Bard");
      t.resolve();
      expect(t.see("Test Bard").power).toBe(6);
    },
  );

  scenario("608.2c, 608.2h: two instead, where the creature that died was so large", (t) => {
    t.cards(`
      Test Forge {0}
      Enchantment
      Whenever a nontoken creature you control dies, create a 1/1 red Satyr creature token with "This token can't block." If the creature had power 4 or greater, create two of those tokens instead.

      Test Bear {0}
      Creature — Bear
      2/2

      Test Ogre {0}
      Creature — Ogre
      5/5

      Test Fall {0}
      Instant
      Destroy target creature.`);
    t.battlefield(0, "Test Forge", "Test Bear", "Test Ogre");
    t.hand(0, "Test Fall", "Test Fall");
    t.to("precombatMain");
    t.cast("Test Fall", { targets: ["Test Bear"] });
    t.resolveAll();
    expect(t.count(0, "battlefield", "Satyr Token")).toBe(1);
    t.cast("Test Fall", { targets: ["Test Ogre"] });
    t.resolveAll();
    expect(t.count(0, "battlefield", "Satyr Token")).toBe(3);
  });

  scenario("401.5, 604.1: as long as the top card of the library is of a kind", (t) => {
    t.cards(`
      Test Channeler {0}
      Creature — Elf
      As long as the top card of your library is a creature card, this creature gets +3/+3.
      As long as the top card of your library is a Goblin card, this creature has all activated abilities of that card.
      {0}: You mill a card.
      {0}: Draw a card.
      1/1

      Test Goblin {0}
      Creature — Goblin
      {0}: You gain 5 life.
      1/1

      Test Rock {0}
      Artifact`);
    t.battlefield(0, "Test Channeler");
    t.library(0, "Test Rock", "Test Rock", "Test Goblin", "Test Rock", "Test Goblin");
    t.to("precombatMain");
    expect(t.see("Test Channeler").power).toBe(4);
    t.activate("Test Channeler", { ability: 2 });
    t.resolve();
    expect(t.see("Test Channeler").power).toBe(1);
    t.activate("Test Channeler", { ability: 3 });
    t.resolve();
    expect(t.see("Test Channeler").power).toBe(4);
    t.activate("Test Channeler", { ability: 4 });
    t.resolve();
    expect(t.lifeOf(0)).toBe(25);
    t.activate("Test Channeler", { ability: 3 });
    t.resolve();
    expect(t.see("Test Channeler").power).toBe(1);
  });

  scenario("702.11c, 604.1: a player has hexproof as long as something is so", (t) => {
    t.cards(`
      Test Ward {0}
      Enchantment
      You have hexproof as long as you control a Plains.

      Test Bolt {0}
      Instant
      Target player loses 3 life.`);
    t.battlefield(0, "Test Ward");
    t.hand(1, "Test Bolt", "Test Bolt");
    t.hand(0, "Plains");
    t.to("precombatMain");
    t.pass();
    t.cast("Test Bolt");
    expect(t.asked("choose").from).toEqual([0, 1]);
    t.choose(0);
    t.resolve();
    expect(t.lifeOf(0)).toBe(17);
    t.playLand("Plains");
    t.pass();
    t.cast("Test Bolt");
    t.resolve();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([17, 17]);
  });
});
