import { describe, expect } from "vitest";
import { arranged } from "../../../../lib/engine/rules/variants/named.ts";
import { scenario } from "../../../support/scenario.ts";
import { settle } from "../../../support/settle.ts";

const CARDS = `
  Test Brute {0}
  Creature — Mutant
  You gain life rather than lose life from radiation.
  2/2

  Test Glow {0}
  Sorcery
  Target player gets two rad counters.

  Test Drain {0}
  Sorcery
  Target player loses 2 life.

  Test Witness {0}
  Enchantment
  Whenever you lose life from radiation, draw a card.`;

describe("725.1a: life lost from radiation", () => {
  scenario("725.1a: it is what rad counters do, and no other loss of life", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Brute");
    t.library(0, "Test Cub", "Test Cub");
    t.hand(0, "Test Glow", "Test Drain");
    t.to("precombatMain");
    t.cast("Test Glow", { targets: [0] });
    t.resolve();
    t.cast("Test Drain", { targets: [0] });
    t.resolve();
    expect(t.lifeOf(0)).toBe(18);
    const known = t.game.state.players[0]!.library.slice(-3).map(t.nameOf, t);
    expect(known.filter((name) => name === "Test Cub")).toHaveLength(2);
    t.to("precombatMain", 3);
    settle(t);
    // The card drawn for the turn was a Cub, so that one of the two milled was none of the lands.
    expect([t.lifeOf(0), t.countersOf(0).rad]).toEqual([19, 1]);
  });

  scenario("725.1a, 603.2: what looks for it triggers", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Witness");
    t.library(0, "Test Cub", "Test Cub", "Plains");
    t.hand(0, "Test Glow", "Test Drain");
    t.to("precombatMain");
    t.cast("Test Glow", { targets: [0] });
    t.resolve();
    t.cast("Test Drain", { targets: [0] });
    t.resolve();
    expect([t.lifeOf(0), t.count(0, "hand")]).toEqual([18, 0]);
    t.to("precombatMain", 3);
    settle(t);
    expect([t.lifeOf(0), t.count(0, "hand")]).toEqual([16, 2]);
  });

  scenario(
    "725.1, 805.4d: where a team shares its turns, each of its players has their own",
    (t) => {
      const done = arranged("two-headed-giant", { seats: 4 });
      if (!done.ok) throw new Error(done.message);
      t.options(done.options);
      t.cards(CARDS);
      t.hand(0, "Test Glow");
      t.library(3, "Test Cub", "Test Cub", "Test Cub");
      t.to("precombatMain");
      t.cast("Test Glow", { targets: [3] });
      t.resolve();
      t.to("precombatMain", 2);
      expect(t.game.state.objects[t.game.state.stack[0]!]?.controller).toBe(3);
      settle(t);
      expect([t.lifeOf(2), t.countersOf(3).rad]).toEqual([28, undefined]);
    },
    { seats: 4 },
  );
});
