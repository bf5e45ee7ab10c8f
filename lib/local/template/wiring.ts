import { HostError } from "../errors.ts";
import type { Assembly, Resource } from "./assembly.ts";
import { functionUrl, readFrontDoor } from "./frontDoor.ts";
import { readHeaders } from "./headers.ts";
import { Intrinsics } from "./intrinsics.ts";
import { arnOf, nameOf } from "./names.ts";
import { readGrants } from "./permissions.ts";
import { checkScope } from "./scope.ts";
import type { FunctionSpec, QueueSpec, ScheduleSpec, SourceSpec, TableSpec, Wiring } from "./specs.ts";

/** The machine's side of the wiring. */
export interface Places {
  /** `host:port` of the front door. */
  readonly authority: string;
  queueUrl(name: string): string;
  /** The value of a generated secret, made on first use and kept. */
  secret(logicalId: string, length: number): string;
}

/**
 * Reads the wiring out of a synthesized app. Pure but for the secrets that `places` keeps.
 *
 * @throws HostError for anything outside the scope (lib/local/template/scope.ts), by name.
 */
export function readWiring(assembly: Assembly, places: Places): Wiring {
  checkScope(assembly.resources);
  return new Reader(assembly, places).read();
}

class Reader {
  readonly #assembly: Assembly;
  readonly #places: Places;
  readonly #intrinsics: Intrinsics;

  constructor(assembly: Assembly, places: Places) {
    this.#assembly = assembly;
    this.#places = places;
    this.#intrinsics = new Intrinsics(assembly, (resource, attribute) => this.#value(resource, attribute));
  }

  read(): Wiring {
    const queues = this.#all("AWS::SQS::Queue").map((one) => this.#queue(one));
    const wired = new Map<string, FunctionSpec>();
    const functionAt = (arn: unknown, by: Resource): FunctionSpec => {
      // A name may be one of an alias.
      const given = String(arn).replace(/^([^:]+):[\w-]+$/, "$1");
      const resource = this.#all("AWS::Lambda::Function").find((one) => [arnOf(one), nameOf(one)].includes(given));
      if (!resource) throw stop(by, `names the function ${arn}, which no stack has`);
      const found = wired.get(arnOf(resource)) ?? this.#function(resource);
      wired.set(found.arn, found);
      return found;
    };
    const frontDoor = readFrontDoor({
      ...{ assembly: this.#assembly, functionAt },
      evaluate: (value, stack) => this.#intrinsics.evaluate(value, stack),
      plain: (value, by) => this.#plain(value, by),
    });
    const sources = this.#all("AWS::Lambda::EventSourceMapping").flatMap((one) =>
      one.properties.Enabled === false ? [] : this.#source(one, queues, functionAt),
    );
    const versions = this.#all("AWS::Lambda::Version").map((one) => ({
      function: functionAt(this.#evaluated(one, "FunctionName"), one),
      description: String(this.#evaluated(one, "Description") ?? ""),
    }));
    const schedules = this.#all("AWS::Events::Rule").flatMap((one) => this.#schedules(one, functionAt));
    return {
      tables: this.#all("AWS::DynamoDB::Table").map((one) => this.#table(one)),
      queues,
      // Functions that nothing here triggers (the CDK's own, which deploy) are not started.
      functions: [...wired.values()],
      versions,
      sources,
      ...frontDoor,
      schedules,
      pages: this.#all("Custom::CDKBucketDeployment").flatMap((one) => this.#page(one)),
      headers: readHeaders(this.#assembly, this.#intrinsics),
    };
  }

  #all(type: string): Resource[] {
    return this.#assembly.resources.filter((one) => one.type === type);
  }

  #evaluated(resource: Resource, property: string): unknown {
    return this.#intrinsics.evaluate(resource.properties[property], resource.stack);
  }

  /** Ref and GetAtt. */
  #value(resource: Resource, attribute: string | undefined): string | undefined {
    switch (`${resource.type}${attribute === undefined ? "" : `.${attribute}`}`) {
      case "AWS::DynamoDB::Table":
      case "AWS::Lambda::Function":
        return nameOf(resource);
      case "AWS::DynamoDB::Table.Arn":
      case "AWS::S3::Bucket.Arn":
      case "AWS::SQS::Queue.Arn":
      case "AWS::Lambda::Function.Arn":
      case "AWS::IAM::Role.Arn":
        return arnOf(resource);
      case "AWS::Lambda::Alias": {
        const name = this.#evaluated(resource, "FunctionName");
        const aliased = this.#all("AWS::Lambda::Function").find((one) => nameOf(one) === name);
        return aliased && arnOf(aliased);
      }
      case "AWS::SQS::Queue":
        return this.#places.queueUrl(nameOf(resource));
      case "AWS::S3::Bucket":
      case "AWS::SQS::Queue.QueueName":
        return nameOf(resource);
      case "AWS::SecretsManager::Secret":
      case "AWS::IAM::Role":
      case "AWS::Logs::LogGroup":
      case "AWS::SES::ConfigurationSet":
        return resource.logicalId;
      case "AWS::Logs::LogGroup.Arn":
        return arnOf(resource);
      case "AWS::CloudFront::Distribution.DomainName":
        return this.#places.authority;
      case "AWS::CloudFront::Function.FunctionARN":
        return resource.logicalId;
      case "AWS::Lambda::Url.FunctionUrl":
        return functionUrl(resource);
      case "AWS::S3::Bucket.RegionalDomainName":
        return `${resource.logicalId}.s3.localhost`;
      default:
        return undefined;
    }
  }

  #table(resource: Resource): TableSpec {
    const { properties, stack } = resource;
    const pick = ["KeySchema", "AttributeDefinitions", "GlobalSecondaryIndexes", "BillingMode"];
    return {
      name: nameOf(resource),
      properties: Object.fromEntries(
        pick.flatMap((key) =>
          properties[key] === undefined ? [] : [[key, this.#intrinsics.evaluate(properties[key], stack)]],
        ),
      ),
    };
  }

  #queue(resource: Resource): QueueSpec {
    const names = [
      ...["FifoQueue", "ContentBasedDeduplication", "VisibilityTimeout", "DelaySeconds"],
      ...["MessageRetentionPeriod", "ReceiveMessageWaitTimeSeconds", "RedrivePolicy"],
    ];
    const attributes: Record<string, string> = {};
    for (const name of names) {
      const value = this.#evaluated(resource, name);
      // SQS itself refuses FifoQueue=false: a standard queue is one without the attribute.
      if (value === undefined || (name === "FifoQueue" && value === false)) continue;
      attributes[name] = typeof value === "object" ? JSON.stringify(value) : String(value);
    }
    return { name: nameOf(resource), arn: arnOf(resource), attributes };
  }

  #function(resource: Resource): FunctionSpec {
    const runtime = String(this.#evaluated(resource, "Runtime"));
    if (!runtime.startsWith("nodejs")) throw stop(resource, `runs on ${runtime}; the local host runs Node functions`);
    const key = this.#intrinsics.evaluate((resource.properties.Code as { S3Key?: unknown }).S3Key, resource.stack);
    const folder = this.#assembly.assets.get(String(key));
    if (folder === undefined) throw stop(resource, "has code that is no asset of this app");
    const [module = "", name = ""] = String(this.#evaluated(resource, "Handler")).split(".");
    const { Variables } = (this.#evaluated(resource, "Environment") ?? {}) as { Variables?: Record<string, string> };
    return {
      name: nameOf(resource),
      arn: arnOf(resource),
      module: `${folder}/${module}.mjs`,
      export: name,
      environment: Object.fromEntries(
        Object.entries(Variables ?? {}).map(([key, value]) => [key, this.#plain(String(value), resource)]),
      ),
      timeoutSeconds: Number(resource.properties.Timeout ?? 3),
      memoryMb: Number(resource.properties.MemorySize ?? 128),
      recursiveLoop: this.#recursiveLoop(resource),
      grants: readGrants(this.#assembly, this.#intrinsics, this.#evaluated(resource, "Role")),
    };
  }

  #recursiveLoop(resource: Resource): FunctionSpec["recursiveLoop"] {
    const value = this.#evaluated(resource, "RecursiveLoop") ?? "Terminate";
    if (value !== "Allow" && value !== "Terminate") throw stop(resource, `has RecursiveLoop ${value}`);
    return value;
  }

  /** Fills in dynamic references to secrets, and the one thing that is different here: there is no TLS on loopback. */
  #plain(value: string, by: Resource): string {
    return value
      .replace(`https://${this.#places.authority}`, `http://${this.#places.authority}`)
      .replace(/\{\{resolve:([^:}]+):([^:}]+):SecretString:::\}\}/g, (_, service: string, id: string) => {
        const secret = this.#all("AWS::SecretsManager::Secret").find((one) => one.logicalId === id);
        if (service !== "secretsmanager" || !secret) throw stop(by, `refers to ${service}:${id}, which is not here`);
        const { PasswordLength, ExcludePunctuation, ...others } = secret.properties.GenerateSecretString as {
          PasswordLength?: number;
          ExcludePunctuation?: boolean;
        };
        if (Object.keys(others).length > 0) throw stop(secret, `is generated with ${Object.keys(others).join(", ")}`);
        return this.#places.secret(id, PasswordLength ?? 32);
      });
  }

  #source(resource: Resource, queues: readonly QueueSpec[], functionAt: FunctionAt): SourceSpec {
    const arn = this.#evaluated(resource, "EventSourceArn");
    const queue = queues.find((one) => one.arn === arn);
    if (!queue) throw stop(resource, `reads from ${arn}, which is no queue of this app`);
    const types = (this.#evaluated(resource, "FunctionResponseTypes") ?? []) as string[];
    const unknown = types.find((one) => one !== "ReportBatchItemFailures");
    if (unknown) throw stop(resource, `wants ${unknown}`);
    const { MaximumConcurrency, ...others } = (this.#evaluated(resource, "ScalingConfig") ?? {}) as {
      MaximumConcurrency?: number;
    };
    const [other] = Object.keys(others);
    if (other) throw stop(resource, `has a ScalingConfig with ${other}`);
    return {
      queue,
      function: functionAt(this.#evaluated(resource, "FunctionName"), resource),
      batchSize: Number(resource.properties.BatchSize ?? 10),
      ...(MaximumConcurrency !== undefined && { maxConcurrency: Number(MaximumConcurrency) }),
      partialFailures: types.length > 0,
    };
  }

  #schedules(resource: Resource, functionAt: FunctionAt): ScheduleSpec[] {
    if (resource.properties.State === "DISABLED") return [];
    const expression = String(this.#evaluated(resource, "ScheduleExpression"));
    const [, amount, unit] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? [];
    if (amount === undefined || unit === undefined) throw stop(resource, `is scheduled by ${expression}, not rate()`);
    const seconds = { minute: 60, hour: 3600, day: 86_400 }[unit] ?? 0;
    const targets = this.#evaluated(resource, "Targets") as { Arn: string; Id: string }[];
    return targets.map((target) => {
      const unknown = Object.keys(target).find((key) => !["Arn", "Id", "RetryPolicy"].includes(key));
      if (unknown) throw stop(resource, `has a target with ${unknown}`);
      return {
        name: nameOf(resource),
        everySeconds: Number(amount) * seconds,
        function: functionAt(target.Arn, resource),
      };
    });
  }

  #page(resource: Resource): string[] {
    return (this.#evaluated(resource, "SourceObjectKeys") as string[]).map((key) => {
      const folder = this.#assembly.assets.get(key);
      if (folder === undefined) throw stop(resource, "deploys what is no asset of this app");
      return folder;
    });
  }
}

type FunctionAt = (arn: unknown, by: Resource) => FunctionSpec;

function stop(resource: Resource, why: string): HostError {
  return new HostError("unsupported-value", `${resource.stack}/${resource.logicalId} (${resource.type}) ${why}.`);
}
