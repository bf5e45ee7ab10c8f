import type { LogEntry } from "../../engine/api.ts";
import type { Handle, SeatView } from "../../engine/views.ts";
import type { SeatInfo } from "../api.ts";

/** How far behind spectators are, agreed when the game is created; absent, nobody may watch. Both hold if both are given. */
export interface WatchRules {
  /** So many turns of the game. */
  readonly turns?: number;
  readonly ms?: number;
}

/**
 * `GET /v1/watch/{gameId}` (with `ETag`), with `Authorization: Bearer <secret>` as in a player's `watchLink`: the game as
 * it was then, with nothing that is hidden from anybody. As it is once it is over.
 */
export interface Watched {
  readonly gameId: string;
  readonly seats: readonly SeatInfo[];
  readonly rules: WatchRules;
  /** Absent as long as the game has not gone on so far. */
  readonly view?: SeatView;
  /** Since when it looked like that. */
  readonly at?: number;
  /** What led to it, the latest last. */
  readonly events: readonly LogEntry<Handle>[];
}
