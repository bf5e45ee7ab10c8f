import { SendMessageCommand, SQSClient } from "@aws-sdk/client-sqs";
import type { APIGatewayProxyEventV2 } from "aws-lambda";

const queues = new SQSClient({ useQueueUrlAsEndpoint: false });

/** Puts what it was sent into the queue of chats, and says what it was. */
export async function handler(event: APIGatewayProxyEventV2) {
  const body = Buffer.from(event.body ?? "", event.isBase64Encoded ? "base64" : "utf8").toString();
  await queues.send(
    new SendMessageCommand({
      QueueUrl: process.env.CHAT_QUEUE_URL,
      MessageBody: JSON.stringify({ game: body }),
      MessageGroupId: "chat",
      MessageDeduplicationId: event.requestContext.requestId,
    }),
  );
  return { body };
}
