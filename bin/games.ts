import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { command, parse } from "../lib/cli/command.ts";
import { quarantine } from "../lib/hosting/operator/quarantine.ts";
import { openDb } from "../lib/hosting/storage/db.ts";

let code = 0;
const program = command("npm run games --", "What an operator does to single games of a deployed table.").addHelpText(
  "after",
  `
Credentials and region come from the environment, as for the AWS CLI.
Exit codes: 0 done, 1 failed, 2 wrong options, 3 no such game.`,
);
for (const [name, yes, about] of [
  ["quarantine", true, "keep everybody's hands off a game: it answers 503, clocks pass it by"],
  ["release", false, "let go of it again; what is open is told again within a minute"],
] as const)
  program
    .command(name)
    .description(about)
    .argument("<GAME>")
    .requiredOption("--table <NAME>", "the table's name (output of the stack HoldPriority-Data)")
    .option("--endpoint <URL>", "another DynamoDB, for example the embedded one of npm start")
    .action(async (gameId: string, { table, endpoint }: { table: string; endpoint?: string }) => {
      code = await mark(gameId, yes, table, endpoint);
    });

async function mark(gameId: string, yes: boolean, table: string, endpoint: string | undefined): Promise<number> {
  const client = new DynamoDBClient(endpoint === undefined ? {} : { endpoint });
  if (!(await quarantine(openDb(client, client, table), gameId, yes))) {
    console.error(`There is no game ${gameId} in ${table}.`);
    return 3;
  }
  console.log(yes ? `${gameId} is quarantined.` : `${gameId} is released.`);
  return 0;
}

try {
  process.exitCode = (await parse(program, process.argv.slice(2))) ?? code;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
