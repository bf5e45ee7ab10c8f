import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { SQSClient } from "@aws-sdk/client-sqs";
import type { Aws } from "./aws.ts";

/** One call to AWS, as a fault sees it. */
export interface Call {
  /** Counted over all clients of one instance, from 0. */
  readonly at: number;
  /** "PutItemCommand" and so on. */
  readonly name: string;
  readonly input: unknown;
}

/**
 * What goes wrong with a call: `kill` stops the whole process there, `error` rejects the call, `wire` breaks the
 * connection below the SDK's own retries. `after`: once it took effect.
 */
export interface Fault {
  readonly does: "kill" | "error" | "wire";
  readonly when: "before" | "after";
}

export interface Faulty {
  readonly dynamo: DynamoDBClient;
  readonly once: DynamoDBClient;
  readonly sqs: SQSClient;
  readonly calls: Call[];
  /** Resolves when a fault has killed this instance: from then on none of its calls comes back. */
  readonly killed: Promise<"killed">;
}

export type Plan = (call: Call) => Fault | (() => Promise<void>) | undefined;

type NextArguments = { readonly input: object; readonly request: unknown };
type Next = (args: NextArguments) => Promise<{ output: { $metadata: object }; response: unknown }>;

/** The clients of one function instance, with faults by plan. A function as a fault is run before the call. */
export function faulty(aws: Aws, plan: Plan): Faulty {
  const calls: Call[] = [];
  let die: (reason: "killed") => void = () => {};
  let dead = false;
  const killed = new Promise<"killed">((resolve) => {
    die = resolve;
  });
  const never = <T>(): Promise<T> => {
    dead = true;
    die("killed");
    return new Promise<T>(() => {});
  };
  const lost = () => Object.assign(new Error("socket hang up"), { name: "TimeoutError", code: "ECONNRESET" });
  const dynamo = new DynamoDBClient(aws.connection);
  const once = new DynamoDBClient({ ...aws.connection, maxAttempts: 1 });
  const sqs = new SQSClient(aws.connection);
  for (const client of [dynamo, once, sqs] as DynamoDBClient[]) {
    let wire: Fault | undefined;
    client.middlewareStack.add(
      (next, context) => async (args) => {
        if (dead) return never();
        const call: Call = { at: calls.length, name: String(context.commandName), input: args.input };
        calls.push(call);
        const fault = plan(call);
        if (typeof fault === "function") await fault();
        const faults = typeof fault === "object" ? fault : undefined;
        if (faults?.does === "wire") wire = faults;
        if (faults?.when === "before" && faults.does === "kill") return never();
        if (faults?.when === "before" && faults.does === "error") throw lost();
        const result = await next(args);
        if (dead) return never();
        if (faults?.when === "after" && faults.does === "kill") return never();
        if (faults?.when === "after" && faults.does === "error") throw lost();
        return result;
      },
      { step: "initialize", name: "faults" },
    );
    client.middlewareStack.addRelativeTo(
      (next: Next) => async (args: NextArguments) => {
        const now = wire;
        wire = undefined;
        if (now?.when === "before") throw lost();
        const result = await next(args);
        if (now) throw lost();
        return result;
      },
      { relation: "after", toMiddleware: "retryMiddleware", name: "wireFaults" },
    );
  }
  return { dynamo, once, sqs, calls, killed };
}
