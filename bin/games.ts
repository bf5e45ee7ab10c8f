import { parseArgs } from "node:util";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { quarantine } from "../lib/hosting/operator/quarantine.ts";
import { openDb } from "../lib/hosting/storage/db.ts";

const usage = `What an operator does to single games of a deployed table.

  npm run games -- quarantine GAME --table NAME   keep everybody's hands off a game: it answers 503, clocks pass it by
  npm run games -- release GAME --table NAME      let go of it again; what is open is told again within a minute

  --table NAME      the table's name (output of the stack HoldPriority-Data)
  --endpoint URL    another DynamoDB, for example the embedded one of npm start

Credentials and region come from the environment, as for the AWS CLI.
Exit codes: 0 done, 1 failed, 2 wrong options, 3 no such game.
`;

const commands: Readonly<Record<string, boolean>> = { quarantine: true, release: false };

function readOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { table: { type: "string" }, endpoint: { type: "string" }, help: { type: "boolean" } },
  });
  const [command = "", gameId] = positionals;
  if (values.help || command === "help") return undefined;
  if (!Object.hasOwn(commands, command)) throw new Error(`There is no command "${command}".`);
  if (gameId === undefined || positionals.length > 2) throw new Error(`${command} wants one game.`);
  if (values.table === undefined) throw new Error("--table is missing.");
  return { ...values, table: values.table, gameId, yes: commands[command]! };
}

async function main(): Promise<number> {
  let options: ReturnType<typeof readOptions>;
  try {
    options = readOptions();
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    return 2;
  }
  if (options === undefined) {
    console.log(usage);
    return 0;
  }
  const { gameId, yes, table, endpoint } = options;
  const client = new DynamoDBClient(endpoint === undefined ? {} : { endpoint });
  if (!(await quarantine(openDb(client, client, table), gameId, yes))) {
    console.error(`There is no game ${gameId} in ${table}.`);
    return 3;
  }
  console.log(yes ? `${gameId} is quarantined.` : `${gameId} is released.`);
  return 0;
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
