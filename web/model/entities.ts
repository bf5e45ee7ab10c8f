import type { Seat } from "../../lib/engine/state/ids.ts";
import type { Handle } from "../../lib/engine/views.ts";

/** How a view and its questions name a player or an object. */
export type Named = Handle | Seat;

/**
 * The seat a name means, if it means a player. A view names players by their seat number; a question, whose names are
 * all strings, by that number in digits. An object's handle always has another character.
 */
export function seatOf(name: Named): Seat | undefined {
  if (typeof name === "number") return name;
  return /^\d{1,2}$/.test(name) ? Number(name) : undefined;
}

/** One string for one thing, however it was named: the key under which marks and elements are kept. */
export function keyOf(name: Named): string {
  const seat = seatOf(name);
  return seat === undefined ? String(name) : `seat ${seat}`;
}
