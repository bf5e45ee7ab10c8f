import { type Db, type Item, keyed, N, S } from "../storage/db.ts";
import { channelKey } from "../storage/tableKeys.ts";
import { type Reach, reachName } from "./players.ts";

/** How it stands with a way to reach a player that has failed; nothing is stored of one that works. */
export interface ChannelHealth {
  readonly failures: number;
  /** Since when nothing has come through. */
  readonly since: number;
  /** Not tried again before. */
  readonly retryAt: number;
  /** Switched off, until its player sets it again. */
  readonly offAt?: number;
  /** What it last said. */
  readonly reason: string;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Until the next try, after the first failure, the second ...; the last is repeated. */
const DELAYS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR];
/** Nobody mends it any more: three days are a long weekend. */
const OFF_AFTER_MS = 72 * HOUR;

/** Undefined for a channel that has not failed at this address. */
export async function channelHealth(db: Db, player: string, reach: Reach) {
  const item = await db.get(channelKey(player, reachName(reach)));
  return item && item.address?.S === reach.address ? healthOf(item) : undefined;
}

/** After one more failure. `forGood`: the receiver said that there is no use in trying again; `notBefore`: when there is. */
export function afterFailure(
  before: ChannelHealth | undefined,
  { reason, forGood, now, notBefore = 0 }: { reason: string; forGood: boolean; now: number; notBefore?: number },
): ChannelHealth {
  const { failures = 0, since = now } = before ?? {};
  const delay = DELAYS[Math.min(failures, DELAYS.length - 1)]!;
  const isOff = forGood || now - since >= OFF_AFTER_MS;
  return {
    failures: failures + 1,
    since,
    retryAt: Math.max(now + delay, notBefore),
    reason,
    ...(isOff && { offAt: now }),
  };
}

export const putChannelHealth = (db: Db, player: string, reach: Reach, health: ChannelHealth) =>
  db.put({
    ...keyed(channelKey(player, reachName(reach))),
    ...{ address: S(reach.address), failures: N(health.failures), since: N(health.since), retryAt: N(health.retryAt) },
    reason: S(health.reason.slice(0, 200)),
    ...(health.offAt !== undefined && { offAt: N(health.offAt) }),
  });

/** It works again, or its player has set it anew. `name`: of `reachName`. */
export const forgetChannelHealth = (db: Db, player: string, name: string): Promise<void> =>
  db.delete(channelKey(player, name));

const healthOf = ({ failures, since, retryAt, offAt, reason }: Item): ChannelHealth => ({
  ...{ failures: Number(failures?.N), since: Number(since?.N), retryAt: Number(retryAt?.N) },
  ...(offAt?.N !== undefined && { offAt: Number(offAt.N) }),
  reason: reason?.S ?? "",
});
