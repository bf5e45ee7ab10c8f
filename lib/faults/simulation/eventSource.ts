import type { SQSBatchResponse, SQSRecord } from "aws-lambda";
import type { VirtualClock } from "./clock.ts";
import type { Invoked } from "./lambda.ts";
import type { Plan } from "./plan.ts";
import { type Message, type Queue, recordOf } from "./sqs.ts";

export interface EventSourceOptions {
  readonly queue: Queue;
  readonly clock: VirtualClock;
  readonly plan: Plan;
  /** Messages of one invocation, at most. */
  readonly batch: number;
  invoke(event: { readonly Records: readonly SQSRecord[] }): Promise<Invoked>;
}

/** What takes messages off a queue and invokes a function with them, as Lambda does; to be called when one was sent. */
export function eventSource({ queue, clock, plan, batch, invoke }: EventSourceOptions): () => void {
  let next: { readonly at: number; cancelled: boolean } | undefined;
  const poll = (): void => {
    const at = queue.nextAt();
    if (at === undefined || (next && next.at <= Math.max(at, clock.now))) return;
    if (next) next.cancelled = true;
    next = clock.after(Math.max(POLL_MS, at - clock.now), () => {
      next = undefined;
      void consume();
    });
  };
  const consume = async (): Promise<void> => {
    const messages = queue.receive(batch);
    poll();
    if (messages.length === 0) return;
    if (plan.happens("messageDelayed", 20)) await clock.sleep(200 + plan.chance.below(5_000));
    const invoked = await invoke({ Records: messages.map((one) => recordOf(one, queue.name)) });
    // Of an invocation that was lost or failed as a whole, all reappear when their time is over.
    if (invoked.is === "done") settle(messages, invoked.result as SQSBatchResponse);
    poll();
  };
  const settle = (messages: readonly Message[], { batchItemFailures }: SQSBatchResponse): void => {
    const failed = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
    for (const one of messages)
      if (failed.has(one.id) || plan.happens("messageDoubled", 20)) queue.release(one);
      else queue.delete(one);
  };
  return poll;
}

const POLL_MS = 5;
