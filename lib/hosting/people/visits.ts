import type { Seat } from "../../engine/state/ids.ts";
import { type Db, N, S } from "../storage/db.ts";
import { seatKey, visitKey } from "../storage/tableKeys.ts";

/** When a player last looked, and what they were last told of. One small item: a notice reads it, a page open writes it once a minute. */
export interface Visits {
  /** A page that shows one of their tables asked whether anything had changed; 0 for never. */
  readonly watchedAt: number;
  /** Which: "game#seat". */
  readonly watched: string;
  /** They looked at a game, or at all of them. */
  readonly visitedAt: number;
  /** With whom once a visit is enough: the question they were told of, "game#seat#ask", and when. */
  readonly told: string;
  readonly toldAt: number;
}

/** A page asks every minute at least (lib/view/polling.ts), and that is noted: later than this nobody has it open. */
export const WATCHED_FOR_MS = 100_000;
const NOTED_EVERY_MS = 60_000;

export async function readVisits(db: Db, player: string): Promise<Visits> {
  const item = await db.get(visitKey(player), undefined, false);
  return {
    watchedAt: Number(item?.watchedAt?.N ?? 0),
    watched: item?.watched?.S ?? "",
    visitedAt: Number(item?.visitedAt?.N ?? 0),
    told: item?.told?.S ?? "",
    toldAt: Number(item?.toldAt?.N ?? 0),
  };
}

export const tableName = (gameId: string, seat: Seat): string => `${gameId}#${seat}`;

export const noteTold = (db: Db, player: string, question: string, now: number): Promise<boolean> =>
  db.update(visitKey(player), {
    text: "SET #told = :told, #toldAt = :now",
    names: { "#told": "told", "#toldAt": "toldAt" },
    values: { ":told": S(question), ":now": N(now) },
  });

/** Notes that players look, and knows who does. Rejects never: nobody is refused a look because of it. */
export interface NoteVisits {
  /** A table is open on a page: "game#seat". */
  watching(player: string, table: string): Promise<void>;
  visiting(player: string): Promise<void>;
  /** Whether anybody in these seats has the table open. */
  isCompany(gameId: string, seats: readonly Seat[]): Promise<boolean>;
}

/** So many players are remembered as noted. */
const MOST_REMEMBERED = 5_000;

/** Writes at most once a minute for each player and table, as far as one instance of the function knows. */
export function openVisits(
  db: Db,
  now: () => number,
  warn: (what: string, facts: Readonly<Record<string, unknown>>) => void,
): NoteVisits {
  const noted = new Map<string, number>();
  const note = async (player: string, table: string | undefined): Promise<void> => {
    const key = `${player} ${table ?? ""}`;
    const at = now();
    if (at - (noted.get(key) ?? 0) < NOTED_EVERY_MS) return;
    if (noted.size >= MOST_REMEMBERED) noted.clear();
    noted.set(key, at);
    const watches = table === undefined ? "" : ", #watchedAt = :now, #watched = :table";
    await db
      .update(visitKey(player), {
        text: `SET #visitedAt = :now${watches}`,
        names: {
          "#visitedAt": "visitedAt",
          ...(table !== undefined && { "#watchedAt": "watchedAt", "#watched": "watched" }),
        },
        values: { ":now": N(at), ...(table !== undefined && { ":table": S(table) }) },
      })
      .catch((error: unknown) => warn("visit-not-noted", { reason: String(error) }));
  };
  const isCompany = async (gameId: string, seats: readonly Seat[]): Promise<boolean> => {
    if (seats.length === 0) return false;
    const taken = await db.getMany(
      seats.map((seat) => seatKey(gameId, seat)),
      ["player"],
    );
    const players = [...new Set(taken.flatMap(({ player }) => player?.S ?? []))];
    if (players.length === 0) return false;
    const tables = new Set(seats.map((seat) => tableName(gameId, seat)));
    const visits = await db.getMany(players.map(visitKey), ["watchedAt", "watched"]);
    return visits.some(
      ({ watchedAt, watched }) => tables.has(watched?.S ?? "") && now() < Number(watchedAt?.N ?? 0) + WATCHED_FOR_MS,
    );
  };
  const unlessItFails = (gameId: string, seats: readonly Seat[]): Promise<boolean> =>
    isCompany(gameId, seats).catch((error: unknown) => {
      warn("company-not-known", { reason: String(error) });
      return false;
    });
  return { watching: note, visiting: (player) => note(player, undefined), isCompany: unlessItFails };
}
