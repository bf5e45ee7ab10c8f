import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { SQSClient } from "@aws-sdk/client-sqs";
import { command, parse } from "../lib/cli/command.ts";
import { lookAtArchive } from "../lib/doctor/archive.ts";
import { builtIn, deploymentOf } from "../lib/doctor/deployment.ts";
import { type Finding, found } from "../lib/doctor/finding.ts";
import { lookAtFront } from "../lib/doctor/front.ts";
import { lookAtQueues, queuesOf } from "../lib/doctor/queues.ts";
import { lookAtTable } from "../lib/doctor/table.ts";

interface Options {
  readonly stack?: string;
  readonly url?: string;
  readonly table?: string;
  readonly endpoint?: string;
  readonly queues?: string;
  readonly build?: string;
  readonly json?: true;
}

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = "true";
const program = command("npm run doctor --", "Looks at a deployment: what answers, what is kept, what waits.")
  .option(
    "--stack <NAME>",
    "how its stacks' names begin: HoldPriority, or HoldPriority-STAGE; their outputs say the rest",
  )
  .option("--url <URL>", "its page, without the stacks: npm start's, for example")
  .option("--table <NAME>", "with --url: its table")
  .option("--endpoint <URL>", "with --table: another DynamoDB, as the embedded one of npm start --table-port")
  .option("--queues <URL>", "with --url: all queues of another SQS, as the embedded one of npm start --queue-port")
  .option("--build <HASH>", "the build that should answer; with --stack the one in cdk.out, if there is one")
  .option("--json", "one JSON object: { well, findings: [{ check, state, says }] }")
  .addHelpText(
    "after",
    `
Credentials and region come from the environment, as for the AWS CLI. It changes nothing.
Exit codes: 0 nothing is wrong, 1 something is, 2 wrong options.`,
  );

async function examine(options: Options): Promise<readonly Finding[]> {
  const { stack, endpoint } = options;
  const tables = new DynamoDBClient(endpoint === undefined ? {} : { endpoint });
  if (stack !== undefined) {
    let findings: readonly Finding[] = [];
    const failed = await found("stacks", async () => {
      const [region, credentials] = await Promise.all([tables.config.region(), tables.config.credentials()]);
      const { url, table, archive, queues } = await deploymentOf(stack, region, credentials);
      const built = options.build ?? (await builtIn("cdk.out"));
      const looks = [
        lookAtFront(url, built),
        lookAtTable(tables, table, Date.now()),
        found("archive", () => lookAtArchive(archive, region, credentials)),
        lookAtQueues(new SQSClient({ useQueueUrlAsEndpoint: false }), queues),
      ];
      findings = (await Promise.all(looks)).flat();
      return [];
    });
    return [...failed, ...findings];
  }
  const { url, table, queues } = options;
  const sqs = new SQSClient({ ...(queues && { endpoint: queues }), useQueueUrlAsEndpoint: false });
  const looks = [
    lookAtFront(url!.replace(/\/$/, ""), options.build),
    ...(table === undefined ? [] : [lookAtTable(tables, table, Date.now())]),
    ...(queues === undefined ? [] : [found("queues", async () => lookAtQueues(sqs, await queuesOf(sqs)))]),
  ];
  return (await Promise.all(looks)).flat();
}

const MARKS: Readonly<Record<Finding["state"], string>> = { well: "ok", look: "look", wrong: "WRONG", unknown: "?" };

function tell(findings: readonly Finding[], asJson: boolean): number {
  const isWell = findings.every(({ state }) => state !== "wrong");
  if (asJson) console.log(JSON.stringify({ well: isWell, findings }));
  else
    for (const { check, state, says } of findings) console.log(`${MARKS[state].padEnd(6)}${check.padEnd(22)}${says}`);
  return isWell ? 0 : 1;
}

let code = 0;
program.action(async (options: Options) => {
  const { stack, url, table, queues } = options;
  if ((stack === undefined) === (url === undefined)) program.error("error: give --stack or --url, one of them");
  if (stack !== undefined && (table ?? queues) !== undefined)
    program.error("error: --table and --queues go with --url");
  if (url !== undefined && !/^https?:\/\//.test(url)) program.error(`error: --url is an address, not "${url}"`);
  code = tell(await examine(options), options.json ?? false);
});
try {
  process.exitCode = (await parse(program, process.argv.slice(2))) ?? code;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
