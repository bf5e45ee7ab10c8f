import { sha256 } from "../signingKeys.ts";
import { B, type Db, type Item, keyed, N, S } from "./db.ts";
import { partKey } from "./tableKeys.ts";

/**
 * Bytes that would not fit an item with the rest of it (400 KB) go to items of their own, named by their contents: the same
 * bytes whoever writes them, and never changed. What refers to them is written after them.
 */

/** Leaves a quarter of the item to everything else in it. */
export const MOST_INSIDE = 300_000;
const PART_BYTES = 350_000;

/** Whose bytes they are: of a version's state, which are gone with it, or of its page of the log, which stay. */
export type Whose = `state.${number}` | `${number}`;

/** As an attribute: the bytes themselves, or where they are. `now`: epoch milliseconds. */
export async function stored(
  db: Db,
  gameId: string,
  whose: Whose,
  bytes: Uint8Array,
  now: number,
): Promise<Item[string]> {
  if (bytes.length <= MOST_INSIDE) return B(bytes);
  const name = `${whose}.${sha256(bytes).subarray(0, 9).toString("base64url")}`;
  const count = Math.ceil(bytes.length / PART_BYTES);
  await Promise.all(
    Array.from({ length: count }, (_, at) =>
      db.put({
        ...keyed(partKey(gameId, name, at)),
        bytes: B(bytes.subarray(at * PART_BYTES, (at + 1) * PART_BYTES)),
        putAt: N(now),
      }),
    ),
  );
  return S(`${name}#${count}`);
}

/** What `stored` gave an attribute for. Undefined if parts are gone: a later version has been written meanwhile. */
export async function bytesOf(db: Db, gameId: string, attribute: Item[string]): Promise<Uint8Array | undefined> {
  if (attribute.S === undefined) return attribute.B;
  const parts = await Promise.all(partsOf(gameId, attribute.S).map((key) => db.get(key)));
  const bytes = parts.map((part) => part?.bytes?.B);
  return bytes.every((one) => one !== undefined) ? Buffer.concat(bytes) : undefined;
}

/** Removes the parts of an attribute that nothing refers to any more. */
export async function forget(db: Db, gameId: string, attribute: Item[string] | undefined): Promise<void> {
  if (attribute?.S !== undefined) await Promise.all(partsOf(gameId, attribute.S).map((key) => db.delete(key)));
}

/**
 * Removes the parts of a game's state that nothing refers to: of versions up to this one but its own, left by whoever was
 * overtaken; and all that were put before a time when whoever put them must have written, or died since.
 */
export async function forgetUnreferenced(
  db: Db,
  { gameId, version, outside }: { gameId: string; version: number; outside?: string },
  putBefore = 0,
): Promise<void> {
  const { pk } = partKey(gameId, "", 0);
  const where = {
    text: "pk = :game AND begins_with(sk, :state)",
    values: { ":game": S(pk), ":state": S("PART#state.") },
  };
  for await (const { sk, putAt } of db.query({ where, only: ["sk", "putAt"], strong: true })) {
    const [, name = "", at] = (sk?.S ?? "").split("#");
    if (outside?.startsWith(`${name}#`)) continue;
    if (Number(name.split(".")[1]) <= version || Number(putAt?.N) < putBefore)
      await db.delete(partKey(gameId, name, Number(at)));
  }
}

function partsOf(gameId: string, reference: string) {
  const [name = "", count] = reference.split("#");
  return Array.from({ length: Number(count) }, (_, at) => partKey(gameId, name, at));
}
