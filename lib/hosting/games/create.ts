import { ulid } from "ulid";
import type { GameOptions } from "../../engine/api.ts";
import type { CreateGame, CreateSeat, GameCreated, SeatInfo } from "../api.ts";
import { type Decks, poolOf, type ReadDeck, readDeck } from "../cards/deck.ts";
import { putPool } from "../cards/pools.ts";
import type { HostContext } from "../hostContext.ts";
import { newMatch } from "../match/match.ts";
import { putLink } from "../people/links.ts";
import { newSecret } from "../signingKeys.ts";
import { allWritten } from "../storage/writes.ts";
import { beginGame } from "./beginning.ts";

/** Reads the decks, pins their cards, starts the game and makes a link for each person's seat. Throws `Refused`. */
export async function create<G>(host: HostContext<G>, decks: Decks, request: CreateGame): Promise<GameCreated> {
  const read = await Promise.all(
    request.seats.map(({ deck }, seat) => readDeck(decks, deck, `Deck of seat ${seat}: `)),
  );
  const { pool, ...lists } = pooled(read);
  const cards = await putPool(host.db, pool, decks.grammar);
  const gameId = ulid(host.now());
  const seats = request.seats.flatMap((seat, at) => (typeof seat.as === "string" ? [{ seat: at, as: seat.as }] : []));
  const links = seats.map((one) => ({ ...one, secret: newSecret() }));
  // Links first: a game whose links were lost with the response waits for nobody.
  await allWritten(
    links.map(({ seat, as, secret }) => putLink(host.db, secret, { gameId, seat, as, epoch: 0 }, host.now())),
  );
  const beginning = {
    ...{ gameId, pool, cards, decks: lists.decks, options: definedOnly(request.options ?? {}) },
    seats: request.seats.map(seatInfo),
    stops: request.seats.map(({ stops }) => stops),
    pace: request.pace ?? {},
    setup: setupOf(lists.sideboards, request.bestOf),
    ...(request.watch && { watch: request.watch }),
  };
  await beginGame(host, beginning, "create");
  return {
    gameId,
    seats: links.map(({ seat, secret }) => ({ seat, secret, link: `${host.pageUrl}/#/seat/${gameId}/${secret}` })),
  };
}

/** All cards of several decks and sideboards, and each as indices into them. */
export function pooled(read: readonly ReadDeck[]) {
  const { pool, decks } = poolOf([
    ...read.map(({ cards }) => cards),
    ...read.map(({ sideboard }) => sideboard),
    ...read.map(({ outside }) => outside),
  ]);
  return { pool, decks: decks.slice(0, read.length), sideboards: decks.slice(read.length, 2 * read.length) };
}

/** A match of one game is no match; sideboards matter only in one. */
export const setupOf = (sideboards: readonly (readonly number[])[], bestOf: 1 | 3 = 1) =>
  bestOf === 1 ? {} : { sideboards, match: newMatch(bestOf, sideboards.length) };

const seatInfo = ({ name, as }: CreateSeat, seat: number): SeatInfo =>
  typeof as === "string" ? { seat, name } : { seat, name, bot: as.bot };

function definedOnly(options: { [K in keyof GameOptions]?: GameOptions[K] | undefined }): Partial<GameOptions> {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}
