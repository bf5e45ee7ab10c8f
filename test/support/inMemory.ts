import type { Dynamo } from "../../lib/faults/simulation/dynamo.ts";
import { errorReply, type Reply } from "../../lib/faults/simulation/reply.ts";
import type { QueueOperations } from "./queuePair.ts";

/** Tables by name, queues by URL. */
export interface Services {
  table(name: string): Dynamo | undefined;
  queue(url: string): QueueOperations | undefined;
}

interface HttpRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

interface Input {
  readonly TableName?: string;
  readonly RequestItems?: Readonly<Record<string, unknown>>;
  readonly QueueUrl?: string;
}

/** Where the SDK's clients send their requests, without a network: each is carried out when it is made, and answered next. */
export const inMemory = (services: Services) => ({
  async handle({ headers, body = "" }: HttpRequest) {
    const [service = "", operation = ""] = (headers["x-amz-target"] ?? "").split(".");
    const input = JSON.parse(typeof body === "string" ? body : new TextDecoder().decode(body)) as Input;
    const reply = service.startsWith("DynamoDB")
      ? await callTable(services, operation, input)
      : callQueue(services, operation, input);
    return {
      response: {
        statusCode: reply.status,
        headers: { "content-type": "application/x-amz-json-1.0" },
        body: Buffer.from(JSON.stringify(reply.body)),
      },
    };
  },
  updateHttpClientConfig: () => {},
  httpHandlerConfigs: () => ({}),
  destroy: () => {},
});

async function callTable({ table }: Services, operation: string, input: Input): Promise<Reply> {
  const name = input.TableName ?? Object.keys(input.RequestItems ?? {})[0] ?? "";
  const found = table(name);
  return found
    ? found.call(operation, input)
    : errorReply(
        400,
        "com.amazonaws.dynamodb.v20120810#ResourceNotFoundException",
        `Requested resource not found: Table: ${name} not found`,
      );
}

function callQueue({ queue }: Services, operation: string, input: Input): Reply {
  const found = queue(input.QueueUrl ?? "");
  if (!found) return errorReply(400, "com.amazonaws.sqs#QueueDoesNotExist", "The specified queue does not exist.");
  const carryOut = found[operation];
  if (!carryOut) throw new Error(`this queue has no ${operation}`);
  return carryOut(input as never);
}
