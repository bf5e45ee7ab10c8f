import type { GameEvent } from "../../events.ts";
import type { Game, Procedure } from "../../game.ts";
import { barrier, choose } from "../../procedure.ts";
import { characteristicsOf } from "../../query/characteristics/characteristics.ts";
import { amountOf } from "../../query/evaluators/index.ts";
import { proposeAll } from "../../rules/events/propose.ts";
import { told } from "../../rules/events/told.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { causeOf, type EffectOf, type Resolution } from "../resolution.ts";

/** 701.18 scry, 701.22 fateseal, 701.42 surveil: some of the top cards go away, the rest stay on top in any order. */

type How = "scry" | "surveil";

/** What a player has decided about the top of a library; undefined if they look at none of it. */
export type Sorted =
  | {
      readonly player: Seat;
      readonly of: Seat;
      readonly how: How;
      /** What stays on top and what goes away, the first topmost. */
      readonly up: readonly ObjectId[];
      readonly down: readonly ObjectId[];
    }
  | undefined;

/** Each the top of their own. 701.18c, 101.4: all look and decide in turn order, then the cards move at the same time. */
export function* sortTops(
  game: Game,
  players: readonly Seat[],
  { count }: EffectOf<"scry" | "surveil">,
  how: How,
  resolution: Resolution,
): Procedure {
  const sorted: Sorted[] = [];
  for (const player of players) {
    const left = yield* told(game, how, player, amountOf(game, count, resolution), causeOf(resolution));
    sorted.push(yield* lookAndSort(game, player, player, left, how, resolution));
  }
  yield* arrangeTops(game, sorted, resolution);
}

export function* lookAndSort(
  game: Game,
  player: Seat,
  of: Seat,
  count: number,
  how: How,
  resolution: Resolution,
): Procedure<Sorted> {
  const { library } = game.state.players[of]!;
  const top = library.slice(Math.max(0, library.length - count)).reverse();
  if (count <= 0) return undefined;
  barrier(game);
  if (top.length === 0) return { player, of, how, up: [], down: [] };
  const source = resolution.onStack ?? resolution.self;
  const { chosen } = yield* choose<"choose">(game, {
    ask: "choose",
    player,
    about: how,
    from: top,
    min: 0,
    max: top.length,
    source,
  });
  const kept = top.filter((id) => !chosen.includes(id));
  const down = how === "scry" && chosen.length > 1 ? yield* ordered(game, player, chosen, source) : chosen;
  const up = kept.length > 1 ? yield* ordered(game, player, kept, source) : kept;
  return { player, of, how, up, down };
}

export function* arrangeTops(game: Game, all: readonly Sorted[], resolution: Resolution): Procedure {
  const sorted = all.filter((one) => one !== undefined);
  const moved = sorted.filter(({ up, down }) => up.length + down.length > 0);
  if (moved.length > 0)
    yield* proposeAll(
      game,
      moved.map((one) => arranged(game, one)),
    );
  const put = moved.flatMap(({ how, down }) => (how === "surveil" ? down : []));
  if (put.length > 0)
    yield* proposeAll(
      game,
      put.map((object): GameEvent => ({ e: "move", object, to: "graveyard", ...causeOf(resolution) })),
    );
  if (sorted.length > 0)
    yield* proposeAll(
      game,
      sorted.map(({ player, how, up, down }): GameEvent => {
        const facts = { player, amount: up.length + down.length };
        return { e: "happened", on: how, facts, ...causeOf(resolution) };
      }),
    );
}

/** Within a library a card stays the same object; what goes to the graveyard lies just under the others until it does. */
function arranged({ state }: Game, { of, how, up, down }: NonNullable<Sorted>): GameEvent {
  const { library } = state.players[of]!;
  const isThere = (id: ObjectId): boolean => library.includes(id);
  const sorted = new Set([...up, ...down]);
  const under = library.filter((id) => !sorted.has(id));
  const [away, kept] = [down.filter(isThere).reverse(), up.filter(isThere).reverse()];
  const others = how === "scry" ? [...away, ...under] : [...under, ...away];
  return { e: "arrange", player: of, library: [...others, ...kept] };
}

function* ordered(
  game: Game,
  player: Seat,
  ids: readonly ObjectId[],
  source: ObjectId,
): Procedure<readonly ObjectId[]> {
  const { order } = yield* choose<"order">(game, {
    ask: "order",
    player,
    about: "order",
    items: ids.map((object) => ({ object, text: characteristicsOf(game, object).name })),
    source,
  });
  return order.map((i) => ids[i]!);
}
