import { describe, expect, it } from "vitest";
import { builtInCards } from "../../../lib/cards/builtin.ts";
import type { CardDefinition } from "../../../lib/engine/definition.ts";
import { type Game, load, newGame, pending, save, submitDirectly } from "../../../lib/engine/index.ts";
import { readCard } from "../../../lib/oracle/index.ts";
import { record } from "../../corpus/recorder.ts";

/** 103.3: the libraries are shuffled as the game starts; 701.20a: so that no player knows their order. */

const pool = {
  cards: builtInCards()
    .flatMap(({ printed }): CardDefinition[] => {
      const reading = readCard(printed);
      return reading.verdict === "read" ? [reading.card] : [];
    })
    .slice(0, 12),
};
const deck = Array.from({ length: 24 }, (_, at) => at % 12);

/** The game of these seats, of which the first add to the seed in this order, saved and loaded before each answer. */
function begun(given: readonly (readonly [seat: number, number: number])[], entropy = [0, 1]): Game {
  const players = [{ deck }, { deck }];
  const options = { mulligans: false, startingPlayer: 0, entropy };
  let game = newGame({ seed: "7".repeat(64), players, pool, options });
  for (const [seat, number] of given) {
    record(game, "103.3: what players add before the libraries are shuffled");
    game = load(JSON.parse(JSON.stringify(save(game))), pool);
    const { slot } = pending(game).find(({ decidedBy }) => decidedBy === seat)!;
    const submitted = submitDirectly(game, seat, [{ slot, answer: { ask: "number", number } }]);
    if (!submitted.ok) throw new Error(submitted.message);
  }
  return game;
}

/** The cards of each library and hand, in order. */
const dealt = ({ state }: Game): string => JSON.stringify(state.players.map(({ library, hand }) => [library, hand]));

describe("103.3: shuffling what the players have added to", () => {
  it("103.3, 701.20a: nothing is shuffled or drawn before every player has given a number", () => {
    const game = begun([[0, 41]]);
    expect(pending(game).map(({ about, decidedBy }) => [about, decidedBy])).toEqual([["entropy", 1]]);
    expect(game.state.drawn).toBe(0);
    expect(game.state.players.map(({ hand }) => hand.length)).toEqual([0, 0]);
  });

  it("103.3, 103.5: then the libraries are shuffled and seven cards are drawn", () => {
    const game = begun([
      [0, 41],
      [1, 43],
    ]);
    expect(pending(game).map(({ about }) => about)).toEqual(["priority"]);
    expect(game.state.players.map(({ hand, library }) => [hand.length, library.length])).toEqual([
      [7, 17],
      [7, 17],
    ]);
  });

  it("701.20a: each number changes the order; in whatever turn they came it is the same", () => {
    const all = (a: number, b: number) =>
      dealt(
        begun([
          [0, a],
          [1, b],
        ]),
      );
    const other = begun([
      [1, 43],
      [0, 41],
    ]);
    expect(dealt(other)).toBe(all(41, 43));
    expect(new Set([all(41, 43), all(43, 41), all(41, 44), all(0, 43)]).size).toBe(4);
  });

  it("103.3: where nobody is asked the game goes straight to its shuffles", () => {
    expect(begun([], []).state.players.map(({ hand }) => hand.length)).toEqual([7, 7]);
  });
});
