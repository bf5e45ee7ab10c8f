import { type DynamoDBClient, paginateScan } from "@aws-sdk/client-dynamodb";
import { toTell } from "./handoffs.ts";
import { isBot } from "./open.ts";
import { delivered, playerAt } from "./players.ts";
import { noticeOf } from "./record.ts";
import { fromItem } from "./store.ts";
import type { Table } from "./table.ts";

/**
 * For a queue that forgets on restart: sends every open hand-off that nobody was told of yet. Reads the whole table, so it
 * is for the local host only, before it listens. Returns how many were sent.
 */
export async function resendOpenHandOffs<G>(
  table: Table<G>,
  client: DynamoDBClient,
  tableName: string,
): Promise<number> {
  let sent = 0;
  const games = {
    TableName: tableName,
    FilterExpression: "sk = :state",
    ExpressionAttributeValues: { ":state": { S: "STATE" } },
    ConsistentRead: true,
  };
  for await (const page of paginateScan({ client }, games))
    for (const item of page.Items ?? []) {
      const record = fromItem((item.pk?.S ?? "").slice("GAME#".length), item);
      for (const handoff of toTell(record)) {
        if (!isBot(record, handoff.seat) && (await told(table, record.gameId, handoff.seat, handoff.ask, handoff.kind)))
          continue;
        await table.queue.send(noticeOf(record.gameId, handoff));
        sent++;
      }
    }
  return sent;
}

async function told<G>(table: Table<G>, gameId: string, seat: number, ask: number, kind: string): Promise<boolean> {
  const player = await playerAt(table.db, gameId, seat);
  if (!player) return false;
  const names = await delivered(table.db, player, gameId, seat);
  return names.some((name) => name.startsWith(`${ask}.${kind}.`));
}
