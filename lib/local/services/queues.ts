import { CreateQueueCommand, SQSClient } from "@aws-sdk/client-sqs";
import { buildApp } from "fauxqs";
import { account, region } from "../template/intrinsics.ts";
import type { QueueSpec } from "../template/specs.ts";
import { accessDenied, type Callers } from "./callers.ts";
import { loopback, pageRefusal, portError } from "./listen.ts";
import { hostCredentials } from "./tables.ts";

/** SQS on this machine, in memory: a restart forgets what was queued. */
export interface Queues {
  readonly endpoint: string;
  readonly client: SQSClient;
  urlOf(name: string): string;
  /** The trace header that a message was sent with, by its id. */
  traceOf(messageId: string | undefined): string | undefined;
  create(specs: readonly QueueSpec[]): Promise<void>;
  restrict(callers: Callers): void;
  stop(): Promise<void>;
}

/** More messages than these lie in no queue of this machine. */
const MOST_TRACES = 10_000;

export async function startQueues(port: number): Promise<Queues> {
  const app = buildApp({ logger: false, defaultRegion: region });
  let callers: Callers | undefined;
  app.addHook("onRequest", async (request, reply) => {
    const refusal = pageRefusal(request.headers) ?? callers?.refusal("sqs", request.headers);
    if (refusal !== undefined) await reply.code(400).send({ __type: accessDenied, message: refusal });
  });
  // As SQS keeps the header of the request that sends a message, for the function that receives it.
  const traces = new Map<string, string>();
  app.addHook("onSend", async ({ headers }, _reply, payload) => {
    const trace = headers["x-amzn-trace-id"];
    if (typeof trace !== "string" || !/\.SendMessage$/.test(String(headers["x-amz-target"]))) return;
    const { MessageId } = JSON.parse(String(payload)) as { MessageId?: string };
    if (MessageId !== undefined && !traces.has(MessageId)) traces.set(MessageId, trace);
    for (const oldest of [...traces.keys()].slice(0, Math.max(0, traces.size - MOST_TRACES))) traces.delete(oldest);
  });
  const endpoint = await app.listen({ host: loopback, port }).catch((error: unknown) => {
    throw portError(error, port, "--queue-port");
  });
  const client = new SQSClient({ endpoint, region, credentials: hostCredentials, useQueueUrlAsEndpoint: false });
  return {
    endpoint,
    client,
    // As fauxqs names its queues, and looks them up; nobody connects to that name.
    traceOf: (messageId) => (messageId === undefined ? undefined : traces.get(messageId)),
    urlOf: (name) => `http://sqs.${region}.localhost:${new URL(endpoint).port}/${account}/${name}`,
    async create(specs) {
      // Dead letter queues first: a redrive policy may only name a queue that exists.
      const order = [...specs].sort(
        (a, b) => Number("RedrivePolicy" in a.attributes) - Number("RedrivePolicy" in b.attributes),
      );
      for (const { name, attributes } of order)
        await client.send(new CreateQueueCommand({ QueueName: name, Attributes: { ...attributes } }));
    },
    restrict: (given) => {
      callers = given;
    },
    async stop() {
      client.destroy();
      await app.close();
    },
  };
}
