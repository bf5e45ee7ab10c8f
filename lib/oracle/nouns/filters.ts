import type { Filter } from "../../engine/abilities/filters.ts";
import type { Zone } from "../../engine/abilities/references.ts";
import { someNode } from "../../engine/abilities/visit.ts";

export function and(filters: readonly Filter[]): Filter {
  const flat = filters.flatMap((one) => (one.is === "and" ? one.of : one.is === "any" ? [] : [one]));
  return flat.length === 0 ? { is: "any" } : flat.length === 1 ? (flat[0] as Filter) : { is: "and", of: flat };
}

export function or(filters: readonly Filter[]): Filter {
  return filters.length === 1 ? (filters[0] as Filter) : { is: "or", of: filters };
}

/** 701.52e */
export const YOUR_BEARER: Filter = and([{ is: "ringBearer" }, { is: "controlledBy", who: { who: "you" } }]);

export const not = (of: Filter): Filter => ({ is: "not", of });

/** Whether a filter of one of these kinds is anywhere in it. */
export const speaksOf = (filter: Filter, ...kinds: readonly Filter["is"][]): boolean =>
  someNode("filter", filter, { filter: ({ is }) => kinds.includes(is) });

/** The types and subtypes that a filter names: what it is of can be called by them. */
export function kindsNamed(filter: Filter): readonly string[] {
  if (filter.is === "type") return [filter.type];
  if (filter.is === "subtype") return [filter.subtype];
  return filter.is === "or" || filter.is === "and" ? filter.of.flatMap(kindsNamed) : [];
}

export const castFrom = (zone: Zone): Filter => ({ is: "castFrom", zone });
/** 400.3: what is in your graveyard or hand is yours. */
export const castFromYour = (zone: Zone): Filter => and([castFrom(zone), { is: "ownedBy", who: { who: "you" } }]);
/** From anywhere other than your hand: another player's hand too. */
export const notFromYourHand: Filter = or([not(castFrom("hand")), not({ is: "ownedBy", who: { who: "you" } })]);
