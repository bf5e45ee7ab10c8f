import { readFileSync } from "node:fs";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { type ChatCredentials, writeChatCredentials } from "../hosting/storage/chatCredentials.ts";
import { openDb } from "../hosting/storage/db.ts";
import type { Services } from "./host.ts";

/** Puts what opens the chat platforms and the mail server into the table, where the functions read it. */
export async function publishChats({ wiring, ...services }: Services, credentials: ChatCredentials): Promise<void> {
  const { region, credentials: own, tablesEndpoint: endpoint } = services;
  const dynamo = new DynamoDBClient({ endpoint, region, credentials: own });
  try {
    const tables = new Set(wiring.functions.flatMap(({ environment }) => environment.TABLE_NAME ?? []));
    for (const table of tables) await writeChatCredentials(openDb(dynamo, dynamo, table), credentials);
  } finally {
    dynamo.destroy();
  }
}

const WANTED = {
  discord: ["applicationId", "publicKey", "token"],
  telegram: ["token", "secret"],
  slack: ["signingSecret", "token"],
  email: ["server", "from"],
} as const;

/** Reads one file for each way: JSON with the fields of `ChatCredentials`. Throws with what is missing. */
export function readChatFiles(files: Readonly<Partial<Record<keyof typeof WANTED, string>>>): ChatCredentials {
  const entries = Object.entries(files).map(([platform, file]) => {
    const given = JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
    const missing = WANTED[platform as keyof typeof WANTED].filter((field) => typeof given[field] !== "string");
    if (missing.length > 0) throw new Error(`${file} lacks ${missing.join(", ")}.`);
    return [platform, given];
  });
  return Object.fromEntries(entries) as ChatCredentials;
}
