import { packLines, unpackLines } from "./codec.ts";
import { B, type Db, type Expression, type Item, N, S } from "./db.ts";
import { bytesOf } from "./outgrown.ts";
import type { GameRecord } from "./record.ts";
import { dueShard, gameKey, isMarks, isPage, partOf, versionOfPage } from "./tableKeys.ts";

/**
 * A game that is over and rests: an object of the archive holds its blob and its log, the table an item without either. A
 * game that is changed there gets its blob back, and is archived anew; until then its earlier pages are in the object.
 */
export interface Archived {
  readonly blob: Uint8Array;
  /** The pages of the log and what holds marks of actions beside them, by sort key. */
  readonly pages: readonly Item[];
}

/** One for each version: whoever puts it puts the same. */
export const archivePrefix = (gameId: string): string => `games/${gameId}/`;
export const archiveKey = ({ gameId, version }: Pick<GameRecord, "gameId" | "version">): string =>
  `${archivePrefix(gameId)}${String(version).padStart(15, "0")}`;

/** As bytes. Those of items are base64 in JSON. */
export const archivedBytes = ({ blob, pages }: Archived): Uint8Array =>
  packLines([{ blob: B(blob) }, ...pages].map((item) => JSON.stringify(item, asBase64)));

/** Undefined if the object is gone: a later version has been written meanwhile. Throws an error where it is damaged. */
export async function readArchived(db: Db, key: string): Promise<Archived | undefined> {
  const bytes = await db.archive.get(key);
  if (!bytes) return undefined;
  const [first, ...pages] = unpackLines(bytes).map((line) => JSON.parse(line, fromBase64) as Item);
  return { blob: first!.blob!.B!, pages };
}

type Of = Pick<GameRecord, "gameId" | "version" | "archive">;

/** Pages of a game's log that the archive has, got once for each record; none of one that was never archived. */
export async function archivedPages(db: Db, record: Pick<Of, "archive">): Promise<readonly Item[]> {
  const { archive } = record;
  if (archive === undefined) return [];
  let pages = PAGES.get(record);
  if (!pages) {
    pages = readArchived(db, archive).then((found) => found?.pages ?? missing());
    PAGES.set(record, pages);
  }
  return pages;
}
/** Whoever looks for one page by halves asks for the same object each time. */
const PAGES = new WeakMap<object, Promise<readonly Item[]>>();

/** What of a game's items goes into the archive, with the bytes that outgrew them. */
export async function pagesToArchive(db: Db, record: Of): Promise<Item[]> {
  const { gameId, version } = record;
  const pages = new Map((await archivedPages(db, record)).map((item) => [item.sk?.S ?? "", item]));
  for await (const item of itemsOf(db, gameId)) {
    const sk = item.sk?.S ?? "";
    if (!(isPage(sk) || isMarks(sk)) || versionOfPage(sk) >= version) continue;
    const whole: Item = { ...item };
    for (const name of ["blob", "watch", "steps"])
      if (item[name]?.S !== undefined) whole[name] = B((await bytesOf(db, gameId, item[name])) ?? missing());
    pages.set(sk, whole);
  }
  return [...pages].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, item]) => item);
}

/** Leaves the blob out of the table, if this is still the version; `until`: when the rest may be removed. False if it is not. */
export const rest = (db: Db, of: Of, key: string, until: number): Promise<boolean> =>
  setDue(db, of, until, {
    text: ", #archive = :key REMOVE #blob",
    names: { "#archive": "archive", "#blob": "blob" },
    values: { ":key": S(key) },
  });

/** It is to be archived then, and nothing else is due in it; if this is still the version. False if it is not. */
export const dueArchive = (db: Db, of: Of, at: number): Promise<boolean> => setDue(db, of, at, { text: "" });

const setDue = (db: Db, { gameId, version }: Of, at: number, { text, names, values }: Expression): Promise<boolean> =>
  db.update(
    gameKey(gameId),
    {
      text: `SET #due = :due, #nextAt = :at, dueShard = :shard${text}`,
      names: { ...NAMES, ...names },
      values: {
        ":due": { L: [{ M: { at: N(at), kind: S("archive"), seat: N(0), ask: N(0) } }] },
        ...{ ":at": N(at), ":shard": S(dueShard(gameId)), ":version": N(version), ":no": { BOOL: false } },
        ...values,
      },
    },
    UNCHANGED,
  );

/** Removes from the table what the archive holds, and what was left in the archive by others; then it is no longer due. */
export async function forgetRested(db: Db, { gameId, version, archive }: Of): Promise<void> {
  for await (const { sk } of itemsOf(db, gameId, ["sk"])) {
    const key = sk?.S ?? "";
    // Whoever changes it now may have put what the next version will refer to.
    const part = partOf(key);
    const isLeft = part ? part.version < version || (part.ofState && part.version === version) : false;
    if (isLeft || ((isPage(key) || isMarks(key)) && versionOfPage(key) < version))
      await db.delete({ pk: gameKey(gameId).pk, sk: key });
  }
  for (const key of await db.archive.list(archivePrefix(gameId))) if (key !== archive) await db.archive.delete(key);
  await db.update(
    gameKey(gameId),
    {
      text: "REMOVE #due, #nextAt, dueShard",
      names: NAMES,
      values: { ":version": N(version), ":no": { BOOL: false } },
    },
    UNCHANGED,
  );
}

const NAMES = {
  ...{ "#due": "due", "#nextAt": "nextAt" },
  ...{ "#version": "version", "#quarantined": "quarantined" },
};
const UNCHANGED = "#version = :version AND (attribute_not_exists(#quarantined) OR #quarantined = :no)";

function itemsOf(db: Db, gameId: string, only?: readonly string[]): AsyncGenerator<Item> {
  const where = { text: "pk = :game AND sk < :seat", values: { ":game": S(gameKey(gameId).pk), ":seat": S("SEAT#") } };
  return db.query({ where, strong: true, ...(only && { only }) });
}

function missing(): never {
  throw new Error("parts of what is archived are missing");
}

interface Base64 {
  readonly B64: string;
}
function asBase64(this: Record<string, unknown>, key: string, value: unknown): unknown {
  const raw = this[key];
  return raw instanceof Uint8Array ? ({ B64: Buffer.from(raw).toString("base64") } satisfies Base64) : value;
}
const fromBase64 = (_: string, value: unknown): unknown =>
  typeof value === "object" && value !== null && "B64" in value
    ? new Uint8Array(Buffer.from((value as Base64).B64, "base64"))
    : value;
