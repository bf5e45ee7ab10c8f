import type { Seat } from "../../engine/state/ids.ts";
import { type Db, type Key, N, S } from "../storage/db.ts";
import { digestKey, dueShard, waitKey } from "../storage/tableKeys.ts";

/** What a player is to be told later: beside their seat or their profile, so that no game is written for it. The sweeper finds it. */

const due = (text: string, id: string, at: number) => ({
  text,
  names: { "#shard": "dueShard", "#at": "nextAt" },
  values: { ":shard": S(dueShard(id)), ":at": N(at) },
});

/** Looks at one seat again then. */
export const lookAgain = (db: Db, player: string, gameId: string, seat: Seat, at: number): Promise<boolean> =>
  db.update(waitKey(player, gameId, seat), due("SET #shard = :shard, #at = :at", gameId, at));

/** The digest comes then, unless one is to come already. */
export const armDigest = (db: Db, player: string, at: number): Promise<boolean> =>
  db.update(
    digestKey(player),
    due("SET #shard = :shard, #at = :at", player, at),
    "attribute_not_exists(pk) OR attribute_not_exists(nextAt)",
  );

/** One that is to come, at another time. */
export const moveDigest = (db: Db, player: string, at: number): Promise<boolean> =>
  db.update(digestKey(player), due("SET #shard = :shard, #at = :at", player, at), "attribute_exists(pk)");

/** When that is due; undefined if it is not any more. */
export async function dueOf(db: Db, key: Key): Promise<number | undefined> {
  const at = (await db.get(key))?.nextAt?.N;
  return at === undefined ? undefined : Number(at);
}

/** Done, unless it was put off meanwhile. */
export const doneWith = (db: Db, key: Key, at: number): Promise<boolean> =>
  db.update(
    key,
    {
      text: "REMOVE #shard, #at",
      names: { "#shard": "dueShard", "#at": "nextAt" },
      values: { ":at": N(at) },
    },
    "#at = :at",
  );
