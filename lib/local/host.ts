import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import type { Keeping } from "../cards/import/collect.ts";
import { CARD_FILE, cardFileDoor } from "./cardFile.ts";
import { Folder } from "./folder.ts";
import { startBuckets } from "./services/buckets.ts";
import { Callers } from "./services/callers.ts";
import { LocalFunction, type Outcome } from "./services/functions.ts";
import { gateway } from "./services/gateway.ts";
import { startLambda } from "./services/lambda.ts";
import { close, listen, loopback } from "./services/listen.ts";
import { startQueues } from "./services/queues.ts";
import { type Running, scheduledEvent, startSchedule, startSource } from "./services/sources.ts";
import { hostCredentials, startTables } from "./services/tables.ts";
import { readAssembly } from "./template/assembly.ts";
import { region } from "./template/intrinsics.ts";
import type { FunctionSpec, Wiring } from "./template/specs.ts";
import { readWiring } from "./template/wiring.ts";

/** Where the host's embedded services are, for whoever wants to talk to them as the host does. */
export interface Services {
  readonly tablesEndpoint: string;
  readonly queuesEndpoint: string;
  readonly region: string;
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string };
  readonly wiring: Wiring;
}

export interface HostOptions {
  /** A synthesized app (`cdk.out`), which may still be under way: folder and port are taken meanwhile. */
  readonly assembly: string | Promise<string>;
  /** Folder for tables and secrets; made when it is not there. */
  readonly data: string;
  /** Ports on loopback; 0 takes any free one. */
  readonly port: number;
  readonly tablePort?: number;
  readonly queuePort?: number;
  /** Whether all functions are loaded at once, and not each when its first event comes. */
  readonly warm?: boolean;
  /** Runs when tables and queues are there and before anything is answered or delivered. */
  readonly beforeOpening?: (services: Services) => Promise<void>;
  readonly log?: (line: string) => void;
  /** What is kept of a file of cards that the page sends. */
  readonly keeping?: Keeping;
}

export interface Host {
  /** The front door, without a slash at the end. */
  readonly url: string;
  readonly services: Services;
  /** Lets a schedule happen now. */
  tick(): Promise<readonly Outcome[]>;
  /** Finishes what is running and closes everything. */
  stop(): Promise<void>;
}

/** How long a stopping host waits for what is running. */
const graceMs = 3000;

/**
 * Starts everything that a synthesized app deploys, on this machine.
 *
 * @throws HostError when something of the app is outside the local scope, a port is taken or the folder cannot be used;
 * nothing is left running then.
 */
export async function startHost(options: HostOptions): Promise<Host> {
  const stops: (() => Promise<void> | void)[] = [];
  const stop = async () => {
    for (const one of stops.splice(0).reverse()) await one();
  };
  try {
    return await open(options, stops, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function open(
  options: HostOptions,
  stops: (() => Promise<void> | void)[],
  stop: () => Promise<void>,
): Promise<Host> {
  const log = options.log ?? ((line: string) => console.log(line));
  const folder = new Folder(options.data);
  stops.push(() => folder.release());

  // The front door's port is taken first, because functions are told its address; requests wait until all is ready.
  let answer!: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  let ready!: () => void;
  const opened = new Promise<void>((resolve) => {
    ready = resolve;
  });
  const server = createServer(async (request, response) => {
    try {
      await opened;
      await answer(request, response);
    } catch (error) {
      if (!request.destroyed) log(`${request.method} ${request.url}: ${error instanceof Error ? error.stack : error}`);
      response.destroy();
    }
  });
  const authority = `${loopback}:${await listen(server, options.port, "--port")}`;
  stops.push(() => close(server, 1000));

  const assembly = readAssembly(await options.assembly);
  const queues = await startQueues(options.queuePort ?? 0);
  stops.push(() => queues.stop());
  const tables = await startTables(join(folder.path, "tables"), options.tablePort ?? 0);
  stops.push(() => tables.stop());
  const wiring = readWiring(assembly, {
    authority,
    queueUrl: queues.urlOf,
    secret: (id, length) => folder.secret(id, length),
  });
  const callers = new Callers(wiring.functions);
  tables.restrict(callers);
  queues.restrict(callers);

  const buckets = await startBuckets(join(folder.path, "buckets"), callers, log);
  stops.push(() => buckets.stop(graceMs));
  const lambda = await startLambda(join(folder.path, "versions"), callers, log);
  stops.push(() => lambda.stop(graceMs));
  const environment = {
    AWS_ENDPOINT_URL_DYNAMODB: tables.endpoint,
    AWS_ENDPOINT_URL_SQS: queues.endpoint,
    AWS_ENDPOINT_URL_S3: buckets.endpoint,
    AWS_ENDPOINT_URL_LAMBDA: lambda.endpoint,
  };
  for (const one of wiring.versions) lambda.publish(one, environment);
  const functions = new Map(
    wiring.functions.map((spec) => [
      spec.arn,
      new LocalFunction(spec, { environment, log: (line) => log(`[${shortName(spec)}] ${line}`) }),
    ]),
  );
  for (const one of functions.values()) {
    if (options.warm) one.warm();
    stops.push(() => one.stop(graceMs));
  }
  await Promise.all([tables.create(wiring.tables), queues.create(wiring.queues)]);

  const services: Services = {
    tablesEndpoint: tables.endpoint,
    queuesEndpoint: queues.endpoint,
    region,
    credentials: hostCredentials,
    wiring,
  };
  await options.beforeOpening?.(services);

  const invoke = (spec: FunctionSpec, event: unknown, trace?: string): Promise<Outcome> =>
    functions.get(spec.arn)?.invoke(event, trace) ?? Promise.reject(new Error(`${spec.name} is not wired`));
  const running: Running[] = [
    ...wiring.sources.map((one) => startSource(one, queues, (event, trace) => invoke(one.function, event, trace), log)),
    ...wiring.schedules.map((one) => startSchedule(one, (event) => invoke(one.function, event))),
  ];
  stops.push(async () => void (await Promise.all(running.map((one) => one.stop()))));
  stops.push(() => close(server, graceMs));
  const besides = new Map([[CARD_FILE, cardFileDoor(services, join(folder.path, "cards"), options.keeping ?? {})]]);
  answer = gateway({ wiring, authority, besides, invoke });
  ready();

  return {
    url: `http://${authority}`,
    services,
    tick: () => Promise.all(wiring.schedules.map((one) => invoke(one.function, scheduledEvent(one)))),
    stop,
  };
}

/** The CDK's logical ids end in what kind of thing they are and a hash. */
function shortName({ name }: FunctionSpec): string {
  return name.replace(/Function[0-9A-F]{8}$/, "").toLowerCase();
}
