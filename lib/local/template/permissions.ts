import { HostError } from "../errors.ts";
import type { Assembly } from "./assembly.ts";
import type { Intrinsics } from "./intrinsics.ts";

/** One allowed action on one resource, as an IAM policy statement would list them. */
export interface Grant {
  readonly action: string;
  readonly resource: string;
}

interface Statement {
  readonly Effect: string;
  readonly Action: string | readonly string[];
  readonly Resource: string | readonly string[];
  readonly Condition?: unknown;
}

/**
 * What a role's policies in this app allow. Our roles have inline statements without conditions, and without wildcards
 * but for a function's own versions (test/stacks holds them to that), so that allowing is membership in this list.
 */
export function readGrants(assembly: Assembly, intrinsics: Intrinsics, roleArn: unknown): Grant[] {
  const grants: Grant[] = [];
  for (const { type, stack, logicalId, properties } of assembly.resources) {
    if (type !== "AWS::IAM::Policy") continue;
    const roles = intrinsics.evaluate(properties.Roles, stack) as string[];
    if (!roles.some((role) => String(roleArn).endsWith(`/${stack}/${role}`))) continue;
    const { Statement } = intrinsics.evaluate(properties.PolicyDocument, stack) as { Statement: readonly Statement[] };
    for (const one of Statement) {
      if (one.Effect !== "Allow" || one.Condition !== undefined)
        throw new HostError(
          "unsupported-value",
          `${stack}/${logicalId} has a statement that denies or has a condition.`,
        );
      for (const action of [one.Action].flat())
        for (const resource of [one.Resource].flat()) grants.push({ action, resource });
    }
  }
  return grants;
}
