import type { Effect } from "../abilities/effects.ts";
import type { Filter } from "../abilities/filters.ts";
import type { Objects } from "../abilities/references.ts";
import type { Game } from "../game.ts";
import { controllerOf } from "../query/characteristics/characteristics.ts";
import type { Context } from "../query/context.ts";
import { amountOf, objectsOf, playersOf } from "../query/evaluators/index.ts";
import { hasDrawnEnough } from "../rules/applying/possible.ts";
import type { ObjectId, Seat } from "../state/ids.ts";
import { onBattlefield, zoneOf } from "../state/objects.ts";
import { present } from "./choices.ts";
import type { Chosen } from "./flow.ts";
import type { Resolution } from "./resolution.ts";
import { couldBePlayed } from "./stack.ts";

/**
 * 608.2d: an impossible option can't be chosen: what would be sacrificed or moved is gone, there is nothing to
 * sacrifice, or nothing of that kind where everybody can see it. Whether a hand or library has such a card is asked all
 * the same: the question must not tell.
 */
export function isSeenImpossible(
  game: Game,
  player: Seat,
  [first]: readonly Effect[],
  resolution: Resolution,
): boolean {
  // 121.3, 121.3a: who can't draw isn't given the choice, whoever makes it.
  if (first?.do === "draw" && first.who.who !== "chosen")
    return playersOf(game, first.who, { ...resolution, currentPlayer: player }).every((seat) =>
      hasDrawnEnough(game, seat),
    );
  if (first?.do === "removeCounters") return hasNoCounters(game, first, { ...resolution, currentPlayer: player });
  if (first === undefined || !("what" in first) || typeof first.what !== "object") return false;
  const looking = { ...resolution, currentPlayer: player };
  const { what } = first;
  const parts = what.what === "union" ? what.of : [what];
  return parts.every((part) =>
    part.what === "chosen" ? !isThereToChoose(game, first, part, looking) : isGone(game, first, part, looking),
  );
}

/** Whether none of those it names has any such counter; of what is still to be chosen, whether there are too few to choose. */
function hasNoCounters(
  game: Game,
  { from, kind }: Extract<Effect, { do: "removeCounters" }>,
  context: Context,
): boolean {
  const among = from.objects === undefined ? [] : objectsOf(game, from.objects, context);
  const players = from.players === undefined ? [] : playersOf(game, from.players, context);
  const all = [...among.map((id) => game.state.objects[id]), ...players.map((seat) => game.state.players[seat])];
  const bearing = all.filter((one) =>
    Object.entries(one?.counters ?? {}).some(([each, count]) => count > 0 && (kind === undefined || kind === each)),
  );
  const least = from.objects?.what === "chosen" ? amountOf(game, from.objects.count.min, context) : 1;
  return bearing.length < Math.max(1, least);
}

function isThereToChoose(game: Game, { do: kind }: Effect, what: Chosen, context: Context): boolean {
  const among = what.among === undefined ? undefined : objectsOf(game, what.among, context);
  const zones = among?.map((id) => zoneOf(game.state, id) ?? "hand") ?? [what.in ?? "battlefield"].flat();
  if (zones.some((zone) => zone === "hand" || zone === "library")) return true;
  const own: Filter = { is: "controlledBy", who: { who: "current" } };
  const filter: Filter = kind === "sacrifice" ? { is: "and", of: [what.filter, own] } : what.filter;
  const there = objectsOf(game, { ...what, filter }, context).filter((id) => id !== context.onStack);
  return there.length >= Math.max(1, amountOf(game, what.count.min, context));
}

/** What is meant already, by name or since something was done with it; what moved is found where that lets it (400.7). */
function isGone(game: Game, { do: kind }: Effect, what: Objects, resolution: Resolution): boolean {
  const gone = CAN_BE[kind];
  return gone !== undefined && !objectsOf(game, what, resolution).some((id) => gone(game, id, resolution));
}

/** Whether that could be done with an object (601.3, 701.17a, 701.21a). */
const CAN_BE: Partial<Record<Effect["do"], (game: Game, id: ObjectId, resolution: Resolution) => boolean>> = {
  sacrifice: (game, id, { currentPlayer }) => onBattlefield(game.state, id) && controllerOf(game, id) === currentPlayer,
  move: (game, id, resolution) => present(game, id, resolution).length > 0,
  tap: (game, id) => onBattlefield(game.state, id) && game.state.objects[id]!.tapped !== true,
  untap: (game, id) => onBattlefield(game.state, id) && game.state.objects[id]!.tapped === true,
  cast: (game, id, { currentPlayer, controller }) => couldBePlayed(game, currentPlayer ?? controller, id),
};
