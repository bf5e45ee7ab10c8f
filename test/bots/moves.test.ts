import { describe, expect, it } from "vitest";
import { chanceFrom } from "../../lib/bots/chance.ts";
import { boardOf } from "../../lib/bots/heuristic/board.ts";
import { MOST_MOVES, movesFor } from "../../lib/bots/strong/moves.ts";
import type { Decision } from "../../lib/engine/decisions.ts";
import { engine } from "../../lib/engine/index.ts";
import type { Handle } from "../../lib/engine/views.ts";
import { TestGame } from "../support/testGame.ts";

const CARDS = `
  Barn Wolf {1}{G}
  Creature — Wolf
  2/2

  Hill Troll {3}{R}
  Creature — Troll
  4/4

  Great Wall {1}{W}
  Creature — Wall
  0/6`;

const table = new TestGame(2, false);
table.cards(CARDS);
table.battlefield(1, "Barn Wolf", "Hill Troll", "Great Wall");
table.to("precombatMain");
const board = boardOf(engine.view(table.game, 0));
const nameOf = (handle: Handle): string => board.permanents.get(handle)!.name;
const asked = (min: number, max: number, from = board.theirs.map(({ id }) => id)): Decision<Handle> => ({
  ...{ ask: "choose", about: "target", slot: "s#1", player: 0, decidedBy: 0 },
  ...{ from, min, max, hint: "Destroy target creatures." },
});
const chosen = (min: number, max: number, from?: readonly Handle[]): string[] =>
  movesFor(board, asked(min, max, from ? [...from] : undefined), chanceFrom("m")).map((answer) =>
    answer.ask === "choose" ? answer.chosen.map(nameOf).sort().join(" + ") : "?",
  );

describe("the answers that strong thinks of to a choice", () => {
  it("are all single ones, and none where none may be", () => {
    expect(chosen(1, 1).sort()).toEqual(["Barn Wolf", "Great Wall", "Hill Troll"]);
    expect(chosen(0, 1).sort()).toEqual(["", "Barn Wolf", "Great Wall", "Hill Troll"]);
  });

  it("of several are the usual one and those that differ from it in one", () => {
    expect(chosen(2, 2).sort()).toEqual([
      "Barn Wolf + Great Wall",
      "Barn Wolf + Hill Troll",
      "Great Wall + Hill Troll",
    ]);
    const [usual, ...others] = chosen(0, 2);
    expect(others.length).toBeGreaterThan(2);
    for (const other of others) {
      const [all, both] = [new Set([...usual!.split(" + "), ...other.split(" + ")]), usual!.split(" + ").length];
      expect(all.size - both).toBeLessThanOrEqual(1);
    }
  });

  it("are no more than can be thought about, all of them within what may be chosen", () => {
    const many = new TestGame(2, false);
    many.cards(CARDS);
    many.battlefield(1, ...Array.from({ length: 10 }, () => ["Barn Wolf", "Hill Troll", "Great Wall"]).flat());
    many.to("precombatMain");
    const crowded = boardOf(engine.view(many.game, 0));
    const from = crowded.theirs.map(({ id }) => id);
    const moves = movesFor(crowded, asked(3, 5, from), chanceFrom("m"));
    expect(moves.length).toBeLessThanOrEqual(MOST_MOVES);
    for (const answer of moves) {
      const { length } = answer.ask === "choose" ? answer.chosen : [];
      expect(length).toBeGreaterThanOrEqual(3);
      expect(length).toBeLessThanOrEqual(5);
      expect(new Set(answer.ask === "choose" ? answer.chosen : []).size).toBe(length);
    }
  });
});

it("thinks of attacking a planeswalker with all, and its player with all (508.1b)", () => {
  const guarded = new TestGame(2, false);
  guarded.cards(`${CARDS}

  Ilka of the Hills {2}{R}
  Legendary Planeswalker — Ilka
  +1: You gain 1 life.
  Loyalty 3`);
  guarded.battlefield(0, "Barn Wolf", "Hill Troll");
  guarded.battlefield(1, "Ilka of the Hills");
  guarded.to("declareAttackers");
  const view = engine.view(guarded.game, 0);
  const [{ decision }] = view.pending as [(typeof view.pending)[number]];
  const walker = view.battlefield.find(({ types }) => types.includes("planeswalker"))!.id;
  const aims = movesFor(boardOf(view), decision, chanceFrom("m")).map((answer) =>
    answer.ask === "attackers" ? answer.attacks.map(({ defender }) => defender).join() : "?",
  );
  expect(aims).toContain("p1,p1");
  expect(aims).toContain(`${walker},${walker}`);
});
