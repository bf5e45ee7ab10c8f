import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { setUpChats } from "../lib/channels/setUp.ts";
import { command, parse } from "../lib/cli/command.ts";
import { readChatCredentials, writeChatCredentials } from "../lib/hosting/storage/chatCredentials.ts";
import { openDb } from "../lib/hosting/storage/db.ts";
import { readChatFiles } from "../lib/local/chats.ts";

interface Options {
  readonly table: string;
  readonly endpoint?: string;
  readonly url?: string;
  readonly discord?: string;
  readonly telegram?: string;
  readonly slack?: string;
}

let code = 0;
const program = command(
  "npm run chat --",
  "The chat platforms of a deployed table (docs/chat.md). Secrets are never printed.",
);
program
  .command("register")
  .description("keeps the credentials that are given, and tells the platforms our commands and address")
  .requiredOption("--table <NAME>", "the table's name (output of the stack HoldPriority-Data)")
  .requiredOption("--url <URL>", "the page's address, https")
  .option("--discord <FILE>", "JSON: applicationId, publicKey, token")
  .option("--telegram <FILE>", "JSON: token, secret (any text of your own)")
  .option("--slack <FILE>", "JSON: signingSecret, token")
  .option("--endpoint <URL>", "another DynamoDB, for example the embedded one of npm start")
  .action(async ({ table, endpoint, url = "", discord, telegram, slack }: Options) => {
    const client = new DynamoDBClient(endpoint === undefined ? {} : { endpoint });
    const db = openDb(client, client, table);
    const given = readChatFiles({
      ...(discord && { discord }),
      ...(telegram && { telegram }),
      ...(slack && { slack }),
    });
    const all = { ...(await readChatCredentials(db)), ...given };
    await writeChatCredentials(db, all);
    const refused = await setUpChats(all, url.replace(/\/$/, ""));
    for (const why of refused) console.error(why);
    if (refused.length > 0) code = 1;
    else console.log(`Set up: ${Object.keys(all).join(", ")}. Every function knows within five minutes.`);
  });

try {
  process.exitCode = (await parse(program, process.argv.slice(2))) ?? code;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
