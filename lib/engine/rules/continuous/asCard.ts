import type { Filter } from "../../abilities/filters.ts";
import type { CastAs } from "../../query/characteristics/copiable.ts";

/**
 * A filter about a spell, to be asked of the card that would become it: it is not a spell yet, so that part is taken as
 * given; nor is it face down or cast in any way yet, so those parts are what `as` says.
 */
export function asCard(filter: Filter, as: CastAs = {}): Filter {
  if (filter.is === "spell") return { is: "any" };
  if (filter.is === "faceDown" && as.faceDown !== undefined) return { is: "any" };
  if (filter.is === "castWith" && filter.method === as.via) return { is: "any" };
  // It would be cast from where it is.
  if (filter.is === "castFrom") return { is: "or", of: [filter, { is: "inZone", zone: filter.zone }] };
  if (filter.is === "and" || filter.is === "or") return { ...filter, of: filter.of.map((one) => asCard(one, as)) };
  return filter.is === "not" ? { ...filter, of: asCard(filter.of, as) } : filter;
}
