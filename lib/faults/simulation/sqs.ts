import { createHash } from "node:crypto";
import type { SQSRecord } from "aws-lambda";
import { errorReply, type Reply } from "./reply.ts";

/**
 * A queue as SQS documents it: FIFO by groups with deduplication over five minutes (a queue whose name ends in ".fifo"),
 * or standard; delivered at least once, seen again when the visibility time-out is over, at last moved to the dead letters.
 */
export interface Queue {
  readonly name: string;
  send(input: SendInput): Reply;
  /** Up to `most` messages of groups that nobody has messages of; invisible until deleted or timed out. */
  receive(most: number): Message[];
  delete(message: Message): void;
  /** At once visible again, as after a failed invocation that says so. */
  release(message: Message): void;
  /** When the next message can be received; undefined if there is none. */
  nextAt(): number | undefined;
  readonly waiting: readonly Message[];
  readonly dead: readonly Message[];
  /** Starts a redrive of the dead letters; how many there were. */
  redrive(): number;
}

export interface QueueRules {
  readonly name: string;
  readonly visibilityMs: number;
  readonly maxReceives: number;
}

export interface Message {
  readonly id: string;
  readonly body: string;
  readonly group: string | undefined;
  visibleAt: number;
  receives: number;
  deleted: boolean;
}

export interface SendInput {
  readonly QueueUrl: string;
  readonly MessageBody: string;
  readonly MessageGroupId?: string;
  readonly MessageDeduplicationId?: string;
  readonly DelaySeconds?: number;
}

const DEDUPLICATION_MS = 5 * 60_000;
/** 1 MiB since August 2025, attributes included. */
const MOST_BYTES = 1_048_576;

export function sqsQueue({ name, visibilityMs, maxReceives }: QueueRules, now: () => number): Queue {
  const fifo = name.endsWith(".fifo");
  const seen = new Map<string, { readonly at: number; readonly id: string }>();
  const dead: Message[] = [];
  let messages: Message[] = [];
  let sent = 0;
  const refused = (code: string, message: string): Reply => errorReply(400, `com.amazonaws.sqs#${code}`, message);
  const isHidden = ({ visibleAt }: Message): boolean => visibleAt > now();

  return {
    name,
    send({ MessageBody, MessageGroupId, MessageDeduplicationId, DelaySeconds = 0 }) {
      if (Buffer.byteLength(MessageBody) > MOST_BYTES)
        return refused(
          "InvalidParameterValue",
          "One or more parameters are invalid. Message must be shorter than 1048576 bytes.",
        );
      if (fifo && MessageGroupId === undefined)
        return refused("MissingParameter", "The request must contain the parameter MessageGroupId.");
      if (fifo && MessageDeduplicationId === undefined)
        return refused(
          "InvalidParameterValue",
          "The queue should either have ContentBasedDeduplication enabled or MessageDeduplicationId provided explicitly",
        );
      for (const id of [MessageGroupId, MessageDeduplicationId])
        if (id !== undefined && !/^[\w!-/:-@[-`{-~]{1,128}$/.test(id))
          return refused("InvalidParameterValue", `Value ${id} for parameter is invalid.`);
      const twin = MessageDeduplicationId === undefined ? undefined : seen.get(MessageDeduplicationId);
      const id = twin && now() - twin.at < DEDUPLICATION_MS ? twin.id : `message-${++sent}`;
      if (id !== twin?.id) {
        if (MessageDeduplicationId !== undefined) seen.set(MessageDeduplicationId, { at: now(), id });
        const visibleAt = now() + DelaySeconds * 1000;
        messages.push({ id, body: MessageBody, group: MessageGroupId, visibleAt, receives: 0, deleted: false });
      }
      return {
        status: 200,
        body: { MessageId: id, MD5OfMessageBody: createHash("md5").update(MessageBody).digest("hex") },
      };
    },

    receive(most) {
      const given: Message[] = [];
      // Of a group in which one is under way, or not yet to be seen, the rest waits.
      const waiting = new Set(fifo ? messages.filter(isHidden).map(({ group }) => group) : []);
      for (const one of messages.filter((message) => !isHidden(message) && !waiting.has(message.group))) {
        if (given.length === most) break;
        if (one.receives < maxReceives) given.push(one);
        else dead.push(one);
      }
      messages = messages.filter((one) => !dead.includes(one));
      for (const one of given) {
        one.receives++;
        one.visibleAt = now() + visibilityMs;
      }
      return given;
    },

    delete(message) {
      message.deleted = true;
      messages = messages.filter((one) => one !== message);
    },

    release(message) {
      message.visibleAt = now();
    },

    nextAt: () => (messages.length === 0 ? undefined : Math.min(...messages.map(({ visibleAt }) => visibleAt))),
    get waiting() {
      return messages;
    },
    dead,
    redrive() {
      const count = dead.length;
      for (const one of dead.splice(0)) messages.push({ ...one, receives: 0, visibleAt: now() });
      return count;
    },
  };
}

/** As Lambda hands it to a function. */
export const recordOf = ({ id, body, group, receives }: Message, queue: string): SQSRecord => ({
  messageId: id,
  receiptHandle: id,
  body,
  attributes: {
    ApproximateReceiveCount: String(receives),
    SentTimestamp: "0",
    SenderId: "simulation",
    ApproximateFirstReceiveTimestamp: "0",
    ...(group !== undefined && { MessageGroupId: group }),
  },
  messageAttributes: {},
  md5OfBody: "",
  eventSource: "aws:sqs",
  eventSourceARN: `arn:aws:sqs:eu-central-1:000000000000:${queue}`,
  awsRegion: "eu-central-1",
});
