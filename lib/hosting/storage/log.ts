import type { Engine, Lasting, LogEntry } from "../../engine/api.ts";
import type { Seat } from "../../engine/state/ids.ts";
import type { Handle, SeatView } from "../../engine/views.ts";
import type { RecordedStep } from "../../fairness/record.ts";
import { packLines, unpack, unpackLines } from "./codec.ts";
import { B, type Db, type Item, keyed, L, N } from "./db.ts";
import { LOG_STEPS, latest, schemaOf } from "./migrations.ts";
import { bytesOf, stored } from "./outgrown.ts";
import { markedIn } from "./recent.ts";
import type { GameRecord } from "./record.ts";
import { unreadable } from "./store.ts";
import { logKey } from "./tableKeys.ts";

/**
 * The log of a game: what each version left. The latest are in the record itself; when they are many, whoever writes the
 * next version puts them into an item of their own before, a page, and the record begins with none.
 */
export interface LoggedVersion {
  readonly version: number;
  readonly events: readonly LogEntry<Lasting>[];
  /** What spectators could see, in games that have some. */
  readonly watch?: WatchedVersion;
  /** What was done, for nobody before the game is over. */
  readonly steps?: readonly RecordedStep[];
}

/** One version as anybody could see it. */
export interface WatchedVersion {
  /** When it was written, and in which turn of the game. */
  readonly at: number;
  readonly turn: number;
  readonly view: SeatView;
}

/** A version as an earlier build stored it, in an item of its own: as each seat may read it. */
interface VersionTold {
  readonly version: number;
  readonly entries: readonly (readonly LogEntry<Handle>[])[];
  readonly watch?: WatchedVersion & { readonly events: readonly LogEntry<Handle>[] };
  readonly steps?: readonly RecordedStep[];
}

export type LogPage = (LoggedVersion & Counted) | (VersionTold & Counted);

interface Counted {
  /** Per seat, the number of its entries up to and with this version. */
  readonly next: readonly number[];
}

/** So many versions make a page, or what is longer than this as JSON. */
const VERSIONS_A_PAGE = 16;
const LONG = 24_000;

/**
 * Whether the versions that the record holds leave for a page as it is overwritten. It follows from the record alone, so
 * that everybody who overwrites a version does the same.
 */
export const fillsPage = ({ recent }: Pick<GameRecord, "recent">, logged: readonly string[]): boolean =>
  markedIn(recent) >= VERSIONS_A_PAGE || logged.reduce((length, one) => length + one.length, 0) > LONG;

/** One of those that a record holds. */
export const loggedIn = (line: string): LoggedVersion => JSON.parse(line) as LoggedVersion;

/** Those that a seat may read, names and all as they are. */
export const readableBy = <E>(events: readonly LogEntry<E>[], seat: Seat): LogEntry<E>[] =>
  events.filter((event) => event.private === undefined || event.private === seat);

/** A version as a seat may read it; as anybody may, for null. */
export function entriesOf<G>(
  engine: Engine<G>,
  game: G,
  logged: LogPage,
  seat: Seat | null,
): readonly LogEntry<Handle>[] {
  if ("events" in logged) return engine.told(game, seat, logged.events);
  return (seat === null ? logged.watch?.events : logged.entries[seat]) ?? [];
}

/**
 * The page that ends with this record's version, as its item; what outgrew it is written already. The same bytes whoever
 * writes it: it is made of the record that is about to be overwritten, and of nothing else.
 */
export async function pageItem(
  db: Db,
  { gameId, version, recent, blob }: Pick<GameRecord, "gameId" | "version" | "recent" | "blob">,
  logged: readonly string[],
  now: number,
): Promise<Item> {
  return {
    first: N(logged[0] === undefined ? version : loggedIn(logged[0]).version),
    version: N(version),
    next: L(blob.logNext.map(N)),
    marks: L(recent.map(B)),
    blob: await stored(db, gameId, `${version}`, packLines(logged), now),
    ...schemaOf(LOG_STEPS),
    ...keyed(logKey(gameId, version)),
  };
}

/** Throws `Refused` for what a newer build wrote, `BrokenGame` for what cannot be read. */
export async function versionsIn(db: Db, gameId: string, item: Item): Promise<readonly LogPage[]> {
  const blob = item.blob && (await bytesOf(db, gameId, item.blob));
  if (item.first) {
    const versions = lines(gameId, blob).map((line) => latest<LoggedVersion>(item, LOG_STEPS, JSON.parse(line)));
    return withNext(versions, nextIn(item));
  }
  const [watch, steps] = await Promise.all([item.watch, item.steps].map((one) => one && bytesOf(db, gameId, one)));
  const told = latest<VersionTold>(item, LOG_STEPS, {
    version: Number(item.version?.N),
    entries: readable<VersionTold["entries"]>(gameId, blob),
    ...(item.watch && { watch: readable<VersionTold["watch"]>(gameId, watch) }),
    ...(item.steps && { steps: readable<VersionTold["steps"]>(gameId, steps) }),
  });
  return [{ ...told, next: nextIn(item) }];
}

/** Versions with how many entries each seat has up to and with each, which is known of the last of them. */
export function withNext(versions: readonly LoggedVersion[], last: readonly number[]): readonly LogPage[] {
  let next = last;
  return versions
    .toReversed()
    .map((one): LogPage => {
      const logged = { ...one, next };
      next = nextBefore(logged);
      return logged;
    })
    .reverse();
}

/** How many entries each seat has before it. */
export const nextBefore = (logged: LogPage): readonly number[] =>
  logged.next.map(
    (count, seat) =>
      count - ("events" in logged ? readableBy(logged.events, seat) : (logged.entries[seat] ?? [])).length,
  );

export const nextIn = (item: Item): number[] => (item.next?.L ?? []).map((one) => Number(one.N));

function readable<T>(gameId: string, blob: Uint8Array | undefined): T {
  try {
    return unpack<T>(blob ?? new Uint8Array());
  } catch (error) {
    throw unreadable(gameId, error);
  }
}

function lines(gameId: string, blob: Uint8Array | undefined): readonly string[] {
  try {
    return unpackLines(blob ?? new Uint8Array()).filter((line) => line !== "");
  } catch (error) {
    throw unreadable(gameId, error);
  }
}
