import type { Filter } from "../../engine/abilities/filters.ts";

export function and(filters: readonly Filter[]): Filter {
  const flat = filters.flatMap((one) => (one.is === "and" ? one.of : one.is === "any" ? [] : [one]));
  return flat.length === 0 ? { is: "any" } : flat.length === 1 ? (flat[0] as Filter) : { is: "and", of: flat };
}

export function or(filters: readonly Filter[]): Filter {
  return filters.length === 1 ? (filters[0] as Filter) : { is: "or", of: filters };
}

export const not = (of: Filter): Filter => ({ is: "not", of });
