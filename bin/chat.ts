import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { compareCommands, differs } from "../lib/channels/registered.ts";
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
program
  .command("commands")
  .description(
    "compares the commands that Discord and Telegram know with those there are; changes nothing without --write",
  )
  .option("--table <NAME>", "the credentials that are kept there (default: those of the files)")
  .option("--endpoint <URL>", "another DynamoDB, for example the embedded one of npm start")
  .option("--discord <FILE>", "JSON: applicationId, publicKey, token")
  .option("--telegram <FILE>", "JSON: token, secret")
  .option("--write", "tells the platforms anew what differs")
  .addHelpText(
    "after",
    "\nExit codes: 0 the same, or the same now; 1 something differs, or a platform refused; 2 wrong options.",
  )
  .action(async ({ table, endpoint, discord, telegram, write = false }: Partial<Options> & { write?: boolean }) => {
    const given = readChatFiles({ ...(discord && { discord }), ...(telegram && { telegram }) });
    const client = new DynamoDBClient(endpoint === undefined ? {} : { endpoint });
    const kept = table === undefined ? {} : await readChatCredentials(openDb(client, client, table));
    const found = await compareCommands({ ...kept, ...given }, write);
    if (found.length === 0)
      console.error("There are no credentials of Discord or Telegram: --table, --discord, --telegram.");
    for (const { where, missing, changed, gone } of found) {
      const lines = [
        ...missing.map((one) => `+ ${one}`),
        ...changed.map((one) => `~ ${one}`),
        ...gone.map((one) => `- ${one}`),
      ];
      console.log(
        `${where}: ${lines.length === 0 ? "as they are" : `${lines.join(", ")}${write ? " (told anew)" : ""}`}`,
      );
    }
    if (found.length === 0 || (!write && found.some(differs))) code = 1;
  });

try {
  process.exitCode = (await parse(program, process.argv.slice(2))) ?? code;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
