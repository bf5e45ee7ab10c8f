import { ulid } from "ulid";
import type { GameOptions } from "../engine/face.ts";
import { begin, newHandOffs } from "./advance.ts";
import type { CreateGame, CreateSeat, GameCreated, SeatInfo } from "./api.ts";
import { nothingBetween } from "./between.ts";
import { blankRecord } from "./blank.ts";
import { putPool } from "./cards.ts";
import { cardsOf, type Decks, poolOf } from "./deck.ts";
import { send } from "./handoffs.ts";
import { deleteIntent, putIntent } from "./intents.ts";
import { newSecret, newSeed } from "./keys.ts";
import { putLink } from "./links.ts";
import { NO_ORDERS } from "./orders.ts";
import { settle } from "./settle.ts";
import { createGame } from "./store.ts";
import type { Table } from "./table.ts";

/** Reads the decks, pins their cards, starts the game and makes a link for each person's seat. Throws `Refused`. */
export async function create<G>(table: Table<G>, decks: Decks, request: CreateGame): Promise<GameCreated> {
  const { pool, decks: lists } = poolOf(
    await Promise.all(request.seats.map(({ deck }, seat) => cardsOf(decks, deck, `Deck of seat ${seat}: `))),
  );
  const cards = await putPool(table.db, pool, decks.grammar);
  const gameId = ulid(table.now());
  const options = definedOnly(request.options ?? {});
  const begun = table.engine.newGame({
    seed: newSeed(),
    players: lists.map((deck) => ({ deck })),
    pool,
    options,
  });
  const given = request.seats.map(({ stops }) => ({ ...NO_ORDERS, ...(stops && { stops }) }));
  const { game, orders } = settle(table.engine, { game: begun, events: [], orders: given });
  const starter = table.engine.view(game, null).turn.active;
  const blank = blankRecord({
    ...{ gameId, build: table.build, cards, saved: table.engine.save(game), pace: request.pace ?? {} },
    seats: request.seats.map(seatInfo),
    orders,
    between: nothingBetween(request.seats.length, { decks: lists, options, starter }),
  });
  const { record } = begin(table, blank, game);

  const seats = request.seats.flatMap((seat, at) => (typeof seat.as === "string" ? [{ seat: at, as: seat.as }] : []));
  const links = seats.map((one) => ({ ...one, secret: newSecret() }));
  // Links first: a game whose links were lost with the response waits for nobody.
  await Promise.all(
    links.map(({ seat, as, secret }) => putLink(table.db, secret, { gameId, seat, as, epoch: 0 }, table.now())),
  );
  const intent = { gameId, time: table.now(), actionId: "create" };
  await putIntent(table.db, intent);
  await createGame(table.db, record);
  if (await send(table, gameId, newHandOffs(blank, record))) await deleteIntent(table.db, intent);
  return {
    gameId,
    seats: links.map(({ seat, secret }) => ({ seat, secret, link: `${table.pageUrl}/#/seat/${gameId}/${secret}` })),
  };
}

const seatInfo = ({ name, as }: CreateSeat, seat: number): SeatInfo =>
  typeof as === "string" ? { seat, name } : { seat, name, bot: as.bot };

function definedOnly(options: { [K in keyof GameOptions]?: GameOptions[K] | undefined }): Partial<GameOptions> {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}
