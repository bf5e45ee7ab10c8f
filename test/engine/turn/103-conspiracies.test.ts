import { expect, it } from "vitest";
import { readSet } from "../../../lib/cards/sets/readSet.ts";
import { type Game, load, newGame, pending, save, submitDirectly, view } from "../../../lib/engine/index.ts";
import { readCard } from "../../../lib/oracle/index.ts";
import { record } from "../../corpus/recorder.ts";

const pool = {
  cards: readSet(`Test Head Start
Conspiracy
(Start the game with this conspiracy face up in the command zone.)
You are the starting player. If multiple players would be the starting player, one of those players is chosen at random.

Test Wager
Conspiracy
Before drawing your opening hand, choose 1, 2, or 3.
You may spend mana as though it were mana of any color to cast creature spells with mana value equal to the chosen number.

Test Spare Hand
Conspiracy
Draw an additional hand of seven cards as the game begins. Before taking mulligans, shuffle all but one of your hands into your library.

Test Pup {W}
Creature — Dog
1/1

Test Hound {1}{W}
Creature — Dog
2/2

Forest
Basic Land — Forest`).map(({ printed }) => {
    const reading = readCard(printed);
    if (reading.verdict !== "read") throw new Error(`not read: ${JSON.stringify(reading)}`);
    return reading.card;
  }),
};
const [HEAD_START, WAGER, SPARE_HAND, PUP, HOUND, FOREST] = [0, 1, 2, 3, 4, 5] as const;
const DECK = [PUP, HOUND, FOREST].flatMap((one) => Array.from({ length: 10 }, () => one));

const begun = (seed: string, command: readonly (readonly number[])[], startingPlayer?: number): Game =>
  newGame({
    seed: seed.repeat(64),
    pool,
    players: command.map((beside) => ({ deck: DECK, command: beside })),
    options: { mulligans: false, ...(startingPlayer !== undefined && { startingPlayer }) },
  });

it("103.1c, 315.5a: a conspiracy makes its controller the starting player, whoever was to be", () => {
  for (const determined of [0, 1, 2]) expect(begun("5", [[], [HEAD_START], []], determined).state.turn.active).toBe(1);
});

it("103.1c, 315.5a: of several players with such a conspiracy one is drawn by lot", () => {
  const first = [..."0123456789abcdef"].map(
    (seed) => begun(seed, [[HEAD_START], [], [HEAD_START]], 1).state.turn.active,
  );
  expect(new Set(first)).toEqual(new Set([0, 2]));
});

it("315.5a, 103.5: what is chosen before the opening hand is drawn is kept, and all see it", () => {
  let game = begun("5", [[WAGER], []], 0);
  expect(pending(game)).toMatchObject([{ ask: "number", player: 0, min: 1, max: 3 }]);
  expect(view(game, 0).players[0]?.handCount).toBe(0);
  record(game, "315.5a: a number before the opening hand");
  game = load(JSON.parse(JSON.stringify(save(game))), pool);
  const chosen = submitDirectly(game, 0, [{ slot: pending(game)[0]!.slot, answer: { ask: "number", number: 2 } }]);
  if (!chosen.ok) throw new Error(chosen.message);
  expect(view(game, 1).players[0]).toMatchObject({ handCount: 7, command: [{ chosen: [{ of: "number", is: 2 }] }] });
});

it("315.5a, 103.5: of several hands one is kept before mulligans, and the others are shuffled into the library", () => {
  let game = begun("5", [[SPARE_HAND, SPARE_HAND], []], 0);
  expect(view(game, 0).players.map(({ handCount }) => handCount)).toEqual([21, 7]);
  const drawn = game.state.players[0]!.hand;
  const [question] = pending(game);
  expect(question).toMatchObject({ ask: "option", about: "pile", player: 0, hint: "additionalHand" });
  const [, second] = question?.ask === "option" ? question.options : [];
  expect(second?.split(", ")).toHaveLength(7);
  expect(JSON.stringify(view(game, 1))).not.toContain(second);
  record(game, "315.5a: which of three hands is kept");
  game = load(JSON.parse(JSON.stringify(save(game))), pool);
  const kept = submitDirectly(game, 0, [{ slot: question!.slot, answer: { ask: "option", chosen: [1] } }]);
  if (!kept.ok) throw new Error(kept.message);
  expect(game.state.players[0]!.hand).toEqual(drawn.slice(7, 14));
  expect(game.state.players[0]!.library).toHaveLength(23);
});
