import type { Seat } from "../../engine/state/ids.ts";
import type { Step } from "../../engine/views.ts";
import type { Condition } from "./conditions.ts";
import type { ObjectPattern } from "./objectPattern.ts";
import { type Plan, returned } from "./plan.ts";
import { DEFAULT_STOPS, type RestOfTurn, type StopSettings, type StopStep } from "./stops.ts";

/** What a player said in advance. Names are those of cards, as printed in their view. */
export type StandingOrder = (
  | PassUntil
  /** Answers "you may" and "unless you pay" of this source, always so. */
  | { readonly order: "answer"; readonly source: string; readonly yes: boolean }
  /**
   * Pays where one may, or does not: of that source or any, for mana of at most that value. Additional costs of own
   * spells only where the spell is named.
   */
  | { readonly order: "pay"; readonly pay: boolean; readonly source?: string; readonly most?: number }
  /** Own triggers that trigger together, by source or by their words: those named first go on the stack first. */
  | { readonly order: "triggers"; readonly sources: readonly string[] }
  /** Blocks this attacker with that creature, or with none. Used if every attacker that could be blocked has an order. */
  | { readonly order: "block"; readonly attacker: string; readonly blocker: string | null }
  | Respond
  /** Payments leave this payable where they can, and no order to pay breaks into it. */
  | { readonly order: "keepMana"; readonly mana: string }
) &
  Scope;

/** When an order holds. */
export interface Scope {
  /** Forgotten after this turn; absent, it holds for the game. */
  readonly lastTurn?: number;
  /** Only in own turns, or only in others'. */
  readonly in?: "own" | "opponents";
  /** How often it may still be used. Absent, always; a response once. */
  readonly uses?: number;
  /** When it was given; set as it is taken. */
  readonly given?: { readonly turn: number; readonly step: Step };
}

/** Passes wherever the player would have priority, and attacks with no more than has to. Used up when it gets there. */
export interface PassUntil {
  readonly order: "passUntil";
  /**
   * The next such turn, or the next such step that begins and in which the player has priority, where they are asked
   * then. Or something that comes to be so.
   */
  readonly until:
    | { readonly turn: "own" | "opponents" | "any"; readonly step?: StopStep }
    | { readonly when: Condition };
  /** Interrupted, but kept, as soon as one of these comes to be so: then the player is asked. */
  readonly unless: readonly Condition[];
}

/** Casts a card or activates an ability, not for mana, in response to such an object on the stack. */
export interface Respond {
  readonly order: "respond";
  readonly to: ObjectPattern;
  readonly with:
    | { readonly cast: string; readonly face?: number; readonly via?: string }
    | { readonly activate: string; readonly ability: number };
  /** For each question about targets, in order. Absent, each is what is responded to. */
  readonly targets?: readonly (readonly Aim[])[];
  /** As in the answer to the question about modes. */
  readonly modes?: readonly number[];
  readonly x?: number;
  /** Whether to pay optional additional costs. */
  readonly costs?: boolean;
}

export type Aim = "it" | "its controller" | "me" | { readonly name: string; readonly whose?: "own" | "opponents" };

/** Questions that mostly make no difference. */
export interface Preferences {
  /** Ordering own triggers: not asked where they read the same ("alike", unless said otherwise), never, or always. */
  readonly triggers?: "alike" | "any" | "ask";
  /** Choosing among permanents that nobody could tell apart: any of them, unless said otherwise. */
  readonly alike?: "any" | "ask";
}

/** One seat's settings, orders and plan as their owner sees them. Nobody else is shown them, or that there are any. */
export interface OwnOrders {
  /** Goes up with every change; an edit names the one it was made from. */
  readonly revision: number;
  readonly stops: StopSettings;
  readonly orders: readonly StandingOrder[];
  readonly preferences: Preferences;
  /** Orders that no longer fitted, latest last, and the code of why. */
  readonly disarmed: readonly Disarmed[];
  readonly plan?: Plan;
}

/** The same as stored. */
export interface SeatOrders extends OwnOrders {
  /** As said with the latest answer that said something of it. */
  readonly rest?: RestOfTurn;
  /** Passes as soon as it has priority, if the game is where it was when that was said (early.ts) and nothing has happened. */
  readonly passesEarly?: string;
  /** What the player was waited for because of, as long as it is so (conditions.ts). */
  readonly acknowledged: readonly string[];
}

export interface Disarmed {
  readonly order: StandingOrder;
  readonly turn: number;
  readonly reason: string;
}

export const NO_ORDERS: SeatOrders = {
  revision: 0,
  stops: DEFAULT_STOPS,
  orders: [],
  preferences: {},
  disarmed: [],
  acknowledged: [],
};

const MOST_NOTES = 10;

/** Without these orders, and with a note of why if they failed rather than being used up. */
export function without(
  seat: SeatOrders,
  orders: readonly StandingOrder[],
  failed?: Omit<Disarmed, "order">,
): SeatOrders {
  return {
    ...seat,
    revision: seat.revision + 1,
    orders: seat.orders.filter((one) => !orders.includes(one)),
    disarmed: failed
      ? [...seat.disarmed, ...orders.map((order) => ({ order, ...failed }))].slice(-MOST_NOTES)
      : seat.disarmed,
  };
}

/** With these orders used once more; those used up are gone. */
export function withUsed(seat: SeatOrders, used: readonly StandingOrder[]): SeatOrders {
  const counted = used.filter((one) => usesOf(one) !== undefined);
  if (counted.length === 0) return seat;
  const orders = seat.orders.flatMap((one): StandingOrder[] => {
    const left = usesOf(one);
    if (left === undefined || !counted.includes(one)) return [one];
    return left > 1 ? [{ ...one, uses: left - 1 }] : [];
  });
  return { ...seat, revision: seat.revision + 1, orders };
}

const usesOf = ({ uses, order }: StandingOrder): number | undefined => uses ?? (order === "respond" ? 1 : undefined);

/**
 * Orders as they were, where the game has gone back to that time. What was heard may be heard again, and a plan under
 * way waits for its player.
 */
export function steppedBack(now: SeatOrders, then: SeatOrders): SeatOrders {
  const { plan, rest: _, passesEarly: _early, ...kept } = then;
  const turn = plan?.returned?.turn ?? plan?.turn;
  const held = plan && turn !== undefined && plan.returned === undefined;
  return {
    ...kept,
    revision: now.revision + (JSON.stringify(now) === JSON.stringify(then) && !held ? 0 : 1),
    acknowledged: [],
    ...(plan && { plan: held ? returned(plan, { reason: "stepped-back", turn }) : plan }),
  };
}

export const ordersOf = (orders: readonly SeatOrders[], seat: Seat): SeatOrders => orders[seat] ?? NO_ORDERS;

export function shownOrders(orders: readonly SeatOrders[], seat: Seat): OwnOrders {
  const { acknowledged: _, rest: __, passesEarly: ___, ...shown } = ordersOf(orders, seat);
  return shown;
}
