import { SendMessageCommand, SQSClient } from "@aws-sdk/client-sqs";
import type { APIGatewayProxyEventV2 } from "aws-lambda";

const queues = new SQSClient({ useQueueUrlAsEndpoint: false });

/** Sends its body on, one group per game; `{"hang":true}` never answers, `{"crash":true}` throws. */
export async function handler(event: APIGatewayProxyEventV2) {
  const body = JSON.parse(event.body ?? "{}") as { hang?: boolean; crash?: boolean; key?: string };
  if (body.crash) throw new Error("broken on purpose");
  if (body.hang) await new Promise((resolve) => setTimeout(resolve, 600_000));
  const game = event.rawPath.split("/")[3];
  await queues.send(
    new SendMessageCommand({
      QueueUrl: process.env.NOTIFICATION_QUEUE_URL,
      MessageBody: JSON.stringify({ game, ...body }),
      MessageGroupId: game,
      MessageDeduplicationId: body.key ?? event.requestContext.requestId,
    }),
  );
  return { sent: true };
}
