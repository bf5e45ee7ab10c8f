import { randomUUID } from "node:crypto";
import { DeleteMessageBatchCommand, type Message, ReceiveMessageCommand } from "@aws-sdk/client-sqs";
import type { SQSBatchResponse, SQSEvent, SQSRecord } from "aws-lambda";
import { region } from "../template/intrinsics.ts";
import type { ScheduleSpec, SourceSpec } from "../template/specs.ts";
import type { Outcome } from "./functions.ts";
import { isStopped, traceOf } from "./lineage.ts";
import type { Queues } from "./queues.ts";

/** Something that invokes functions by itself until it is stopped. */
export interface Running {
  stop(): Promise<void>;
}

type Invoke = (event: unknown, trace?: string) => Promise<Outcome>;

/** Batches in flight at once, for queues whose groups allow it. */
const pollers = 2;

/** Hands a queue's messages to a function and deletes those it dealt with; the others come again, or go to the dead letters. */
export function startSource(source: SourceSpec, queues: Queues, invoke: Invoke, log: (line: string) => void): Running {
  const abort = new AbortController();
  const url = queues.urlOf(source.queue.name);

  const poll = async (): Promise<void> => {
    while (!abort.signal.aborted) {
      try {
        const { Messages = [] } = await queues.client.send(
          new ReceiveMessageCommand({
            QueueUrl: url,
            MaxNumberOfMessages: Math.min(10, source.batchSize),
            WaitTimeSeconds: 20,
            MessageSystemAttributeNames: ["All"],
            MessageAttributeNames: ["All"],
          }),
          { abortSignal: abort.signal },
        );
        if (Messages.length === 0) continue;
        const brought = Messages.flatMap(({ MessageId }) => queues.traceOf(MessageId) ?? []);
        const trace = traceOf(brought, source.function);
        if (isStopped(trace, source.function)) {
          log(
            `${source.queue.name}: RecursiveInvocationException, ${source.function.name} was invoked 16 times in a chain`,
          );
          continue;
        }
        const done = dealtWith(Messages, await invoke(batch(Messages, source), trace), source);
        if (done.length === 0) continue;
        await queues.client.send(
          new DeleteMessageBatchCommand({
            QueueUrl: url,
            Entries: done.map(({ ReceiptHandle }, index) => ({ Id: String(index), ReceiptHandle })),
          }),
        );
      } catch (error) {
        if (abort.signal.aborted) return;
        log(`${source.queue.name}: ${error instanceof Error ? error.message : error}`);
        await new Promise((resolve) => setTimeout(resolve, 1000));
      }
    }
  };
  const running = Array.from({ length: Math.min(pollers, source.maxConcurrency ?? pollers) }, poll);
  return {
    async stop() {
      abort.abort();
      await Promise.all(running);
    },
  };
}

/** As Lambda reads a batch's result: a failed invocation or a failure it cannot match keeps every message. */
function dealtWith(messages: readonly Message[], outcome: Outcome, source: SourceSpec): readonly Message[] {
  if (!outcome.ok) return [];
  if (!source.partialFailures) return messages;
  const failures = (outcome.value as Partial<SQSBatchResponse> | null)?.batchItemFailures ?? [];
  const failed = new Set(failures.map((one) => one.itemIdentifier));
  for (const id of failed) if (!messages.some((one) => one.MessageId === id)) return [];
  return messages.filter((one) => !failed.has(one.MessageId ?? ""));
}

function batch(messages: readonly Message[], source: SourceSpec): SQSEvent {
  return {
    Records: messages.map(
      (message): SQSRecord => ({
        messageId: message.MessageId ?? "",
        receiptHandle: message.ReceiptHandle ?? "",
        body: message.Body ?? "",
        attributes: message.Attributes as unknown as SQSRecord["attributes"],
        messageAttributes: Object.fromEntries(
          Object.entries(message.MessageAttributes ?? {}).map(([name, one]) => [
            name,
            {
              dataType: one.DataType ?? "String",
              ...(one.StringValue === undefined ? {} : { stringValue: one.StringValue }),
            },
          ]),
        ),
        md5OfBody: message.MD5OfBody ?? "",
        eventSource: "aws:sqs",
        eventSourceARN: source.queue.arn,
        awsRegion: region,
      }),
    ),
  };
}

/** Invokes a function every so often, counted from the start; an occurrence that finds the last one running is left out. */
export function startSchedule(schedule: ScheduleSpec, invoke: Invoke): Running {
  let running: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    running ??= invoke(scheduledEvent(schedule)).finally(() => {
      running = undefined;
    });
  }, schedule.everySeconds * 1000);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

export function scheduledEvent(schedule: ScheduleSpec) {
  return {
    version: "0",
    id: randomUUID(),
    "detail-type": "Scheduled Event",
    source: "aws.events",
    account: "000000000000",
    time: new Date().toISOString(),
    region,
    resources: [`arn:aws:events:${region}:000000000000:rule/${schedule.name}`],
    detail: {},
  };
}
