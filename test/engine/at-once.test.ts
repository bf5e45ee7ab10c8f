import { describe, expect } from "vitest";
import { scenario } from "../support/scenario.ts";

describe("what happens at once, and for whom it happens once", () => {
  scenario("608.2c: several kinds of tokens in one sentence are created together", (t) => {
    t.cards(`
  Test Menagerie {0}
  Sorcery
  Create a 1/1 green Snake creature token, a 2/2 green Wolf creature token, and two 3/3 green Elephant creature tokens.

  Test Census {0}
  Enchantment
  Whenever one or more tokens you control enter, you gain 1 life.`);
    t.battlefield(0, "Test Census");
    t.hand(0, "Test Menagerie");
    t.to("precombatMain");
    t.cast("Test Menagerie");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
    expect(["Snake", "Wolf", "Elephant"].map((name) => t.count(0, "battlefield", `${name} Token`))).toEqual([1, 1, 2]);
  });

  scenario("603.2c: 'whenever a player mills one or more' triggers once for each player who does", (t) => {
    t.cards(`
  Test Drain {0}
  Sorcery
  Each player mills two cards.

  Test Feeder {0}
  Enchantment
  Whenever a player mills one or more creature cards, you gain 1 life.`);
    for (const seat of [0, 1]) t.put(seat, "library", "Test Cub", "Test Cub", "Test Cub");
    t.battlefield(0, "Test Feeder");
    t.hand(0, "Test Drain");
    t.to("precombatMain");
    t.cast("Test Drain");
    t.resolve();
    if (t.asked().ask === "order") t.order(0, 1);
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(22);
  });

  scenario(
    "603.2c, 510.2: 'one or more creatures deal combat damage to a player' triggers once for all of them",
    (t) => {
      t.cards(`
  Test Spoils {0}
  Enchantment
  Whenever one or more creatures you control deal combat damage to a player, you gain 1 life.`);
      t.battlefield(0, "Test Spoils", "Test Cub", "Test Ox");
      t.to("declareAttackers");
      t.attack("Test Cub", "Test Ox");
      t.to("postcombatMain");
      expect(t.lifeOf(0)).toBe(21);
    },
  );

  scenario("608.2d: each opponent chooses a creature of their own", (t) => {
    t.cards(`
  Test Toll {0}
  Sorcery
  Each opponent chooses a creature they control. You gain control of those creatures.`);
    t.battlefield(1, "Test Cub", "Test Ox");
    t.battlefield(0, "Test Bear");
    t.hand(0, "Test Toll");
    t.to("precombatMain");
    t.cast("Test Toll");
    t.resolve();
    expect(t.asked().player).toBe(1);
    t.choose("Test Ox");
    expect([t.count(0, "battlefield"), t.count(1, "battlefield", "Test Cub")]).toEqual([2, 1]);
  });

  scenario("401.4, 608.2e: each owner chooses top or bottom for all of theirs, then they go there together", (t) => {
    t.cards(`
  Test Spout {0}
  Instant
  For each creature, its owner puts it on their choice of the top or bottom of their library.

  Test Herd {0}
  Sorcery
  Create a 1/1 green Snake creature token.`);
    t.battlefield(1, "Test Cub", "Test Ox", "Test Bear");
    t.hand(0, "Test Herd", "Test Spout");
    t.to("precombatMain");
    t.cast("Test Herd");
    t.resolve();
    t.cast("Test Spout");
    t.resolve();
    t.option("top");
    t.option("bottom");
    t.option("bottom");
    expect(t.asked()).toMatchObject({ ask: "order", player: 1 });
    t.order(1, 0);
    expect([t.asked().ask, t.count(0, "battlefield"), t.count(1, "battlefield")]).toEqual(["priority", 0, 0]);
    expect(t.nameOf(t.ids(1, "library").at(-1)!)).toBe("Test Cub");
  });

  scenario("107.3e: an ability that triggers as a spell is cast speaks of the X of that spell", (t) => {
    t.cards(`
  Test Scholar {0}
  Enchantment
  Whenever you cast a spell with {X} in its mana cost, look at the top X cards of your library. Put one of them into your hand and the rest on the bottom of your library in a random order.

  Test Surge {X}
  Instant
  You gain X life.`);
    t.put(0, "library", "Test Cub", "Test Ox", "Test Bear");
    t.battlefield(0, "Test Scholar");
    t.lands(0, "Plains", 2);
    t.hand(0, "Test Surge");
    t.to("precombatMain");
    t.cast("Test Surge", { x: 2 });
    t.resolve();
    expect(t.asked("choose").from).toHaveLength(2);
    t.choose("Test Ox");
    expect(t.count(0, "hand", "Test Ox")).toBe(1);
  });
});
