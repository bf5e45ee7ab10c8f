import { describe, expect, it } from "vitest";
import { builtInLists } from "../../lib/bots/builtInLists.macro.ts";
import { regularBot } from "../../lib/bots/regular/index.ts";
import { strongBot } from "../../lib/bots/strong/index.ts";
import { supposing } from "../../lib/bots/supposing.ts";
import { supposed } from "../../lib/bots/world.ts";
import type { Submission } from "../../lib/engine/decisions.ts";
import { engine, type Game, newGame, preparedPool } from "../../lib/engine/index.ts";
import type { Seat } from "../../lib/engine/state/ids.ts";
import type { Handle } from "../../lib/engine/views.ts";

const { cards, lists } = builtInLists();
const pool = preparedPool({ cards });

const begun = (seed: string, decks: readonly [number, number], startingPlayer: Seat): Game =>
  newGame({ seed, pool, players: decks.map((list) => ({ deck: lists[list]! })), options: { startingPlayer } });

const worldsOf = (game: Game, seat: Seat) => supposed(engine, supposing, game, seat);
const handOf = (of: { view(seat: Seat): ReturnType<typeof engine.view> }, seat: Seat): readonly Handle[] =>
  of.view(seat).players[seat]!.hand.map(({ id, name }) => `${id} ${name}`);

describe("whether to keep a hand (103.5)", () => {
  it("is thought over by whoever declares first, or after others, or again, with the hand as it is", () => {
    const game = begun("hands", [0, 1], 0);
    const asked: Seat[] = [];
    for (const again of [true, true, false]) {
      const { decidedBy: seat, slot, about } = engine.pending(game)[0]!;
      expect(about).toBe("mulligan");
      asked.push(seat);
      const hand = handOf({ view: (of) => engine.view(game, of) }, seat);
      for (const seed of ["a", "b", "c"]) expect(handOf(worldsOf(game, seat)(seed, 9)!, seat)).toEqual(hand);
      expect(engine.submit(game, seat, [{ slot, answer: { ask: "confirm", yes: again } }]).ok).toBe(true);
    }
    expect(asked).toEqual([0, 1, 0]);
  });

  it("does not depend on what the other plays, or was dealt", () => {
    const seed = sentBackWith((seed) => begun(seed, [0, 1], 0));
    const games = [1, 2, 3].map((other) => begun(seed, [0, other], 0));
    const hands = games.map((game) => handOf({ view: (seat) => engine.view(game, seat) }, 1).join());
    expect(new Set(hands).size).toBe(3);
    const answers = games.map((game) =>
      strongBot("x", { iterations: 24 }).answer(engine.view(game, 0), {
        ...{ ask: 1, refused: 0 },
        suppose: worldsOf(game, 0),
      }),
    );
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    const worlds = games.map((game) => JSON.stringify(worldsOf(game, 0)("x", 9)!.view(1)));
    expect(new Set(worlds).size).toBe(1);
  });

  it("is answered by what comes of it: some hands are kept that regular sends back", () => {
    const sentBack = [0, 1, 2, 3].map((list) => {
      const decks = [list, list + 1] as const;
      const game = begun(
        sentBackWith((seed) => begun(seed, decks, 0)),
        decks,
        0,
      );
      const occasion = { ask: 1, refused: 0, suppose: worldsOf(game, 0) };
      return sendsBack(strongBot("x", { iterations: 30 }).answer(engine.view(game, 0), occasion));
    });
    expect(sentBack).toContain(false);
  });
});

/** A seed with which `regular` sends back the hand of seat 0. */
function sentBackWith(game: (seed: string) => Game): string {
  for (let at = 0; ; at++)
    if (sendsBack(regularBot("x").answer(engine.view(game(`hand ${at}`), 0)))) return `hand ${at}`;
}

const sendsBack = ([one]: readonly Submission<Handle>[]): boolean => one?.answer.ask === "confirm" && one.answer.yes;
