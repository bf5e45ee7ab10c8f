import { type DynamoDBClient, paginateScan } from "@aws-sdk/client-dynamodb";
import { ARCHIVED_AFTER_MS } from "../commit/dueAfter.ts";
import { dueArchive } from "../storage/archived.ts";
import type { Db } from "../storage/db.ts";

/**
 * Games that were over before there was an archive are due for it now, or a month after their end. Reads the whole table, once for an installation. How many.
 */
export async function archiveFinished(client: DynamoDBClient, db: Db, table: string, now: number): Promise<number> {
  const finished = {
    TableName: table,
    FilterExpression: "sk = :state AND #over = :yes AND attribute_exists(#blob) AND attribute_not_exists(#due)",
    ProjectionExpression: "pk, #version, #shown",
    ExpressionAttributeNames: {
      ...{ "#over": "over", "#blob": "blob", "#due": "due" },
      ...{ "#version": "version", "#shown": "shown" },
    },
    ExpressionAttributeValues: { ":state": { S: "STATE" }, ":yes": { BOOL: true } },
  };
  let due = 0;
  for await (const { Items = [] } of paginateScan({ client }, finished))
    for (const { pk, version, shown } of Items) {
      const at = Math.max(now, Number(shown?.L?.[1]?.N ?? 0) + ARCHIVED_AFTER_MS);
      const game = { gameId: (pk?.S ?? "").slice("GAME#".length), version: Number(version?.N) };
      if (await dueArchive(db, game, at)) due++;
    }
  return due;
}
