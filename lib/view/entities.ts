import type { Seat } from "../engine/state/ids.ts";
import type { Handle } from "../engine/views.ts";

/** How a view and its questions name a player or an object. */
export type Named = Handle | Seat;

/**
 * The seat a name means, if it means a player: a seat number, or "p" and that number, which is too short for the handle
 * of an object.
 */
export function seatOf(name: Named): Seat | undefined {
  if (typeof name === "number") return name;
  return /^p\d{1,2}$/.test(name) ? Number(name.slice(1)) : undefined;
}

/** One string for one thing, however it was named: the key under which marks and elements are kept. */
export function keyOf(name: Named): string {
  const seat = seatOf(name);
  return seat === undefined ? String(name) : `seat ${seat}`;
}
