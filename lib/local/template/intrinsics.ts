import { HostError } from "../errors.ts";
import type { Assembly, Resource } from "./assembly.ts";

/** What `Ref` (no attribute) and `Fn::GetAtt` of a resource are on this machine; undefined when it has no such value here. */
export type Values = (resource: Resource, attribute: string | undefined) => string | undefined;

/** Evaluates properties of one assembly: the intrinsic functions that our templates use, and a stop at any other. */
export class Intrinsics {
  readonly #assembly: Assembly;
  readonly #values: Values;

  constructor(assembly: Assembly, values: Values) {
    this.#assembly = assembly;
    this.#values = values;
  }

  /** Replaces every intrinsic function below `value`, which stands in a template of `stack`. */
  evaluate(value: unknown, stack: string): unknown {
    if (Array.isArray(value)) return value.map((one) => this.evaluate(one, stack));
    if (typeof value !== "object" || value === null) return value;
    const entries = Object.entries(value);
    const [name, argument] = entries[0] ?? [];
    if (entries.length === 1 && name !== undefined && (name === "Ref" || name.startsWith("Fn::")))
      return this.#call(name, argument, stack);
    return Object.fromEntries(entries.map(([key, one]) => [key, this.evaluate(one, stack)]));
  }

  #call(name: string, argument: unknown, stack: string): unknown {
    switch (name) {
      case "Ref":
        return this.#reference(String(argument), undefined, stack);
      case "Fn::GetAtt": {
        const [logicalId, attribute] = Array.isArray(argument) ? argument : String(argument).split(".");
        return this.#reference(String(logicalId), String(attribute), stack);
      }
      case "Fn::Join": {
        const [separator, parts] = argument as [string, unknown[]];
        return parts.map((part) => String(this.evaluate(part, stack))).join(separator);
      }
      case "Fn::Sub": {
        const [text, variables] = (Array.isArray(argument) ? argument : [argument, {}]) as [string, object];
        const given = new Map(Object.entries(variables));
        return text.replace(/\$\{([^!}][^}]*)\}/g, (_, key: string) => {
          if (given.has(key)) return String(this.evaluate(given.get(key), stack));
          const [logicalId, ...attribute] = key.split(".");
          return this.#reference(logicalId ?? "", attribute.length > 0 ? attribute.join(".") : undefined, stack);
        });
      }
      case "Fn::Split": {
        const [separator, text] = argument as [string, unknown];
        return String(this.evaluate(text, stack)).split(separator);
      }
      case "Fn::Select": {
        const [index, parts] = argument as [number | string, unknown];
        return (this.evaluate(parts, stack) as unknown[])[Number(index)];
      }
      case "Fn::ImportValue": {
        const exported = this.#assembly.exports.get(String(this.evaluate(argument, stack)));
        if (!exported) throw unsupported(`${stack} imports ${JSON.stringify(argument)}, which no stack exports`);
        return this.evaluate(exported.value, exported.stack);
      }
      case "Fn::GetStackOutput": {
        const { StackName, OutputName } = argument as { StackName: string; OutputName: string };
        const output = this.#assembly.outputs.get(`${StackName}.${OutputName}`);
        if (!output) throw unsupported(`${stack} wants ${OutputName} of ${StackName}, which does not have it`);
        return this.evaluate(output.value, output.stack);
      }
      default:
        throw unsupported(`${stack} uses ${name}, which the local host does not know`);
    }
  }

  #reference(logicalId: string, attribute: string | undefined, stack: string): string {
    const pseudo = pseudoParameters.get(logicalId);
    if (pseudo !== undefined && attribute === undefined) return pseudo;
    const resource = this.#assembly.resources.find((one) => one.stack === stack && one.logicalId === logicalId);
    const what = attribute === undefined ? logicalId : `${logicalId}.${attribute}`;
    if (!resource) throw unsupported(`${stack} refers to ${what}, which is no resource of it`);
    const value = this.#values(resource, attribute);
    if (value === undefined)
      throw unsupported(`${stack} refers to ${what} (${resource.type}), which has no local value`);
    return value;
  }
}

/** The account and region that the embedded queue and table services answer with. */
export const account = "000000000000";
export const region = "us-east-1";

const pseudoParameters: ReadonlyMap<string, string> = new Map([
  ["AWS::AccountId", account],
  ["AWS::Region", region],
  ["AWS::Partition", "aws"],
  ["AWS::URLSuffix", "localhost"],
]);

function unsupported(message: string): HostError {
  return new HostError("unsupported-value", message);
}
