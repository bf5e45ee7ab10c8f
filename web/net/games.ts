import { say, speech } from "../language.ts";
import { accountSecret, accountToken, takeSeat } from "./account.ts";
import { ask } from "./http.ts";
import { showWaiting } from "./installed.ts";
import { keepSeen, lastSeen } from "./lastSeen.ts";
import {
  challengesHere,
  forgetChallenge,
  hashOf,
  type KnownSeat,
  knownSeats,
  openMine,
  rememberSeat,
  secretFor,
  tokenOf,
} from "./seats.ts";
import type { Challenge, Looked, MyGames } from "./wire.ts";

/** A game in the list: one of the player's, or one whose link is kept here although it belongs to another player. */
export interface Listed {
  readonly gameId: string;
  readonly seat: number | undefined;
  /** The link kept here, if there is one. */
  readonly known: KnownSeat | undefined;
  /** Whom one plays against. */
  readonly against: readonly string[];
  readonly standing: "yours" | "exchange" | "theirs" | "over" | "unknown";
  /** An offer, or a game to claim. */
  readonly news: MyGames["games"][number]["news"];
  readonly dueAt: number | undefined;
}

/** Links kept here that are no game of the account's: so many are looked at for the first page. */
const MOST_ELSEWHERE = 6;

const RANK = ["yours", "exchange", "theirs", "unknown", "over"] as const;

/** Challenges posted or accepted here that still wait; the seats of those that have begun are kept from now on. */
export async function waitingChallenges(): Promise<readonly Challenge[]> {
  const found = await Promise.all(
    challengesHere().map((id) => ask("GET /v1/challenges/{challengeId}", { params: { challengeId: id } })),
  );
  return found.flatMap((reply) => {
    if (reply.is !== "ok") return [];
    const { challengeId, status, gameId, names } = reply.body;
    if (status === "waiting") return [reply.body];
    const secret = secretFor(challengeId);
    if (gameId !== undefined && secret !== undefined)
      rememberSeat({
        gameId,
        secret,
        label: say("pages.against", { names: speech.list(names) }),
        openedAt: Date.now(),
      });
    forgetChallenge(challengeId);
    return [];
  });
}

/** Some of a player's games, and what to go on with if there are more. */
export interface GamesPage {
  readonly games: readonly Listed[];
  readonly next: string | undefined;
}

/** All games that go on, those that wait for the player first and the least time left before the rest; and the latest that are over. */
export async function myGames(): Promise<GamesPage> {
  const token = await accountToken();
  let page = (await gamesOf(token)) ?? { games: [], next: undefined };
  while (page.next !== undefined && page.games.at(-1)?.standing !== "over") {
    const more = await gamesOf(token, page.next);
    if (!more) break;
    page = { games: [...page.games, ...more.games], next: more.next };
  }
  const elsewhere = knownSeats().filter((seat) => !page.games.some((one) => one.gameId === seat.gameId));
  return { ...page, games: sorted([...page.games, ...(await Promise.all(elsewhere.map(lookedAt)))]) };
}

/** The first of them, without the rest of a long list. */
export async function gamesHere(): Promise<readonly Listed[]> {
  const games = (await gamesOf(await accountToken()))?.games ?? [];
  const elsewhere = knownSeats().filter((seat) => !games.some((one) => one.gameId === seat.gameId));
  return sorted([...games, ...(await Promise.all(elsewhere.slice(0, MOST_ELSEWHERE).map(lookedAt)))]);
}

/** What follows a page of them; those already among `games` left out. If it does not come, it may be asked for again. */
export async function withEarlier({ games, next }: GamesPage): Promise<GamesPage> {
  const page = await gamesOf(await accountToken(), next);
  if (!page) return { games, next };
  const others = page.games.filter((one) => !games.some((it) => it.gameId === one.gameId && it.seat === one.seat));
  return { games: [...games, ...others], next: page.next };
}

/** Those of the player whose account it is; `after` as a page gave it. Undefined if they cannot be told. */
export async function gamesOf(token: string | undefined, after?: string): Promise<GamesPage | undefined> {
  const query = after === undefined ? {} : { after };
  const reply = token === undefined ? undefined : await ask("GET /v1/games", { query, token });
  // Without a network, as they were.
  const isOffline = reply ? reply.is === "trouble" && reply.status === 0 : accountSecret() !== undefined;
  if (isOffline && after === undefined) return lastSeen<GamesPage>("games");
  if (reply?.is !== "ok") return undefined;
  const known = knownSeats();
  const games = sorted(
    reply.body.games.map(({ gameId, seat, names, awaitsMe, over, news, dueAt }) => ({
      ...{ gameId, seat, dueAt, news },
      known: known.find((one) => one.gameId === gameId && (one.seat ?? seat) === seat),
      against: names.filter((_, other) => other !== seat),
      standing: awaitsMe ? (over ? "exchange" : "yours") : over ? "over" : "theirs",
    })),
  );
  const page = { games, next: reply.body.next };
  if (after === undefined) {
    void keepSeen("games", page);
    showWaiting(games.filter(({ standing }) => standing === "yours" || standing === "exchange").length);
  }
  return page;
}

/** Where a game is opened: by the link kept here, or by a new one; undefined if neither works. */
export async function wayTo(game: Pick<Listed, "gameId" | "seat" | "known">): Promise<string | undefined> {
  if (game.known) return hashOf(game.known);
  const token = await accountToken();
  const link = token && game.seat !== undefined ? await openMine(game.gameId, game.seat, token) : undefined;
  return link && hashOf(link);
}

/** The same of a game that a message names. */
export const wayToSeat = (gameId: string, seat: number): Promise<string | undefined> =>
  wayTo({ gameId, seat, known: knownSeats().find((one) => one.gameId === gameId && (one.seat ?? seat) === seat) });

const sorted = (games: readonly Listed[]): Listed[] =>
  [...games].sort(
    (a, b) =>
      RANK.indexOf(a.standing) - RANK.indexOf(b.standing) ||
      (a.dueAt ?? Number.MAX_SAFE_INTEGER) - (b.dueAt ?? Number.MAX_SAFE_INTEGER),
  );

/** The game as it stands, by a link kept here, with the log from `since` on; undefined if it cannot be reached. */
export async function lookAt(known: KnownSeat, since?: number): Promise<Looked | undefined> {
  const params = { gameId: known.gameId };
  const query = since === undefined ? {} : { since };
  // A picture of it among others: whoever sees that has not opened the table.
  const look = () => ask("GET /v1/games/{gameId}", { params, query, token: tokenOf(known), idle: true });
  if (tokenOf(known) === undefined) await takeSeat(known);
  let reply = await look();
  if (reply.is === "trouble" && reply.status === 401) {
    await takeSeat(known);
    reply = await look();
  }
  return reply.is === "ok" ? reply.body : undefined;
}

async function lookedAt(known: KnownSeat): Promise<Listed> {
  const nothing = { gameId: known.gameId, known, seat: known.seat, against: [], news: [], dueAt: undefined };
  const look = await lookAt(known);
  if (!look) return { ...nothing, standing: "unknown" };
  const { view, seat, seats, dueAt } = look;
  const against = seats.flatMap((one) => (one.seat === seat ? [] : [one.name]));
  const standing = view.result ? "over" : view.pending.length > 0 ? "yours" : "theirs";
  return { ...nothing, seat, against, dueAt, standing };
}
