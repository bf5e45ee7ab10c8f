import { describe, expect, it } from "vitest";
import { determinize, engine, type Game, save, unknownReached } from "../../lib/engine/index.ts";
import type { Seat } from "../../lib/engine/state/ids.ts";
import { TestGame } from "../support/testGame.ts";

const SEED = "0".repeat(64);
const CARDS = `
  Barn Wolf {1}{G}
  Creature — Wolf
  2/2

  Hill Troll {3}{R}
  Creature — Troll
  4/4

  Far Look {U}
  Sorcery
  Scry 1.

  Lucky Dip {R}
  Sorcery
  Discard a card at random.

  Old Mask {2}{U}
  Creature — Human
  1/1
  Morph {U}`;

/** A position in the first main phase of seat 0; what seat 1 and the libraries hide is as given. */
function position(
  hand: readonly string[],
  library: readonly string[],
  prepare: (t: TestGame) => void = () => {},
): TestGame {
  const table = new TestGame(2, false);
  table.cards(CARDS);
  table.emptyLibraries();
  for (const seat of [0, 1]) table.library(seat, ...library);
  table.hand(1, ...hand);
  prepare(table);
  table.to("precombatMain");
  return table;
}

/** Everybody passes, and attacks and blocks with nothing, to the end of the supposed world. */
function passed(world: Game): Game {
  for (let i = 0; i < 50; i++) {
    const [decision] = engine.pending(world);
    if (decision === undefined) break;
    const { decidedBy: seat, slot, ask } = decision;
    const answer =
      ask === "priority"
        ? ({ ask, action: { act: "pass" } } as const)
        : ask === "attackers"
          ? ({ ask, attacks: [] } as const)
          : ({ ask: "blockers", blocks: [] } as const);
    expect(engine.submit(world, seat, [{ slot, answer }])).toMatchObject({ ok: true });
  }
  return world;
}

const determinized = (table: TestGame, seat: Seat): Game => {
  const world = determinize(table.game, seat, SEED);
  if (world === undefined) throw new Error("nothing can be supposed now");
  return world;
};

describe("a supposed world", () => {
  it("is the same whatever is hidden from the seat, and goes the same way", () => {
    const worlds = [
      position(["Barn Wolf", "Barn Wolf"], ["Forest", "Barn Wolf", "Island"]),
      position(["Hill Troll", "Far Look"], ["Lucky Dip", "Hill Troll", "Plains"]),
    ].map((table) => determinized(table, 0));
    const [one, other] = worlds.map((world) => JSON.stringify(save(world)));
    expect(other).toBe(one);
    const [ended, also] = worlds.map((world) => JSON.stringify(engine.view(passed(world), 0)));
    expect(also).toBe(ended);
  });

  it("is not the game's own chance, names things as the game does, and leaves the game alone", () => {
    const table = position(["Hill Troll"], ["Forest"], (t) => t.battlefield(0, "Barn Wolf", "Hill Troll"));
    const before = JSON.stringify(save(table.game));
    const world = determinized(table, 0);
    expect(world.state.seed).toBe(SEED);
    expect(engine.view(world, 0)).toEqual(engine.view(table.game, 0));
    passed(world);
    expect(JSON.stringify(save(table.game))).toBe(before);
  });

  it("ends before the first draw", () => {
    const world = passed(determinized(position([], ["Forest"]), 0));
    expect(unknownReached(world)).toBe("draw");
    expect(engine.view(world, 0)).toMatchObject({ turn: { number: 2, step: "upkeep" }, pending: [] });
  });

  it.each([
    ["Far Look", "Island", "hidden"],
    ["Lucky Dip", "Mountain", "chance"],
  ])("ends before %s resolves", (spell, land, end) => {
    const table = position([], ["Forest"], (t) => {
      t.hand(0, spell, "Barn Wolf");
      t.lands(0, land, 1);
    });
    table.cast(spell);
    const world = passed(determinized(table, 0));
    expect(unknownReached(world)).toBe(end);
    expect(engine.view(world, 0).stack).toMatchObject([{ name: spell }]);
  });

  it("does not know what is face down, and ends before that is turned up", () => {
    const table = new TestGame(2, false);
    table.cards(CARDS);
    table.hand(0, "Old Mask");
    table.lands(0, "Island", 3);
    table.hand(1, "Hill Troll");
    table.to("precombatMain");
    table.cast("Old Mask", { via: "morph" });
    table.resolve();
    const world = determinized(table, 1);
    expect(world.state.objects[world.state.battlefield.at(-1)!]).toMatchObject({ definition: -1 });
    expect(engine.view(world, 1)).toEqual(engine.view(table.game, 1));
    expect(engine.view(determinized(table, 0), 0).battlefield.at(-1)).toMatchObject({ name: "Old Mask" });
  });

  it("is none in the middle of what somebody else does", () => {
    const table = position([], ["Forest"], (t) => {
      t.cards(`
        Shared Aim {R}
        Sorcery
        Shared Aim deals 1 damage to target creature and 1 damage to another target creature.`);
      t.hand(0, "Shared Aim");
      t.lands(0, "Mountain", 1);
      t.battlefield(1, "Hill Troll", "Barn Wolf");
    });
    table.cast("Shared Aim");
    expect(table.asked("choose")).toMatchObject({ about: "target", decidedBy: 0 });
    expect(determinize(table.game, 1, SEED)).toBeUndefined();
    expect(engine.view(determinized(table, 0), 0).pending).toMatchObject([{ decision: { about: "target" } }]);
  });

  it.each(["Scry", "Surveil"])(
    "is none once cards were looked at that it does not know: %s (701.18a, 701.42a)",
    (how) => {
      const table = position([], ["Forest", "Barn Wolf", "Island"], (t) => {
        t.cards(`
        Long Look {U}
        Sorcery
        ${how} 2.`);
        t.hand(0, "Long Look");
        t.lands(0, "Island", 1);
      });
      table.cast("Long Look");
      table.pass(2);
      const { slot } = table.asked("choose");
      expect(determinize(table.game, 0, SEED)).toBeUndefined();
      expect(engine.submit(table.game, 0, [{ slot, answer: { ask: "choose", chosen: [] } }])).toMatchObject({
        ok: true,
      });
      expect(table.asked("order")).toMatchObject({ decidedBy: 0 });
      expect(determinize(table.game, 0, SEED)).toBeUndefined();
    },
  );
});
