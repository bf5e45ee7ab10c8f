import { describe, expect } from "vitest";
import { scenario } from "../support/scenario.ts";

describe("damage of several sources", () => {
  scenario("120.3, 608.2d: each of several creatures deals damage to itself by its own power, at once", (t) => {
    t.cards(`
      Test Mirror {0}
      Sorcery
      Each creature deals damage to itself equal to its power.

      Test Watcher {0}
      Creature — Wall
      Whenever another creature dies, you gain 1 life.
      2/2`);
    t.battlefield(0, "Test Watcher", "Test Ox");
    t.battlefield(1, "Test Cub");
    t.hand(0, "Test Mirror");
    t.to("precombatMain");
    t.cast("Test Mirror");
    t.resolveAll();
    expect([t.count(0, "battlefield", "Test Watcher"), t.count(1, "battlefield", "Test Cub"), t.lifeOf(0)]).toEqual([
      0, 0, 21,
    ]);
    expect(t.see("Test Ox")).toMatchObject({ damage: 2 });
  });
});
