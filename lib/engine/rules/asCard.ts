import type { Filter } from "../abilities/filters.ts";

/** "Creature spell": the card is not a spell yet, so that part is taken as given. */
export function asCard(filter: Filter): Filter {
  if (filter.is === "spell") return { is: "any" };
  if (filter.is === "and" || filter.is === "or") return { ...filter, of: filter.of.map(asCard) };
  return filter.is === "not" ? { ...filter, of: asCard(filter.of) } : filter;
}
