import { readFileSync } from "node:fs";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { publishCards } from "../hosting/cards/imported.ts";
import { openDb } from "../hosting/storage/db.ts";
import type { Services } from "./host.ts";

/**
 * Puts the pool of cards imported on this machine, if there is one, into the table, as `npm run cards -- publish` does for a
 * deployed one. Seconds after an import, next to nothing when the table has that pool already.
 */
export async function publishImported({ wiring, ...services }: Services, pool: string): Promise<void> {
  const bytes = readIfThere(pool);
  if (!bytes) return;
  const { region, credentials } = services;
  const dynamo = new DynamoDBClient({ endpoint: services.tablesEndpoint, region, credentials });
  try {
    const tables = new Set(wiring.functions.flatMap(({ environment }) => environment.TABLE_NAME ?? []));
    for (const table of tables) await publishCards(openDb(dynamo, dynamo, table), bytes);
  } finally {
    dynamo.destroy();
  }
}

function readIfThere(file: string): Uint8Array | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
