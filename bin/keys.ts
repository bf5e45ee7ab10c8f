import { text } from "node:stream/consumers";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { command, parse } from "../lib/cli/command.ts";
import { SEAT_TOKEN_LIFE_MS } from "../lib/hosting/people/tokens.ts";
import { type Db, openDb } from "../lib/hosting/storage/db.ts";
import { adoptSecret, KEYS_KEPT_MS, type KeyRing, readRing, rotateKeys } from "../lib/hosting/storage/keyRing.ts";

interface Options {
  readonly table: string;
  readonly endpoint?: string;
  readonly drop?: true;
}

let code = 0;
const program = command(
  "npm run keys --",
  "The signing keys of a deployed table. Their secrets are never printed.",
).addHelpText(
  "after",
  `
Credentials and region come from the environment, as for the AWS CLI.
Exit codes: 0 done, 1 failed, 2 wrong options, 3 refused.`,
);
const on = (name: string, about: string) =>
  program
    .command(name)
    .description(about)
    .requiredOption("--table <NAME>", "the table's name (output of the stack HoldPriority-Data)")
    .option("--endpoint <URL>", "another DynamoDB, for example the embedded one of npm start");

on("list", "ids of the keys and when they were made").action((options: Options) => run(options, list));
on("rotate", "a new key signs; the one before it verifies as long as what it signed lives")
  .option("--drop", "a key was disclosed: void the earlier ones at once")
  .action((options: Options) => run(options, (db) => rotate(db, options.drop ?? false)));
on("adopt", "reads the SEAT_KEY of an earlier deployment from standard input: links made from it keep working").action(
  (options: Options) => run(options, adopt),
);

async function run({ table, endpoint }: Options, work: (db: Db) => Promise<number>): Promise<void> {
  const client = new DynamoDBClient(endpoint === undefined ? {} : { endpoint });
  code = await work(openDb(client, client, table));
}

async function list(db: Db): Promise<number> {
  const ring = await readRing(db);
  if (ring) print(ring);
  else console.log("There are no keys yet: the first token that is given out makes one.");
  return 0;
}

async function rotate(db: Db, drop: boolean): Promise<number> {
  const rotated = await rotateKeys(db, Date.now(), SEAT_TOKEN_LIFE_MS, drop);
  if (!rotated.ok) return refused(rotated.why);
  print(rotated.ring);
  console.log(`Every function uses them within ${KEYS_KEPT_MS / 60_000} minutes.`);
  return 0;
}

async function adopt(db: Db): Promise<number> {
  const secret = (await text(process.stdin)).trim();
  if (secret.length < 32) return refused("That is no SEAT_KEY: it has at least 32 characters.");
  if (!(await adoptSecret(db, secret, Date.now()))) return refused("Somebody else is changing the keys. Try again.");
  console.log("Adopted.");
  return 0;
}

function refused(why: string): number {
  console.error(why);
  return 3;
}

function print({ keys }: KeyRing): void {
  for (const [at, { id, madeAt }] of keys.entries())
    console.log(`${id}  ${new Date(madeAt).toISOString()}  ${at === 0 ? "signs" : "verifies"}`);
}

try {
  process.exitCode = (await parse(program, process.argv.slice(2))) ?? code;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
