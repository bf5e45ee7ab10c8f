import middy from "@middy/core";
import partialBatchFailure from "@middy/sqs-partial-batch-failure";
import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from "aws-lambda";
import { orHandOn } from "../builds.ts";
import type { HostContext } from "../hostContext.ts";

export type QueueHandler = (event: SQSEvent, context: Context) => Promise<SQSBatchResponse>;
/** `received`: how often the queue has handed it out by now. */
type Consume = (body: string, context: Context, received: number) => Promise<void>;

/** The handler of a queue's function. What failed goes back into the queue, and in the end to the dead letters. */
export function consumer<G>(host: HostContext<G>, consume: Consume): QueueHandler {
  const stack = middy<SQSEvent, PromiseSettledResult<void>[]>()
    .use(
      partialBatchFailure({
        logger: (reason: unknown, { messageId }: SQSRecord) =>
          host.warn("not delivered", { messageId, reason: String(reason) }),
      }),
    )
    .handler((event: SQSEvent, context) =>
      consumeAll(event.Records, (record) => consumed(host, { ...event, Records: [record] }, consume, context)),
    );
  return stack as unknown as QueueHandler;
}

/** Groups side by side, each in its order: after a failure the rest of a group waits too. */
async function consumeAll(records: readonly SQSRecord[], consume: (record: SQSRecord) => Promise<void>) {
  const turns = new Map<string, Promise<void>>();
  const all = records.map((record) => {
    const group = record.attributes.MessageGroupId ?? record.messageId;
    const done = (turns.get(group) ?? Promise.resolve()).then(() => consume(record));
    turns.set(group, done);
    return done;
  });
  return Promise.allSettled(all);
}

/** A single message: by this build, or by the one that is in the middle of its game. */
async function consumed<G>(host: HostContext<G>, event: SQSEvent, consume: Consume, context: Context): Promise<void> {
  const { body, attributes } = event.Records[0]!;
  const response = await orHandOn<SQSBatchResponse | undefined>(host.builds, event, () =>
    consume(body, context, Number(attributes?.ApproximateReceiveCount ?? 1)).then(() => undefined),
  );
  if (response?.batchItemFailures.length) throw new Error("the build in the middle of this game did not consume it");
}
