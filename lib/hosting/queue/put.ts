import { SendMessageCommand, type SQSClient } from "@aws-sdk/client-sqs";

/** Puts a message into one FIFO queue. `id`: the queue drops what comes under it again within five minutes. */
export type Put = (message: { readonly body: object; readonly group: string; readonly id: string }) => Promise<void>;

/** As JSON. SQS takes neither U+FFFE nor U+FFFF, which JSON leaves as they are: what somebody wrote keeps no message out. */
const textOf = (body: object): string =>
  JSON.stringify(body).replace(/[\uFFFE\uFFFF]/g, (one) => `\\u${one.charCodeAt(0).toString(16)}`);

export const putter =
  (client: SQSClient, QueueUrl: string): Put =>
  async ({ body, group, id }) => {
    await client.send(
      new SendMessageCommand({
        QueueUrl,
        MessageBody: textOf(body),
        MessageGroupId: group,
        MessageDeduplicationId: id,
      }),
    );
  };
