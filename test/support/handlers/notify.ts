import { DynamoDBClient, UpdateItemCommand } from "@aws-sdk/client-dynamodb";
import type { SQSBatchResponse, SQSEvent } from "aws-lambda";

const database = new DynamoDBClient({});

/** Counts deliveries per message on the game's item; a message with `fail` is counted and then refused. */
export async function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  const batchItemFailures: SQSBatchResponse["batchItemFailures"] = [];
  for (const record of event.Records) {
    const { game, fail } = JSON.parse(record.body) as { game: string; fail?: boolean };
    await database.send(
      new UpdateItemCommand({
        TableName: process.env.TABLE_NAME,
        Key: { pk: { S: `GAME#${game}` }, sk: { S: "STATE" } },
        UpdateExpression: "ADD deliveries :one SET receives = :count",
        ExpressionAttributeValues: {
          ":one": { N: "1" },
          ":count": { N: record.attributes.ApproximateReceiveCount },
        },
      }),
    );
    if (fail) batchItemFailures.push({ itemIdentifier: record.messageId });
  }
  return { batchItemFailures };
}
