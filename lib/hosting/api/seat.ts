import type { LogEntry, NamedObject } from "../../engine/api.ts";
import type { Manual } from "../../engine/manual.ts";
import type { Seat } from "../../engine/state/ids.ts";
import type { Handle, SeatView } from "../../engine/views.ts";
import type { OwnOrders } from "../orders/orders.ts";
import type { WatchRules } from "../watch/api.ts";
import type { BotName } from "./games.ts";
import type { ChatChannel } from "./player.ts";

/** A game as one seat sees it. */

/** `GET /v1/games/{gameId}` (with `ETag`), and part of the answer to an action. */
export interface SeatSnapshot {
  readonly gameId: string;
  readonly seat: Seat;
  /** Numbers this seat's questions; sent back with an answer. The latest question is open while `view.pending` is not empty. */
  readonly ask: number;
  /**
   * Others are asked first for priority, and then this seat: it may say already that it passes unless they act ("asked",
   * `passEarly` with this `ask`), or it has ("passed"). Nobody else is told.
   */
  readonly early?: "asked" | "passed";
  /** When the open question runs out, if the game has a pace. */
  readonly dueAt?: number;
  /** When this seat wanted to be reminded. */
  readonly remindAt?: number;
  /** What this seat has left, if the game has a clock. Of the others nobody is told more than `away` and `claimable`. */
  readonly clock?: { readonly reserveMs: number; readonly vacationMs: number; readonly excused: number };
  /** Who is on vacation. */
  readonly away?: readonly { readonly seat: Seat; readonly until: number }[];
  /** Whose time has run out, so that an opponent may claim the game. */
  readonly claimable?: readonly Seat[];
  /** Who offers a draw, and who has agreed, the offering seat included. */
  readonly drawOffered?: { readonly by: Seat; readonly agreed: readonly Seat[] };
  readonly takeBackOffered?: { readonly by: Seat; readonly agreed: readonly Seat[] };
  /** The names of the manual cards in each seat's deck, by seat, and when silence is consent; absent where there can be none. */
  readonly manualCards?: { readonly names: readonly (readonly string[])[]; readonly acceptAfterMs?: number };
  /** What is to be done by hand, at most one proposal of a seat. */
  readonly manualProposed?: readonly ManualProposal[];
  /** Nobody but computer players has answered since this seat did, so that it may ask to go back a step. */
  readonly mayGoBack?: true;
  /** The latest lines, without those of seats this one has muted. */
  readonly chat?: readonly ChatLine[];
  readonly muted?: readonly Seat[];
  readonly note?: string;
  /** Who wants to play again; once all do, the new game and the secret that opens this player's seat in it. */
  readonly rematch?: { readonly wanted: readonly Seat[]; readonly gameId?: string; readonly secret?: string };
  readonly match?: MatchLook;
  /** What opens the game to spectators, for whoever wants to pass it on, and a preview of it: `/watch/{preview}#/watch/{gameId}/{secret}`. */
  readonly watch?: { readonly rules: WatchRules; readonly secret: string; readonly preview: string };
  /** What the server committed itself to before anything was left to chance, and whether the record is there to check it by. */
  readonly fairness?: { readonly commitment: string; readonly record?: true };
  /** Once the game, and its match, is over: opens it to be watched from its beginning, by whoever it is shown to. */
  readonly replay?: string;
  readonly view: SeatView;
  readonly seats: readonly SeatInfo[];
  /** This seat's own, and nobody else's. */
  readonly orders: OwnOrders;
  /** What `since` of the next `GET .../log` should be to get only what is new. */
  readonly logNext: number;
}

/** What a seat proposes to do by hand; of hidden cards nobody else is told the name. */
export interface ManualProposal extends Manual<NamedObject<Handle>> {
  readonly proposal: number;
  /** Who has agreed, the proposing seat and computer players included. Once all have, it is done as soon as the game can take it. */
  readonly agreed: readonly Seat[];
  /** Whose hand or library it reaches into: it is not done without their own word. */
  readonly needs: readonly Seat[];
  /** When silence is consent. */
  readonly acceptedAt?: number;
  /** With it all that the card's text does is done, and the game goes on. */
  readonly done?: true;
}

/** How a match stands. Arrays are by seat; seats stay the same for the whole match. */
export interface MatchLook {
  readonly bestOf: number;
  /** Number of this game, from 1. */
  readonly game: number;
  /** Games won, this one included when it is over. */
  readonly wins: readonly number[];
  /** Once the match is decided. */
  readonly winners?: readonly Seat[];
  /** Between two games: who has yet to say what they play next, and who chooses who begins (103.1). */
  readonly sideboarding?: { readonly open: readonly Seat[]; readonly chooser: Seat };
  /** The next game, and the secret that opens this player's seat in it. */
  readonly next?: { readonly gameId: string; readonly secret: string };
}

/** `GET /v1/games/{gameId}/deck`: this seat's own cards, those of equal name and text together. */
export interface MyDeck {
  readonly cards: readonly DeckCard[];
  readonly leastDeck: number;
  readonly mostSideboard: number;
}

export interface DeckCard {
  /** What `sideboard` calls it. */
  readonly card: number;
  readonly name: string;
  readonly manaCost: string;
  readonly types: readonly string[];
  /** How many are in the deck of this game, and how many in the sideboard. */
  readonly main: number;
  readonly side: number;
}

export interface ChatLine {
  readonly seat: Seat;
  readonly at: number;
  readonly text: string;
  /** Said in a channel of that platform, where everybody there read it. */
  readonly via?: ChatChannel;
}

export interface SeatInfo {
  readonly seat: Seat;
  readonly name: string;
  readonly bot?: BotName;
}

/** `GET /v1/games/{gameId}`; with `?since=n` also the log, as `GET /v1/games/{gameId}/log` has it from there on. */
export interface Looked extends SeatSnapshot {
  readonly log?: Log;
}

/** `GET /v1/games/{gameId}/log?since=n`: the entries from number n on, the first of them if they are many. */
export interface Log {
  readonly entries: readonly LogEntry<Handle>[];
  /** `since` of the next request; there are more now if the view's `logNext` is beyond. Moves only when there is something new for this seat. */
  readonly next: number;
}
