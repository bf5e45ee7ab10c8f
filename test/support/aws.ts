import { DynamoDBClient, type DynamoDBClientConfig } from "@aws-sdk/client-dynamodb";
import { SQSClient } from "@aws-sdk/client-sqs";
import { type Dynamo, dynamo } from "../../lib/faults/simulation/dynamo.ts";
import { unsigned } from "../../lib/faults/simulation/network.ts";
import { tableDefinition } from "../../lib/faults/simulation/tableDefinition.ts";
import { inMemory } from "./inMemory.ts";
import { type QueuePair, queuePair } from "./queuePair.ts";

/** A DynamoDB and an SQS in memory, reached through the SDK's own clients: serialisation, validation and retries are real. */
export interface Aws {
  readonly dynamo: DynamoDBClient;
  readonly once: DynamoDBClient;
  readonly sqs: SQSClient;
  /** What a client of one's own is made with to reach the same. */
  readonly connection: Pick<DynamoDBClientConfig, "region" | "credentials" | "signer" | "requestHandler">;
  /** A table with the keys and index of the real one: empty, or with what another holds now. */
  newTable(copyOf?: string): Promise<string>;
  /** An empty FIFO queue that gives up on a message after two deliveries; messages reappear after `visibility` seconds. */
  newQueue(visibility?: number): Promise<{ url: string; deadUrl: string }>;
  stop(): Promise<void>;
}

export const credentials = { accessKeyId: "local", secretAccessKey: "local" };

export async function startAws(): Promise<Aws> {
  const tables = new Map<string, Dynamo>();
  const queues = new Map<string, QueuePair["live"]>();
  const connection = {
    region: "eu-central-1",
    credentials,
    signer: unsigned,
    requestHandler: inMemory({
      table: (name) => tables.get(name),
      queue: (url) => queues.get(url),
    }),
  };
  const clients = {
    dynamo: new DynamoDBClient(connection),
    once: new DynamoDBClient({ ...connection, maxAttempts: 1 }),
    sqs: new SQSClient(connection),
  };
  let made = 0;
  return {
    ...clients,
    connection,
    async newTable(copyOf) {
      const TableName = `table-${++made}`;
      const other = copyOf === undefined ? undefined : tables.get(copyOf)!;
      const table = tableDefinition(TableName);
      tables.set(TableName, dynamo({ table, now: Date.now, lag: () => 0, ...(other && { copyOf: other }) }));
      return TableName;
    },
    async newQueue(visibility = 30) {
      const name = `queue-${++made}`;
      const pair = queuePair({ name: `${name}.fifo`, visibilityMs: visibility * 1000, maxReceives: 2 });
      const urls = { url: queueUrl(`${name}.fifo`), deadUrl: queueUrl(`${name}-dead.fifo`) };
      queues.set(urls.url, pair.live).set(urls.deadUrl, pair.dead);
      return urls;
    },
    async stop() {
      for (const client of Object.values(clients)) client.destroy();
    },
  };
}

const queueUrl = (name: string): string => `https://sqs.eu-central-1.amazonaws.com/000000000000/${name}`;
