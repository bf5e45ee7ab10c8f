import { describe, expect } from "vitest";
import { scenario } from "../../../support/scenario.ts";
import { sorcery } from "../../../support/sorcery.ts";

describe("704.1-704.2: state-based actions", () => {
  scenario("704.1, 704.2: they use no stack and nobody controls them: they can't be responded to", (t) => {
    t.cards(`
      Test Shrink {0}
      Instant
      Target creature gets -2/-2 until end of turn.`);
    t.battlefield(1, "Test Cub");
    t.hand(0, "Test Shrink");
    t.hand(1, "Test Growth");
    t.to("precombatMain");
    t.cast("Test Shrink", { targets: ["Test Cub"] });
    t.resolve();
    expect([t.stackSize, t.count(1, "graveyard", "Test Cub"), t.asked("priority").player]).toEqual([0, 1, 0]);
  });

  scenario("704.1a: an ability that watches for a state of the game is a triggered ability: it uses the stack", (t) => {
    t.cards(`
      Test Wraith {0}
      Creature — Spirit
      When you control no Swamps, sacrifice this creature.
      3/3`);
    t.hand(0, "Test Wraith");
    t.to("precombatMain");
    t.cast("Test Wraith");
    t.resolve();
    expect([t.stackSize, t.count(0, "battlefield", "Test Wraith")]).toEqual([1, 1]);
    t.resolve();
    expect(t.count(0, "battlefield", "Test Wraith")).toBe(0);
  });

  scenario("704.3: actions of one check are performed at once; abilities they trigger wait until none is left", (t) => {
    t.cards(`
      Test Twin {0}
      Creature — Human
      Whenever another creature dies, you gain 1 life.
      1/1

      Test Quake {0}
      Sorcery
      Test Quake deals 1 damage to each creature.`);
    t.battlefield(0, "Test Twin", "Test Twin");
    t.hand(0, "Test Quake");
    t.to("precombatMain");
    t.cast("Test Quake");
    t.resolve();
    if (t.asked().ask === "order") t.order(0, 1);
    expect([t.count(0, "battlefield"), t.stackSize]).toEqual([0, 2]);
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(22);
  });
});

describe("704.5a-c: players", () => {
  scenario("704.5a: less than 0 life too; both players at once is a draw", (t) => {
    t.cards(`
      Test Flare {0}
      Sorcery
      Test Flare deals 6 damage to each player.`);
    t.life(0, 5);
    t.life(1, 6);
    t.hand(0, "Test Flare");
    t.to("precombatMain");
    t.cast("Test Flare");
    t.resolve();
    expect(t.winners).toEqual([]);
  });

  scenario("704.5b: only an attempted draw counts, not an empty library", (t) => {
    t.cards(`
      Test Erosion {0}
      Sorcery
      Target player mills three cards.`);
    t.emptyLibraries();
    t.library(1, "Plains", "Plains");
    t.library(0, "Plains");
    t.hand(0, "Test Erosion");
    t.to("precombatMain");
    t.cast("Test Erosion", { targets: [1] });
    t.resolve();
    expect(t.over).toBe(false);
    t.to("draw", 2);
    expect(t.winners).toEqual([0]);
  });

  scenario("704.5c, 122.1f: ten poison counters", (t) => {
    t.define(sorcery("Test Venom", [{ do: "playerCounters", who: { who: "opponents" }, kind: "poison", count: 5 }]));
    t.hand(0, "Test Venom", "Test Venom");
    t.to("precombatMain");
    t.cast("Test Venom");
    t.resolve();
    expect([t.over, t.countersOf(1).poison]).toEqual([false, 5]);
    t.cast("Test Venom");
    t.resolve();
    expect(t.winners).toEqual([0]);
  });

  scenario("704.5a, 101.2, 104.3: who can't lose does not, until that is over", (t) => {
    t.cards(`
      Test Grace {0}
      Enchantment
      You can't lose the game and your opponents can't win the game.

      Test Drain {0}
      Instant
      Each player loses 20 life.`);
    t.life(0, 10);
    t.life(1, 30);
    t.battlefield(0, "Test Grace");
    t.hand(0, "Test Drain", "Test Prayer");
    t.to("precombatMain");
    t.cast("Test Drain");
    t.resolve();
    expect([t.over, t.lifeOf(0)]).toEqual([false, -10]);
    t.cast("Test Prayer", { targets: ["Test Grace"] });
    t.resolve();
    expect(t.winners).toEqual([1]);
  });
});
