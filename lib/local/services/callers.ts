import type { IncomingMessage } from "node:http";
import type { FunctionSpec } from "../template/specs.ts";

/**
 * Who may do what, by access key: every function's SDK signs with its function's name, the host's own with `host`. So a
 * call that the deployed role would refuse is refused here as well, and found before it is deployed. Resources are not
 * compared: there is one table, and whoever may send may send to both queues.
 */
export class Callers {
  readonly #allowed = new Map<string, ReadonlySet<string>>();

  constructor(functions: readonly FunctionSpec[]) {
    for (const { name, grants } of functions) this.#allowed.set(name, new Set(grants.map((one) => one.action)));
  }

  /** The sentence that refuses a request, or undefined when it may pass. */
  refusal(
    service: "dynamodb" | "sqs" | "lambda" | "s3",
    headers: IncomingMessage["headers"],
    operation = /\.(\w+)$/.exec(String(headers["x-amz-target"] ?? ""))?.[1],
  ): string | undefined {
    const caller = /Credential=([^/]+)\//.exec(headers.authorization ?? "")?.[1] ?? "";
    const allowed = this.#allowed.get(caller);
    // The host's own calls, and whoever looks around on this machine with other credentials.
    if (allowed === undefined || operation === undefined || allowed.has(`${service}:${operation}`)) return undefined;
    return `${caller} is not authorized to perform ${service}:${operation}: its role in lib/stacks does not allow it`;
  }
}

export const accessDenied = "com.amazon.coral.service#AccessDeniedException";
