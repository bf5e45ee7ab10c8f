import type { GameEvent } from "../events.ts";
import type { Game, Procedure } from "../game.ts";
import { barrier, choose, simultaneously } from "../procedure.ts";
import { amountOf } from "../query/evaluators/index.ts";
import { drawCards } from "../rules/events/drawCards.ts";
import type { Outcome } from "../rules/events/perform.ts";
import { propose, proposeAll } from "../rules/events/propose.ts";
import { told } from "../rules/events/told.ts";
import { drawnFor } from "../rules/variants/ending.ts";
import { during } from "../scope.ts";
import type { ObjectId, Seat } from "../state/ids.ts";
import { repeated } from "../state/numbers.ts";
import { reaches } from "../state/reach.ts";
import { opponentsOf } from "../state/teams.ts";
import { pickObjects, pickPlayers } from "./choices.ts";
import { causeOf, doneBy, type EffectOf, type Handlers, NOTHING_DONE, type Resolution } from "./resolution.ts";

/** Effects on players: drawing (121), discarding (701.8), life (119), milling (701.13), winning and losing (104). */
export const playerEffects: Handlers<
  "draw" | "discard" | "gainLife" | "loseLife" | "mill" | "winGame" | "loseGame" | "drawGame" | "playerCounters"
> = {
  *draw(game, effect, resolution) {
    const seats = yield* pickPlayers(game, effect.who, resolution);
    const drawn: ObjectId[] = [];
    const done = yield* during(game, { ...game.execution.scope, drawn }, drawEach(game, effect, seats, resolution));
    game.execution.scope.drawn?.push(...drawn);
    // 121.6c, 614.11b: what is done with a card that is drawn is not done with those drawn in its place; but they count.
    const { entities, did } = doneBy(done);
    return { entities, amount: drawn.length, did: did || drawn.length > 0 };
  },

  *discard(game, effect, resolution) {
    const seats = yield* pickPlayers(game, effect.who, resolution);
    const { what } = effect;
    const hands = seats.map((player) => game.state.players[player]!.hand);
    const discarded =
      what === "hand"
        ? hands
        : yield* simultaneously(
            seats.map((player) =>
              pickObjects(game, byOwner(what), { ...resolution, currentPlayer: player }, "discard"),
            ),
          );
    const events = seats.flatMap((player, i) =>
      discarded[i]!.filter((object) => hands[i]!.includes(object)).map(
        (object): GameEvent => ({ e: "discard", player, object, ...causeOf(resolution) }),
      ),
    );
    if (effect.note !== undefined) {
      const most = Math.max(
        0,
        ...seats.map((seat) => events.filter((e) => e.e === "discard" && e.player === seat).length),
      );
      resolution.notes[`${effect.note} most`] = { entities: [], amount: most, did: most > 0 };
    }
    return doneBy(yield* proposeAll(game, events));
  },

  *gainLife(game, effect, resolution) {
    const seats = yield* pickPlayers(game, effect.who, resolution);
    const events = seats.map(
      (player): GameEvent => ({
        e: "gainLife",
        player,
        amount: amountOf(game, effect.amount, { ...resolution, currentPlayer: player }),
        ...causeOf(resolution),
      }),
    );
    return doneBy(yield* proposeAll(game, events));
  },

  *loseLife(game, effect, resolution) {
    const seats = yield* pickPlayers(game, effect.who, resolution);
    const events = seats.map(
      (player): GameEvent => ({
        e: "loseLife",
        player,
        amount: amountOf(game, effect.amount, { ...resolution, currentPlayer: player }),
        ...(effect.radiation && { radiation: true }),
        ...causeOf(resolution),
      }),
    );
    return doneBy(yield* proposeAll(game, events));
  },

  *mill(game, effect, resolution) {
    const seats = yield* pickPlayers(game, effect.who, resolution);
    const counts: number[] = [];
    for (const player of seats) {
      const count = Math.max(0, amountOf(game, effect.count, { ...resolution, currentPlayer: player }));
      counts.push(yield* told(game, "mill", player, count, causeOf(resolution)));
    }
    const events = seats.flatMap((player, i) => {
      const count = counts[i]!;
      const { library } = game.state.players[player]!;
      // 614.13c: a card that is entering from there is passed over.
      const left = library.filter((id) => !game.execution.scope.arriving?.includes(id));
      return left
        .slice(Math.max(0, left.length - count))
        .reverse()
        .map((object): GameEvent => ({ e: "mill", player, object, ...causeOf(resolution) }));
    });
    if (events.length > 0) barrier(game);
    return doneBy(yield* proposeAll(game, events));
  },

  *winGame(game, effect, resolution) {
    const [player] = yield* pickPlayers(game, effect.who, resolution);
    if (player === undefined) return NOTHING_DONE;
    if (game.state.reach === undefined)
      return doneBy(yield* propose(game, { e: "win", player, ...causeOf(resolution) }));
    // 104.3h, 801.14
    const beaten = opponentsOf(game.state, player).filter((seat) => reaches(game.state, player, seat));
    return doneBy(
      yield* proposeAll(
        game,
        beaten.map((seat): GameEvent => ({ e: "lose", player: seat, reason: "effect", ...causeOf(resolution) })),
      ),
    );
  },

  *loseGame(game, effect, resolution) {
    const seats = yield* pickPlayers(game, effect.who, resolution);
    return doneBy(
      yield* proposeAll(
        game,
        seats.map((player): GameEvent => ({ e: "lose", player, reason: "effect", ...causeOf(resolution) })),
      ),
    );
  },

  *drawGame(game, _, resolution) {
    const drawing = drawnFor(game.state, [resolution.controller]);
    return doneBy(yield* proposeAll(game, drawing));
  },

  *playerCounters(game, effect, resolution) {
    const seats = yield* pickPlayers(game, effect.who, resolution);
    const events = seats.map(
      (on): GameEvent => ({
        e: "counters",
        on,
        kind: effect.kind,
        count: amountOf(game, effect.count, resolution),
        ...causeOf(resolution),
      }),
    );
    return doneBy(yield* proposeAll(game, events));
  },
};

/** 121.2: cards are drawn one at a time. */
function* drawEach(
  game: Game,
  { count, upTo }: EffectOf<"draw">,
  seats: readonly Seat[],
  resolution: Resolution,
): Procedure<readonly Outcome[]> {
  const done: Outcome[] = [];
  for (const player of seats) {
    const most = repeated(amountOf(game, count, { ...resolution, currentPlayer: player }));
    const cards = upTo ? yield* howManyOf(game, player, most, resolution) : most;
    if (cards === 0) continue;
    done.push(...(yield* drawCards(game, player, cards, causeOf(resolution))));
    barrier(game);
  }
  return done;
}

/** 608.2d: a number up to this. */
function* howManyOf(game: Game, player: Seat, max: number, resolution: Resolution): Procedure<number> {
  const source = resolution.onStack ?? resolution.self;
  const { number } = yield* choose<"number">(game, { ask: "number", player, about: "number", min: 0, max, source });
  return number;
}

/** "Discards two cards": the player who discards chooses, unless the words say otherwise. */
const byOwner = <T extends { readonly what: string }>(what: T): T =>
  what.what === "chosen" && !("by" in what)
    ? {
        ...what,
        by: { who: "current" },
        ...(!("of" in what) && { of: { who: "current" } }),
        ...(!("in" in what) && { in: "hand" }),
      }
    : what;
