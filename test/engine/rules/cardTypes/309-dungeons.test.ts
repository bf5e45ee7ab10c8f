import { describe, expect } from "vitest";
import { scenario } from "../../../support/scenario.ts";
import { sorcery } from "../../../support/sorcery.ts";

const CARDS = `
  Test Stair
  Dungeon
  Gate — You gain 1 life. (Leads to: Hall, Well)
  Hall — You gain 2 life. (Leads to: Vault)
  Well — Draw a card. (Leads to: Vault)
  Vault — You gain 10 life.

  Test Warren
  Dungeon
  Burrow — You gain 3 life. (Leads to: Den)
  Den — You gain 4 life.

  Test Depths
  Dungeon — Undercity
  Mouth — You gain 5 life. (Leads to: Throne)
  Throne — You gain 6 life.

  Test Map {0}
  Sorcery
  Venture into the dungeon.

  Test Delver {0}
  Creature — Human
  Whenever you venture into the dungeon, put a +1/+1 counter on this creature.
  1/1

  Test Herald {0}
  Enchantment
  Whenever you complete a dungeon, draw a card.

  Test Veteran {0}
  Creature — Human
  This creature gets +3/+0 as long as you've completed a dungeon.
  1/1

  Test Claim {0}
  Sorcery
  You take the initiative.`;

describe("309, 701.46: dungeons", () => {
  scenario(
    "309.2a, 309.2b, 309.4a, 309.4c, 701.46a: a dungeon of one's choice enters the command zone; its first room does what it does",
    (t) => {
      t.cards(CARDS);
      t.hand(0, "Test Map");
      t.to("precombatMain");
      t.cast("Test Map");
      t.resolve();
      expect(t.asked("option")).toMatchObject({ about: "dungeon", options: ["Test Stair", "Test Warren"] });
      t.option("Test Stair");
      expect([t.count(0, "command", "Test Stair"), t.stackSize, t.lifeOf(0)]).toEqual([1, 1, 20]);
      t.resolve();
      expect(t.lifeOf(0)).toBe(21);
    },
  );

  scenario(
    "309.3, 309.5, 309.5a, 701.46b: further ventures follow an arrow of one's choice in the same dungeon",
    (t) => {
      t.cards(CARDS);
      t.battlefield(0, "Test Delver");
      t.hand(0, "Test Map", "Test Map");
      t.to("precombatMain");
      t.cast("Test Map");
      t.resolve();
      t.option("Test Stair");
      if (t.asked().ask === "order") t.order(0, 1);
      t.resolveAll();
      t.cast("Test Map");
      t.resolve();
      expect(t.asked("option").options).toEqual(["Hall", "Well"]);
      t.option("Hall");
      if (t.asked().ask === "order") t.order(0, 1);
      t.resolveAll();
      expect([t.lifeOf(0), t.count(0, "command"), t.see("Test Delver").power]).toEqual([23, 1, 3]);
    },
  );

  scenario("309.6, 309.7, 704.5t: after the ability of the bottommost room the dungeon is removed: completed", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Herald", "Test Veteran");
    t.hand(0, "Test Map", "Test Map");
    t.to("precombatMain");
    t.cast("Test Map");
    t.resolve();
    t.option("Test Warren");
    t.resolveAll();
    t.cast("Test Map");
    t.resolve();
    // Not while the ability is on the stack.
    expect([t.count(0, "command"), t.stackSize, t.see("Test Veteran").power]).toEqual([1, 1, 1]);
    t.resolve();
    expect([t.count(0, "command"), t.lifeOf(0), t.see("Test Veteran").power, t.stackSize]).toEqual([0, 27, 4, 1]);
    t.resolve();
    expect(t.count(0, "hand")).toBe(1);
  });

  scenario("309.5b, 701.46c: venturing in the bottommost room completes the dungeon and enters another", (t) => {
    t.cards(`${CARDS}

      Test Gem {0}
      Artifact
      {0}: Venture into the dungeon. Activate only once each turn.

      Test Chart {0}
      Instant
      Venture into the dungeon.`);
    t.battlefield(0, "Test Veteran");
    t.hand(0, "Test Chart", "Test Chart", "Test Chart");
    t.to("precombatMain");
    t.cast("Test Chart");
    t.resolve();
    t.option("Test Warren");
    t.resolveAll();
    t.cast("Test Chart");
    t.resolve();
    t.cast("Test Chart");
    t.resolve();
    t.option("Test Stair");
    expect([
      t.count(0, "command", "Test Stair"),
      t.count(0, "command", "Test Warren"),
      t.see("Test Veteran").power,
    ]).toEqual([1, 0, 4]);
  });

  scenario("309.2c: a dungeon is no permanent and can't be cast", (t) => {
    t.cards(CARDS);
    t.hand(0, "Test Map");
    t.to("precombatMain");
    t.cast("Test Map");
    t.resolve();
    t.option("Test Stair");
    t.resolveAll();
    expect([t.count(0, "battlefield"), t.can("cast", "Test Stair")]).toEqual([0, false]);
  });

  scenario(
    "309.2, 309.4: it begins outside the game; the venture marker says in which of its rooms its owner is",
    (t) => {
      t.cards(CARDS);
      t.hand(0, "Test Map", "Test Map");
      t.to("precombatMain");
      const everywhere = (["library", "hand", "graveyard", "exile", "command", "battlefield"] as const).flatMap(
        (zone) => t.ids(0, zone).map((id) => t.nameOf(id)),
      );
      expect(everywhere.filter((name) => name === "Test Stair")).toEqual([]);
      t.cast("Test Map");
      t.resolve();
      t.option("Test Stair");
      t.resolveAll();
      const [dungeon] = t.ids(0, "command", "Test Stair");
      expect(t.game.state.objects[dungeon!]!.room ?? 0).toBe(0);
      t.cast("Test Map");
      t.resolve();
      t.option("Well");
      expect(t.game.state.objects[dungeon!]!.room).toBe(2);
      expect(t.count(1, "command")).toBe(0);
    },
  );

  scenario("309.2d: what would bring it into the game otherwise does not", (t) => {
    t.cards(CARDS);
    t.define(sorcery("Test Lesson Plan", [{ do: "learn", who: { who: "you" } }]));
    t.hand(0, "Test Lesson Plan");
    t.to("precombatMain");
    t.cast("Test Lesson Plan");
    t.resolve();
    expect([t.asked().ask, t.count(0, "command"), t.count(0, "hand")]).toEqual(["priority", 0, 0]);
  });

  scenario("309.4b: names of rooms mean nothing: a room is not what an effect that asks for its name means", (t) => {
    t.cards(`${CARDS}

      Test Maze
      Dungeon
      Corner — You gain 1 life. (Leads to: End)
      End — You gain 4 life.

      Test Surveyor {0}
      Enchantment
      Whenever you cast a spell named Corner, you gain 100 life.

      Corner {0}
      Enchantment`);
    t.battlefield(0, "Test Surveyor");
    t.hand(0, "Test Map", "Corner");
    t.to("precombatMain");
    t.cast("Test Map");
    t.resolve();
    t.option("Test Maze");
    t.resolveAll();
    const [dungeon] = t.ids(0, "command");
    expect([t.lifeOf(0), t.nameOf(dungeon!)]).toEqual([21, "Test Maze"]);
    t.cast("Corner");
    t.resolveAll();
    expect([t.lifeOf(0), t.game.state.objects[dungeon!]!.room ?? 0]).toEqual([121, 0]);
  });

  scenario(
    "701.46d, 723.1, 723.2, 723.5: taking the initiative ventures into Undercity, again and in each upkeep",
    (t) => {
      t.cards(CARDS);
      t.hand(0, "Test Claim", "Test Claim");
      t.to("precombatMain");
      t.cast("Test Claim");
      t.resolve();
      expect(t.game.state.initiative).toBe(0);
      t.resolveAll();
      expect([t.count(0, "command", "Test Depths"), t.lifeOf(0)]).toEqual([1, 25]);
      t.cast("Test Claim");
      t.resolve();
      t.resolveAll();
      expect([t.count(0, "command"), t.lifeOf(0)]).toEqual([0, 31]);
      t.to("draw", 3);
      expect(t.lifeOf(0)).toBe(36);
    },
  );

  scenario(
    "723.2, 723.3: combat damage to who has the initiative takes it away, once for all of the creatures",
    (t) => {
      t.cards(CARDS);
      t.hand(0, "Test Claim");
      t.battlefield(1, "Test Raider", "Test Raider");
      t.to("precombatMain");
      t.cast("Test Claim");
      t.resolve();
      t.resolveAll();
      t.to("precombatMain", 2);
      t.attack("Test Raider", "Test Raider");
      t.to("endOfCombat");
      t.resolveAll();
      expect([t.game.state.initiative, t.count(1, "command", "Test Depths"), t.lifeOf(1)]).toEqual([1, 1, 25]);
    },
  );
});
