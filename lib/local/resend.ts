import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { SQSClient } from "@aws-sdk/client-sqs";
import { type Resent, resendOpenHandOffs } from "../hosting/notices/resend.ts";
import type { QueueUrls } from "../hosting/queue/queue.ts";
import type { Services } from "./host.ts";

/**
 * The embedded queue forgets what was in it when the host stops, and the intents are gone by then: every open hand-off that
 * was not delivered is sent again. To be run before anything can be answered. Returns how many were sent, and the games that this build cannot read.
 */
export async function resendForgotten({ wiring, ...services }: Services): Promise<Resent> {
  const { region, credentials } = services;
  const dynamo = new DynamoDBClient({ endpoint: services.tablesEndpoint, region, credentials });
  const sqs = new SQSClient({ endpoint: services.queuesEndpoint, region, credentials, useQueueUrlAsEndpoint: false });
  try {
    let sent = 0;
    const broken: string[] = [];
    const places = new Map<string, QueueUrls>();
    for (const { environment } of wiring.functions) {
      const { TABLE_NAME: tableName, NOTIFICATION_QUEUE_URL: notifications, BOT_QUEUE_URL: bots } = environment;
      if (tableName !== undefined && notifications !== undefined && bots !== undefined)
        places.set(tableName, { notifications, bots });
    }
    for (const [tableName, queueUrls] of places) {
      const resent = await resendOpenHandOffs({ dynamo, sqs, tableName, queueUrls });
      sent += resent.sent;
      broken.push(...resent.broken);
    }
    return { sent, broken };
  } finally {
    dynamo.destroy();
    sqs.destroy();
  }
}
