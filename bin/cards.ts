import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { main } from "../lib/cards/cli/main.ts";
import { processTerminal } from "../lib/cards/cli/terminal.ts";
import { publishCards } from "../lib/hosting/cards/imported.ts";
import { openDb } from "../lib/hosting/storage/db.ts";
import { readByHand, readCard } from "../lib/oracle/index.ts";

process.exitCode = await main(process.argv.slice(2), {
  read: readCard,
  readByHand,
  worker: new URL("./cards-worker.ts", import.meta.url),
  terminal: processTerminal(),
  publish: async (pool, table, progress) => {
    const dynamo = new DynamoDBClient();
    return publishCards(openDb(dynamo, dynamo, table), pool, progress);
  },
});
