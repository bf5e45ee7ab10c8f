import type { Seat } from "../engine/state/ids.ts";
import { begin, type Changed, newHandOffs } from "./advance.ts";
import { betweenOf, nothingBetween } from "./between.ts";
import { blankRecord } from "./blank.ts";
import { send } from "./handoffs.ts";
import { deleteIntent, putIntent } from "./intents.ts";
import { newSeed } from "./keys.ts";
import { putLink } from "./links.ts";
import { isBot, type Opened, seatsOf } from "./open.ts";
import { NO_ORDERS, ordersOf } from "./orders.ts";
import { playerAt, sitDown } from "./players.ts";
import type { GameRecord } from "./record.ts";
import { Refused } from "./refusal.ts";
import { isAgreed, nextSeat, rematchId, rematchSecret } from "./rematchTerms.ts";
import { settle } from "./settle.ts";
import { createGame } from "./store.ts";
import type { Table } from "./table.ts";

/** The same players and decks again, each in the next seat; who began is then second. */

export function wantRematch<G>({ record, game }: Opened<G>, seat: Seat): Changed<G> {
  const between = betweenOf(record);
  if (!record.over) throw new Refused(409, "not-over", "This game is not over yet.");
  if (!between.setup) throw new Refused(409, "no-rematch", "This game is from before there were rematches.");
  const first = !between.rematch.includes(seat);
  const rematch = first ? [...between.rematch, seat] : between.rematch;
  const others = seatsOf(record).filter((other) => !rematch.includes(other) && !isBot(record, other));
  return {
    ...{ game, events: first ? [{ code: "rematchWanted", seat }] : [] },
    between: { ...between, rematch },
    news: first ? others.map((other) => ({ seat: other, kind: "offer" as const })) : [],
  };
}

/**
 * Starts the rematch if all want it. Its id and its secrets follow from the game before, so that it is started once
 * however often this is tried; the players who wanted it sit in it.
 */
export async function startRematch<G>(table: Table<G>, record: GameRecord): Promise<void> {
  const { setup } = betweenOf(record);
  if (!setup || !isAgreed(record)) return;
  const gameId = rematchId(record.gameId);
  const seats = seatsOf(record);
  const from = (seat: Seat) => (seat + seats.length - 1) % seats.length;
  // Whoever would have begun next, in the seat they have now.
  const starter = nextSeat(record, nextSeat(record, setup.starter));
  const decks = seats.map((seat) => setup.decks[from(seat)] ?? []);
  const options = { ...setup.options, startingPlayer: starter };
  const pool = await table.pools.get(record.cards);
  const begun = table.engine.newGame({ seed: newSeed(), players: decks.map((deck) => ({ deck })), pool, options });
  const { game, orders } = settle(table.engine, {
    ...{ game: begun, events: [] },
    orders: seats.map((seat) => ({ ...NO_ORDERS, stops: ordersOf(record.inside.orders, from(seat)).stops })),
  });
  const blank = blankRecord({
    ...{ gameId, build: table.build, cards: record.cards, saved: table.engine.save(game), pace: record.inside.pace },
    seats: seats.map((seat) => ({ ...record.inside.seats[from(seat)]!, seat })),
    orders,
    between: nothingBetween(seats.length, { ...setup, decks, starter }),
  });
  const { record: first } = begin(table, blank, game);
  for (const seat of seats) {
    const player = await playerAt(table.db, record.gameId, from(seat));
    if (!player) continue;
    const link = { gameId, seat, as: "link" as const, epoch: 0, player };
    await putLink(table.db, rematchSecret(table.keys, gameId, seat), link, table.now());
    await sitDown(table.db, gameId, seat, player);
  }
  const intent = { gameId, time: table.now(), actionId: "rematch" };
  await putIntent(table.db, intent);
  await createGame(table.db, first);
  if (await send(table, gameId, newHandOffs(blank, first))) await deleteIntent(table.db, intent);
}
