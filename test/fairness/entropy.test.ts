import { describe, expect, it } from "vitest";
import { concede, engine, type Game, replayed, save, steps, submitDirectly, takeBack } from "../../lib/engine/index.ts";
import { finishedGames } from "./records.ts";

const [{ setup }] = (await finishedGames(1, "entropy")) as [Awaited<ReturnType<typeof finishedGames>>[number]];
const begun = (): Game => engine.newGame(setup);
const give = (game: Game, seat: number, number: number) => {
  const { slot } = engine.pending(game).find(({ decidedBy }) => decidedBy === seat)!;
  return submitDirectly(game, seat, [{ slot, answer: { ask: "number", number } }]);
};
const libraries = (game: Game) => game.state.players.map(({ library }) => library.join());

describe("what players add before anything is left to chance", () => {
  it("is asked of both at once, and nobody sees the other's", () => {
    const game = begun();
    expect(engine.pending(game).map(({ about, decidedBy }) => [about, decidedBy])).toEqual([
      ["entropy", 0],
      ["entropy", 1],
    ]);
    expect(give(game, 0, 123_456_789).ok).toBe(true);
    expect(JSON.stringify([engine.view(game, 1), engine.view(game, null)])).not.toContain("123456789");
    expect(game.state.drawn).toBe(0);
  });

  it("decides with the seed what the libraries are, each number of each player", () => {
    const with_ = (a: number, b: number) => {
      const game = begun();
      give(game, 0, a);
      give(game, 1, b);
      return libraries(game);
    };
    expect(with_(1, 2)).toEqual(with_(1, 2));
    const all = [with_(1, 2), with_(2, 1), with_(1, 3), with_(0, 2)].map(String);
    expect(new Set(all).size).toBe(4);
  });

  it("can be taken back before the others are in, and not after", () => {
    const game = begun();
    give(game, 0, 1);
    expect(takeBack(game, 0).ok).toBe(true);
    give(game, 0, 2);
    give(game, 1, 1);
    expect(takeBack(game, 1)).toMatchObject({ ok: false, code: "revealed" });
  });

  it("makes the same game in whatever order it comes, saved and loaded in between or not", () => {
    const one = begun();
    give(one, 0, 8);
    give(one, 1, 9);
    let other = begun();
    give(other, 1, 9);
    other = engine.load(JSON.parse(JSON.stringify(save(other))), setup.pool);
    give(other, 0, 8);
    expect(libraries(other)).toEqual(libraries(one));
  });
});

describe("chance decided once", () => {
  it("is not decided anew by loading, nor by what is refused", () => {
    const game = begun();
    give(game, 0, 8);
    give(game, 1, 9);
    const [asked] = engine.pending(game);
    const refused = submitDirectly(game, asked!.decidedBy, [
      { slot: asked!.slot, answer: { ask: "number", number: 1 } },
    ]);
    expect(refused.ok).toBe(false);
    const saved = save(game);
    const again = engine.load(saved, setup.pool);
    expect(libraries(again)).toEqual(libraries(game));
    for (const one of [game, again])
      submitDirectly(one, asked!.decidedBy, [{ slot: asked!.slot, answer: { ask: "confirm", yes: true } }]);
    expect(libraries(again)).toEqual(libraries(game));
  });

  it("is in the steps of a game once, though somebody concedes in the middle of the start", () => {
    const game = begun();
    give(game, 0, 8);
    give(game, 1, 9);
    const [asked] = engine.pending(game);
    concede(game, asked!.decidedBy);
    expect(game.state.result).toBeDefined();
    const past = steps(game);
    expect(
      past.flatMap(({ random = [] }) => random).filter(({ purpose }) => purpose === "shuffle").length,
    ).toBeLessThanOrEqual(2);
    expect(replayed(setup, past).state).toEqual(game.state);
  });

  it("is not decided in a supposed world", () => {
    const game = begun();
    give(game, 0, 8);
    give(game, 1, 9);
    const [asked] = engine.pending(game);
    expect(engine.determinize(game, asked!.decidedBy, "0".repeat(64))).toBeUndefined();
  });
});
