import { readFileSync } from "node:fs";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { openDb } from "../hosting/storage/db.ts";
import { adoptSecret } from "../hosting/storage/keyRing.ts";
import type { Services } from "./host.ts";

/** Of a folder from before the keys were in the table: goes on with its secret, so that links made from it keep working. */
export async function adoptOldSecret({ wiring, ...services }: Services, secrets: string): Promise<void> {
  const kept = readIfThere(secrets);
  const secret = Object.entries(kept).find(([id]) => id.startsWith("SeatKey"))?.[1];
  if (secret === undefined) return;
  const { region, credentials } = services;
  const dynamo = new DynamoDBClient({ endpoint: services.tablesEndpoint, region, credentials });
  try {
    const tables = new Set(wiring.functions.flatMap(({ environment }) => environment.TABLE_NAME ?? []));
    for (const table of tables) await adoptSecret(openDb(dynamo, dynamo, table), secret, Date.now());
  } finally {
    dynamo.destroy();
  }
}

function readIfThere(file: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return {};
    throw error;
  }
}
