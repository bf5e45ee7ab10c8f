import type { MyGames } from "../api.ts";
import type { HostContext } from "../hostContext.ts";
import { gamesOf, type Seated } from "../people/players.ts";
import { type GameStatus, gameStatuses } from "../storage/store.ts";

/** So many at a time. */
const PAGE = 50;

/** An offer to play again may still be open so long after the end. */
const RECENT_MS = 30 * 86_400_000;

/**
 * Where a game is in the list: those that wait for the player, by the time left; those that go on; those that are over; of
 * equals the latest activity first. A page goes on behind the place of the last game of the one before.
 */
export type Place = readonly [rank: number, dueAt: number, earliness: number, gameId: string, seat: number];

/** All games of a player, a page of them: the first, or the one behind a place. */
export async function myGames<G>({ db, now }: HostContext<G>, player: string, behind?: Place): Promise<MyGames> {
  const mine = await gamesOf(db, player);
  const isLong = ({ endedAt }: Seated): boolean => endedAt !== undefined && endedAt < now() - RECENT_MS;
  const live = await listed(
    db,
    mine.filter((one) => !isLong(one)),
  );
  const long = mine.filter(isLong).map((seated): Placed => ({ seated, place: longOver(seated) }));
  const rest = [...live, ...long]
    .sort((one, other) => compared(one.place, other.place))
    .filter(({ place }) => behind === undefined || compared(behind, place) < 0);
  const page = rest.slice(0, PAGE);
  const older = await listed(
    db,
    page.flatMap(({ seated, game }) => (game ? [] : [seated])),
  );
  const games = page.flatMap(({ seated, game }) => game ?? older.find((one) => one.seated === seated)?.game ?? []);
  return { games, ...(rest.length > PAGE && { next: cursorOf(page.at(-1)!.place) }) };
}

type Game = MyGames["games"][number];
interface Placed {
  readonly seated: Seated;
  readonly place: Place;
  /** Absent as long as it was not read. */
  readonly game?: Game;
}

/** With what is to be said of each; a game that is gone is left out. */
async function listed(db: Parameters<typeof gameStatuses>[0], seats: readonly Seated[]): Promise<Placed[]> {
  const statuses = await gameStatuses(db, [...new Set(seats.map(({ gameId }) => gameId))]);
  const found = new Map(statuses.map((one) => [one.gameId, one]));
  return seats.flatMap((seated): Placed[] => {
    const status = found.get(seated.gameId);
    if (!status) return [];
    const game = gameOf(seated, status);
    return [{ seated, game, place: placed(game, status) }];
  });
}

function gameOf({ gameId, seat }: Seated, { over, names, handoffs }: GameStatus): Game {
  const open = handoffs.filter((one) => one.seat === seat);
  const awaited = open.find(({ kind }) => kind === "turn" || kind === "sideboard");
  const { dueAt } = awaited ?? {};
  const news = [...new Set(open.flatMap(({ kind }) => (kind === "over" || kind === "said" ? [] : [kind])))];
  return { gameId, seat, names, awaitsMe: awaited !== undefined, over, news, ...(dueAt !== undefined && { dueAt }) };
}

/** One that may wait for ever comes after those that may not. */
const placed = ({ gameId, seat, awaitsMe, over, dueAt }: Game, { shownAt }: GameStatus): Place => [
  awaitsMe ? 0 : over ? 2 : 1,
  (awaitsMe ? dueAt : undefined) ?? Number.MAX_SAFE_INTEGER,
  -shownAt,
  gameId,
  seat,
];
const longOver = ({ gameId, seat, endedAt = 0 }: Seated): Place => [2, Number.MAX_SAFE_INTEGER, -endedAt, gameId, seat];

function compared(one: Place, other: Place): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : one[at]! < other[at]! ? -1 : 1;
}

const cursorOf = (place: Place): string => Buffer.from(JSON.stringify(place)).toString("base64url");

/** What a client sent as `next` of a page, to be checked; undefined if it was none. */
export function placeIn(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, "base64url").toString());
  } catch {
    return undefined;
  }
}
