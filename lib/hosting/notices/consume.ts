import middy from "@middy/core";
import partialBatchFailure from "@middy/sqs-partial-batch-failure";
import type { SQSBatchResponse, SQSEvent, SQSRecord } from "aws-lambda";
import type { HostContext } from "../hostContext.ts";
import { noticeFrom } from "../queue/queue.ts";
import { type Delivery, deliver } from "./notify.ts";

export type QueueHandler = (event: SQSEvent, context: object) => Promise<SQSBatchResponse>;

/** The consumer of the queue. What could not be delivered goes back into it, and in the end to the dead letters. */
export function notifyHandler<G>(host: HostContext<G>, delivery: Delivery): QueueHandler {
  const stack = middy<SQSEvent, PromiseSettledResult<void>[]>()
    .use(
      partialBatchFailure({
        logger: (reason: unknown, { messageId }: SQSRecord) =>
          host.warn("not delivered", { messageId, reason: String(reason) }),
      }),
    )
    .handler(({ Records }: SQSEvent) => deliverAll(host, delivery, Records));
  return stack as unknown as QueueHandler;
}

/** Groups side by side, each in its order: after a failure the rest of a group waits too. */
async function deliverAll<G>(host: HostContext<G>, delivery: Delivery, records: readonly SQSRecord[]) {
  const turns = new Map<string, Promise<void>>();
  const all = records.map((record) => {
    const group = record.attributes.MessageGroupId ?? record.messageId;
    const done = (turns.get(group) ?? Promise.resolve()).then(() => deliver(host, delivery, noticeFrom(record.body)));
    turns.set(group, done);
    return done;
  });
  return Promise.allSettled(all);
}
