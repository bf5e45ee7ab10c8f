import { Refused } from "../refusal.ts";
import { sha256 } from "../signingKeys.ts";
import { type Db, N } from "../storage/db.ts";
import { quotaKey } from "../storage/tableKeys.ts";
import { QUOTAS, type Quota } from "./limits.ts";

const DAY = 86_400_000;

/**
 * Counts one more of what somebody makes today: one write, whether or not it is allowed. Only a hash of who it is is kept,
 * for two days. Throws `Refused` 429 once they have made as many as they may.
 */
export async function countTowards(db: Db, what: Quota, by: "address" | "player", who: string, now: number) {
  const day = Math.floor(now / DAY);
  const quota: { readonly address: number; readonly player?: number } = QUOTAS[what];
  const most = quota[by];
  if (most === undefined) return;
  const key = quotaKey(sha256(`${what} ${by} ${day} ${who}`).toString("hex"));
  const counted = {
    text: "SET #used = if_not_exists(#used, :none) + :one, #until = :until",
    names: { "#used": "used", "#until": "expiresAt" },
    values: { ":none": N(0), ":one": N(1), ":most": N(most), ":until": N(((day + 2) * DAY) / 1000) },
  };
  if (await db.update(key, counted, "attribute_not_exists(#used) OR #used < :most")) return;
  throw new Refused(
    429,
    "quota-used-up",
    `That makes ${most} ${what} today, which is all one ${by} may have. There is room again tomorrow (UTC).`,
    { retryAfter: Math.ceil(((day + 1) * DAY - now) / 1000) },
  );
}
