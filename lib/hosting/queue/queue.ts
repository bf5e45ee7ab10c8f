import { SendMessageCommand, type SQSClient } from "@aws-sdk/client-sqs";
import { type Notice, noticeKey } from "../storage/record.ts";

/** The FIFO queue of notices. */
export interface Queue {
  /** `again` names a deliberate repetition, which the queue's own deduplication must let through. */
  send(notice: Notice, again?: string): Promise<void>;
}

export const openQueue = (client: SQSClient, url: string): Queue => ({
  async send(notice, again) {
    await client.send(
      new SendMessageCommand({
        QueueUrl: url,
        MessageBody: JSON.stringify(notice),
        MessageGroupId: `${notice.game}#${notice.seat}`,
        MessageDeduplicationId: again ? `${noticeKey(notice)}#${again}` : noticeKey(notice),
      }),
    );
  },
});

/** The inverse of `send`. Throws on what is not a notice. */
export function noticeFrom(body: string): Notice {
  const { game, seat, ask, kind, chosen }: Partial<Notice> = JSON.parse(body);
  if (typeof game !== "string" || typeof seat !== "number" || typeof ask !== "number" || typeof kind !== "string")
    throw new Error("message is not a notice");
  return { game, seat, ask, kind, ...(typeof chosen === "number" && { chosen }) };
}
