import type { CardPool } from "../../engine/definition.ts";
import { ABILITIES_VERSION, migratedPool, preparedPool } from "../../engine/index.ts";
import { canonical, sha256 } from "../signingKeys.ts";
import { pack, unpack } from "../storage/codec.ts";
import { B, type Db, keyed, N, S } from "../storage/db.ts";
import { cardsKey } from "../storage/tableKeys.ts";

/** An item may have 400 KB. */
const PART_BYTES = 350_000;
const POOLS_KEPT = 64;

/** The pinned cards of games: written once under the hash of their content, never changed. */
export interface Pools {
  get(hash: string): Promise<CardPool>;
}

/** `grammar` is the version of what read the cards; kept beside them for whoever wonders later. */
export async function putPool(db: Db, pool: CardPool, grammar = 0, partBytes = PART_BYTES): Promise<string> {
  const hash = sha256(canonical(pool)).toString("hex").slice(0, 40);
  const blob = pack(pool);
  const parts = Math.ceil(blob.length / partBytes);
  for (let part = 0; part < parts; part++)
    await db.put({
      ...keyed(cardsKey(hash, part)),
      grammar: N(grammar),
      abilities: N(ABILITIES_VERSION),
      blob: B(blob.subarray(part * partBytes, (part + 1) * partBytes)),
    });
  return hash;
}

/** Reads pools and keeps the ones last used. */
export function openPools(db: Db): Pools {
  const kept = new Map<string, CardPool>();
  return {
    async get(hash) {
      const pool = kept.get(hash) ?? (await readPool(db, hash));
      kept.delete(hash);
      kept.set(hash, pool);
      for (const oldest of kept.keys()) {
        if (kept.size <= POOLS_KEPT) break;
        kept.delete(oldest);
      }
      return pool;
    },
  };
}

async function readPool(db: Db, hash: string): Promise<CardPool> {
  const parts: Uint8Array[] = [];
  let version = 1;
  const where = { text: "pk = :cards", values: { ":cards": S(cardsKey(hash, 0).pk) } };
  for await (const item of db.query({ where, strong: true })) {
    parts.push(item.blob?.B ?? new Uint8Array());
    version = Number(item.abilities?.N ?? 1);
  }
  if (parts.length === 0) throw new Error(`no cards ${hash}`);
  return preparedPool(migratedPool(unpack<CardPool>(Buffer.concat(parts)), version));
}
