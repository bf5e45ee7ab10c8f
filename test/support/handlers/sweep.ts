import { DynamoDBClient, UpdateItemCommand } from "@aws-sdk/client-dynamodb";
import type { ScheduledEvent } from "aws-lambda";

const database = new DynamoDBClient({});

/** Counts its own runs. */
export async function handler(event: ScheduledEvent): Promise<void> {
  await database.send(
    new UpdateItemCommand({
      TableName: process.env.TABLE_NAME,
      Key: { pk: { S: "SWEEP" }, sk: { S: event["detail-type"] } },
      UpdateExpression: "ADD runs :one",
      ExpressionAttributeValues: { ":one": { N: "1" } },
    }),
  );
}
