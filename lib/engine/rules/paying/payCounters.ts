import type { Cost } from "../../abilities/costs.ts";
import type { GameEvent } from "../../events.ts";
import type { Game, Procedure } from "../../game.ts";
import { choose, leaveUnasked } from "../../procedure.ts";
import { countersOf } from "../../query/characteristics/stats.ts";
import type { Context } from "../../query/context.ts";
import { amountOf } from "../../query/evaluators/index.ts";
import type { Note } from "../../state/history.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { costCandidates } from "../costs/costs.ts";
import { proposeAll } from "../events/propose.ts";
import { chooseOne } from "./costChoice.ts";

/** Counters removed as a cost (118.3): from one permanent, or from among several. */

export function* removeCounters(
  game: Game,
  player: Seat,
  cost: Extract<Cost, { pay: "removeCounters" }>,
  context: Context,
  notes: Record<string, Note>,
): Procedure {
  if (cost.among === true) {
    yield* removeFromAmong(game, player, cost, context, notes);
    return;
  }
  const needed = typeof cost.count === "string" ? leastOf(cost.count) : amountOf(game, cost.count, context);
  const candidates = costCandidates(game, player, cost.from, "battlefield", context).filter(
    (id) => countersOf(game, id, cost.kind) >= Math.max(1, needed),
  );
  const [from] = yield* chooseOne(game, player, candidates, context);
  if (from === undefined) {
    notes.removeCounters = { entities: [], amount: 0, did: true };
    return;
  }
  const kind = cost.kind ?? (yield* kindOfCounter(game, player, counterKinds(game, from), context));
  const there = countersOf(game, from, kind);
  let count = cost.count === "all" ? there : needed;
  if (cost.count === "any" || cost.count === "some") {
    const { number } = yield* choose<"number">(game, {
      ask: "number",
      player,
      about: "number",
      min: needed,
      max: there,
      source: context.self,
    });
    count = number;
  }
  yield* proposeAll(game, [
    { e: "counters", on: from, kind, count: -count, cause: { source: context.self, controller: player } },
  ]);
  notes.removeCounters = { entities: [from], amount: count, did: true };
}

/** How many there must be at least, where the payer says how many. */
const leastOf = (count: "any" | "some" | "all"): number => (count === "some" ? 1 : 0);

const counterKinds = (game: Game, id: ObjectId): readonly string[] =>
  Object.keys(game.state.objects[id]?.counters ?? {});

/** One of these kinds, asked where there are several. */
function* kindOfCounter(game: Game, player: Seat, kinds: readonly string[], context: Context): Procedure<string> {
  if (kinds.length < 2) return kinds[0]!;
  const { chosen } = yield* choose<"option">(game, {
    ask: "option",
    player,
    about: "cost",
    options: kinds,
    min: 1,
    max: 1,
    source: context.self,
  });
  return kinds[chosen[0]!]!;
}

/** "From among": each counter from what the payer chooses, all of them removed at once. */
function* removeFromAmong(
  game: Game,
  player: Seat,
  cost: Extract<Cost, { pay: "removeCounters" }>,
  context: Context,
  notes: Record<string, Note>,
): Procedure {
  const candidates = costCandidates(game, player, cost.from, "battlefield", context);
  const taken: { readonly on: ObjectId; readonly kind: string }[] = [];
  const left = (id: ObjectId, kind?: string): number =>
    countersOf(game, id, kind) -
    taken.filter((one) => one.on === id && (kind === undefined || one.kind === kind)).length;
  const all = candidates.reduce((sum, id) => sum + left(id, cost.kind), 0);
  let needed =
    cost.count === "all"
      ? all
      : typeof cost.count === "string"
        ? leastOf(cost.count)
        : amountOf(game, cost.count, context);
  if (cost.count === "any" || cost.count === "some") {
    const { number } = yield* choose<"number">(game, {
      ask: "number",
      player,
      about: "number",
      min: needed,
      max: all,
      source: context.self,
    });
    needed = number;
  }
  const [only, ...others] = candidates.filter((id) => left(id, cost.kind) > 0);
  if (only !== undefined && others.length === 0)
    leaveUnasked(game, player, { why: "only", about: "cost", object: only, number: needed });
  while (taken.length < needed) {
    const from = candidates.filter((id) => left(id, cost.kind) > 0);
    const [on] = yield* chooseOne(game, player, from, context);
    if (on === undefined) break;
    const kinds = counterKinds(game, on).filter((kind) => left(on, kind) > 0);
    taken.push({ on, kind: cost.kind ?? (yield* kindOfCounter(game, player, kinds, context)) });
  }
  const cause = { source: context.self, controller: player };
  const places = [...new Map(taken.map((one) => [`${one.on}/${one.kind}`, one])).values()];
  yield* proposeAll(
    game,
    places.map(
      ({ on, kind }): GameEvent => ({
        e: "counters",
        on,
        kind,
        count: -taken.filter((one) => one.on === on && one.kind === kind).length,
        cause,
      }),
    ),
  );
  notes.removeCounters = { entities: places.map(({ on }) => on), amount: taken.length, did: true };
}
