import { type DynamoDBClient, paginateScan } from "@aws-sdk/client-dynamodb";
import type { SQSClient } from "@aws-sdk/client-sqs";
import { delivered } from "../people/delivered.ts";
import { playerAt } from "../people/players.ts";
import { sendNotice, toTell } from "../queue/handoffs.ts";
import { openQueue, type QueueUrls } from "../queue/queue.ts";
import { Refused } from "../refusal.ts";
import { type Db, type Item, openDb } from "../storage/db.ts";
import { isBot } from "../storage/open.ts";
import { type GameRecord, type HandOff, noticeOf } from "../storage/record.ts";
import { BrokenGame, recordIn } from "../storage/store.ts";

export interface Services {
  readonly dynamo: DynamoDBClient;
  readonly sqs: SQSClient;
  readonly tableName: string;
  readonly queueUrls: QueueUrls;
}

export interface Resent {
  readonly sent: number;
  /** Ids of games that this build cannot read. */
  readonly broken: readonly string[];
}

/**
 * For a queue that forgets on restart: sends every open hand-off that nobody was told of yet. Reads the whole table, so it
 * is for the local host only, before it listens. Returns how many were sent, and which games could not be read.
 */
export async function resendOpenHandOffs({ dynamo, sqs, tableName, queueUrls }: Services): Promise<Resent> {
  const db = openDb(dynamo, dynamo, tableName);
  const queue = openQueue(sqs, queueUrls);
  const broken: string[] = [];
  let sent = 0;
  const games = {
    TableName: tableName,
    // What rests in the archive was over long ago.
    FilterExpression: "sk = :state AND attribute_exists(#blob)",
    ExpressionAttributeNames: { "#blob": "blob" },
    ExpressionAttributeValues: { ":state": { S: "STATE" } },
    ConsistentRead: true,
  };
  for await (const page of paginateScan({ client: dynamo }, games))
    for (const item of page.Items ?? []) {
      const gameId = (item.pk?.S ?? "").slice("GAME#".length);
      const record = await readable(db, gameId, item);
      if (record === undefined) broken.push(gameId);
      if (record === undefined || record.quarantined) continue;
      for (const handoff of toTell(record)) {
        if (!isBot(record, handoff.seat) && (await told(db, record.gameId, handoff))) continue;
        await sendNotice({ queue }, record, noticeOf(record.gameId, handoff));
        sent++;
      }
    }
  return { sent, broken };
}

async function readable(db: Db, gameId: string, item: Item): Promise<GameRecord | undefined> {
  try {
    return await recordIn(db, gameId, item);
  } catch (error) {
    if (error instanceof BrokenGame || error instanceof Refused) return undefined;
    throw error;
  }
}

async function told(db: Db, gameId: string, { seat, ask, kind }: HandOff): Promise<boolean> {
  const player = await playerAt(db, gameId, seat);
  if (!player) return false;
  const { names } = await delivered(db, { player, gameId, seat });
  return names.some((name) => name.startsWith(`${ask}.${kind}.`));
}
