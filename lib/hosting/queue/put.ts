import { SendMessageCommand, type SQSClient } from "@aws-sdk/client-sqs";

/** Puts a message into one FIFO queue. `id`: the queue drops what comes under it again within five minutes. */
export type Put = (message: { readonly body: object; readonly group: string; readonly id: string }) => Promise<void>;

export const putter =
  (client: SQSClient, QueueUrl: string): Put =>
  async ({ body, group, id }) => {
    await client.send(
      new SendMessageCommand({
        QueueUrl,
        MessageBody: JSON.stringify(body),
        MessageGroupId: group,
        MessageDeduplicationId: id,
      }),
    );
  };
