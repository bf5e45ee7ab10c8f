import { poolParts } from "../../cards/pool/file.ts";
import { RemotePool, type StoredPool } from "../../cards/pool/remote.ts";
import { sha256 } from "../signingKeys.ts";
import { B, type Db, keyed, N, S } from "../storage/db.ts";
import { importedKey, importedNow } from "../storage/tableKeys.ts";
import { allWritten } from "../storage/writes.ts";

/** An item may have 400 KB. */
const PART_BYTES = 350_000;
const AT_ONCE = 16;

/**
 * Puts a pool of imported cards into the table and, once all of it is there, names it as the one in use: a look-up finds
 * the old pool or the new one, whole. Does nothing if it is in use already. Throws `CardsError` for what is no pool.
 *
 * @returns whether anything was written.
 */
export async function publishCards(
  db: Db,
  bytes: Uint8Array,
  progress: (share: number) => void = () => {},
): Promise<boolean> {
  const { cards, buckets, names } = poolParts(bytes);
  const id = sha256(bytes).toString("hex").slice(0, 16);
  const before = await db.get(importedNow);
  if (before?.id?.S === id) return false;
  const parts = Array.from({ length: Math.ceil(names.length / PART_BYTES) }, (_, at) =>
    names.subarray(at * PART_BYTES, (at + 1) * PART_BYTES),
  );
  const items = [
    ...buckets.map((blob, at) => ({ ...keyed(importedKey(id, "BUCKET", at)), blob: B(blob) })),
    ...parts.map((blob, at) => ({ ...keyed(importedKey(id, "NAMES", at)), blob: B(blob) })),
  ];
  for (let at = 0; at < items.length; at += AT_ONCE) {
    await allWritten(items.slice(at, at + AT_ONCE).map((item) => db.put(item)));
    progress(Math.min(1, (at + AT_ONCE) / items.length));
  }
  await db.put({
    ...keyed(importedNow),
    id: S(id),
    cards: N(cards),
    buckets: N(buckets.length),
    names: N(parts.length),
  });
  return true;
}

/** The cards that were imported into the table. Two round trips for a deck: which pool, then all buckets it needs. */
export function importedCards(db: Db): RemotePool {
  return new RemotePool({
    async current() {
      const item = await db.get(importedNow, undefined, false);
      const id = item?.id?.S;
      return id === undefined ? undefined : stored(db, id, Number(item?.buckets?.N), Number(item?.names?.N));
    },
  });
}

function stored(db: Db, id: string, buckets: number, nameParts: number): StoredPool {
  const read = async (kind: "BUCKET" | "NAMES", wanted: readonly number[]): Promise<readonly Uint8Array[]> => {
    const items = await db.getMany(
      wanted.map((at) => importedKey(id, kind, at)),
      ["blob"],
    );
    const found = new Map(items.map((item) => [item.sk?.S, item.blob?.B]));
    return wanted.map((at) => {
      const blob = found.get(importedKey(id, kind, at).sk);
      if (!blob) throw new Error(`imported cards ${id} lack ${kind} ${at}`);
      return blob;
    });
  };
  return {
    id,
    buckets,
    read: (wanted) => read("BUCKET", wanted),
    names: async () =>
      Buffer.concat(
        await read(
          "NAMES",
          Array.from({ length: nameParts }, (_, at) => at),
        ),
      ),
  };
}
