import { describe, expect, it } from "vitest";
import { boutsOn } from "../../lib/bots/arena/bout.ts";
import { jsonOf } from "../../lib/bots/arena/report.ts";
import { boutsOf, pairings } from "../../lib/bots/arena/schedule.ts";
import { ratings, wilson } from "../../lib/bots/arena/statistics.ts";
import { engine } from "../../lib/engine/index.ts";
import { autoPassing } from "../../lib/hosting/orders/planAndPass.ts";

describe("an arena", () => {
  it("plays everybody against everybody else, seats changed every second game", () => {
    const pairs = pairings(["a", "b", "c"]);
    expect(pairs).toEqual([
      ["a", "b"],
      ["a", "c"],
      ["b", "c"],
    ]);
    const own = boutsOf(pairs, 4).filter(({ pair }) => pair === 1);
    expect(own.map(({ seats, number }) => [...seats, number])).toEqual([
      ["a", "c", 1],
      ["c", "a", 1],
      ["a", "c", 2],
      ["c", "a", 2],
    ]);
  });

  it("gives Wilson's interval", () => {
    const [low, high] = wilson(80, 100);
    expect(low).toBeCloseTo(0.7112, 3);
    expect(high).toBeCloseTo(0.8666, 3);
    expect(wilson(0, 10)[0]).toBe(0);
    expect(wilson(10, 10)[1]).toBeCloseTo(1, 9);
  });

  it("rates ten wins for one loss 400 points apart, and passes it on", () => {
    const pair = (a: string, b: string) => ({ a, b, games: 11_000, winsA: 10_000, draws: 0 });
    const { a, b, c } = ratings(["a", "b", "c"], [pair("a", "b"), pair("b", "c")]);
    expect(a! - b!).toBeCloseTo(400, -1);
    expect(b! - c!).toBeCloseTo(400, -1);
    expect(a! + b! + c!).toBeCloseTo(4500, -1);
  });

  it("says who won, and what thinking took, whoever has which seat", async () => {
    const names = ["heuristic", "random"];
    const ground = { seed: "arena", decks: [], variant: "duel" } as const;
    const play = await boutsOn(ground, names, engine, autoPassing);
    const results = boutsOf(pairings(names), 6).map(play);
    const {
      pairs: [pair],
      thinking,
    } = jsonOf(names, [{ a: "heuristic", b: "random", results }]);
    expect(pair!.games).toBe(6);
    expect(pair!.winsA).toBeGreaterThan(3);
    expect(thinking.heuristic!.decisionsPerGame).toBeGreaterThan(5);
    expect(thinking.random!.cpuMsPerDecision).toBeGreaterThan(0);
    const again = boutsOf(pairings(names), 6).map(play);
    expect(again.map(({ winner, turns }) => [winner, turns])).toEqual(
      results.map(({ winner, turns }) => [winner, turns]),
    );
  });
});
