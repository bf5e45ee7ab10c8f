import { describe, expect, it } from "vitest";
import { deckBook } from "../../../lib/cards/decks/resolve.ts";
import { readSet } from "../../../lib/cards/sets/readSet.ts";
import type { Answer, Decision } from "../../../lib/engine/decisions.ts";
import { concede, engine, type Game, load, newGame, pending, save, submitDirectly } from "../../../lib/engine/index.ts";
import { poolOf } from "../../../lib/hosting/cards/deck.ts";
import { readCard } from "../../../lib/oracle/index.ts";
import { record } from "../../corpus/recorder.ts";
import { cardsOf } from "../../support/stock.ts";

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

describe("800.4a: if one of three players leaves before the first turn", () => {
  const ROOT = `Test Root {2}{G}
Enchantment
If this card is in your opening hand, you may begin the game with it on the battlefield.`;

  /** A game of three, seat 0 playing first, whose decks are forty of this card; saved and loaded before each answer. */
  function begun(text = "Test Bear {1}{G}\nCreature — Bear\n2/2") {
    const pool = { cards: cardsOf(text) };
    const players = [0, 1, 2].map(() => ({ deck: Array.from({ length: 40 }, () => 0) }));
    let game = newGame({ seed: "5".repeat(64), players, pool, options: { startingPlayer: 0 } });
    const again = () => {
      game = load(JSON.parse(JSON.stringify(save(game))), pool);
    };
    return {
      asked: () => pending(game).map(({ player, about }) => `${player} ${about}`),
      answer(seat: number, yes = false): void {
        again();
        const decision = pending(game).find(({ decidedBy }) => decidedBy === seat)!;
        const answer =
          decision.ask === "choose"
            ? {
                ask: "choose" as const,
                chosen: decision.from.slice(0, Math.max(decision.min, Math.min(1, decision.max))),
              }
            : { ask: "confirm" as const, yes };
        expect(submitDirectly(game, seat, [{ slot: decision.slot, answer }])).toMatchObject({ ok: true });
      },
      leave(seat: number): void {
        again();
        expect(concede(game, seat)).toMatchObject({ ok: true });
        again();
      },
      hand: (seat: number) => game.state.players[seat]!.hand,
      battlefield: () => game.state.battlefield.length,
    };
  }

  it("who has kept is not asked again, and has the same hand", () => {
    const game = begun();
    game.answer(0);
    const hand = [...game.hand(0)];
    expect(game.asked()).toEqual(["1 mulligan"]);
    game.leave(2);
    expect(game.asked()).toEqual(["1 mulligan"]);
    expect(game.hand(0)).toEqual(hand);
    game.answer(1);
    expect(game.asked()).toEqual(["0 priority"]);
  });

  it("who was about to declare, the others' declarations hold: one mulligans, one has kept", () => {
    const game = begun();
    game.answer(0, true);
    game.answer(1);
    const kept = [...game.hand(1)];
    game.leave(2);
    expect(game.asked()).toEqual(["0 mulligan"]);
    expect(game.hand(1)).toEqual(kept);
    game.answer(0);
    expect(game.asked()).toEqual(["0 priority"]);
  });

  it("in the second round, who kept in the first is left alone, and who took one has taken one", () => {
    const game = begun();
    for (const yes of [true, false, true]) game.answer(game.asked().map(Number.parseFloat)[0]!, yes);
    expect(game.asked()).toEqual(["0 mulligan"]);
    game.leave(2);
    game.answer(0, true);
    expect(game.asked()).toEqual(["0 mulligan"]);
    game.answer(0);
    // 103.5c: the first of two mulligans is free.
    expect(game.asked()).toEqual(["0 mulliganBottom"]);
    game.answer(0);
    expect([0, 1].map((seat) => game.hand(seat).length)).toEqual([6, 7]);
  });

  it("what was chosen for the bottom at the same time stays chosen", () => {
    const game = begun();
    for (let round = 0; round < 2; round++) for (const seat of [0, 1, 2]) game.answer(seat, true);
    for (const seat of [0, 1, 2]) game.answer(seat);
    expect(game.asked()).toEqual(["0 mulliganBottom", "1 mulliganBottom", "2 mulliganBottom"]);
    game.answer(0);
    game.leave(2);
    expect(game.asked()).toEqual(["1 mulliganBottom"]);
    game.answer(1);
    expect(game.asked()).toEqual(["0 priority"]);
    expect([0, 1].map((seat) => game.hand(seat).length)).toEqual([6, 6]);
  });

  it("103.6: what others have begun the game with stays, and they are not asked again", () => {
    const game = begun(ROOT);
    for (const seat of [0, 1, 2]) game.answer(seat);
    expect(game.asked()).toEqual(["0 may"]);
    game.answer(0);
    game.leave(2);
    expect(game.asked()).toEqual(["1 may"]);
    expect(game.battlefield()).toBe(1);
    game.answer(1);
    expect(game.asked()).toEqual(["0 priority"]);
    expect(game.battlefield()).toBe(2);
  });
});

describe("103.5b: any time one could mulligan", () => {
  const cards = readSet(`Test Powder {3}
Artifact
{T}: Add {C}.
Any time you could mulligan and this card is in your hand, you may exile all the cards from your hand, then draw that many cards.

Forest
Basic Land — Forest`).map(({ printed }) => {
    const reading = readCard(printed);
    if (reading.verdict !== "read") throw new Error(`not read: ${JSON.stringify(reading)}`);
    return reading.card;
  });
  const [POWDER, FOREST] = [0, 1];
  const of = (card: number): number[] => Array.from({ length: 40 }, () => card);
  const begin = (...decks: number[][]): Game =>
    newGame({
      seed: "5".repeat(64),
      pool: { cards },
      players: decks.map((deck) => ({ deck })),
      options: { startingPlayer: 0 },
    });
  const answered = (game: Game, answer: Answer): Game => {
    record(game, "103.5b: instead of a mulligan");
    const again = load(JSON.parse(JSON.stringify(save(game))), { cards });
    const [question] = pending(again);
    const submitted = submitDirectly(again, question!.player, [{ slot: question!.slot, answer }]);
    if (!submitted.ok) throw new Error(submitted.message);
    return again;
  };
  const use = (game: Game): Game => {
    const [question] = pending(game);
    return answered(game, { ask: "choose", chosen: question?.ask === "choose" ? question.from.slice(0, 1) : [] });
  };
  const decline = (game: Game): Game => answered(game, { ask: "choose", chosen: [] });
  const mulligan = (game: Game, yes: boolean): Game => answered(game, { ask: "confirm", yes });

  it("103.5b: as often as there is such a card, and then the mulligan is declared", () => {
    const game = decline(use(use(begin(of(POWDER), of(FOREST)))));
    expect(pending(game)).toMatchObject([
      { ask: "confirm", about: "mulligan", player: 0, bottom: { keep: 0, again: 1 } },
    ]);
    expect(game.state.exile).toHaveLength(14);
    expect(game.state.players[0]!.hand).toHaveLength(7);
  });

  it("103.5, 103.5b: after a mulligan, first what goes to the bottom, then as many as are left", () => {
    let game = mulligan(mulligan(decline(begin(of(POWDER), of(FOREST))), true), false);
    const [question] = pending(game);
    game = use(game);
    expect(pending(game)).toMatchObject([{ ask: "choose", about: "mulliganBottom", player: 0, min: 1, max: 1 }]);
    const [bottom] = pending(game);
    const from = bottom?.ask === "choose" ? bottom.from : [];
    expect(question?.ask === "choose" && from.includes(question.from[0]!)).toBe(false);
    game = decline(answered(game, { ask: "choose", chosen: from.slice(0, 1) }));
    expect([game.state.exile.length, game.state.players[0]!.hand.length]).toEqual([6, 6]);
    game = mulligan(game, false);
    expect(pending(game)).toMatchObject([{ ask: "priority" }]);
    expect(game.state.players.map(({ hand }) => hand.length)).toEqual([6, 7]);
  });

  it("103.5b: who has such a card only in the deck is asked as well, so that the question tells nothing", () => {
    const game = begin([POWDER, ...of(FOREST)], of(FOREST));
    expect(pending(game)).toMatchObject([{ ask: "choose", from: [], hint: "couldMulligan" }]);
    expect(pending(decline(game))).toMatchObject([{ ask: "confirm", about: "mulligan" }]);
  });
});
