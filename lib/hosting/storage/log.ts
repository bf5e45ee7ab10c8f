import type { LogEntry } from "../../engine/api.ts";
import type { Seat } from "../../engine/state/ids.ts";
import type { Handle, SeatView } from "../../engine/views.ts";
import { pack, unpack } from "./codec.ts";
import { type Db, type Item, keyed, L, N, S } from "./db.ts";
import { LOG_STEPS, latest, schemaOf } from "./migrations.ts";
import { bytesOf, stored } from "./outgrown.ts";
import { unreadable } from "./store.ts";
import { gameKey, logKey } from "./tableKeys.ts";

/** The events of one version as each seat may read them. */
export interface LogPage {
  readonly version: number;
  /** Per seat, the number of its entries up to and with this version. */
  readonly next: readonly number[];
  readonly entries: readonly (readonly LogEntry<Handle>[])[];
  /** What spectators may see of it, in games that have some. */
  readonly watch?: WatchPage;
}

/** One version as anybody may see it. */
export interface WatchPage {
  /** When it was written, and in which turn of the game. */
  readonly at: number;
  readonly turn: number;
  readonly view: SeatView;
  readonly events: readonly LogEntry<Handle>[];
}

/** Those that a seat may read, names and all as they are. */
export const readableBy = (events: readonly LogEntry[], seat: Seat): LogEntry[] =>
  events.filter((event) => event.private === undefined || event.private === seat);

/**
 * A page as its item; what outgrew it is written already. The same bytes whoever writes it: everybody who overwrites a
 * version derives its page from that version alone.
 */
export async function logItem(
  db: Db,
  gameId: string,
  { version, next, entries, watch }: LogPage,
  now: number,
): Promise<Item> {
  const [blob, watchBlob] = await Promise.all([
    stored(db, gameId, `${version}`, pack(entries), now),
    watch && stored(db, gameId, `${version}`, pack(watch), now),
  ]);
  return {
    version: N(version),
    next: L(next.map(N)),
    blob,
    ...(watchBlob && { watch: watchBlob }),
    ...schemaOf(LOG_STEPS),
    ...keyed(logKey(gameId, version)),
  };
}

export async function logPage(db: Db, gameId: string, version: number): Promise<LogPage | undefined> {
  const item = await db.get(logKey(gameId, version));
  return item && pageOf(db, gameId, item);
}

/** Pages before `version` that hold entries of `seat` numbered `since` or more, oldest first. */
export async function logPagesSince(db: Db, gameId: string, version: number, seat: number, since: number) {
  const pages: LogPage[] = [];
  const values = {
    ":game": S(gameKey(gameId).pk),
    ":from": S(logKey(gameId, 0).sk),
    ":to": S(logKey(gameId, version - 1).sk),
  };
  const where = { text: "pk = :game AND sk BETWEEN :from AND :to", values };
  for await (const item of db.query({ where, descending: true, strong: true, limit: 50 })) {
    const page = await pageOf(db, gameId, item);
    if ((page.next[seat] ?? 0) <= since) break;
    pages.unshift(page);
  }
  return pages;
}

/** What spectators could see, version by version, the latest before `version` first. */
export async function* watchPages(db: Db, gameId: string, version: number): AsyncGenerator<WatchPage> {
  const values = {
    ":game": S(gameKey(gameId).pk),
    ":from": S(logKey(gameId, 0).sk),
    ":to": S(logKey(gameId, version - 1).sk),
  };
  const where = { text: "pk = :game AND sk BETWEEN :from AND :to", values };
  for await (const item of db.query({ where, descending: true, limit: 50 })) {
    if (!item.watch) continue;
    const watch = readable<WatchPage>(gameId, await bytesOf(db, gameId, item.watch));
    yield latest<Required<Pick<LogPage, "watch">>>(item, LOG_STEPS, { watch }).watch;
  }
}

const pageOf = async (db: Db, gameId: string, item: Item): Promise<LogPage> =>
  latest<LogPage>(item, LOG_STEPS, {
    version: Number(item.version?.N),
    next: (item.next?.L ?? []).map((one) => Number(one.N)),
    entries: readable<LogPage["entries"]>(gameId, await bytesOf(db, gameId, item.blob!)),
  });

/** Throws `Refused` for what a newer build wrote, `BrokenGame` for what cannot be read. */
function readable<T>(gameId: string, blob: Uint8Array | undefined): T {
  try {
    return unpack<T>(blob ?? new Uint8Array());
  } catch (error) {
    throw unreadable(gameId, error);
  }
}
