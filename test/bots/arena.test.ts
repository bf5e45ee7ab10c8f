import { describe, expect, it } from "vitest";
import { type BoutResult, boutsOn } from "../../lib/bots/arena/bout.ts";
import { deckPairs, deckScores } from "../../lib/bots/arena/byDeck.ts";
import { jsonOf, reportOf } from "../../lib/bots/arena/report.ts";
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
    expect(own.map(({ seats, first, number }) => [...seats, first, number])).toEqual([
      ["a", "c", 0, 1],
      ["c", "a", 1, 1],
      ["a", "c", 0, 2],
      ["c", "a", 1, 2],
    ]);
  });

  it("lets who is named twice play itself, no game of it twice", () => {
    const bouts = boutsOf(pairings(["a", "a"]), 3);
    expect(bouts.map(({ seats, number }) => [...seats, number])).toEqual([
      ["a", "a", 1],
      ["a", "a", 2],
      ["a", "a", 3],
    ]);
    expect(ratings(["a", "a"], [{ a: "a", b: "a", games: 3, winsA: 2, draws: 0 }])).toEqual({ a: 1500 });
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

  it("gives what one that plays itself thought, of both seats", async () => {
    const names = ["heuristic", "heuristic"];
    const play = await boutsOn({ seed: "self", decks: [], variant: "duel" }, names, engine, autoPassing);
    const results = boutsOf(pairings(names), 2).map(play);
    const { pairs, thinking } = jsonOf(names, [{ a: "heuristic", b: "heuristic", results }]);
    const decisions = results.flatMap(({ thought }) => thought.map((one) => one.decisions));
    expect(pairs[0]).toMatchObject({ games: 2, deals: 0 });
    expect(decisions).toHaveLength(4);
    expect(thinking.heuristic!.decisionsPerGame * 4).toBeCloseTo(decisions.reduce((sum, one) => sum + one));
  });
});

describe("what an arena says of decks", () => {
  const thought = { decisions: 1, cpuMs: 1, mostMs: 1 };
  /** The decks of a game, the one that won with a star. */
  const game = (number: number, winner: BoutResult["winner"], ...decks: readonly string[]): BoutResult => ({
    number,
    winner,
    turns: 9,
    decks: decks.map((text) => ({ name: text.replace("*", ""), won: text.endsWith("*") })),
    thought: [thought, thought],
  });

  it("rates each deck, and each pair from the side that won more", () => {
    const results = [game(1, 0, "Fog", "Salt*"), game(2, 0, "Salt*", "Fog"), game(3, 1, "Fog*", "Salt")];
    const more = [...results, game(4, 0, "Salt*", "Ash"), game(5, undefined, "Salt", "Ash")];
    expect(deckScores(more).map(({ deck, games, wins }) => [deck, games, wins])).toEqual([
      ["Salt", 5, 3],
      ["Fog", 3, 1],
      ["Ash", 2, 0],
    ]);
    expect(deckPairs(more).map(({ a, b, games, winsA }) => [a, b, games, winsA])).toEqual([
      ["Salt", "Ash", 1, 1],
      ["Salt", "Fog", 3, 2],
    ]);
    const [low, high] = wilson(2, 3);
    expect(deckPairs(results)[0]!.interval[0]).toBeCloseTo(low, 9);
    expect(deckPairs(results)[0]!.interval[1]).toBeCloseTo(high, 9);
  });

  it("is no surer for a deal that was played twice", () => {
    const once = [game(1, 0, "Fog*", "Salt"), game(2, 0, "Fog*", "Salt")];
    const twice = once.flatMap((one) => [one, { ...one, winner: 1 as const }]);
    expect(deckPairs(twice)[0]).toMatchObject({ games: 4, winsA: 4, interval: deckPairs(once)[0]!.interval });
    expect(deckScores(twice)[0]!.interval).toEqual(deckScores(once)[0]!.interval);
  });

  it("has nothing to say of one that plays itself", () => {
    expect([...deckScores([game(1, 0, "Fog*", "Fog")]), ...deckPairs([game(1, 0, "Fog*", "Fog")])]).toEqual([]);
  });

  it("counts the deals that one player won from both seats, and those the cards decided", () => {
    const results = [
      ...[game(1, 0, "Fog*", "Salt"), game(1, 0, "Fog", "Salt*")],
      ...[game(2, 0, "Fog*", "Salt"), game(2, 1, "Fog*", "Salt")],
      ...[game(3, 0, "Fog*", "Salt"), game(3, undefined, "Fog", "Salt")],
      game(4, 1, "Fog*", "Salt"),
    ];
    const entries = [{ a: "one", b: "other", results }];
    expect(jsonOf(["one", "other"], entries).pairs[0]).toMatchObject({ deals: 3, bothA: 1, bothB: 0, split: 1 });
    const report = reportOf(["one", "other"], entries);
    expect(report).toContain("  with seats changed: 1 of 3 won twice, 0 lost twice, 1 decided by the cards");
    expect(report.filter((line) => line.includes("Fog, against Salt"))).toHaveLength(1);
  });
});
