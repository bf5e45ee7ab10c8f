import type { Submission } from "../../lib/engine/decisions.ts";
import type { LogEntry } from "../../lib/engine/face.ts";
import type { Seat } from "../../lib/engine/state/ids.ts";
import type { Handle, SeatView } from "../../lib/engine/views.ts";

/** What the HTTP API says, as far as the page reads it. */

export interface SeatInfo {
  readonly seat: Seat;
  readonly name: string;
  readonly bot?: string;
}

/** `GET /v1/games/{gameId}`, and part of the answer to an action. */
export interface Look {
  readonly gameId: string;
  readonly seat: Seat;
  /** Numbers this seat's questions; an answer says which one it answers. */
  readonly ask: number;
  /** When the open question runs out, if the game has a pace. */
  readonly dueAt?: number;
  readonly view: SeatView;
  readonly seats: readonly SeatInfo[];
  readonly logNext: number;
}

/** `GET /v1/games/{gameId}/log?since=`. */
export interface Log {
  readonly entries: readonly LogEntry<Handle>[];
  readonly next: number;
}

/** `POST /v1/seats`. */
export interface SeatOpened {
  readonly gameId: string;
  readonly seat: Seat;
  readonly token: string;
  readonly secret: string;
}

/** `POST /v1/games/{gameId}/actions`. */
export type Act = { readonly actionId: string } & (
  | { readonly do: "answer"; readonly ask: number; readonly answers: readonly Submission<Handle>[] }
  | { readonly do: "concede" }
);

/** `POST /v1/games`. */
export interface CreateGame {
  readonly seats: readonly {
    readonly name: string;
    readonly deck: string;
    readonly as: "link" | "invite" | { readonly bot: "heuristic" | "random" };
  }[];
}
export interface GameCreated {
  readonly gameId: string;
  /** One for each seat a person takes. */
  readonly seats: readonly { readonly seat: Seat; readonly secret: string; readonly link: string }[];
}

/** `GET /v1/decks`. */
export interface Decks {
  readonly decks: readonly DeckInfo[];
}
export interface DeckInfo {
  readonly name: string;
  readonly description?: string;
  readonly colors?: readonly string[];
}
