import type { AddressInfo } from "node:net";
import { CreateTableCommand, DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { CreateQueueCommand, SQSClient } from "@aws-sdk/client-sqs";
import dynalite from "dynalite";
import { buildApp } from "fauxqs";

/** A DynamoDB and an SQS of our own on loopback, in memory. */
export interface Aws {
  readonly dynamo: DynamoDBClient;
  readonly once: DynamoDBClient;
  readonly sqs: SQSClient;
  readonly endpoints: { readonly dynamo: string; readonly sqs: string };
  /** An empty table with the keys and index of the real one. */
  newTable(): Promise<string>;
  /** An empty FIFO queue that gives up on a message after two deliveries; messages reappear after `visibility` seconds. */
  newQueue(visibility?: number): Promise<{ url: string; deadUrl: string }>;
  stop(): Promise<void>;
}

export const credentials = { accessKeyId: "local", secretAccessKey: "local" };
const region = "eu-central-1";

export async function startAws(): Promise<Aws> {
  const database = dynalite({ createTableMs: 0 });
  await new Promise<void>((done) => database.listen(0, "127.0.0.1", () => done()));
  const { port } = database.address() as AddressInfo;
  const queues = buildApp({ host: "127.0.0.1", logger: false });
  const sqsEndpoint = await queues.listen({ host: "127.0.0.1", port: 0 });
  const endpoints = { dynamo: `http://127.0.0.1:${port}`, sqs: sqsEndpoint };
  const dynamo = new DynamoDBClient({ endpoint: endpoints.dynamo, region, credentials });
  const once = new DynamoDBClient({ endpoint: endpoints.dynamo, region, credentials, maxAttempts: 1 });
  const sqs = new SQSClient({ endpoint: endpoints.sqs, region, credentials, useQueueUrlAsEndpoint: false });
  let made = 0;
  return {
    dynamo,
    once,
    sqs,
    endpoints,
    async newTable() {
      const TableName = `table-${++made}`;
      await dynamo.send(
        new CreateTableCommand({
          TableName,
          BillingMode: "PAY_PER_REQUEST",
          AttributeDefinitions: [
            { AttributeName: "pk", AttributeType: "S" },
            { AttributeName: "sk", AttributeType: "S" },
            { AttributeName: "dueShard", AttributeType: "S" },
            { AttributeName: "nextAt", AttributeType: "N" },
          ],
          KeySchema: [
            { AttributeName: "pk", KeyType: "HASH" },
            { AttributeName: "sk", KeyType: "RANGE" },
          ],
          GlobalSecondaryIndexes: [
            {
              IndexName: "due",
              KeySchema: [
                { AttributeName: "dueShard", KeyType: "HASH" },
                { AttributeName: "nextAt", KeyType: "RANGE" },
              ],
              Projection: { ProjectionType: "KEYS_ONLY" },
            },
          ],
        }),
      );
      return TableName;
    },
    async newQueue(visibility = 30) {
      const name = `queue-${++made}`;
      const dead = await sqs.send(
        new CreateQueueCommand({ QueueName: `${name}-dead.fifo`, Attributes: { FifoQueue: "true" } }),
      );
      const deadLetterTargetArn = `arn:aws:sqs:${region}:000000000000:${name}-dead.fifo`;
      const { QueueUrl } = await sqs.send(
        new CreateQueueCommand({
          QueueName: `${name}.fifo`,
          Attributes: {
            FifoQueue: "true",
            VisibilityTimeout: String(visibility),
            RedrivePolicy: JSON.stringify({ deadLetterTargetArn, maxReceiveCount: 2 }),
          },
        }),
      );
      return { url: QueueUrl ?? "", deadUrl: dead.QueueUrl ?? "" };
    },
    async stop() {
      for (const client of [dynamo, once, sqs]) client.destroy();
      await queues.close();
      await new Promise<void>((done) => database.close(() => done()));
    },
  };
}
