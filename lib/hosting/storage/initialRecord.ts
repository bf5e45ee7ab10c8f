import type { GameBlob, GameRecord } from "./record.ts";
import { RECORD_SCHEMA } from "./record.ts";

/** The record of a game nobody has changed yet; `begin` makes the first one of it. */
export function initialRecord(
  of: Pick<GameRecord, "gameId" | "build" | "cards"> &
    Required<Pick<GameBlob, "saved" | "linkKey" | "seats" | "pace" | "orders" | "social">> &
    Pick<GameBlob, "watch" | "history">,
): GameRecord {
  const { gameId, build, cards, ...blob } = of;
  const none = blob.seats.map(() => 0);
  return {
    ...{ gameId, build, cards, schema: RECORD_SCHEMA, version: 0 },
    asks: none,
    handoffs: [],
    due: [],
    epochs: none,
    recent: blob.seats.map(() => new Uint8Array()),
    over: false,
    shown: { version: 0, at: 0 },
    newsCount: 0,
    quarantined: false,
    blob: { ...blob, events: [], logNext: none },
  };
}
