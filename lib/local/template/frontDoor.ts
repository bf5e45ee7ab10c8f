import { HostError } from "../errors.ts";
import type { Assembly, Resource } from "./assembly.ts";
import type { BehaviourSpec, FunctionSpec, OriginSpec } from "./specs.ts";

/** How `https://` addresses of functions are known on this machine. */
const SUFFIX = ".lambda-url.localhost";
export const functionUrl = ({ logicalId }: Resource): string => `https://${logicalId}${SUFFIX}/`;

/** CloudFormation's DistributionConfig, as far as it counts here. */
interface DistributionConfig {
  readonly Origins: readonly {
    readonly Id: string;
    readonly DomainName: unknown;
    readonly OriginPath?: unknown;
    readonly OriginCustomHeaders?: readonly { readonly HeaderName: string; readonly HeaderValue: unknown }[];
  }[];
  readonly CacheBehaviors?: readonly {
    readonly PathPattern: string;
    readonly TargetOriginId: string;
    readonly FunctionAssociations?: readonly { readonly EventType: string; readonly FunctionARN: unknown }[];
  }[];
}

interface Reading {
  readonly assembly: Assembly;
  evaluate(value: unknown, stack: string): unknown;
  /** Fills in secrets. */
  plain(value: string, by: Resource): string;
  functionAt(arn: unknown, by: Resource): FunctionSpec;
}

/** What the distributions of an app send where. */
export function readFrontDoor(reading: Reading): {
  readonly origins: readonly OriginSpec[];
  readonly behaviours: readonly BehaviourSpec[];
} {
  const all = (type: string) => reading.assembly.resources.filter((one) => one.type === type);
  const urls = new Map(all("AWS::Lambda::Url").map((one) => [one.logicalId, urlTarget(one, reading)]));
  const origins: OriginSpec[] = [];
  const behaviours: BehaviourSpec[] = [];
  for (const one of all("AWS::CloudFront::Distribution")) {
    const config = one.properties.DistributionConfig as DistributionConfig;
    for (const { Id, DomainName, OriginPath, OriginCustomHeaders = [] } of config.Origins) {
      const domain = String(reading.evaluate(DomainName, one.stack));
      if (!domain.endsWith(SUFFIX)) continue;
      if (OriginPath !== undefined) throw stop(one, `has the origin ${Id} with a path`);
      const headers = OriginCustomHeaders.map(({ HeaderName, HeaderValue }) => [
        HeaderName.toLowerCase(),
        reading.plain(String(reading.evaluate(HeaderValue, one.stack)), one),
      ]);
      const target = urls.get(domain.slice(0, -SUFFIX.length))!;
      origins.push({ id: Id, function: target, headers: Object.fromEntries(headers) as Record<string, string> });
    }
    for (const { PathPattern, TargetOriginId, FunctionAssociations = [] } of config.CacheBehaviors ?? []) {
      if (!origins.some(({ id }) => id === TargetOriginId))
        throw stop(one, `sends ${PathPattern} to ${TargetOriginId}, which is no function`);
      const [viewer, ...others] = FunctionAssociations.map(({ EventType, FunctionARN }) => {
        if (EventType !== "viewer-request") throw stop(one, `has a function for ${EventType}`);
        const id = reading.evaluate(FunctionARN, one.stack);
        return String(
          all("AWS::CloudFront::Function").find(({ logicalId }) => logicalId === id)?.properties.FunctionCode,
        );
      });
      if (others.length > 0) throw stop(one, `has several functions for ${PathPattern}`);
      behaviours.push({ pattern: PathPattern, origin: TargetOriginId, ...(viewer !== undefined && { viewer }) });
    }
  }
  return { origins, behaviours };
}

function urlTarget(resource: Resource, { evaluate, functionAt }: Reading): FunctionSpec {
  const { AuthType, InvokeMode = "BUFFERED", TargetFunctionArn } = resource.properties;
  if (AuthType !== "NONE") throw stop(resource, `has AuthType ${AuthType}`);
  if (InvokeMode !== "BUFFERED") throw stop(resource, `has InvokeMode ${InvokeMode}`);
  return functionAt(evaluate(TargetFunctionArn, resource.stack), resource);
}

const stop = ({ stack, logicalId, type }: Resource, why: string): HostError =>
  new HostError("unsupported-value", `${stack}/${logicalId} (${type}) ${why}.`);
