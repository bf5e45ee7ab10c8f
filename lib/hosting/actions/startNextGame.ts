import type { Seat } from "../../engine/state/ids.ts";
import { takeAbsence } from "../account/vacation.ts";
import { type Beginning, beginGame } from "../games/beginning.ts";
import type { HostContext } from "../hostContext.ts";
import { botsReady } from "../match/botsReady.ts";
import { type Match, newMatch, nextSetup } from "../match/match.ts";
import { keepsSeats, type NextGame, nextGameOf, secretOf } from "../match/nextGame.ts";
import { ordersOf } from "../orders/orders.ts";
import { putLink } from "../people/links.ts";
import { playerAt, sitDown } from "../people/players.ts";
import { type Setup, type Social, socialOf } from "../social/social.ts";
import { seatsOf, withLinkKey } from "../storage/open.ts";
import type { GameRecord } from "../storage/record.ts";

/** The same players again: the next game of a match, or once all want it a rematch, each in the next seat. */

/**
 * Starts the game that follows, if everybody has agreed to it. Its id and its secrets follow from the game before, so that
 * it is started once however often this is tried; the players of this game sit in it.
 */
export async function startNextGame<G>(host: HostContext<G>, of: GameRecord): Promise<void> {
  const record = await withLinkKey(host, of);
  const nextGame = nextGameOf(record);
  const { setup } = socialOf(record);
  if (!nextGame || !setup) return;
  const { gameId, from } = nextGame;
  for (const seat of seatsOf(record)) {
    const player = await playerAt(host.db, record.gameId, from(seat));
    if (!player) continue;
    const link = { gameId, seat, as: "link" as const, epoch: 0, player };
    await putLink(host.db, secretOf(record, gameId, seat), link, host.now());
    await sitDown(host.db, gameId, seat, player);
  }
  const pool = await host.pools.get(record.cards);
  const goesOn = nextGame.what === "next" ? setup.match : undefined;
  const next = goesOn && (await botsReady(host, record, setup, goesOn));
  await beginGame(host, { ...beginningOf(record, setup, nextGame, next), pool }, nextGame.what);
  for (const seat of seatsOf(record)) {
    const player = await playerAt(host.db, gameId, seat);
    if (player) await takeAbsence(host, gameId, seat, player);
  }
}

/** `next`: the match that goes on, once everybody has said what they play in its next game. */
function beginningOf(
  record: GameRecord,
  setup: Setup,
  { gameId, from }: NextGame,
  next: Match | undefined,
): Omit<Beginning, "pool"> {
  const seats = seatsOf(record);
  const { decks, sideboards, beside, starter, match, manualCards } = next
    ? nextSetup(setup, next)
    : again(setup, seats, from);
  return {
    ...{ gameId, cards: record.cards, pace: record.blob.pace, decks },
    options: { ...setup.options, startingPlayer: starter },
    seats: seats.map((seat) => ({ ...record.blob.seats[from(seat)]!, seat })),
    stops: seats.map((seat) => ordersOf(record.blob.orders, from(seat)).stops),
    setup: {
      ...(sideboards && { sideboards }),
      ...(beside && { beside }),
      ...(match && { match }),
      ...(manualCards && { manualCards }),
    },
    kept: keptBy(socialOf(record), seats, from),
    ...(record.blob.watch && { watch: record.blob.watch.rules }),
    announced: true,
  };
}

/** From the start, with what they registered; whoever would have begun next begins, in the seat they have then. */
function again(setup: Setup, seats: readonly Seat[], from: (seat: Seat) => Seat): Setup {
  const { decks, sideboards } = setup.match?.registered ?? setup;
  const to = (seat: Seat): Seat => seats.findIndex((then) => from(then) === seat);
  const match: Match | undefined = setup.match && newMatch(setup.match.bestOf, seats.length);
  return {
    options: setup.options,
    decks: seats.map((seat) => decks[from(seat)] ?? []),
    ...(sideboards && { sideboards: seats.map((seat) => sideboards[from(seat)] ?? []) }),
    ...(setup.beside && { beside: seats.map((seat) => setup.beside?.[from(seat)] ?? {}) }),
    ...(setup.manualCards && {
      manualCards: { ...setup.manualCards, names: seats.map((seat) => setup.manualCards?.names[from(seat)] ?? []) },
    }),
    ...(match && { match }),
    starter: keepsSeats(setup) ? setup.starter : to((setup.starter + 1) % seats.length),
  };
}

/** Whom one muted, and the notes to oneself, go with the players. */
const keptBy = ({ muted, notes }: Social, seats: readonly Seat[], from: (seat: Seat) => Seat): Partial<Social> => ({
  muted: seats.map((seat) => (muted[from(seat)] ?? []).map((whom) => seats.findIndex((then) => from(then) === whom))),
  notes: seats.map((seat) => notes[from(seat)] ?? ""),
});
