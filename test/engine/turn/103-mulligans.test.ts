import { expect, it } from "vitest";
import { deckBook } from "../../../lib/cards/decks/resolve.ts";
import type { Decision } from "../../../lib/engine/decisions.ts";
import { engine } from "../../../lib/engine/index.ts";
import { poolOf } from "../../../lib/hosting/cards/deck.ts";
import { readCard } from "../../../lib/oracle/index.ts";

it("103.5: both players bottom a card after a mulligan, though the game is saved and loaded after every answer", async () => {
  const book = deckBook(readCard);
  const lists = await Promise.all(book.builtIn.slice(0, 2).map(({ name }) => book.resolve(name)));
  const { pool, decks } = poolOf(lists.map((list) => (list.ok ? list.cards : [])));
  let game = engine.newGame({ seed: "5".repeat(64), players: decks.map((deck) => ({ deck })), pool });

  const asked: string[] = [];
  const answerTo = (decision: Decision<unknown>) => {
    if (decision.ask === "choose") return { ask: "choose", chosen: decision.from.slice(0, decision.min) };
    return { ask: "confirm", yes: asked.length <= 2 };
  };
  for (let step = 0; step < 10 && engine.pending(game)[0]?.ask !== "priority"; step += 1) {
    const seat = engine.pending(game)[0]!.decidedBy;
    const { digest, decision } = engine.view(game, seat).pending[0]!;
    asked.push(`${seat} ${decision.about}`);
    const answers = [{ slot: decision.slot, digest, answer: answerTo(decision) as never }];
    const submitted = engine.submit(game, seat, answers);
    if (!submitted.ok) throw new Error(submitted.message);
    game = engine.load(JSON.parse(JSON.stringify(engine.save(submitted.game))), pool);
  }

  const [first, second] = asked[0] === "0 mulligan" ? [0, 1] : [1, 0];
  const twice = [`${first} mulligan`, `${second} mulligan`];
  expect(asked).toEqual([...twice, ...twice, `${first} mulliganBottom`, `${second} mulliganBottom`]);
  for (const seat of [0, 1]) expect(engine.view(game, seat).players[seat]?.handCount).toBe(6);
});

it("103.5c, 800.6: with three players the first mulligan costs no card", async () => {
  const book = deckBook(readCard);
  const lists = await Promise.all(book.builtIn.slice(0, 3).map(({ name }) => book.resolve(name)));
  const { pool, decks } = poolOf(lists.map((list) => (list.ok ? list.cards : [])));
  let game = engine.newGame({ seed: "5".repeat(64), players: decks.map((deck) => ({ deck })), pool });
  const bottoms: number[] = [];
  const declared = [0, 0, 0];
  while (engine.pending(game)[0]?.ask !== "priority") {
    const seat = engine.pending(game)[0]!.decidedBy;
    const { digest, decision } = engine.view(game, seat).pending[0]!;
    // Seat 0 takes two mulligans, the others one.
    const yes = decision.ask === "confirm" && declared[seat]!++ < (seat === 0 ? 2 : 1);
    if (decision.ask === "choose") bottoms.push(seat);
    const answer =
      decision.ask === "choose"
        ? { ask: "choose", chosen: decision.from.slice(0, decision.min) }
        : { ask: "confirm", yes };
    const submitted = engine.submit(game, seat, [{ slot: decision.slot, digest, answer: answer as never }]);
    if (!submitted.ok) throw new Error(submitted.message);
    game = submitted.game;
  }
  expect(bottoms).toEqual([0]);
  expect([0, 1, 2].map((seat) => engine.view(game, seat).players[seat]?.handCount)).toEqual([6, 7, 7]);
});

it("800.4k: if the first of three players leaves before their first turn, the next in turn order has it", async () => {
  const book = deckBook(readCard);
  const lists = await Promise.all(book.builtIn.slice(0, 3).map(({ name }) => book.resolve(name)));
  const { pool, decks } = poolOf(lists.map((list) => (list.ok ? list.cards : [])));
  const options = { startingPlayer: 1 };
  const game = engine.newGame({ seed: "5".repeat(64), players: decks.map((deck) => ({ deck })), pool, options });
  expect(engine.concede(game, 1).ok).toBe(true);
  while (engine.pending(game)[0]?.ask !== "priority") {
    const seat = engine.pending(game)[0]!.decidedBy;
    const { digest, decision } = engine.view(game, seat).pending[0]!;
    const kept = engine.submit(game, seat, [{ slot: decision.slot, digest, answer: { ask: "confirm", yes: false } }]);
    if (!kept.ok) throw new Error(kept.message);
  }
  expect(engine.view(game, null).turn).toMatchObject({ number: 1, active: 2 });
});
