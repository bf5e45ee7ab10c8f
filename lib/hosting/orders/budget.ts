import { Refused } from "../refusal.ts";
import type { SeatOrders } from "./orders.ts";

/** UTF-8 bytes as JSON. What a seat says in advance is stored with the game: nobody's words may crowd out another's game. */
export const MOST_SAID_BYTES = 32 * 1024;

/** Throws `Refused` for more than a seat may say in advance. */
export function withinBudget(orders: SeatOrders): SeatOrders {
  const bytes = Buffer.byteLength(JSON.stringify(orders));
  if (bytes <= MOST_SAID_BYTES) return orders;
  throw new Refused(
    413,
    "too-much-said",
    `Stops, orders and the plan together may have ${MOST_SAID_BYTES} bytes; these have ${bytes}. Take some away.`,
  );
}
