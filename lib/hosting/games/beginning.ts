import type { CardPool } from "../../engine/definition.ts";
import type { GameOptions } from "../../engine/face.ts";
import type { Pace, SeatInfo } from "../api.ts";
import { begin, newHandOffs } from "../commit/advance.ts";
import type { Table } from "../hostContext.ts";
import { settle } from "../orders/autoPass.ts";
import { NO_ORDERS } from "../orders/orders.ts";
import type { StopSettings } from "../orders/stops.ts";
import { send } from "../queue/handoffs.ts";
import { newSeed } from "../signingKeys.ts";
import { type Between, nothingBetween, type Setup } from "../social/social.ts";
import { blankRecord } from "../storage/initialRecord.ts";
import { deleteIntent, putIntent } from "../storage/intents.ts";
import type { GameRecord } from "../storage/record.ts";
import { createGame } from "../storage/store.ts";
import type { WatchRules } from "../watch/api.ts";

/** Everything a game begins with, whoever arranged it. Arrays are by seat. */
export interface Beginning {
  readonly gameId: string;
  /** The pinned cards and which `CARDS#hash` they are. */
  readonly pool: CardPool;
  readonly cards: string;
  readonly decks: readonly (readonly number[])[];
  readonly options: Partial<GameOptions>;
  readonly seats: readonly SeatInfo[];
  readonly pace: Pace;
  readonly stops: readonly (StopSettings | undefined)[];
  /** What a later game of these players needs besides. */
  readonly setup?: Pick<Setup, "match" | "sideboards">;
  /** What they keep from the game before. */
  readonly kept?: Partial<Between>;
  readonly watch?: WatchRules;
  /** Those who are not asked first are told that the game has begun. */
  readonly announced?: true;
}

/**
 * Starts a game, once however often it is tried with the same id: another one with it is left as it is. An intent
 * outlives any crash until the hand-offs are sent.
 */
export async function beginGame<G>(table: Table<G>, of: Beginning, actionId: string): Promise<void> {
  const { blank, record } = firstRecord(table, of);
  const intent = { gameId: of.gameId, time: table.now(), actionId };
  await putIntent(table.db, intent);
  await createGame(table.db, record);
  if (await send(table, of.gameId, newHandOffs(blank, record))) await deleteIntent(table.db, intent);
}

function firstRecord<G>(table: Table<G>, of: Beginning): { blank: GameRecord; record: GameRecord } {
  const { gameId, cards, pool, decks, options, seats, pace } = of;
  const players = decks.map((deck, seat) => ({ deck, sideboard: of.setup?.sideboards?.[seat] ?? [] }));
  const begun = table.engine.newGame({ seed: newSeed(), players, pool, options });
  const given = of.stops.map((stops) => ({ ...NO_ORDERS, ...(stops && { stops }) }));
  const { game, orders } = settle(table.engine, { game: begun, events: [], orders: given });
  const starter = table.engine.view(game, null).turn.active;
  const blank = blankRecord({
    ...{ gameId, build: table.build, cards, saved: table.engine.save(game), pace, seats, orders },
    ...(of.watch && { watch: { rules: of.watch, at: table.now() } }),
    between: { ...nothingBetween(seats.length, { decks, options, starter, ...of.setup }), ...of.kept },
  });
  return { blank, record: begin(table, blank, game, of.announced).record };
}
