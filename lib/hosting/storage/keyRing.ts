import { linkKeyFrom, newSecret, type SigningKeys, signingKeyFrom } from "../signingKeys.ts";
import { type Db, type Item, keyed, L, N, S } from "./db.ts";
import { keyRingKey } from "./tableKeys.ts";

/**
 * The installation's signing keys, in an item of their own: read at run time and kept for minutes, so that a rotation
 * reaches every function by itself (docs/decisions/signing-keys.md).
 */
export interface KeyRing {
  /** The newest first. */
  readonly keys: readonly { readonly id: string; readonly secret: string; readonly madeAt: number }[];
  /** What the links of games from before they had a key of their own are made from. */
  readonly before: string;
  readonly revision: number;
}

/** Functions go on with the keys they have for so long. */
export const KEYS_KEPT_MS = 5 * 60_000;
/** A token may name any key it likes: that makes nobody read more often than this. */
const UNKNOWN_AGAIN_MS = 10_000;
/** How many are kept: the newest signs, the one before it still verifies. */
const OVERLAP = 2;

/** In an empty table the first that has to sign makes the first key. */
export function openKeys(db: Db, now: () => number): SigningKeys {
  let kept: { readonly at: number; readonly ring: Promise<KeyRing | undefined> } | undefined;
  const ring = (keptMs = KEYS_KEPT_MS, read = () => readRing(db)): Promise<KeyRing | undefined> => {
    if (!kept || now() - kept.at >= keptMs) {
      const mine = { at: now(), ring: read() };
      kept = mine;
      mine.ring.catch(() => {
        if (kept === mine) kept = undefined;
      });
    }
    return kept.ring;
  };
  const made = async () => (await ring()) ?? (await ring(0, () => readOrMake(db, now())))!;
  const called = async (id: string, keptMs?: number) => {
    const found = (await ring(keptMs))?.keys.find((one) => one.id === id);
    return found && signingKeyFrom(found.id, found.secret);
  };
  return {
    all: async () => (await made()).keys.map(({ id, secret }) => signingKeyFrom(id, secret)),
    called: async (id) => (await called(id)) ?? called(id, UNKNOWN_AGAIN_MS),
    linkKeyBefore: async () => linkKeyFrom((await made()).before),
  };
}

async function readOrMake(db: Db, now: number): Promise<KeyRing> {
  const found = await readRing(db);
  if (found) return found;
  await writeRing(db, { keys: [newKey(now)], before: newSecret(), revision: 1 });
  // Whoever was first.
  return (await readRing(db)) ?? Promise.reject(new Error("the signing keys were not written"));
}

export async function readRing(db: Db): Promise<KeyRing | undefined> {
  const item = await db.get(keyRingKey);
  return item && fromItem(item);
}

export type Rotated = { readonly ok: true; readonly ring: KeyRing } | { readonly ok: false; readonly why: string };

/**
 * A new key signs from now on, and the one before it verifies for as long as what it signed may live. `drop`: earlier
 * ones are void at once. Refused while what the last but one signed may still be alive, as it would be void then.
 */
export async function rotateKeys(db: Db, now: number, lifeMs: number, drop: boolean): Promise<Rotated> {
  const before = await readOrMake(db, now);
  const [newest] = before.keys;
  const ready = (newest?.madeAt ?? 0) + lifeMs + KEYS_KEPT_MS;
  if (!drop && before.keys.length >= OVERLAP && now < ready)
    return { ok: false, why: `The last rotation still overlaps; rotate again after ${new Date(ready).toISOString()}.` };
  const keys = drop ? [newKey(now)] : [newKey(now), ...before.keys].slice(0, OVERLAP);
  const ring = { ...before, keys, revision: before.revision + 1 };
  return (await writeRing(db, ring)) ? { ok: true, ring } : { ok: false, why: "Somebody else is changing the keys." };
}

/** Goes on with the one secret that installations had before: links made from it keep working. False if others change the keys. */
export async function adoptSecret(db: Db, secret: string, now: number): Promise<boolean> {
  linkKeyFrom(secret);
  const ring = await readOrMake(db, now);
  return ring.before === secret || writeRing(db, { ...ring, before: secret, revision: ring.revision + 1 });
}

const newKey = (now: number) => ({ id: newSecret().slice(0, 8), secret: newSecret(), madeAt: now });

const writeRing = (db: Db, { keys, before, revision }: KeyRing): Promise<boolean> =>
  db.putIf(
    {
      ...keyed(keyRingKey),
      keys: L(keys.map(({ id, secret, madeAt }) => ({ M: { id: S(id), secret: S(secret), madeAt: N(madeAt) } }))),
      before: S(before),
      revision: N(revision),
    },
    revision === 1
      ? { text: "attribute_not_exists(pk)" }
      : { text: "#revision = :before", names: { "#revision": "revision" }, values: { ":before": N(revision - 1) } },
  );

const fromItem = ({ keys, before, revision }: Item): KeyRing => ({
  keys: (keys?.L ?? []).map(({ M = {} }) => ({
    id: M.id?.S ?? "",
    secret: M.secret?.S ?? "",
    madeAt: Number(M.madeAt?.N),
  })),
  before: before?.S ?? "",
  revision: Number(revision?.N),
});
