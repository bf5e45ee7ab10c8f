import type { SavedGame } from "../../engine/api.ts";
import { SavedLater } from "../../engine/index.ts";
import { newerGame, Refused } from "../refusal.ts";
import { readArchived } from "./archived.ts";
import { packLines, UnknownCodec, unpackLines } from "./codec.ts";
import { B, type Db, type Item, keyed, L, N, S } from "./db.ts";
import { type Difference, differenceOf, toldBy } from "./difference.ts";
import type { LastCommitted } from "./lastCommitted.ts";
import { migrated } from "./migrations.ts";
import { bytesOf, stored } from "./outgrown.ts";
import { type Due, type GameBlob, type GameRecord, type HandOff, RECORD_SCHEMA } from "./record.ts";
import { dueShard, gameKey } from "./tableKeys.ts";

/** Game records in and out of the table. */

/** Stored bytes that are no game record any more. */
export class BrokenGame extends Error {
  readonly gameId: string;

  constructor(gameId: string, cause: unknown) {
    super(`game ${gameId} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.gameId = gameId;
  }
}

/** Throws `Refused` for a record newer than this build, `BrokenGame` for one that cannot be read. `strong` costs twice as much. */
export async function readGame(db: Db, gameId: string, strong = true, last?: Last): Promise<GameRecord | undefined> {
  for (let tried = 0; tried < READS; tried++) {
    // A version that is missing its parts has been overwritten: then only the newest will do.
    const item = await db.get(gameKey(gameId), undefined, strong || tried > 0);
    if (!item) return undefined;
    const record = await recordIn(db, gameId, item, last);
    if (record) return record;
  }
  throw new BrokenGame(gameId, "parts of it are missing");
}
const READS = 3;
type Last = Pick<LastCommitted, "blobIn">;

/** Of an item that was read. Undefined if a later version was written meanwhile. Throws as `readGame` does. */
export async function recordIn(db: Db, gameId: string, item: Item, last?: Last): Promise<GameRecord | undefined> {
  const archive = item.blob ? undefined : item.archive?.S;
  const blob =
    archive === undefined
      ? item.blob && (await bytesOf(db, gameId, item.blob))
      : (await readArchived(db, archive))?.blob;
  return (item.blob ?? archive) !== undefined && !blob ? undefined : fromItem(gameId, item, blob, last);
}

/** False if there is one already: with a fresh id, the same one, put by a retry. */
export const createGame = async (db: Db, record: GameRecord, now: number): Promise<boolean> =>
  db.putIf(await toItem(db, record, now), { text: "attribute_not_exists(pk)" });

/** The commit: false if the stored version is not the one before this, or an operator has quarantined the game. Throws if the outcome is unknown. */
export const writeGame = async (
  db: Db,
  record: GameRecord,
  now: number,
  bytes = blobOf(record.blob),
): Promise<boolean> =>
  db.putIf(
    await toItem(db, record, now, bytes),
    {
      text: "#version = :before AND (attribute_not_exists(#quarantined) OR #quarantined = :no)",
      names: { "#version": "version", "#quarantined": "quarantined" },
      values: { ":before": N(record.version - 1), ":no": { BOOL: false } },
    },
    true,
  );

/** What admits a token, without the game. */
export interface Peek {
  readonly epochs: readonly number[];
}

/** `strong` costs twice as much. */
export async function peekGame(db: Db, gameId: string, strong: boolean): Promise<Peek | undefined> {
  const item = await db.get(gameKey(gameId), ["epochs"], strong);
  return item && { epochs: numbers(item, "epochs") };
}

export interface GameStatus {
  readonly gameId: string;
  readonly handoffs: readonly HandOff[];
  readonly over: boolean;
  /** Who plays, by seat; empty in games from before this was kept beside the blob. */
  readonly names: readonly string[];
  /** As `shown.at` of the record. */
  readonly shownAt: number;
}

/** Of each game, whom it waits for; games that do not exist are left out. */
export async function gameStatuses(db: Db, gameIds: readonly string[]): Promise<GameStatus[]> {
  const items = await db.getMany(gameIds.map(gameKey), ["handoffs", "over", "names", "shown"]);
  return items.map((item) => ({
    gameId: text(item, "pk").slice("GAME#".length),
    handoffs: handoffs(item),
    over: item.over?.BOOL ?? false,
    names: texts(item, "names"),
    shownAt: numbers(item, "shown")[1] ?? 0,
  }));
}

async function toItem(db: Db, record: GameRecord, now: number, bytes = blobOf(record.blob)): Promise<Item> {
  const nextAt = Math.min(...record.due.map((due) => due.at));
  return {
    schema: N(record.schema),
    build: S(record.build),
    cards: S(record.cards),
    version: N(record.version),
    asks: L(record.asks.map(N)),
    epochs: L(record.epochs.map(N)),
    recent: L(record.recent.map(B)),
    over: { BOOL: record.over },
    shown: L([record.shown.version, record.shown.at].map(N)),
    newsCount: N(record.newsCount),
    names: L(record.blob.seats.map(({ name }) => S(name))),
    ...(record.quarantined && { quarantined: { BOOL: true } }),
    handoffs: L(record.handoffs.map((handoff) => ({ M: handOffItem(handoff) }))),
    ...(record.due.length > 0 && {
      due: L(record.due.map((due) => ({ M: dueItem(due) }))),
      dueShard: S(dueShard(record.gameId)),
      nextAt: N(nextAt),
    }),
    ...(record.archive !== undefined && { archive: S(record.archive) }),
    blob: await stored(db, record.gameId, `state.${record.version}`, bytes, now),
    ...keyed(gameKey(record.gameId)),
  };
}

function fromItem(gameId: string, item: Item, blob: Uint8Array | undefined, last?: Last): GameRecord {
  try {
    if (number(item, "schema") > RECORD_SCHEMA) throw newerGame();
    return recordOf(gameId, item, blob, last);
  } catch (error) {
    if (item.quarantined?.BOOL) throw quarantined();
    throw unreadable(gameId, error);
  }
}

/** Why something of a game cannot be read, as it is told: a newer build wrote it, or its bytes are damaged. */
export function unreadable(gameId: string, error: unknown): Error {
  if (error instanceof Refused) return error;
  return error instanceof UnknownCodec || error instanceof SavedLater ? newerGame() : new BrokenGame(gameId, error);
}

export const quarantined = (): Refused =>
  new Refused(503, "quarantined", "This game is being looked into. Nothing is lost; try again later.");

function recordOf(gameId: string, item: Item, blob: Uint8Array | undefined, last?: Last): GameRecord {
  if (!blob) throw new Error("it has no blob");
  return {
    gameId,
    schema: number(item, "schema"),
    build: text(item, "build"),
    cards: text(item, "cards"),
    version: number(item, "version"),
    asks: numbers(item, "asks"),
    epochs: numbers(item, "epochs"),
    recent: (item.recent?.L ?? []).map((one) => one.B ?? new Uint8Array()),
    over: item.over?.BOOL ?? false,
    ...shownOf(item),
    quarantined: item.quarantined?.BOOL ?? false,
    handoffs: handoffs(item),
    due: (item.due?.L ?? []).map(({ M = {} }) => ({
      at: number(M, "at"),
      kind: text(M, "kind") as Due["kind"],
      seat: number(M, "seat"),
      ask: number(M, "ask"),
      ...(M.notice?.S && { notice: M.notice.S as NonNullable<Due["notice"]> }),
      ...(M.chosen && { chosen: number(M, "chosen") }),
    })),
    blob: last?.blobIn(blob) ?? migrated(contentOf(blob), number(item, "schema")),
    ...(item.blob?.S !== undefined && { outside: item.blob.S }),
    ...(item.archive?.S !== undefined && { archive: item.archive.S }),
    ...(!item.blob && { rests: true as const }),
  };
}

/** Earlier builds kept neither: every version counted, and as news it was the version. */
function shownOf(item: Item): Pick<GameRecord, "shown" | "newsCount"> {
  const version = number(item, "version");
  const [shown = version, at = 0] = numbers(item, "shown");
  return { shown: { version: shown, at }, newsCount: Number(item.newsCount?.N ?? version) };
}

/**
 * Snapshots and what is logged are JSON already: they follow the rest, a line each. What players had said in advance where one may go back to is
 * told by what they say now, so that it takes no room of its own.
 */
export function blobOf({ saved, back, logged = [], ...rest }: GameBlob): Uint8Array {
  const then = back?.orders && { orders: differenceOf(rest.orders, back.orders) };
  const first = Object.assign(
    rest,
    { saved: lean(saved) },
    back && { back: { ...back, saved: lean(back.saved), ...then } },
  );
  return packLines([JSON.stringify(first), saved.snapshot, ...(back ? [back.saved.snapshot] : []), ...logged]);
}

const lean = ({ snapshot: _, ...saved }: SavedGame) => saved;
const whole = (lean: Omit<SavedGame, "snapshot">, snapshot: string): SavedGame => ({ snapshot, ...lean });

/** As `blobOf` wrote it, or as earlier schemas did: then it is all in the first line. */
export function contentOf(blob: Uint8Array): GameBlob {
  const [first = "", snapshot, ...more] = unpackLines(blob);
  const { saved, back, ...rest } = JSON.parse(first) as GameBlob;
  if (snapshot === undefined) return { saved, ...(back && { back }), ...rest };
  const logged = back ? more.slice(1) : more;
  return {
    saved: whole(saved, snapshot),
    ...(back && {
      back: { ...back, saved: whole(back.saved, more[0]!), ...ordersThen(rest.orders, back.orders) },
    }),
    ...(logged.length > 0 && { logged }),
    ...rest,
  };
}

/** Earlier builds told them whole. */
const ordersThen = (
  now: GameBlob["orders"],
  then: Difference | GameBlob["orders"] | undefined,
): Pick<NonNullable<GameBlob["back"]>, "orders"> => {
  if (then === undefined) return {};
  return { orders: Array.isArray(then) ? then : (toldBy(now, then as Difference) as GameBlob["orders"]) };
};

const dueItem = ({ at, kind, seat, ask, notice, chosen }: Due): Item => ({
  at: N(at),
  kind: S(kind),
  seat: N(seat),
  ask: N(ask),
  ...(notice && { notice: S(notice) }),
  ...(chosen !== undefined && { chosen: N(chosen) }),
});

const handOffItem = ({ seat, ask, kind, dueAt, quiet }: HandOff): Item => ({
  seat: N(seat),
  ask: N(ask),
  kind: S(kind),
  ...(dueAt !== undefined && { dueAt: N(dueAt) }),
  ...(quiet && { quiet: { BOOL: true } }),
});

const handoffs = (item: Item): HandOff[] =>
  (item.handoffs?.L ?? []).map(({ M = {} }) => ({
    seat: number(M, "seat"),
    ask: number(M, "ask"),
    kind: text(M, "kind") as HandOff["kind"],
    ...(M.dueAt && { dueAt: number(M, "dueAt") }),
    quiet: M.quiet?.BOOL ?? false,
  }));

export const text = (item: Item, name: string): string => {
  const found = item[name]?.S;
  if (found === undefined) throw new Error(`item without "${name}"`);
  return found;
};
export const number = (item: Item, name: string): number => {
  const found = item[name]?.N;
  if (found === undefined) throw new Error(`item without "${name}"`);
  return Number(found);
};
const numbers = (item: Item, name: string): number[] => (item[name]?.L ?? []).map((one) => Number(one.N));
const texts = (item: Item, name: string): string[] => (item[name]?.L ?? []).map((one) => one.S ?? "");
