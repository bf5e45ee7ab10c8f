import {
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  type DynamoDBClient,
} from "@aws-sdk/client-dynamodb";
import { lastSweep, SILENT_MS } from "../hosting/notices/heartbeat.ts";
import { readChatCredentials } from "../hosting/storage/chatCredentials.ts";
import { openDb } from "../hosting/storage/db.ts";
import { DUE_INDEX, keyRingKey, pushKeysKey } from "../hosting/storage/tableKeys.ts";
import { type Finding, found, look, unknown, well, wrong } from "./finding.ts";

/** The table: its index, expiry and backups, and what is noted in it of the sweeper and of the ways to reach people. */
export async function lookAtTable(client: DynamoDBClient, table: string, now: number): Promise<readonly Finding[]> {
  const db = openDb(client, client, table);
  const all = await Promise.all([
    found("table", () => shape(client, table)),
    found("recovery", () => kept(client, table)),
    found("sweeper", async () => sweeper(await lastSweep(db), now)),
    found("keys", async () => [
      (await db.get(keyRingKey))
        ? well("keys", "there are signing keys")
        : look("keys", "there are no signing keys yet: the first token makes them"),
    ]),
    found("channels", async () => {
      const set = Object.keys(await readChatCredentials(db));
      if (await db.get(pushKeysKey)) set.push("push");
      return [set.length > 0 ? well("channels", set.join(", ")) : look("channels", "none but webhooks")];
    }),
  ]);
  return all.flat();
}

async function shape(client: DynamoDBClient, table: string): Promise<Finding[]> {
  const { Table } = await client.send(new DescribeTableCommand({ TableName: table }));
  const due = Table?.GlobalSecondaryIndexes?.find((one) => one.IndexName === DUE_INDEX);
  const isDue = due?.KeySchema?.map((one) => one.AttributeName).join() === "dueShard,nextAt";
  return [
    Table?.TableStatus === "ACTIVE"
      ? well("table", `${table} is there`)
      : wrong("table", `${table} is ${Table?.TableStatus}`),
    isDue && due?.IndexStatus === "ACTIVE"
      ? well("index", `${DUE_INDEX} is there`)
      : wrong("index", `${DUE_INDEX} is ${due ? (due.IndexStatus ?? "of other keys") : "missing"}: no clock runs`),
    // Nothing here protects a table on this machine from being deleted.
    Table?.DeletionProtectionEnabled === undefined
      ? unknown("protection", "this DynamoDB has none")
      : Table.DeletionProtectionEnabled
        ? well("protection", "it is protected from being deleted")
        : wrong("protection", "it is not protected from being deleted, as a restored one is not"),
  ];
}

/** Of a DynamoDB without backups, as that of this machine, neither can be told. */
async function kept(client: DynamoDBClient, table: string): Promise<Finding[]> {
  try {
    const { ContinuousBackupsDescription: backups } = await client.send(
      new DescribeContinuousBackupsCommand({ TableName: table }),
    );
    const status = backups?.PointInTimeRecoveryDescription?.PointInTimeRecoveryStatus;
    const recovery =
      status === "ENABLED"
        ? well("recovery", "to any second of the last 35 days")
        : wrong("recovery", `${status}: what is lost is lost`);
    return [recovery, await expiry(client, table)];
  } catch (error) {
    if (!(error instanceof Error && error.name === "UnknownOperationException")) throw error;
    return ["recovery", "expiry"].map((check) => unknown(check, "this DynamoDB has none"));
  }
}

async function expiry(client: DynamoDBClient, table: string): Promise<Finding> {
  const { TimeToLiveDescription: ttl } = await client.send(new DescribeTimeToLiveCommand({ TableName: table }));
  const on = ttl?.TimeToLiveStatus === "ENABLED" && ttl.AttributeName === "expiresAt";
  if (on) return well("expiry", "expiresAt");
  return wrong("expiry", `${ttl?.TimeToLiveStatus}: nothing that has run out ever goes`);
}

/** It runs each minute; three are a deployment's hiccup. */
const LATE_MS = 3 * 60_000;

function sweeper({ at, stoppedAt }: { at: number | undefined; stoppedAt: number | undefined }, now: number): Finding[] {
  const clocks =
    stoppedAt === undefined
      ? []
      : [look("clocks", `stopped since ${new Date(stoppedAt).toISOString()} (npm run games -- resume-clocks)`)];
  if (at === undefined) return [look("sweeper", "it has not run yet"), ...clocks];
  const ago = Math.max(0, now - at);
  const said = `it ran ${Math.round(ago / 1000)} seconds ago`;
  const silent = ago > SILENT_MS ? ": an outage, of which the clocks will get the time back" : "";
  return [ago > LATE_MS ? wrong("sweeper", said + silent) : well("sweeper", said), ...clocks];
}
