import type { Engine } from "../../engine/api.ts";
import type { Seat } from "../../engine/state/ids.ts";
import type { Situation } from "../../engine/views.ts";
import { ordersOf, type SeatOrders } from "./orders.ts";
import { isTurnOf, stackKey, stopsAt } from "./stops.ts";

/**
 * Players who would only pass need not wait for each other: while one is asked for priority, those who would be asked after
 * them may say that they pass unless somebody acts before.
 */

/**
 * Who is asked so: whoever would stop here by public facts and their own settings. Not while the active player has
 * priority with an empty stack, who is expected to do something; nor who has an order for it, or looks at their hand (`quick`).
 */
export function askedEarly<G>(engine: Engine<G>, game: G, orders: readonly SeatOrders[]): readonly Seat[] {
  const open = engine.pending(game);
  const [decision] = open;
  if (open.length !== 1 || decision?.ask !== "priority") return [];
  const situation = engine.situation(game);
  if (situation.top === undefined && isTurnOf(situation.turn, decision.player)) return [];
  return situation.after.filter((seat) => {
    const mine = ordersOf(orders, seat);
    const { stops, acknowledged, rest } = mine;
    const answered = seat === decision.decidedBy || mine.plan !== undefined || mine.orders.some(isForPriority);
    const waitsFor = !answered && !passesHere(mine, situation) && stops.profile !== "quick";
    return waitsFor && stopsAt(situation, seat, stops, acknowledged, rest);
  });
}

const isForPriority = ({ order }: SeatOrders["orders"][number]): boolean =>
  order === "passUntil" || order === "respond";

/** Where the game is, as far as passing goes. */
export const whereItIs = ({ turn, stack }: Situation): string =>
  [turn.number, turn.step, ...stack.map(stackKey)].join(", ");

export const passesHere = ({ passesEarly }: SeatOrders, situation: Situation): boolean =>
  passesEarly !== undefined && passesEarly === whereItIs(situation);

/** Somebody has acted: whoever said that they would pass otherwise has said nothing of it. */
export function withoutEarly(orders: readonly SeatOrders[]): readonly SeatOrders[] {
  if (orders.every(({ passesEarly }) => passesEarly === undefined)) return orders;
  return orders.map(({ passesEarly: _, ...rest }) => rest);
}
