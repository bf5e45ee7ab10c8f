import type { Grant } from "./permissions.ts";

/** CloudFormation's CreateTable properties, passed on as they are. */
export interface TableSpec {
  readonly name: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

export interface QueueSpec {
  readonly name: string;
  readonly arn: string;
  /** Attributes of CreateQueue, as strings. */
  readonly attributes: Readonly<Record<string, string>>;
}

export interface FunctionSpec {
  readonly name: string;
  readonly arn: string;
  /** Path of the module and name of the export, from the asset and `Handler`. */
  readonly module: string;
  readonly export: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly timeoutSeconds: number;
  readonly memoryMb: number;
  /** Whether Lambda lets it invoke itself through a queue as often as it likes. */
  readonly recursiveLoop: "Allow" | "Terminate";
  /** What its role allows. */
  readonly grants: readonly Grant[];
}

export interface SourceSpec {
  readonly queue: QueueSpec;
  readonly function: FunctionSpec;
  readonly batchSize: number;
  /** Batches in flight at once. */
  readonly maxConcurrency?: number;
  readonly partialFailures: boolean;
}

/** Where the front door asks: a function by its own address. */
export interface OriginSpec {
  readonly id: string;
  readonly function: FunctionSpec;
  /** Sent along, whatever the viewer sent under these names. */
  readonly headers: Readonly<Record<string, string>>;
}

/** What the front door does with requests for some paths. */
export interface BehaviourSpec {
  /** `*` is any number of characters, `?` is one. */
  readonly pattern: string;
  readonly origin: string;
  /** Code of the CloudFront function that sees the request first. */
  readonly viewer?: string;
}

export interface ScheduleSpec {
  readonly name: string;
  readonly everySeconds: number;
  readonly function: FunctionSpec;
}

/** A published version of a function. */
export interface VersionSpec {
  readonly function: FunctionSpec;
  readonly description: string;
}

/** What a template asks for, with every value as it is on this machine. */
export interface Wiring {
  readonly tables: readonly TableSpec[];
  readonly queues: readonly QueueSpec[];
  readonly functions: readonly FunctionSpec[];
  readonly versions: readonly VersionSpec[];
  readonly sources: readonly SourceSpec[];
  readonly origins: readonly OriginSpec[];
  /** The first that fits counts; what none fits is for the page's folders. */
  readonly behaviours: readonly BehaviourSpec[];
  readonly schedules: readonly ScheduleSpec[];
  /** Folders whose files are served beside the API. */
  readonly pages: readonly string[];
  /** Headers of every response, as the distribution would add them. */
  readonly headers: Readonly<Record<string, string>>;
}
