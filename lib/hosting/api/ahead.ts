import type { LogEntry } from "../../engine/api.ts";
import type { Answer, Submission } from "../../engine/decisions.ts";
import type { Seat } from "../../engine/state/ids.ts";
import type { Explanation } from "../../engine/view/explanation.ts";
import type { Handle, SeatView } from "../../engine/views.ts";
import type { Returned, TurnPlan } from "../orders/plan.ts";
import type { StopSettings } from "../orders/stops.ts";
import type { SeatInfo } from "./seat.ts";

/** What would happen, what a computer player would do, why things are as they are, and how it went. */

/**
 * `POST /v1/games/{gameId}/preview`: what would happen if the others passed, attacked and blocked with nothing. Nothing is
 * changed. The world looked at is made of what this seat sees, chance in it is another, and the others have no orders.
 */
export interface Preview {
  /** In place of the seat's own. */
  readonly plan?: TurnPlan;
  /** Where to be asked on the way, in place of the seat's own. */
  readonly stops?: StopSettings;
}

export interface Previewed {
  /** Where it ends, in the names of the real game; a question for this seat is in `view.pending`. */
  readonly view: SeatView;
  readonly events: readonly LogEntry<Handle>[];
  /**
   * Why it ends there: this seat is asked; a card would be drawn; chance decides; a hidden card matters; somebody else
   * has to choose; the game is over; or it went on for too long.
   */
  readonly stopped: "asked" | "draw" | "chance" | "hidden" | "choice" | "over" | "far";
  /** Who has to choose. */
  readonly seat?: Seat;
  /** What was taken for granted of the others, in order. */
  readonly assumed: readonly { readonly seat: Seat; readonly ask: "priority" | "attackers" | "blockers" }[];
  /** How many steps of the plan were carried out, and why no more, if one was refused or it came back. */
  readonly plan?: { readonly done: number; readonly returned?: Returned };
}

/**
 * `GET /v1/games/{gameId}/hint`: what the computer would answer in this seat's place, in a game against computer players
 * alone. It knows what the seat sees, and plays on with what it guesses of the rest. Chances are to win, from 0 to 1.
 */
export interface Hint {
  readonly answers: readonly Submission<Handle>[];
  /** Why; absent where there was nothing to weigh. */
  readonly thought?: {
    /** In how many supposed games the answer was played out. */
    readonly games: number;
    readonly chance: number;
    /** The next best answer. */
    readonly instead?: { readonly answer: Answer<Handle>; readonly chance: number };
    /** The card that was worst to meet, and the chance where somebody else cast it. */
    readonly fear?: { readonly card: string; readonly chance: number };
  };
}

/** `GET /v1/games/{gameId}/explanation`: of something the seat sees, by its handle. */
export type Explained = Explanation;

/** `GET /v1/games/{gameId}/replay`, with `Authorization: Bearer <replay>` of a `SeatSnapshot`: the game as it went. */
export interface Replayed {
  readonly gameId: string;
  readonly seats: readonly SeatInfo[];
  readonly frames: readonly Frame[];
  /** The step to ask for next; absent at the end. */
  readonly next?: number;
}

export interface Frame {
  /** So many steps of the record were done. */
  readonly step: number;
  /** With all hands open. */
  readonly view: SeatView;
  /** What happened in the last of them. */
  readonly events: readonly LogEntry<Handle>[];
}
