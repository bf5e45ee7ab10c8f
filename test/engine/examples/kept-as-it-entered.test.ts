import { describe, expect } from "vitest";
import { scenario } from "../../support/scenario.ts";

describe("607.2e: life paid as a permanent enters", () => {
  scenario("607.2e, 614.12a: how much that was is kept for its other abilities", (t) => {
    t.cards(`
      Test Forge {0}
      Artifact
      As this artifact enters, pay any amount of life.
      {0}: Create an X/X black Imp creature token, where X is the life paid as this artifact entered.

      Test Glutton {0}
      Creature — Horror
      As this creature enters, pay any amount of life.
      Test Glutton's power and toughness are each equal to the life paid as it entered.
      */*`);
    t.hand(0, "Test Forge", "Test Glutton");
    t.to("precombatMain");
    t.cast("Test Forge");
    t.resolve();
    t.number(4);
    t.cast("Test Glutton");
    t.resolve();
    t.number(3);
    t.activate("Test Forge");
    t.resolve();
    expect(t.lifeOf(0)).toBe(13);
    expect(t.see("Imp Token")).toMatchObject({ power: 4, toughness: 4 });
    expect(t.see("Test Glutton")).toMatchObject({ power: 3, toughness: 3 });
  });
});

describe("614.12a: what is chosen before a permanent enters", () => {
  scenario("614.12a, 614.1c: it enters tapped, and something comes of that, if its controller likes", (t) => {
    t.cards(`
      Test Depot
      Land
      You may have this land enter tapped. If you do, you gain 2 life.
      {T}: Add {C}.`);
    t.hand(0, "Test Depot");
    t.hand(1, "Test Depot");
    t.to("precombatMain");
    t.playLand("Test Depot");
    t.yes();
    expect([t.see("Test Depot").tapped, t.lifeOf(0)]).toEqual([true, 22]);
    t.to("precombatMain", 2);
    t.playLand("Test Depot");
    t.no();
    expect([t.seeId(t.ids(1, "battlefield", "Test Depot")[0]!).tapped, t.lifeOf(1)]).toEqual([false, 20]);
  });
});

describe("607.2a: cards exiled with a permanent", () => {
  scenario("607.2a, 608.2g: whoever exiles a spell casts another card that was exiled so, chosen by them", (t) => {
    t.cards(`
      Test Pond {0}
      Artifact
      Whenever a player casts a spell from their hand, that player exiles it. If the player does, they may cast a spell from among other cards exiled with this artifact without paying its mana cost.

      Test Cub {0}
      Creature — Bear
      2/2

      Test Ox {0}
      Creature — Ox
      3/3

      Test Elk {0}
      Creature — Elk
      4/4`);
    t.battlefield(1, "Test Pond");
    t.hand(0, "Test Cub", "Test Ox", "Test Elk");
    t.to("precombatMain");
    t.cast("Test Cub");
    t.resolve();
    // There is no other card yet.
    if (t.asked().ask === "confirm") t.no();
    expect(t.count(0, "exile", "Test Cub") + t.ids(1, "exile", "Test Cub").length).toBe(1);
    t.cast("Test Ox");
    t.resolve();
    expect(t.asked("confirm").player).toBe(0);
    t.yes();
    t.resolveAll();
    expect([t.count(0, "battlefield", "Test Cub"), t.count(0, "battlefield", "Test Ox")]).toEqual([1, 0]);
    t.cast("Test Elk");
    t.resolve();
    t.yes();
    t.resolveAll();
    expect([t.count(0, "battlefield", "Test Ox"), t.count(0, "battlefield", "Test Elk")]).toEqual([1, 0]);
  });
});
