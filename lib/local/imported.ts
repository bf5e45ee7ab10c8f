import { readFileSync } from "node:fs";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { publishCards } from "../hosting/cards/imported.ts";
import { type Db, openDb } from "../hosting/storage/db.ts";
import { importedNow } from "../hosting/storage/tableKeys.ts";
import type { Services } from "./host.ts";

/**
 * Puts the pool of cards imported on this machine, if there is one, into the table, as `npm run cards -- publish` does for a
 * deployed one. Seconds after an import, next to nothing when the table has that pool already.
 */
export async function publishImported(
  services: Services,
  pool: string,
  progress: (share: number) => void = () => {},
): Promise<void> {
  const bytes = readIfThere(pool);
  if (!bytes) return;
  await withTables(services, (db) => publishCards(db, bytes, progress));
}

/** How many cards the tables have that were imported. */
export async function importedCount(services: Services): Promise<number> {
  const [count = 0] = await withTables(services, async (db) =>
    Number((await db.get(importedNow, ["cards"], false))?.cards?.N ?? 0),
  );
  return count;
}

async function withTables<T>({ wiring, ...services }: Services, does: (db: Db) => Promise<T>): Promise<T[]> {
  const { region, credentials } = services;
  const dynamo = new DynamoDBClient({ endpoint: services.tablesEndpoint, region, credentials });
  const results: T[] = [];
  try {
    const tables = new Set(wiring.functions.flatMap(({ environment }) => environment.TABLE_NAME ?? []));
    for (const table of tables) results.push(await does(openDb(dynamo, dynamo, table)));
  } finally {
    dynamo.destroy();
  }
  return results;
}

function readIfThere(file: string): Uint8Array | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
