import type { GameRecord, Inside } from "./record.ts";
import { RECORD_SCHEMA } from "./record.ts";

/** The record of a game nobody has changed yet; `begin` makes the first one of it. */
export function blankRecord(
  of: Pick<GameRecord, "gameId" | "build" | "cards"> &
    Required<Pick<Inside, "saved" | "seats" | "pace" | "orders" | "between">> &
    Pick<Inside, "watch">,
): GameRecord {
  const { gameId, build, cards, ...inside } = of;
  const none = inside.seats.map(() => 0);
  return {
    ...{ gameId, build, cards, schema: RECORD_SCHEMA, version: 0 },
    asks: none,
    handoffs: [],
    due: [],
    viewTags: [],
    epochs: none,
    recent: inside.seats.map(() => new Uint8Array()),
    over: false,
    quarantined: false,
    inside: { ...inside, questions: inside.seats.map(() => ""), events: [], logNext: none },
  };
}
