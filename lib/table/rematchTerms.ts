import type { Seat } from "../engine/state/ids.ts";
import { betweenOf } from "./between.ts";
import { hmac, type Keys, sha256 } from "./keys.ts";
import type { GameRecord } from "./record.ts";

/** What follows for a rematch from the game before it, without starting it. */

export const isAgreed = (record: Pick<GameRecord, "inside" | "asks">): boolean =>
  record.inside.seats.every(({ seat, bot }) => bot !== undefined || betweenOf(record).rematch.includes(seat));

/** What the seat is told of a rematch: who wants it, and once all do, the game and the secret that opens it. */
export function rematchOf(record: Pick<GameRecord, "gameId" | "inside" | "asks">, seat: Seat, keys: Keys) {
  const { rematch } = betweenOf(record);
  if (rematch.length === 0) return undefined;
  if (!isAgreed(record)) return { wanted: rematch };
  const gameId = rematchId(record.gameId);
  return { wanted: rematch, gameId, secret: rematchSecret(keys, gameId, nextSeat(record, seat)) };
}

export const nextSeat = ({ asks }: Pick<GameRecord, "asks">, seat: Seat): Seat => (seat + 1) % asks.length;
/** As long as the others, and as far apart. */
export const rematchId = (gameId: string): string =>
  `${gameId.slice(0, 10)}${sha256(`rematch ${gameId}`).toString("hex").slice(0, 16).toUpperCase()}`;
export const rematchSecret = (keys: Keys, gameId: string, seat: Seat): string =>
  hmac(keys.link, `${gameId}.${seat}`).toString("base64url");
