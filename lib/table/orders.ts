import type { Seat } from "../engine/state/ids.ts";
import { DEFAULT_STOPS, type StopEvent, type StopSettings, type StopStep } from "./stops.ts";

/** What a player said in advance. Names are those of cards, as printed in their view. */
export type StandingOrder = (
  | PassUntil
  /** Answers "you may" and "unless you pay" of this source, always so. */
  | { readonly order: "answer"; readonly source: string; readonly yes: boolean }
  /** Own triggers that trigger together: those of the source named first go on the stack first. */
  | { readonly order: "triggers"; readonly sources: readonly string[] }
  /** Blocks this attacker with that creature, or with none. Used if every attacker that could be blocked has an order. */
  | { readonly order: "block"; readonly attacker: string; readonly blocker: string | null }
) & {
  /** Forgotten after this turn; absent, it holds for the game. */
  readonly lastTurn?: number;
};

/** Passes wherever the player would have priority, and attacks with nothing. Used up when it gets there. */
export interface PassUntil {
  readonly order: "passUntil";
  /** A step of an own turn or an opponent's: the next one that begins. */
  readonly until: { readonly turn: "own" | "opponents"; readonly step: StopStep };
  /** Interrupted, but kept, when one of these is on top of the stack. */
  readonly unless: readonly StopEvent[];
}

/** One seat's settings and orders. Nobody else is shown them, or that there are any. */
export interface SeatOrders {
  /** Goes up with every change; an edit names the one it was made from. */
  readonly revision: number;
  readonly stops: StopSettings;
  readonly orders: readonly StandingOrder[];
  /** Orders that no longer fitted, latest last, and the code of why. */
  readonly disarmed: readonly Disarmed[];
}

export interface Disarmed {
  readonly order: StandingOrder;
  readonly turn: number;
  readonly reason: string;
}

export const NO_ORDERS: SeatOrders = { revision: 0, stops: DEFAULT_STOPS, orders: [], disarmed: [] };

const MOST_NOTES = 10;

/** Without this order, and with a note of why if it failed rather than being used up. */
export function without(seat: SeatOrders, order: StandingOrder, failed?: Omit<Disarmed, "order">): SeatOrders {
  return {
    ...seat,
    revision: seat.revision + 1,
    orders: seat.orders.filter((one) => one !== order),
    disarmed: failed ? [...seat.disarmed, { order, ...failed }].slice(-MOST_NOTES) : seat.disarmed,
  };
}

export const ordersOf = (orders: readonly SeatOrders[], seat: Seat): SeatOrders => orders[seat] ?? NO_ORDERS;
