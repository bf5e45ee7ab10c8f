import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DescribeTableCommand,
  DynamoDBClient,
  ResourceNotFoundException,
} from "@aws-sdk/client-dynamodb";
import dynalite from "dynalite";
import { HostError } from "../errors.ts";
import { region } from "../template/intrinsics.ts";
import type { TableSpec } from "../template/specs.ts";
import { accessDenied, type Callers } from "./callers.ts";
import { close, listen, loopback, pageRefusal } from "./listen.ts";

/** DynamoDB on this machine, its tables in a folder. */
export interface Tables {
  readonly endpoint: string;
  /** Makes the tables that are not there yet. */
  create(specs: readonly TableSpec[]): Promise<void>;
  restrict(callers: Callers): void;
  stop(): Promise<void>;
}

export const hostCredentials = { accessKeyId: "host", secretAccessKey: "local" };

export async function startTables(folder: string, port: number): Promise<Tables> {
  // dynalite opens its database before it listens, and cannot close it when listening failed.
  const probe = createServer();
  const free = await listen(probe, port, "--table-port");
  await close(probe, 0);
  const server = dynalite({ path: folder, createTableMs: 0, updateTableMs: 0, deleteTableMs: 0 });
  const [answer] = server.listeners("request") as ((request: IncomingMessage, response: ServerResponse) => void)[];
  let callers: Callers | undefined;
  server.removeAllListeners("request");
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    const refusal = pageRefusal(request.headers) ?? callers?.refusal("dynamodb", request.headers);
    if (refusal === undefined) return answer?.(request, response);
    request.resume();
    response.writeHead(400, { "content-type": "application/x-amz-json-1.0" });
    response.end(JSON.stringify({ __type: accessDenied, Message: refusal }));
  });
  const endpoint = `http://${loopback}:${await listen(server, free, "--table-port")}`;
  const client = new DynamoDBClient({ endpoint, region, credentials: hostCredentials });
  return {
    endpoint,
    async create(specs) {
      for (const spec of specs) await createOnce(client, spec);
    },
    restrict: (given) => {
      callers = given;
    },
    async stop() {
      client.destroy();
      await close(server, 1000);
    },
  };
}

/** A table that is there already is kept if it has the keys that the template wants. */
async function createOnce(client: DynamoDBClient, { name, properties }: TableSpec): Promise<void> {
  const input = { TableName: name, ...properties } as CreateTableCommandInput;
  try {
    const { Table } = await client.send(new DescribeTableCommand({ TableName: name }));
    if (shape(Table) === shape(input)) return;
  } catch (error) {
    if (!(error instanceof ResourceNotFoundException)) throw error;
    await client.send(new CreateTableCommand(input));
    await waitUntilActive(client, name);
    return;
  }
  throw new HostError(
    "table-changed",
    `The table ${name} on disk has other keys or indexes than the app defines now. Start with another folder (--data).`,
  );
}

/** As the real service, the embedded one answers a request for a new table before the table can be used. */
async function waitUntilActive(client: DynamoDBClient, name: string): Promise<void> {
  for (;;) {
    const { Table } = await client.send(new DescribeTableCommand({ TableName: name }));
    const indexes = Table?.GlobalSecondaryIndexes ?? [];
    if (Table?.TableStatus === "ACTIVE" && indexes.every((one) => one.IndexStatus === "ACTIVE")) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

function shape(table: Pick<CreateTableCommandInput, "KeySchema" | "GlobalSecondaryIndexes"> | object | undefined) {
  const { KeySchema, GlobalSecondaryIndexes = [] } = (table ?? {}) as CreateTableCommandInput;
  const keys = (schema: CreateTableCommandInput["KeySchema"]) =>
    (schema ?? []).map((one) => `${one.AttributeName}:${one.KeyType}`).join();
  return [
    keys(KeySchema),
    ...GlobalSecondaryIndexes.map((one) => `${one.IndexName}=${keys(one.KeySchema)}`).sort(),
  ].join(";");
}
