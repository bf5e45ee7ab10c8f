import { createECDH } from "node:crypto";
import { type Db, keyed, S } from "./db.ts";
import { text } from "./store.ts";
import { pushKeysKey } from "./tableKeys.ts";

/**
 * The key pair that tells push services who sends (VAPID, RFC 8292), in an item beside the signing keys. Browsers subscribe
 * under the public one, so another would void every subscription: made once, and never rotated.
 */
export interface PushKeys {
  /** A point on P-256, uncompressed (65 bytes), in base64url. */
  readonly publicKey: string;
  /** 32 bytes in base64url. */
  readonly privateKey: string;
}

/** In an empty table the first that asks for the keys makes them. */
export function openPushKeys(db: Db): () => Promise<PushKeys> {
  let kept: Promise<PushKeys> | undefined;
  return () => {
    if (!kept) {
      const mine = readOrMake(db);
      kept = mine;
      mine.catch(() => {
        if (kept === mine) kept = undefined;
      });
    }
    return kept;
  };
}

async function readOrMake(db: Db): Promise<PushKeys> {
  const read = async (): Promise<PushKeys | undefined> => {
    const item = await db.get(pushKeysKey);
    return item && { publicKey: text(item, "publicKey"), privateKey: text(item, "privateKey") };
  };
  const found = await read();
  if (found) return found;
  const pair = createECDH("prime256v1");
  const publicKey = pair.generateKeys("base64url");
  const item = { ...keyed(pushKeysKey), publicKey: S(publicKey), privateKey: S(pair.getPrivateKey("base64url")) };
  await db.putIf(item, { text: "attribute_not_exists(pk)" });
  // Whoever was first.
  return (await read()) ?? Promise.reject(new Error("the push keys were not written"));
}
