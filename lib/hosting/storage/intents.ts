import { type Db, keyed, S } from "./db.ts";
import { allShards, gameOfIntent, intentKey, intentsUntil } from "./tableKeys.ts";

/** A note, put before the write it belongs to, that a hand-off of this game may have to be sent. */
export interface Intent {
  readonly gameId: string;
  readonly time: number;
  readonly actionId: string;
}

export const putIntent = (db: Db, { gameId, time, actionId }: Intent): Promise<void> =>
  db.put(keyed(intentKey(gameId, time, actionId)));

export const deleteIntent = (db: Db, { gameId, time, actionId }: Intent): Promise<void> =>
  db.delete(intentKey(gameId, time, actionId));

/** All intents older than `time`. */
export async function* intentsBefore(
  db: Db,
  time: number,
): AsyncGenerator<{ gameId: string; delete(): Promise<void> }> {
  for (const shard of allShards("INTENT")) {
    const where = {
      text: "pk = :shard AND sk < :until",
      values: { ":shard": S(shard), ":until": S(intentsUntil(time)) },
    };
    for await (const item of db.query({ where, strong: true })) {
      const sk = item.sk?.S ?? "";
      yield { gameId: gameOfIntent(sk), delete: () => db.delete({ pk: shard, sk }) };
    }
  }
}
