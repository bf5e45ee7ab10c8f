import type { Destination, Entering } from "../abilities/destinations.ts";
import type { Arrival, GameEvent, Link } from "../events.ts";
import type { Game } from "../game.ts";
import { attackerOf } from "../query/combat/combat.ts";
import type { Context } from "../query/context.ts";
import { amountOf, matches, objectsOf, playersOf } from "../query/evaluators/index.ts";
import { withCharacteristicsAsEntering } from "../rules/continuous/asEntering.ts";
import type { ObjectId } from "../state/ids.ts";
import { ownerOf } from "../state/objects.ts";

/** How something arrives by an effect's words (400.7, 614.1c-d). */
export function arrivalOf(game: Game, how: Entering, context: Context): Arrival {
  const counters: Record<string, number> = {};
  for (const { kind, count, only } of how.counters ?? []) {
    if (only !== undefined) continue;
    const n = amountOf(game, count, context);
    if (n > 0) counters[kind] = (counters[kind] ?? 0) + n;
  }
  const attached =
    how.attachedTo?.objects !== undefined
      ? objectsOf(game, how.attachedTo.objects, context)[0]
      : how.attachedTo?.players && playersOf(game, how.attachedTo.players, context)[0];
  const defender = attackedOnArrival(game, how.attacking, context);
  const blocked = blockedOnArrival(game, how.blocking, context);
  return {
    ...(how.control !== undefined &&
      how.control !== "owner" && { controller: playersOf(game, how.control, context)[0] ?? context.controller }),
    ...(how.tapped !== undefined && { tapped: how.tapped }),
    ...(defender !== undefined && { attacking: defender }),
    ...(blocked !== undefined && { blocking: blocked }),
    ...(how.transformed && { face: 1, transformed: true }),
    ...(how.prepared && { prepared: true as const }),
    // 708.2: what the effect says of something that is face down is what it is.
    ...(how.faceDown && { faceDown: { by: "effect" as const, ...(how.modifications && { as: how.modifications }) } }),
    ...(Object.keys(counters).length > 0 && { counters }),
    ...(attached !== undefined && { attachedTo: attached }),
    ...(how.craftedWith && { linked: { craftedWith: objectsOf(game, how.craftedWith, context) } }),
    ...(how.modifications && !how.faceDown && { modifications: how.modifications }),
  };
}

/** 508.4: its controller chooses, unless the effect says what it is attacking. */
function attackedOnArrival(game: Game, attacking: Entering["attacking"], context: Context): Arrival["attacking"] {
  if (attacking === undefined || attacking === false) return undefined;
  if (attacking === true) return "choose";
  if ("player" in attacking) {
    const [player] = playersOf(game, attacking.player, context);
    return player !== undefined && attacking.orPlaneswalker ? { orPlaneswalkerOf: player } : player;
  }
  const [as] = objectsOf(game, attacking.as, context);
  return as === undefined ? undefined : (attackerOf(game, as)?.defender ?? game.state.lastKnown[as]?.attacking);
}

/** 509.7: the same for blocking. */
function blockedOnArrival(game: Game, blocking: Entering["blocking"], context: Context): Arrival["blocking"] {
  if (blocking === undefined) return undefined;
  return blocking === "any" ? "choose" : objectsOf(game, blocking, context)[0];
}

/** 607: what arrives is remembered by the object with the ability. */
export const linkOf = ({ link }: { readonly link?: string } = {}, context: Context): { readonly link?: Link } =>
  link === undefined ? {} : { link: { by: context.self, as: link } };

type Move = Extract<GameEvent, { e: "move" }>;
/** 614.12: with the counters that are told of such objects only, if it will be one. */
function withItsCounters(game: Game, event: Move, { counters = [] }: Entering, context: Context): Move {
  const own = counters.filter(
    ({ only }) =>
      only !== undefined &&
      withCharacteristicsAsEntering(game, event, () => matches(game, only, event.object, context)),
  );
  if (own.length === 0) return event;
  const all: Record<string, number> = { ...event.arrival?.counters };
  for (const { kind, count } of own) all[kind] = (all[kind] ?? 0) + amountOf(game, count, context);
  return { ...event, arrival: { ...event.arrival, counters: all } };
}

/** The event that moves one object to a destination. */
export function destinationEvent(game: Game, object: ObjectId, to: Destination, context: Context): Move {
  if (to.zone === "battlefield") {
    const arrival = arrivalOf(game, to, context);
    const controller =
      arrival.controller ?? (to.control === "owner" ? ownerOf(game.state, object) : context.controller);
    const entering = { e: "move", object, to: "battlefield", arrival: { ...arrival, controller } } as const;
    return { ...withItsCounters(game, entering, to, context), ...linkOf(to, context) };
  }
  if (to.zone === "library") {
    const place =
      typeof to.place === "object"
        ? amountOf(game, to.place.fromTop, context)
        : to.place === "bottom"
          ? "bottom"
          : "top";
    return { e: "move", object, to: "library", arrival: { place } };
  }
  const counters =
    to.counters === undefined
      ? {}
      : { counters: Object.fromEntries(to.counters.map((c) => [c.kind, amountOf(game, c.count, context)])) };
  // 406.3: who was told to look at it may go on looking.
  const hidden = { faceDown: { by: "effect" as const }, visibleTo: game.execution.looked.get(object) ?? [] };
  const arrival: Arrival = { ...counters, ...(to.faceDown && hidden) };
  return {
    e: "move",
    object,
    to: to.zone,
    ...(Object.keys(arrival).length > 0 && { arrival }),
    ...linkOf(to, context),
  };
}
