import type { GameEvent } from "../events.ts";
import type { Game } from "../game.ts";
import { choose } from "../procedure.ts";
import { controllerOf } from "../query/characteristics/characteristics.ts";
import { kindOfCounter } from "../query/characteristics/counterKinds.ts";
import { shareOf } from "../query/context.ts";
import { amountOf, playersOf } from "../query/evaluators/index.ts";
import { proposeAll } from "../rules/events/propose.ts";
import { told } from "../rules/events/told.ts";
import { type Entity, isPlayer, type Seat } from "../state/ids.ts";
import { repeated } from "../state/numbers.ts";
import { onBattlefield } from "../state/objects.ts";
import { sharingPoison } from "../state/teams.ts";
import { pickObjects, pickRecipients, pickShares } from "./choices.ts";
import { movedCounters } from "./movedCounters.ts";
import { pickCounters } from "./pickCounters.ts";
import { causeOf, doneBy, type Handlers, NOTHING_DONE } from "./resolution.ts";

/** 122: putting, removing, moving and doubling counters, and proliferating (701.27). */
export const counterEffects: Handlers<
  "putCounters" | "removeCounters" | "moveCounters" | "doubleCounters" | "proliferate" | "oneMoreOfEach"
> = {
  *putCounters(game, effect, resolution) {
    const on = yield* pickRecipients(game, effect.on, resolution);
    const kind = kindOfCounter(game, effect.kind, resolution);
    if (kind === undefined) return NOTHING_DONE;
    if (effect.dividedBy !== undefined) {
      const [player] = playersOf(game, effect.dividedBy, resolution);
      const there = on.filter((one) => isPlayer(one) || onBattlefield(game.state, one));
      const total = amountOf(game, effect.count, resolution);
      if (player === undefined) return NOTHING_DONE;
      // Those that were chosen are as many as there are counters, or each has one.
      const source = resolution.onStack ?? resolution.self;
      const areChosen = effect.on.objects?.what === "chosen";
      const shares = yield* pickShares(game, player, total, there, source, resolution, areChosen);
      const put = shares.map(
        ([one, count]): GameEvent => ({ e: "counters", on: one, kind, count, ...causeOf(resolution) }),
      );
      return doneBy(yield* proposeAll(game, put));
    }
    const events = on.map((entity): GameEvent => {
      const count = effect.divided
        ? shareOf(resolution, entity)
        : amountOf(game, effect.count, { ...resolution, current: entity });
      const { cause } = causeOf(resolution);
      const by = effect.byTheirController && !isPlayer(entity) ? { controller: controllerOf(game, entity) } : {};
      const atMost = effect.atMost === undefined ? {} : { atMost: amountOf(game, effect.atMost, resolution) };
      return { e: "counters", on: entity, kind, count: Math.max(0, count), cause: { ...cause, ...by }, ...atMost };
    });
    return doneBy(yield* proposeAll(game, events));
  },

  *removeCounters(game, effect, resolution) {
    const from = yield* pickRecipients(game, effect.from, resolution);
    const meant = effect.kind === undefined ? undefined : kindOfCounter(game, effect.kind, resolution);
    if (effect.kind !== undefined && meant === undefined) return NOTHING_DONE;
    const events: GameEvent[] = [];
    for (const on of from) {
      const there = Object.entries(countersOn(game, on)).filter(([kind]) => meant === undefined || kind === meant);
      const removed =
        effect.count === "all"
          ? there
          : yield* pickCounters(game, there, Math.max(0, amountOf(game, effect.count, resolution)), resolution, effect);
      for (const [kind, count] of removed)
        events.push({ e: "counters", on, kind, count: -count, ...causeOf(resolution) });
    }
    return doneBy(yield* proposeAll(game, events));
  },

  *moveCounters(game, effect, resolution) {
    const from = yield* pickObjects(game, effect.from, resolution);
    const onto = (yield* pickObjects(game, effect.to, resolution)).filter((id) => onBattlefield(game.state, id));
    return doneBy(yield* proposeAll(game, yield* movedCounters(game, effect, from, onto, resolution)));
  },

  *doubleCounters(game, effect, resolution) {
    const on = yield* pickRecipients(game, effect.on, resolution);
    const events = on.flatMap((entity) =>
      Object.entries(countersOn(game, entity))
        .filter(([kind]) => effect.kind === undefined || kind === effect.kind)
        .map(([kind, count]): GameEvent => ({ e: "counters", on: entity, kind, count, ...causeOf(resolution) })),
    );
    return doneBy(yield* proposeAll(game, events));
  },

  *oneMoreOfEach(game, effect, resolution) {
    const on = yield* pickRecipients(game, effect.on, resolution);
    const events = on.flatMap((entity) =>
      Object.keys(countersOn(game, entity)).map(
        (kind): GameEvent => ({ e: "counters", on: entity, kind, count: 1, ...causeOf(resolution) }),
      ),
    );
    return doneBy(yield* proposeAll(game, events));
  },

  *proliferate(game, effect, resolution) {
    const said = effect.times === undefined ? 1 : repeated(amountOf(game, effect.times, resolution));
    let times = 0;
    for (let i = 0; i < said; i++)
      times += yield* told(game, "proliferate", resolution.controller, 1, causeOf(resolution));
    let done = NOTHING_DONE;
    for (let i = 0; i < times; i++) {
      const from = [...game.state.battlefield, ...game.state.players.keys()].filter(
        (entity) => Object.keys(countersOn(game, entity)).length > 0,
      );
      const { chosen } =
        from.length === 0
          ? { chosen: [] }
          : yield* choose<"choose">(game, {
              ask: "choose",
              player: resolution.controller,
              about: "choose",
              from,
              min: 0,
              max: from.length,
              source: resolution.onStack ?? resolution.self,
            });
      const events = chosen.flatMap((on) =>
        Object.keys(countersOn(game, on))
          .filter((kind) => kind !== "poison" || !isPlayer(on) || isFirstOfSharing(game, on, chosen))
          .map((kind): GameEvent => ({ e: "counters", on, kind, count: 1, ...causeOf(resolution) })),
      );
      done = doneBy(
        yield* proposeAll(game, [
          ...events,
          { e: "happened", on: "proliferate", facts: { player: resolution.controller } },
        ]),
      );
    }
    return done;
  },
};

const countersOn = (game: Parameters<typeof amountOf>[0], entity: number): Readonly<Record<string, number>> =>
  (isPlayer(entity) ? game.state.players[entity]!.counters : game.state.objects[entity]?.counters) ?? {};

/** 701.27b: of players who share their poison counters one is given another; the one who was chosen first. */
const isFirstOfSharing = (game: Game, player: Seat, chosen: readonly Entity[]): boolean =>
  chosen.find((one) => isPlayer(one) && sharingPoison(game.state, player).includes(one)) === player;
