import { isOfMessage } from "../channels/chats.ts";
import type { LogEntry } from "../engine/api.ts";
import type { Seat } from "../engine/state/ids.ts";
import type { Handle } from "../engine/views.ts";
import { changeIdentity } from "../hosting/account/chats.ts";
import { seatOfMine } from "../hosting/account/exchange.ts";
import type { Act, Acted, MyGames, SeatSnapshot } from "../hosting/api.ts";
import { notePressed } from "../hosting/people/delivered.ts";
import { issueToken } from "../hosting/people/tokens.ts";
import { Refused } from "../hosting/refusal.ts";
import { tableName } from "../words/names.ts";
import type { As } from "./client.ts";
import type { Talk } from "./talk.ts";

/** The seats of whoever talks, and what they do there. Everything throws `Refused` where it cannot be done. */

export type MyGame = MyGames["games"][number];

/** A seat, opened. */
export interface OpenSeat {
  readonly gameId: string;
  readonly seat: Seat;
  readonly as: As;
}

export async function openSeat<G>(talk: Talk<G>, gameId: string, seat: Seat): Promise<OpenSeat> {
  const { host, identity, as } = talk;
  const token = await seatOfMine(host, gameId, seat, identity.player);
  const writes = !("completing" in talk.request.said);
  if (writes && identity.focus !== gameId) await changeIdentity(host, talk.account, { focus: gameId });
  return { gameId, seat, as: { ...as, token: await issueToken(token, host.keys, host.now()) } };
}

/** Goes up when the seat's links are revoked. */
export const epochOf = async <G>({ host, identity }: Talk<G>, gameId: string, seat: Seat): Promise<number> =>
  (await seatOfMine(host, gameId, seat, identity.player)).epoch;

export const gamesOf = async <G>({ client, as }: Talk<G>): Promise<readonly MyGame[]> =>
  (await client.get<MyGames>("/v1/games", as)).games;

/** So much of a game's id tells it from the others of one player. */
const MARK = 6;
export const gameLabel = ({ gameId, names }: MyGame): string =>
  `${tableName(names.map((name) => ({ name })))} · ${gameId.slice(-MARK)}`;

/**
 * The game that is meant: the one that is named, else the one they last did something in while it goes on, else the next to
 * answer. Undefined if they are in none.
 */
export function meantOf(games: readonly MyGame[], named: string | undefined, focus: string | undefined) {
  if (named !== undefined && named !== "") {
    const wanted = named.trim().toUpperCase();
    const found = games.find(({ gameId }) => gameId === wanted || wanted.endsWith(gameId.slice(-MARK)));
    if (!found) throw new Refused(404, "unknown-game", "You are in no such game.");
    return found;
  }
  const focused = games.find(({ gameId }) => gameId === focus);
  if (focused && (focused.awaitsMe || !games.some((one) => one.awaitsMe))) return focused;
  return games[0] ?? focused;
}

/** Opens the game that is meant. */
export async function openMeant<G>(talk: Talk<G>, named?: string): Promise<OpenSeat> {
  const game = meantOf(await gamesOf(talk), named, talk.identity.focus);
  if (!game) throw new Refused(404, "no-games", "You are in no game.");
  return openSeat(talk, game.gameId, game.seat);
}

/** Of a button that names a game: the seat in it. */
export async function openIn<G>(talk: Talk<G>, gameId: string): Promise<OpenSeat> {
  const mine = (await gamesOf(talk)).find((one) => one.gameId === gameId);
  if (!mine) throw new Refused(403, "not-your-seat", "You do not play in this game.");
  return openSeat(talk, gameId, mine.seat);
}

export const look = <G>({ client }: Talk<G>, { gameId, as }: OpenSeat): Promise<SeatSnapshot> =>
  client.get<SeatSnapshot>(`/v1/games/${gameId}`, as);

/** `Omit` of each member. */
type Doing = Act extends infer One ? (One extends Act ? Omit<One, "actionId" | "seat"> : never) : never;

/** Does something under an id that follows from the request: once, however often it comes. */
export async function act<G>(talk: Talk<G>, { gameId, seat, as }: OpenSeat, doing: Doing, step = ""): Promise<Acted> {
  await reserveMessage(talk, gameId, seat);
  const actionId = (await talk.secret(`act ${gameId} ${step}`)).slice(0, 40);
  for (let tried = 0; ; tried++) {
    try {
      return await talk.client.post<Acted>(`/v1/games/${gameId}/actions`, { actionId, ...doing }, as);
    } catch (error) {
      // Somebody else is changing the game: the same is tried again here, where somebody waits for it.
      if (tried >= MOST_TRIES || !(error instanceof Refused) || error.code !== "busy") throw error;
      await new Promise((go) => setTimeout(go, PAUSE_MS * 2 ** tried * Math.random()));
    }
  }
}

/** What is done by a button is answered in the message with the button: it is not told there that it was answered elsewhere. */
async function reserveMessage<G>({ host, identity, request }: Talk<G>, gameId: string, seat: Seat): Promise<void> {
  const { said, channel, to, where } = request;
  const { message } = to;
  if (!("pressed" in said) || message === undefined) return;
  const at = { player: identity.player, gameId, seat };
  await notePressed(host.db, at, channel, (sent) => isOfMessage(sent, where.id, message), host.now() + ANSWER_MS);
}
/** Longer than the function of the queue of chats may take (lib/stacks/notifications.ts). */
const ANSWER_MS = 120_000;
const MOST_TRIES = 4;
const PAUSE_MS = 200;

/** The latest entries of the log. */
export async function lately<G>(
  { client }: Talk<G>,
  { gameId, as }: OpenSeat,
  { logNext }: SeatSnapshot,
  most: number,
) {
  const since = Math.max(0, logNext - most);
  const { entries } = await client.get<{ entries: readonly LogEntry<Handle>[] }>(
    `/v1/games/${gameId}/log?since=${since}`,
    as,
  );
  return entries;
}
