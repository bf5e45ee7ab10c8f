import type { LogEntry } from "../../engine/api.ts";
import type { Submission } from "../../engine/decisions.ts";
import type { Manual } from "../../engine/manual.ts";
import type { Seat } from "../../engine/state/ids.ts";
import type { Handle } from "../../engine/views.ts";
import type { Preferences, StandingOrder } from "../orders/orders.ts";
import type { TurnPlan } from "../orders/plan.ts";
import type { NextStop, StopSettings } from "../orders/stops.ts";
import type { ChatChannel } from "./player.ts";
import type { SeatSnapshot } from "./seat.ts";

/** What a seat does. */

/** `POST /v1/games/{gameId}/actions`. The same `actionId` with the same body is done once and answered again. */
export type Act = { readonly actionId: string; readonly seat?: Seat } & (
  | {
      readonly do: "answer";
      readonly ask: number;
      readonly answers: readonly Submission<Handle>[];
      /**
       * In the player's own turn: where they are asked next, if nothing on the stack asks them before, in place of the
       * steps of their stops. "nextTurn": in this turn no more, and to pass so attacks with no more than has to.
       */
      readonly to?: NextStop;
    }
  /** Leaves the game; with `match`, gives up the whole match, also between two games. */
  | { readonly do: "concede"; readonly match?: true }
  /**
   * Between two games of a match: which of this seat's cards make the deck of the next one; left out, as in this one.
   * `first`: who takes the first turn, for whoever chooses (103.1); they themselves if left out.
   */
  | {
      readonly do: "sideboard";
      readonly main?: readonly { readonly card: number; readonly count: number }[];
      readonly first?: Seat;
    }
  /** A draw by agreement of all players still in the game. Whoever offers may decline: that takes it back. */
  | { readonly do: "offerDraw" | "acceptDraw" | "declineDraw" }
  /**
   * Back to where this seat began to answer, if nobody else has answered since and all players agree. What was drawn,
   * shown or left to chance since then stays known and comes out the same again: say so to whoever is to agree.
   */
  | { readonly do: "offerTakeBack" | "acceptTakeBack" | "declineTakeBack" }
  /**
   * Something that a manual card's text does, at most one proposal of a seat at a time. `done`: with it that text is done, where
   * the game waits for that (`about` "manual").
   */
  | ({ readonly do: "proposeManual"; readonly done?: true } & Omit<Manual<Handle>, "by">)
  /** Whoever proposed it may decline: that takes it back. */
  | { readonly do: "acceptManual" | "declineManual"; readonly proposal: number }
  /** A line to all players; a note is for oneself alone, and replaces the one before. */
  /** `via`: it was said in a channel of that platform, where everybody there has read it. */
  | { readonly do: "say"; readonly text: string; readonly via?: ChatChannel }
  | { readonly do: "note"; readonly text: string }
  /** Hides what that seat says from oneself; nobody is told. */
  | { readonly do: "mute"; readonly whom: Seat; readonly muted: boolean }
  /** Plays again when the game is over and all persons in it want to. Each gets the next seat. */
  | { readonly do: "rematch" }
  /** Ends the game for a seat whose time has run out, where the clock's rules say that an opponent may. */
  | { readonly do: "claim"; readonly against: Seat }
  /** A reminder at this time if the question that is open now still is, in place of one chosen before; null: none. */
  | { readonly do: "remindMe"; readonly at: number | null }
  /** Undoes what this seat has answered since nothing was revealed: a target too soon, half a cast. */
  | { readonly do: "takeBack" }
  /** What the player says in advance, in place of what it was; what is left out stays. At any time. */
  | {
      readonly do: "orders";
      readonly ordersRevision: number;
      readonly stops?: StopSettings;
      readonly orders?: readonly StandingOrder[];
      readonly preferences?: Preferences;
    }
  /**
   * A whole turn at once; null takes it back. With `ask`, the open question it begins with, it runs at once, else when its
   * turn comes. It runs until an opponent objects or a step does not fit: what is left comes back in `orders.plan`.
   */
  | { readonly do: "plan"; readonly ordersRevision: number; readonly plan: TurnPlan | null; readonly ask?: number }
  /** Where others are asked before this seat (`early`): passes as soon as it is asked, unless somebody acts before. */
  | { readonly do: "passEarly"; readonly ask: number }
  /** Voids all links and tokens of this seat; `keep`, a secret as for an invite, opens it from now on. */
  | { readonly do: "renewLink"; readonly keep: string }
);

/** The game after the action, as `SeatSnapshot`; a further question for this seat is in `view.pending`. */
export interface Acted extends SeatSnapshot {
  /** "repeated": this action had been done before; nothing happened now. */
  readonly outcome: "done" | "repeated";
  readonly events: readonly LogEntry<Handle>[];
}
