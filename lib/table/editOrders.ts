import type { Seat } from "../engine/state/ids.ts";
import type { Changed } from "./advance.ts";
import type { Act } from "./api.ts";
import type { Opened } from "./open.ts";
import { ordersOf } from "./orders.ts";
import { gameOver, Refused } from "./refusal.ts";

/** What a player says in advance, at any time. Nothing moves: what is open stays open, and nobody else can tell. */
export function editOrders<G>(
  { record, game }: Opened<G>,
  seat: Seat,
  { ordersRevision, stops, orders }: Pick<Act & { do: "orders" }, "ordersRevision" | "stops" | "orders">,
): Changed<G> {
  if (record.over) throw gameOver();
  const before = ordersOf(record.inside.orders, seat);
  if (before.revision !== ordersRevision)
    throw new Refused(409, "orders-changed", `Your orders are at revision ${before.revision} now. Look at them again.`);
  const after = { ...before, revision: before.revision + 1, ...(stops && { stops }), ...(orders && { orders }) };
  return { game, events: [], orders: record.inside.orders.map((one, other) => (other === seat ? after : one)) };
}
