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
});
