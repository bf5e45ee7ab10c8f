import { sha256 } from "../signingKeys.ts";
import { B, type Db, type Item, keyed, S } from "./db.ts";
import { partKey } from "./tableKeys.ts";

/**
 * Bytes that would not fit an item with the rest of it (400 KB) go to items of their own, named by their contents: the same
 * bytes whoever writes them, and never changed. What refers to them is written after them.
 */

/** Leaves a quarter of the item to everything else in it. */
export const MOST_INSIDE = 300_000;
const PART_BYTES = 350_000;

/** As an attribute: the bytes themselves, or where they are. */
export async function stored(db: Db, gameId: string, version: number, bytes: Uint8Array): Promise<Item[string]> {
  if (bytes.length <= MOST_INSIDE) return B(bytes);
  const name = `${version}.${sha256(bytes).subarray(0, 9).toString("base64url")}`;
  const count = Math.ceil(bytes.length / PART_BYTES);
  await Promise.all(
    Array.from({ length: count }, (_, at) =>
      db.put({
        ...keyed(partKey(gameId, name, at)),
        bytes: B(bytes.subarray(at * PART_BYTES, (at + 1) * PART_BYTES)),
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

function partsOf(gameId: string, reference: string) {
  const [name = "", count] = reference.split("#");
  return Array.from({ length: Number(count) }, (_, at) => partKey(gameId, name, at));
}
