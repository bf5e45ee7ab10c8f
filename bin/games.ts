import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { command, parse } from "../lib/cli/command.ts";
import { resumeClocks, stopClocks } from "../lib/hosting/notices/heartbeat.ts";
import { archiveFinished } from "../lib/hosting/operator/archiveFinished.ts";
import { quarantine } from "../lib/hosting/operator/quarantine.ts";
import { openDb } from "../lib/hosting/storage/db.ts";

let code = 0;
const program = command("npm run games --", "What an operator does to the games of a deployed table.").addHelpText(
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

for (const [name, stopped, about] of [
  ["stop-clocks", true, "nobody's time runs out until the clocks are resumed"],
  ["resume-clocks", false, "all clocks that were running get the time back since they were stopped"],
] as const)
  program
    .command(name)
    .description(about)
    .requiredOption("--table <NAME>", "the table's name (output of the stack HoldPriority-Data)")
    .option("--endpoint <URL>", "another DynamoDB, for example the embedded one of npm start")
    .action(async ({ table, endpoint }: { table: string; endpoint?: string }) => {
      const db = dbOf(table, endpoint);
      const done = await (stopped ? stopClocks(db, Date.now()) : resumeClocks(db, Date.now()));
      const now = stopped ? "stand" : "go";
      console.log(done ? `The clocks ${now}.` : `The clocks ${now} already.`);
    });

program
  .command("archive")
  .description(
    "once, for an installation from before there was an archive: games that were over then move there as well",
  )
  .requiredOption("--table <NAME>", "the table's name (output of the stack HoldPriority-Data)")
  .option("--endpoint <URL>", "another DynamoDB, for example the embedded one of npm start")
  .action(async ({ table, endpoint }: { table: string; endpoint?: string }) => {
    const client = clientOf(endpoint);
    const due = await archiveFinished(client, openDb(client, client, table), table, Date.now());
    console.log(`${due} games are due for the archive.`);
  });

const clientOf = (endpoint: string | undefined) => new DynamoDBClient(endpoint === undefined ? {} : { endpoint });
const dbOf = (table: string, endpoint: string | undefined) => {
  const client = clientOf(endpoint);
  return openDb(client, client, table);
};

async function mark(gameId: string, yes: boolean, table: string, endpoint: string | undefined): Promise<number> {
  if (!(await quarantine(dbOf(table, endpoint), gameId, yes))) {
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
