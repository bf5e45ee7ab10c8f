import type { LogEntry } from "../../engine/api.ts";
import type { Seat } from "../../engine/state/ids.ts";
import type { SeatInfo } from "../api.ts";
import type { SeatClock } from "../clocks/clock.ts";
import type { SeatOrders } from "../orders/orders.ts";
import type { Social } from "../social/social.ts";
import type { ActionMark } from "../storage/recent.ts";
import type { Due, News } from "../storage/record.ts";

/** What a change made of a game. */
export interface Changed<G> {
  readonly game: G;
  readonly events: readonly LogEntry[];
  /** Whose questions were answered, by whomever: what that seat is asked now is a new question, even if it reads the same. */
  readonly answered?: Seat;
  /** It took back what it had answered: it is where it was before, and has no more time than it had. */
  readonly tookBack?: true;
  /** In place of the present ones, as is the rest. */
  readonly orders?: readonly SeatOrders[];
  /** Who changed their orders themselves, and to what: those hold when the game goes back. */
  readonly edited?: { readonly seat: Seat; readonly orders: SeatOrders };
  readonly due?: readonly Due[];
  readonly epochs?: readonly number[];
  readonly clocks?: readonly SeatClock[];
  readonly social?: Social;
  /** What they are called. */
  readonly seats?: readonly SeatInfo[];
  /** What the seat answered it may ask to take back; or what was answered before cannot be any more. Absent, neither. */
  readonly back?: "begins" | "ends";
  /** The game is another one, to which so much of the history led. */
  readonly backTo?: number;
  /** News for other seats than the one that is asked. */
  readonly news?: readonly { readonly seat: Seat; readonly kind: News }[];
}

/** Who changes it, and under which mark it is remembered. */
export interface By {
  readonly seat: Seat;
  readonly mark: ActionMark;
  /** Nobody reads the response: the seat has to be told like the others. */
  readonly automatic: boolean;
}
