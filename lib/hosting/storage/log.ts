import type { LogEntry } from "../../engine/api.ts";
import type { Seat } from "../../engine/state/ids.ts";
import type { Handle, SeatView } from "../../engine/views.ts";
import type { RecordedStep } from "../../fairness/record.ts";
import { pack, unpack } from "./codec.ts";
import { type Db, type Expression, type Item, keyed, L, N, S } from "./db.ts";
import { LOG_STEPS, latest, schemaOf } from "./migrations.ts";
import { bytesOf, stored } from "./outgrown.ts";
import type { GameRecord } from "./record.ts";
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
  /** What was done, for nobody before the game is over. */
  readonly steps?: readonly RecordedStep[];
}

/** One version as anybody may see it. */
export interface WatchPage {
  /** When it was written, and in which turn of the game. */
  readonly at: number;
  readonly turn: number;
  readonly view: SeatView;
  readonly events: readonly LogEntry<Handle>[];
}

/** Whether something of this version goes into the log once it is overwritten. */
export const leavesPage = ({ version, shown, blob }: Pick<GameRecord, "version" | "shown" | "blob">): boolean =>
  blob.events.length > 0 || (shown.version === version && blob.watch !== undefined);

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
  { version, next, entries, watch, steps }: LogPage,
  now: number,
): Promise<Item> {
  const [blob, watchBlob, stepsBlob] = await Promise.all([
    stored(db, gameId, `${version}`, pack(entries), now),
    watch && stored(db, gameId, `${version}`, pack(watch), now),
    steps?.length ? stored(db, gameId, `${version}`, pack(steps), now) : undefined,
  ]);
  return {
    version: N(version),
    next: L(next.map(N)),
    blob,
    ...(watchBlob && { watch: watchBlob }),
    ...(stepsBlob && { steps: stepsBlob }),
    ...schemaOf(LOG_STEPS),
    ...keyed(logKey(gameId, version)),
  };
}

export async function logPage(db: Db, gameId: string, version: number): Promise<LogPage | undefined> {
  const item = await db.get(logKey(gameId, version));
  return item && pageOf(db, gameId, item);
}

/** Pages of versions from..to - 1. */
const pagesOf = (gameId: string, from: number, to: number): Expression => ({
  text: "pk = :game AND sk BETWEEN :from AND :to",
  values: { ":game": S(gameKey(gameId).pk), ":from": S(logKey(gameId, from).sk), ":to": S(logKey(gameId, to - 1).sk) },
});

/** A look back finds what is new. */
const NEW_PAGES = 50;

/**
 * Pages before `version` that hold entries of `seat` numbered `since` or more, oldest first; so many of them that
 * `isEnough` says so, which is told of each.
 */
export async function logPagesSince(
  db: Db,
  gameId: string,
  version: number,
  { seat, since, isEnough }: { readonly seat: Seat; readonly since: number; isEnough(page: LogPage): boolean },
): Promise<LogPage[]> {
  const isBefore = (page: Pick<LogPage, "next">): boolean => (page.next[seat] ?? 0) <= since;
  const pages: LogPage[] = [];
  const back = { where: pagesOf(gameId, 0, version), descending: true, strong: true, limit: NEW_PAGES };
  for await (const item of db.query(back)) {
    const page = await pageOf(db, gameId, item);
    if (isBefore(page)) return enough(pages, isEnough);
    pages.unshift(page);
    if (pages.length === NEW_PAGES) break;
  }
  if (pages.length < NEW_PAGES) return enough(pages, isEnough);
  const first = await firstPage(db, gameId, version, isBefore);
  const found: LogPage[] = [];
  for await (const item of db.query({ where: pagesOf(gameId, first, version), strong: true, limit: NEW_PAGES })) {
    found.push(await pageOf(db, gameId, item));
    if (isEnough(found.at(-1)!)) break;
  }
  return found;
}

function enough(pages: readonly LogPage[], isEnough: (page: LogPage) => boolean): LogPage[] {
  const last = pages.findIndex(isEnough);
  return pages.slice(0, last < 0 ? pages.length : last + 1);
}

/** The version from which on no page `isBefore`: found by halves, as a log may have any number of pages. */
async function firstPage(
  db: Db,
  gameId: string,
  version: number,
  isBefore: (page: Pick<LogPage, "next">) => boolean,
): Promise<number> {
  let [from, to] = [0, version];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const query = { where: pagesOf(gameId, middle, version), strong: true, limit: 1, only: ["version", "next"] };
    const { value: item } = await db.query(query).next();
    if (item && isBefore({ next: numbersIn(item) })) from = Number(item.version?.N) + 1;
    else to = middle;
  }
  return from;
}

/** What spectators could see, version by version, the latest before `version` first. */
export async function* watchPages(db: Db, gameId: string, version: number): AsyncGenerator<WatchPage> {
  for await (const item of db.query({ where: pagesOf(gameId, 0, version), descending: true, limit: NEW_PAGES })) {
    if (!item.watch) continue;
    const watch = readable<WatchPage>(gameId, await bytesOf(db, gameId, item.watch));
    yield latest<Required<Pick<LogPage, "watch">>>(item, LOG_STEPS, { watch }).watch;
  }
}

/** What was done up to `version`, from the beginning. */
export async function stepsBefore(db: Db, gameId: string, version: number): Promise<RecordedStep[]> {
  const steps: RecordedStep[] = [];
  const only = ["steps", "schema"];
  for await (const item of db.query({ where: pagesOf(gameId, 0, version), strong: true, limit: NEW_PAGES, only })) {
    if (!item.steps) continue;
    const page = { steps: readable<RecordedStep[]>(gameId, await bytesOf(db, gameId, item.steps)) };
    steps.push(...latest<Required<Pick<LogPage, "steps">>>(item, LOG_STEPS, page).steps);
  }
  return steps;
}

const numbersIn = (item: Item): number[] => (item.next?.L ?? []).map((one) => Number(one.N));

const pageOf = async (db: Db, gameId: string, item: Item): Promise<LogPage> =>
  latest<LogPage>(item, LOG_STEPS, {
    version: Number(item.version?.N),
    next: numbersIn(item),
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
