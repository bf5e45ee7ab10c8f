import type { Effect } from "../abilities/effects.ts";
import type { GameEvent } from "../events.ts";
import type { Game, Procedure } from "../game.ts";
import { choose } from "../procedure.ts";
import { characteristicsOf } from "../query/characteristics/characteristics.ts";
import { amountOf } from "../query/evaluators/index.ts";
import { isPossible } from "../rules/applying/possible.ts";
import type { ObjectId } from "../state/ids.ts";
import { onBattlefield } from "../state/objects.ts";
import { pickFrom } from "./choices.ts";
import { pickCounters } from "./pickCounters.ts";
import { causeOf, type Resolution } from "./resolution.ts";

type Move = Extract<Effect, { do: "moveCounters" }>;

/** 122.5: the events that move counters, where each can be taken from the one and put on the other. */
export function* movedCounters(
  game: Game,
  move: Move,
  from: readonly ObjectId[],
  onto: readonly ObjectId[],
  resolution: Resolution,
): Procedure<readonly GameEvent[]> {
  const having = from.filter((id) => Object.keys(countersOf(game, id)).some((kind) => isMoved(move, kind)));
  const givers = move.count === "any" ? yield* someOf(game, having, resolution) : having;
  const events: GameEvent[] = [];
  for (const giver of givers) {
    const others = onto.filter((id) => id !== giver);
    const there = onBattlefield(game.state, giver);
    // Each counter is moved once; of what is gone "its counters" are put on every one of several.
    const takers = !there
      ? others
      : move.count === "any"
        ? yield* someOf(game, others, resolution)
        : others.slice(0, 1);
    const left = { ...countersOf(game, giver) };
    for (const on of takers) {
      const moved = yield* countsOf(game, move, giver, left, resolution);
      for (const [kind, count] of moved) {
        const put: GameEvent = { e: "counters", on, kind, count, ...causeOf(resolution) };
        // Where they can't be put, none is removed either.
        if (!isPossible(game, put)) continue;
        if (there) {
          left[kind] = (left[kind] ?? 0) - count;
          events.push({ e: "counters", on: giver, kind, count: -count, ...causeOf(resolution) });
        }
        events.push(put);
      }
    }
  }
  return events;
}

const countersOf = (game: Game, id: ObjectId): Readonly<Record<string, number>> =>
  game.state.objects[id]?.counters ?? game.state.lastKnown[id]?.object.counters ?? {};
const isMoved = (move: Move, kind: string): boolean => move.kind === undefined || move.kind === kind;

/** Of one only, how many counters is what is asked. */
function* someOf(game: Game, all: readonly ObjectId[], resolution: Resolution): Procedure<readonly ObjectId[]> {
  if (all.length < 2) return all;
  return (yield* pickFrom(
    game,
    resolution.controller,
    all,
    0,
    all.length,
    "choose",
    resolution,
  )) as readonly ObjectId[];
}

/** How many counters of each kind are moved from this one to the next; which of several kinds is its mover's choice. */
function* countsOf(
  game: Game,
  move: Move,
  giver: ObjectId,
  left: Readonly<Record<string, number>>,
  resolution: Resolution,
): Procedure<readonly (readonly [kind: string, count: number])[]> {
  const kinds = Object.entries(left).filter(([kind, count]) => count > 0 && isMoved(move, kind));
  if (move.count === "all") return kinds;
  if (move.count === "any") {
    const chosen: [string, number][] = [];
    for (const [kind, max] of kinds) {
      const { number } = yield* choose<"number">(game, {
        ask: "number",
        player: resolution.controller,
        about: "number",
        min: 0,
        max,
        source: resolution.onStack ?? resolution.self,
        hint: `${characteristicsOf(game, giver).name}: ${kind}`,
      });
      if (number > 0) chosen.push([kind, number]);
    }
    return chosen;
  }
  return yield* pickCounters(game, kinds, Math.max(0, amountOf(game, move.count, resolution)), resolution);
}
