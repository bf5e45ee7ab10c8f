import { GetQueueAttributesCommand, ListQueuesCommand, type SQSClient } from "@aws-sdk/client-sqs";
import { type Finding, found, look, well, wrong } from "./finding.ts";

/** A backlog of so many is more than a busy minute. */
const MANY = 100;

export interface QueueAt {
  readonly name: string;
  readonly url: string;
  /** What was given up of another lies in it. */
  readonly dead: boolean;
}

/** Whether what is in the queues moves, and nothing was given up. */
export async function lookAtQueues(client: SQSClient, queues: readonly QueueAt[]): Promise<readonly Finding[]> {
  if (queues.length === 0) return [wrong("queues", "there are none")];
  return (await Promise.all(queues.map((one) => found(`queue ${one.name}`, () => queue(client, one))))).flat();
}

async function queue(client: SQSClient, { name, url, dead }: QueueAt): Promise<Finding[]> {
  const { Attributes = {} } = await client.send(
    new GetQueueAttributesCommand({
      QueueUrl: url,
      AttributeNames: ["ApproximateNumberOfMessages", "ApproximateNumberOfMessagesNotVisible"],
    }),
  );
  const waiting = Number(Attributes.ApproximateNumberOfMessages ?? 0);
  const taken = Number(Attributes.ApproximateNumberOfMessagesNotVisible ?? 0);
  const check = `queue ${name}`;
  if (dead && waiting > 0) return [wrong(check, `${waiting} given up: its function's log says why`)];
  if (waiting > MANY) return [wrong(check, `${waiting} wait: its function does not keep up, or fails`)];
  if (waiting > 0) return [look(check, `${waiting} wait, ${taken} are being dealt with`)];
  return [well(check, dead ? "nothing was given up" : "nothing waits")];
}

/** All of a service that has no others: the one of this machine. */
export async function queuesOf(client: SQSClient): Promise<QueueAt[]> {
  const { QueueUrls = [] } = await client.send(new ListQueuesCommand({}));
  return QueueUrls.map((url) => {
    const name = url.slice(url.lastIndexOf("/") + 1);
    return { name, url, dead: /^[A-Za-z]+Dead/.test(name) };
  });
}
