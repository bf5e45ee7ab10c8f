import type { Filter } from "../../abilities/filters.ts";
import type { Objects, Players, Zone } from "../../abilities/references.ts";
import type { Game } from "../../game.ts";
import { isCardObject, type ObjectId } from "../../state/ids.ts";
import { currentObject, currentOrLastKnown, isOwnZone, ownerOf, zoneList, zoneOf } from "../../state/objects.ts";
import { attachedTo, pairOf } from "../attachments.ts";
import { controllerOf } from "../characteristics/characteristics.ts";
import { type Context, withCurrentPlayer } from "../context.ts";
import { fromOutside } from "../players/outside.ts";
import { isObject, type Referring, referredTo } from "../referred.ts";
import { amountOf } from "./amounts.ts";
import { matches } from "./filters.ts";
import { playersOf } from "./players.ts";

/** The objects a reference means. Some may be gone: their last known information is what counts (608.2h). */
export function objectsOf(game: Game, objects: Objects, context: Context): readonly ObjectId[] {
  const { state } = game;
  switch (objects.what) {
    case "self":
      return [context.self];
    case "target":
      return (context.targets?.[objects.slot] ?? []).filter(isObject);
    case "event": {
      const { event } = context;
      if (objects.role === "other" && event?.others !== undefined) return event.others;
      if (objects.role === "other") return event?.other !== undefined && isObject(event.other) ? [event.other] : [];
      return event?.objects ?? (event?.object === undefined ? [] : [event.object]);
    }
    case "object":
      return [objects.id];
    case "granter":
      return [];
    case "resolving":
      return [context.onStack ?? context.self];
    case "eventSpell":
      return context.event?.spell === undefined ? [] : [context.event.spell];
    case "host": {
      const host = state.objects[context.self]?.attachedTo ?? state.lastKnown[context.self]?.object.attachedTo;
      return host !== undefined && isObject(host) ? [host] : [];
    }
    case "pairedWith":
      return objectsOf(game, objects.of, context).flatMap((id) => pairOf(game, id) ?? []);
    case "attachments": {
      const to = objectsOf(game, objects.of, context);
      const ids = to.flatMap((id) => attachedTo(game, id));
      return objects.filter === undefined ? ids : ids.filter((id) => matches(game, objects.filter!, id, context));
    }
    case "noted":
      return (context.notes?.[objects.name]?.entities ?? []).filter(isObject);
    case "linked":
      return linkedObjects(game, context.self, objects.name, objects.asTheyWere === true);
    case "current":
      return context.current !== undefined && isObject(context.current) ? [context.current] : [];
    case "all":
    case "chosen":
      return objects.what === "chosen" && objects.among !== undefined
        ? objectsOf(game, objects.among, context).filter((id) => matches(game, objects.filter, id, context))
        : matching(game, objects.filter, objects.in ?? "battlefield", objects.of, context);
    case "topOfLibrary":
      return playersOf(game, objects.of, context).flatMap((seat) => {
        const { library } = state.players[seat]!;
        const count = Math.max(0, amountOf(game, objects.count, withCurrentPlayer(context, seat)));
        return objects.bottom ? library.slice(0, count) : library.slice(Math.max(0, library.length - count)).reverse();
      });
    case "outside":
      return playersOf(game, objects.of, context).flatMap((seat) => fromOutside(game, seat));
    case "above":
      return objectsOf(game, objects.of, context).flatMap((id) => {
        if (zoneOf(state, id) !== "graveyard") return [];
        const { graveyard } = state.players[ownerOf(state, id)]!;
        const above = graveyard.slice(graveyard.indexOf(id) + 1);
        return objects.directly ? above.slice(0, 1) : above;
      });
    case "topOfGraveyard":
      return playersOf(game, objects.of, context).flatMap((seat) => {
        const { filter } = objects;
        const fits = (id: ObjectId): boolean => filter === undefined || matches(game, filter, id, context);
        return state.players[seat]!.graveyard.findLast(fits) ?? [];
      });
    case "those":
      return objectsOf(game, objects.of, context).filter((id) => matches(game, objects.filter, id, context));
    case "union":
      return [...new Set(objects.of.flatMap((o) => objectsOf(game, o, context)))];
    case "first":
      return objectsOf(game, objects.of, context).slice(0, 1);
    case "last":
      return objectsOf(game, objects.of, context).slice(-1);
    case "damageSources":
      return damageSources(game);
    case "sourceOf":
      return objectsOf(game, objects.of, context).flatMap((id) => currentOrLastKnown(state, id)?.source ?? []);
    case "except": {
      const without = objectsOf(game, objects.without, context);
      return objectsOf(game, objects.of, context).filter((id) => !without.includes(id));
    }
  }
}

/**
 * 609.7a: permanents, spells, what an object on the stack, a waiting replacement or prevention effect or a delayed
 * triggered ability refers to, wherever that is now, and face-up objects in the command zone.
 */
function damageSources(game: Game): readonly ObjectId[] {
  const { state } = game;
  const abilities = state.stack.filter((id) => state.objects[id]!.kind === "ability");
  const referring: readonly (Referring | undefined)[] = [
    ...state.stack.map((id) => state.objects[id]),
    ...state.effects.filter((effect) => effect.replacement !== undefined),
    ...state.delayed,
  ];
  return [
    ...new Set([
      ...state.battlefield.filter((id) => state.objects[id]!.phasedOut === undefined),
      ...state.stack.filter((id) => !abilities.includes(id)),
      ...referring.flatMap((one) => referredTo(one!)).filter((id) => !abilities.includes(id)),
      ...state.command.filter((id) => state.objects[id]?.faceDown === undefined),
    ]),
  ];
}

/**
 * 607: what self remembers under a name, each where it is now if it is still in the zone it was put into; 607.1d: or what
 * remembers the object whose ability created self.
 */
function linkedObjects(game: Game, self: ObjectId, name: string, asTheyWere: boolean): readonly ObjectId[] {
  const record = (id: ObjectId) => currentOrLastKnown(game.state, id);
  const own = record(self);
  const linked = own?.linked?.[name] ?? (own?.madeBy === undefined ? undefined : record(own.madeBy)?.linked?.[name]);
  return asTheyWere ? (linked ?? []) : (linked ?? []).filter((id) => currentObject(game.state, id) === id);
}

/** Whether a reference means this object: of all that fit a description, only this one is looked at. */
export function isAmong(game: Game, objects: Objects, id: ObjectId, context: Context): boolean {
  switch (objects.what) {
    case "self":
      return context.self === id;
    case "all":
      return isMatching(game, objects, id, context);
    case "those":
      return isAmong(game, objects.of, id, context) && matches(game, objects.filter, id, context);
    case "union":
      return objects.of.some((part) => isAmong(game, part, id, context));
    case "except":
      return isAmong(game, objects.of, id, context) && !isAmong(game, objects.without, id, context);
    default:
      return objectsOf(game, objects, context).includes(id);
  }
}

const EVERYBODY: Players = { who: "each" };

/** What `matching` says of one object. */
function isMatching(
  game: Game,
  { filter, in: zones = "battlefield", of }: Extract<Objects, { what: "all" }>,
  id: ObjectId,
  context: Context,
): boolean {
  const { state } = game;
  const zone = zoneOf(state, id);
  if (zone === undefined || !(typeof zones === "string" ? zones === zone : zones.includes(zone))) return false;
  if (isOwnZone(zone)) {
    const seats = playersOf(game, of ?? EVERYBODY, context);
    if (!isCardObject(id) || !seats.includes(ownerOf(state, id))) return false;
  } else {
    const object = state.objects[id];
    if (object?.phasedOut !== undefined || (zone === "battlefield" && object === undefined)) return false;
    if (of !== undefined && !playersOf(game, of, context).includes(controllerOf(game, id))) return false;
  }
  return matches(game, filter, id, context);
}

/**
 * Every object in these zones that matches. Phased-out permanents do not exist (702.26d); a token in a hand, library or
 * graveyard is no card (108.2b), and what is spoken of there is cards.
 */
export function matching(
  game: Game,
  filter: Filter,
  zones: Zone | readonly Zone[],
  of: Players | undefined,
  context: Context,
): readonly ObjectId[] {
  const { state } = game;
  const found: ObjectId[] = [];
  for (const zone of typeof zones === "string" ? [zones] : zones) {
    const seats = playersOf(game, of ?? EVERYBODY, context);
    if (isOwnZone(zone)) {
      for (const seat of seats)
        for (const id of zoneList(state, zone, seat))
          if (isCardObject(id) && matches(game, filter, id, context)) found.push(id);
    } else {
      for (const id of zoneList(state, zone, 0)) {
        if (state.objects[id]?.phasedOut !== undefined) continue;
        if (of !== undefined && !seats.includes(controllerOf(game, id))) continue;
        if (matches(game, filter, id, context)) found.push(id);
      }
    }
  }
  return found;
}
