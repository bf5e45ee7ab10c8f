import { createHash, randomBytes } from "node:crypto";
import type { FunctionSpec } from "../template/specs.ts";

/**
 * Lambda's recursive loop detection. The SDK sends the trace of the invocation it is called in along with a message, and the
 * message brings it to the function it invokes. In the trace, `Lineage` counts how often each function was invoked in this
 * chain of requests; one that was invoked 16 times is not invoked again, unless its `RecursiveLoop` is "Allow".
 */
const MOST_IN_A_CHAIN = 16;

/** The trace header of the next invocation of a function, by messages that came with these; by none: a new chain. */
export function traceOf(brought: readonly string[], { arn }: Pick<FunctionSpec, "arn">): string {
  const longest = brought.map(lineageIn).sort((one, other) => (other.get(id(arn)) ?? 0) - (one.get(id(arn)) ?? 0))[0];
  const lineage = new Map(longest).set(id(arn), (longest?.get(id(arn)) ?? 0) + 1);
  const root = /Root=([^;]+)/.exec(brought[0] ?? "")?.[1] ?? `1-${hex(4)}-${hex(12)}`;
  return `Root=${root};Parent=${hex(8)};Sampled=0;Lineage=${[...lineage].map(([name, count]) => `${name}:${count}`).join("|")}`;
}

/** Whether Lambda would not make the invocation that has this trace. */
export const isStopped = (trace: string, { arn, recursiveLoop }: FunctionSpec): boolean =>
  recursiveLoop !== "Allow" && (lineageIn(trace).get(id(arn)) ?? 0) > MOST_IN_A_CHAIN;

function lineageIn(trace: string): Map<string, number> {
  const counts = /Lineage=([^;]+)/.exec(trace)?.[1]?.split("|") ?? [];
  return new Map(
    counts.map((one) => {
      const [name = "", count] = one.split(":");
      return [name, Number(count)];
    }),
  );
}

const id = (arn: string): string => createHash("sha256").update(arn).digest("hex").slice(0, 8);
const hex = (bytes: number): string => randomBytes(bytes).toString("hex");
