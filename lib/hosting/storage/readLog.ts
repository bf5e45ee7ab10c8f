import type { Seat } from "../../engine/state/ids.ts";
import type { RecordedStep } from "../../fairness/record.ts";
import { archivedPages } from "./archived.ts";
import { type Db, type Expression, type Item, type QueryOf, S } from "./db.ts";
import { type LogPage, loggedIn, nextBefore, nextIn, versionsIn, withNext } from "./log.ts";
import type { GameRecord } from "./record.ts";
import { gameKey, logKey } from "./tableKeys.ts";

/** The log of a game from its pages and its record; the events of the record's own version aside. */

type Of = Pick<GameRecord, "gameId" | "version" | "blob" | "archive">;

/** The versions before the record's that it holds itself. */
const inRecord = ({ version, blob }: Of): readonly LogPage[] =>
  withNext([...(blob.logged ?? []).map(loggedIn), { version, events: blob.events }], blob.logNext).slice(0, -1);

/** Pages that end with versions from..to - 1. */
const pagesOf = (gameId: string, from: number, to: number): Expression => ({
  text: "pk = :game AND sk BETWEEN :from AND :to",
  values: { ":game": S(gameKey(gameId).pk), ":from": S(logKey(gameId, from).sk), ":to": S(logKey(gameId, to - 1).sk) },
});

/** Those of the table and of the archive, in the table's order. */
async function* pages(
  db: Db,
  record: Of,
  [from, to]: readonly [from: number, to: number],
  how: Pick<QueryOf, "descending" | "limit" | "only"> = {},
): AsyncGenerator<Item> {
  const query = db.query({ where: pagesOf(record.gameId, from, to), strong: true, ...how });
  if (record.archive === undefined) return yield* query;
  const [first, last] = [logKey(record.gameId, from).sk, logKey(record.gameId, to - 1).sk];
  const all = new Map((await archivedPages(db, record)).map((item) => [item.sk?.S ?? "", item]));
  for await (const item of query) if (item.sk) all.set(item.sk.S ?? "", item);
  const keys = [...all.keys()].filter((sk) => sk >= first && sk <= last).sort();
  for (const sk of how.descending ? keys.reverse() : keys) yield all.get(sk)!;
}

/** A look back finds what is new. */
const NEW_PAGES = 4;
const PAGES_AT_ONCE = 16;

/** The latest before the record's first. */
export async function* versionsBefore(db: Db, record: Of): AsyncGenerator<LogPage> {
  const held = inRecord(record);
  yield* held.toReversed();
  let before = held[0]?.version ?? record.version;
  const latest = pages(db, record, [0, record.version], { descending: true, limit: NEW_PAGES });
  for await (const item of latest) {
    for (const one of (await versionsIn(db, record.gameId, item)).toReversed()) {
      // Who was overtaken may have left a page of which another one tells as well.
      if (one.version >= before) continue;
      before = one.version;
      yield one;
    }
  }
}

/** From this version on, up to the record's, in order. */
async function* versionsFrom(db: Db, record: Of, from: number): AsyncGenerator<LogPage> {
  const held = inRecord(record);
  let after = from - 1;
  if (held[0] === undefined || from < held[0].version)
    for await (const item of pages(db, record, [from, record.version], { limit: PAGES_AT_ONCE }))
      for (const one of await versionsIn(db, record.gameId, item)) {
        if (one.version <= after) continue;
        after = one.version;
        yield one;
      }
  yield* held.filter(({ version }) => version > after);
}

/**
 * Versions before the record's that hold entries of `seat` numbered `since` or more, oldest first; so many of them that
 * `isEnough` says so, which is told of each.
 */
export async function loggedSince(
  db: Db,
  record: Of,
  { seat, since, isEnough }: { readonly seat: Seat; readonly since: number; isEnough(logged: LogPage): boolean },
): Promise<LogPage[]> {
  const isBefore = ({ next }: Pick<LogPage, "next">): boolean => (next[seat] ?? 0) <= since;
  const found: LogPage[] = [];
  const from = since === 0 ? 0 : await firstSince(db, record, isBefore);
  for await (const one of versionsFrom(db, record, from)) {
    if (isBefore(one)) continue;
    found.push(one);
    if (isEnough(one)) break;
  }
  return found;
}

/** A version from which on all is found that no version `isBefore`: among the latest, or by halves, as a log may have any number of pages. */
async function firstSince(db: Db, record: Of, isBefore: (of: Pick<LogPage, "next">) => boolean): Promise<number> {
  const { version } = record;
  const [oldest] = inRecord(record);
  if (oldest && isBefore({ next: nextBefore(oldest) })) return oldest.version;
  let looked = 0;
  const back = pages(db, record, [0, version], { descending: true, limit: NEW_PAGES, only: ONLY_NEXT });
  for await (const item of back) {
    if (isBefore({ next: nextIn(item) })) return endOf(item) + 1;
    if (++looked === NEW_PAGES) return firstByHalves(db, record, isBefore);
  }
  return 0;
}

const ONLY_NEXT = ["sk", "version", "next"];

async function firstByHalves(db: Db, record: Of, isBefore: (of: Pick<LogPage, "next">) => boolean): Promise<number> {
  let [from, to] = [0, record.version];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const { value: item } = await pages(db, record, [middle, record.version], { limit: 1, only: ONLY_NEXT }).next();
    if (item && isBefore({ next: nextIn(item) })) from = endOf(item) + 1;
    else to = middle;
  }
  return from;
}

const endOf = (item: Item): number => Number(item.version?.N);
/** One version; undefined if nothing of it was kept. */
export async function loggedVersion(db: Db, record: Of, version: number): Promise<LogPage | undefined> {
  const held = inRecord(record).find((one) => one.version === version);
  if (held || version >= record.version) return held;
  const { value: item } = await pages(db, record, [version, record.version], { limit: 1 }).next();
  return item && (await versionsIn(db, record.gameId, item)).find((one) => one.version === version);
}

/** What was done before the record's own version, from the beginning. */
export async function stepsBefore(db: Db, record: Of): Promise<RecordedStep[]> {
  const steps: RecordedStep[] = [];
  for await (const one of versionsFrom(db, record, 0)) steps.push(...(one.steps ?? []));
  return steps;
}
