import type { Seat } from "../../engine/state/ids.ts";
import { hmac, sha256 } from "../signingKeys.ts";
import { type Setup, socialOf } from "../social/social.ts";
import { type GameRecord, linkKeyOf } from "../storage/record.ts";
import { isDecided, isReady } from "./match.ts";

/** What follows for the game after this one, without starting it: the next of a match, or a rematch. */

type Ended = Pick<GameRecord, "gameId" | "blob" | "asks">;

/** A game that is to follow this one. */
export interface NextGame {
  readonly what: "next" | "rematch";
  readonly gameId: string;
  /** Where whoever sits there then sits now. */
  from(seat: Seat): Seat;
}

/** Once everybody it needs has agreed to it. Its id follows from this game, so that it is started once. */
export function nextGameOf(record: Ended): NextGame | undefined {
  const { match } = socialOf(record).setup ?? {};
  if (match && isReady(match)) return { what: "next", gameId: idAfter("next", record), from: (seat) => seat };
  if (!mayRematch(record) || !rematchAgreed(record)) return undefined;
  const seats = record.asks.length;
  const { setup } = socialOf(record);
  const from = (seat: Seat): Seat => (setup && keepsSeats(setup) ? seat : (seat + seats - 1) % seats);
  return { what: "rematch", gameId: idAfter("rematch", record), from };
}

/** Where a seat has a part of its own (102.3, 904.2a, 901.15a), its player keeps it; elsewhere they move on by one. */
export const keepsSeats = ({ options, beside = [] }: Setup): boolean =>
  options.teams !== undefined || beside.some(({ supplementary }) => supplementary !== undefined);

/** A match is played to its end first. */
export const mayRematch = (record: Pick<GameRecord, "blob" | "asks">): boolean => {
  const { match } = socialOf(record).setup ?? {};
  return match === undefined || isDecided(match);
};

const rematchAgreed = (record: Ended): boolean => {
  const { rematch } = socialOf(record);
  return rematch.length > 0 && record.blob.seats.every(({ seat, bot }) => bot !== undefined || rematch.includes(seat));
};

/** Where to go from here, for whoever sits in this seat: undefined until the game that follows is there. */
export function nextGameLink(record: Ended & Pick<GameRecord, "due">, seat: Seat) {
  const nextGame = nextGameOf(record);
  if (!nextGame || record.due.some(({ kind }) => kind === "next")) return undefined;
  const { what, gameId } = nextGame;
  const seatThen = record.asks.findIndex((_, then) => nextGame.from(then) === seat);
  return { what, gameId, secret: secretOf(record, gameId, seatThen) };
}

/** What the seat is told of a rematch: who wants it, and once all do, the game and the secret that opens it. */
export function rematchOf(record: Ended & Pick<GameRecord, "due">, seat: Seat) {
  const { rematch } = socialOf(record);
  if (rematch.length === 0) return undefined;
  const way = nextGameLink(record, seat);
  return { wanted: rematch, ...(way?.what === "rematch" && { gameId: way.gameId, secret: way.secret }) };
}

/** As long as the others, and as far apart. */
const idAfter = (what: NextGame["what"], { gameId }: Ended): string =>
  `${gameId.slice(0, 10)}${sha256(`${what} ${gameId}`).toString("hex").slice(0, 16).toUpperCase()}`;

/** Opens a seat of the game that follows this one, to which nobody was given a link. */
export const secretOf = ({ blob }: Pick<Ended, "blob">, gameId: string, seat: Seat): string =>
  hmac(linkKeyOf(blob), `${gameId}.${seat}`).toString("base64url");
