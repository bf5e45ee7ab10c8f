import { DynamoDBClient, type DynamoDBClientConfig } from "@aws-sdk/client-dynamodb";
import { SQSClient } from "@aws-sdk/client-sqs";
import type { Engine } from "../engine/api.ts";
import { BUDGETS } from "../engine/limits.ts";
import { publishedBuilds } from "./builds.ts";
import { openPools } from "./cards/pools.ts";
import type { HostContext } from "./hostContext.ts";
import { openRates } from "./limits/rates.ts";
import { type Put, putter } from "./queue/put.ts";
import { openQueue } from "./queue/queue.ts";
import { type Archive, noArchive, openArchive } from "./storage/archive.ts";
import { openDb } from "./storage/db.ts";
import { openKeys } from "./storage/keyRing.ts";
import { LastCommitted } from "./storage/lastCommitted.ts";

/** Well below the functions' time-outs, so that a commit can find out what became of a write. Milliseconds. */
export const timeouts = { connectionTimeout: 1_500, requestTimeout: 4_000, throwOnRequestTimeout: true };

/**
 * The table this function was deployed for. Endpoints and credentials are the SDK's own business, unless `network` says
 * otherwise. Throws if something is missing.
 */
export function hostFromEnvironment<G>(
  engine: Engine<G>,
  environment = process.env,
  network: Network = { requestHandler: timeouts },
): HostContext<G> {
  const variable = (name: string): string => {
    const value = environment[name];
    if (!value) throw new Error(`${name} is not set`);
    return value;
  };
  const { archive: _, ...ofClients } = network;
  const dynamo = new DynamoDBClient(ofClients);
  const { requestHandler } = dynamo.config;
  const once = new DynamoDBClient({ ...ofClients, requestHandler, maxAttempts: 1 });
  const sqs = new SQSClient({ ...ofClients, useQueueUrlAsEndpoint: false });
  const { ARCHIVE_BUCKET: bucket } = environment;
  const archive = network.archive ?? (bucket ? openArchive(environment, bucket) : noArchive);
  const db = openDb(dynamo, once, variable("TABLE_NAME"), archive);
  return {
    engine,
    db,
    queue: openQueue(sqs, { notifications: variable("NOTIFICATION_QUEUE_URL"), bots: variable("BOT_QUEUE_URL") }),
    pools: openPools(db),
    lastCommitted: new LastCommitted(),
    keys: openKeys(db, Date.now),
    rates: openRates(Date.now),
    budgets: BUDGETS,
    edgeKey: variable("EDGE_KEY"),
    build: variable("BUILD"),
    builds: publishedBuilds(environment, Date.now),
    page: { url: environment.PAGE_URL ?? "" },
    now: Date.now,
    note: (what, facts) => console.info(JSON.stringify({ done: what, ...facts })),
    warn: (what, facts) => console.warn(JSON.stringify({ warning: what, ...facts })),
    ...(!isLocal(environment) && {
      access: (facts) => console.info(JSON.stringify({ access: facts.routeKey, ...facts })),
    }),
  };
}

/** The queue of what people did in chats, for the one function that puts anything there. Throws if it is not set. */
export function chatQueueFromEnvironment(
  environment = process.env,
  network: Network = { requestHandler: timeouts },
): Put {
  const url = environment.CHAT_QUEUE_URL;
  if (!url) throw new Error("CHAT_QUEUE_URL is not set");
  return putter(new SQSClient({ ...network, useQueueUrlAsEndpoint: false }), url);
}

/** What all clients of the SDK have in common. */
export type Network = Pick<
  DynamoDBClientConfig,
  "requestHandler" | "region" | "credentials" | "signer" | "endpoint" | "maxAttempts"
> & {
  /** Instead of the bucket. */
  readonly archive?: Archive;
};

/** Whether the table is on this machine: then nothing here is deployed, and notices may go to private addresses. */
export function isLocal(environment = process.env): boolean {
  const table = environment.AWS_ENDPOINT_URL_DYNAMODB ?? "";
  return URL.canParse(table) && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(table).hostname);
}
