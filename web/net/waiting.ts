import type { LogEntry } from "../../lib/engine/api.ts";
import type { Handle } from "../../lib/engine/views.ts";
import { gamesHere, type Listed, lookAt } from "./games.ts";
import { seenLines } from "./seats.ts";
import type { SeatSnapshot } from "./wire.ts";

/** A game that waits for the player, as it stands and with what happened since it was last open here. */
export interface WaitingGame extends Listed {
  readonly look: SeatSnapshot | undefined;
  readonly since: readonly LogEntry<Handle>[];
}

/** So many are looked at; the list of games has all. */
const MOST = 3;
const MOST_LINES = 80;

/** Those that wait, the least time left first. Asks for nothing where nobody has played yet. */
export async function waitingGames(): Promise<readonly WaitingGame[]> {
  const waiting = (await gamesHere()).filter(({ standing }) => standing === "yours" || standing === "exchange");
  return Promise.all(waiting.slice(0, MOST).map(withLook));
}

async function withLook(game: Listed): Promise<WaitingGame> {
  const { known } = game;
  const seen = known ? seenLines(known) : 0;
  // What was never open here is no news.
  const look = known && (await lookAt(known, seen === 0 ? undefined : seen));
  return { ...game, look, since: look?.log?.entries.slice(-MOST_LINES) ?? [] };
}
