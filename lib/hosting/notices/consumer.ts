import middy from "@middy/core";
import partialBatchFailure from "@middy/sqs-partial-batch-failure";
import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from "aws-lambda";
import type { HostContext } from "../hostContext.ts";

export type QueueHandler = (event: SQSEvent, context: Context) => Promise<SQSBatchResponse>;
type Consume = (body: string, context: Context) => Promise<void>;

/** The handler of a queue's function. What failed goes back into the queue, and in the end to the dead letters. */
export function consumer<G>(host: HostContext<G>, consume: Consume): QueueHandler {
  const stack = middy<SQSEvent, PromiseSettledResult<void>[]>()
    .use(
      partialBatchFailure({
        logger: (reason: unknown, { messageId }: SQSRecord) =>
          host.warn("not delivered", { messageId, reason: String(reason) }),
      }),
    )
    .handler(({ Records }: SQSEvent, context) => consumeAll(Records, (body) => consume(body, context)));
  return stack as unknown as QueueHandler;
}

/** Groups side by side, each in its order: after a failure the rest of a group waits too. */
async function consumeAll(records: readonly SQSRecord[], consume: (body: string) => Promise<void>) {
  const turns = new Map<string, Promise<void>>();
  const all = records.map((record) => {
    const group = record.attributes.MessageGroupId ?? record.messageId;
    const done = (turns.get(group) ?? Promise.resolve()).then(() => consume(record.body));
    turns.set(group, done);
    return done;
  });
  return Promise.allSettled(all);
}
