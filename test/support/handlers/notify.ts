import { DynamoDBClient, UpdateItemCommand } from "@aws-sdk/client-dynamodb";
import { SendMessageCommand, SQSClient } from "@aws-sdk/client-sqs";
import type { SQSBatchResponse, SQSEvent } from "aws-lambda";

const database = new DynamoDBClient({});
const queues = new SQSClient({ useQueueUrlAsEndpoint: false });

/**
 * Counts deliveries per message on the game's item; a message with `fail` is counted and then refused, one with `onward`
 * is sent on to the queue so many times.
 */
export const counting =
  (queueUrl: string | undefined) =>
  async (event: SQSEvent): Promise<SQSBatchResponse> => {
    const batchItemFailures: SQSBatchResponse["batchItemFailures"] = [];
    for (const record of event.Records) {
      const { game, fail, onward = 0 } = JSON.parse(record.body) as { game: string; fail?: boolean; onward?: number };
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
      if (onward > 0)
        await queues.send(
          new SendMessageCommand({
            QueueUrl: queueUrl,
            MessageBody: JSON.stringify({ game, onward: onward - 1 }),
            MessageGroupId: game,
            MessageDeduplicationId: `${game} ${onward}`,
          }),
        );
    }
    return { batchItemFailures };
  };

export const handler = counting(process.env.NOTIFICATION_QUEUE_URL);
