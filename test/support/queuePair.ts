import { createHash } from "node:crypto";
import { errorReply, type Reply } from "../../lib/faults/simulation/reply.ts";
import { type Message, type QueueRules, type SendInput, sqsQueue } from "../../lib/faults/simulation/sqs.ts";

/** A queue as its clients see it, by the operations of SQS's API that the project calls. */
export type QueueOperations = Readonly<Record<string, (input: never) => Reply>>;

/** A queue and where what it gives up on goes. */
export interface QueuePair {
  readonly live: QueueOperations;
  readonly dead: QueueOperations;
}

export function queuePair(rules: QueueRules): QueuePair {
  const queue = sqsQueue(rules, Date.now);
  const received = new Map<string, Message>();
  let handles = 0;
  const live = {
    SendMessage: (input: SendInput) => queue.send(input),
    ReceiveMessage: ({ MaxNumberOfMessages = 1 }: { readonly MaxNumberOfMessages?: number }) =>
      done({
        Messages: queue.receive(MaxNumberOfMessages).map((message) => {
          const handle = `handle-${++handles}`;
          received.set(handle, message);
          return wireForm(message, handle);
        }),
      }),
    DeleteMessage: ({ ReceiptHandle }: { readonly ReceiptHandle: string }) => {
      const message = received.get(ReceiptHandle);
      if (!message)
        return errorReply(400, "com.amazonaws.sqs#ReceiptHandleIsInvalid", "The receipt handle is invalid.");
      queue.delete(message);
      return done({});
    },
    GetQueueAttributes: () => attributes(queue.waiting),
  };
  const dead = {
    ReceiveMessage: () => done({ Messages: queue.dead.map((message) => wireForm(message, message.id)) }),
    GetQueueAttributes: () => attributes(queue.dead),
  };
  return { live, dead };
}

const done = (body: object): Reply => ({ status: 200, body });

const attributes = (messages: readonly Message[]): Reply =>
  done({ Attributes: { ApproximateNumberOfMessages: String(messages.length) } });

const wireForm = ({ id, body, group, receives }: Message, ReceiptHandle: string) => ({
  MessageId: id,
  ReceiptHandle,
  Body: body,
  MD5OfBody: createHash("md5").update(body).digest("hex"),
  Attributes: {
    ApproximateReceiveCount: String(receives),
    ...(group !== undefined && { MessageGroupId: group }),
  },
});
