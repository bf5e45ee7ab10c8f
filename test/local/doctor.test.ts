import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { DynamoDBClient, UpdateItemCommand } from "@aws-sdk/client-dynamodb";
import { PurgeQueueCommand, SendMessageCommand, SQSClient } from "@aws-sdk/client-sqs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { builtIn } from "../../lib/doctor/deployment.ts";
import type { Finding } from "../../lib/doctor/finding.ts";
import { N, S } from "../../lib/hosting/storage/db.ts";
import { heartbeatKey } from "../../lib/hosting/storage/tableKeys.ts";
import { type Host, startHost } from "../../lib/local/host.ts";
import { useCommands } from "../support/command.ts";
import { assemblyOfApp, temporaryFolder } from "../support/synthesized.ts";

const command = useCommands();
const folder = temporaryFolder();
let host: Host;
let build: string;
let tables: DynamoDBClient;
let queues: SQSClient;
let table: string;
beforeAll(async () => {
  const assembly = await assemblyOfApp();
  build = (await builtIn(assembly))!;
  host = await startHost({
    ...{ assembly, data: join(folder.path, "data"), port: 0, log: () => {} },
  });
  await host.tick();
  const { tablesEndpoint, queuesEndpoint, region, credentials, wiring } = host.services;
  tables = new DynamoDBClient({ endpoint: tablesEndpoint, region, credentials });
  queues = new SQSClient({ endpoint: queuesEndpoint, region, credentials, useQueueUrlAsEndpoint: false });
  table = wiring.tables[0]!.name;
}, 120_000);
afterAll(async () => {
  await host?.stop();
  folder.remove();
});

/** Not waited for in this process, which is the host's as well. */
function doctor(options: readonly string[], environment: Record<string, string> = {}) {
  const { region, credentials } = host.services;
  return command("doctor", options, {
    ...{ AWS_REGION: region, AWS_ACCESS_KEY_ID: credentials.accessKeyId },
    ...{ AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey, ...environment },
  });
}
const here = () => ["--url", host.url, "--table", table, "--endpoint", host.services.tablesEndpoint];
const all = () => [...here(), "--queues", host.services.queuesEndpoint, "--build", build, "--json"];
const told = ({ stdout }: { stdout: string }) => JSON.parse(stdout) as { well: boolean; findings: Finding[] };
const states = (answer: { stdout: string }) =>
  Object.fromEntries(told(answer).findings.map(({ check, state }) => [check, state]));

describe("npm run doctor", () => {
  it("finds nothing wrong with a host that runs", async () => {
    const answer = await doctor(all());
    const { well, findings } = told(answer);
    expect(findings.filter(({ state }) => state === "wrong")).toEqual([]);
    expect([answer.code, well]).toEqual([0, true]);
    expect(states(answer)).toMatchObject({
      ...{ api: "well", "api reads": "well", build: "well", page: "well", elsewhere: "well", table: "well" },
      ...{ "headers of the page": "well", "headers of the api": "well", index: "well", sweeper: "well" },
      // What the DynamoDB of this machine does not have.
      ...{ expiry: "unknown", recovery: "unknown" },
    });
    expect(findings.filter(({ check }) => check.startsWith("queue "))).toHaveLength(6);
  });

  it("finds what was given up, a sweeper that is silent, and another build", async () => {
    const dead = host.services.wiring.queues.find(({ name }) => name.startsWith("BotsDead"))!;
    const { queuesEndpoint, region } = host.services;
    const QueueUrl = `http://sqs.${region}.localhost:${new URL(queuesEndpoint).port}/000000000000/${dead.name}`;
    const message = { MessageBody: "{}", MessageGroupId: "game", MessageDeduplicationId: "1" };
    await queues.send(new SendMessageCommand({ QueueUrl, ...message }));
    const at = async (time: number) =>
      tables.send(
        new UpdateItemCommand({
          TableName: table,
          Key: { pk: S(heartbeatKey.pk), sk: S(heartbeatKey.sk) },
          UpdateExpression: "SET #at = :at",
          ExpressionAttributeNames: { "#at": "at" },
          ExpressionAttributeValues: { ":at": N(time) },
        }),
      );
    await at(Date.now() - 20 * 60_000);
    const answer = await doctor([...all(), "--build", "0123456789abcdef"]);
    expect(answer.code).toBe(1);
    expect(states(answer)).toMatchObject({
      ...{ [`queue ${dead.name}`]: "wrong", sweeper: "wrong", build: "wrong", api: "well" },
    });
    await queues.send(new PurgeQueueCommand({ QueueUrl }));
    await at(Date.now());
    expect((await doctor(all())).code).toBe(0);
  });

  it("says in words, line by line, where nobody answers or there is no such table", async () => {
    const { code, stdout } = await doctor(["--url", "http://127.0.0.1:9", "--table", "none", ...here().slice(4)]);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^WRONG +api +fetch failed/m);
    expect(stdout).toMatch(/^WRONG +table +/m);
  });

  it("finds a deployment by the outputs of its stacks", async () => {
    const { region, queuesEndpoint, tablesEndpoint, wiring } = host.services;
    const asked: string[] = [];
    const outputs: Record<string, Record<string, string>> = {
      "HoldPriority-test-Web": { Page: host.url },
      "HoldPriority-test-Data": { TableName: table, ArchiveName: "Archive" },
      "HoldPriority-test-Queues": Object.fromEntries(
        wiring.queues.map(({ name }) => [
          `${name.replace(/[0-9A-F]{8}\.fifo$/, "")}Url`,
          `http://sqs.${region}.localhost:${new URL(queuesEndpoint).port}/000000000000/${name}`,
        ]),
      ),
    };
    // The same server is S3, whose bucket is as the template has it at first.
    const blocked = ["BlockPublicAcls", "IgnorePublicAcls", "BlockPublicPolicy", "RestrictPublicBuckets"];
    const bucket: Record<string, string> = {
      "?versioning": "<VersioningConfiguration><Status>Enabled</Status></VersioningConfiguration>",
      "?publicAccessBlock": `<P>${blocked.map((one) => `<${one}>true</${one}>`).join("")}</P>`,
    };
    const cloudFormation = createServer(async (request, response) => {
      if (request.method === "GET") return void response.end(bucket[new URL(request.url!, "http://s3").search]);
      let body = "";
      for await (const chunk of request) body += chunk;
      const form = new URLSearchParams(body);
      const stack = form.get("StackName") ?? "";
      asked.push(
        `${form.get("Action")} ${stack} ${/Credential=\w+\/\d+\/([\w-]+\/\w+)/.exec(request.headers.authorization ?? "")?.[1]}`,
      );
      const members = Object.entries(outputs[stack] ?? {}).map(
        ([key, value]) => `<member><OutputKey>${key}</OutputKey><OutputValue>${value}</OutputValue></member>`,
      );
      if (members.length === 0)
        return void response
          .writeHead(400)
          .end(
            `<ErrorResponse><Error><Message>Stack with id ${stack} does not exist</Message></Error></ErrorResponse>`,
          );
      response.end(`<DescribeStacksResponse><Outputs>${members.join("")}</Outputs></DescribeStacksResponse>`);
    });
    await new Promise<void>((resolve) => cloudFormation.listen(0, "127.0.0.1", resolve));
    try {
      const environment = {
        AWS_ENDPOINT_URL_CLOUDFORMATION: `http://127.0.0.1:${(cloudFormation.address() as AddressInfo).port}`,
        AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${(cloudFormation.address() as AddressInfo).port}`,
        ...{ AWS_ENDPOINT_URL_DYNAMODB: tablesEndpoint, AWS_ENDPOINT_URL_SQS: queuesEndpoint },
      };
      const answer = await doctor(["--stack", "HoldPriority-test", "--build", build, "--json"], environment);
      expect(told(answer).findings.filter(({ state }) => state === "wrong")).toEqual([]);
      expect(answer.code).toBe(0);
      expect(asked.sort()).toEqual(
        ["Data", "Queues", "Web"].map((one) => `DescribeStacks HoldPriority-test-${one} ${region}/cloudformation`),
      );
      expect(states(answer)).toMatchObject({ archive: "well", "archive access": "well" });
      bucket["?versioning"] = "<VersioningConfiguration/>";
      bucket["?publicAccessBlock"] = bucket["?publicAccessBlock"]!.replace("true", "false");
      const open = await doctor(["--stack", "HoldPriority-test", "--build", build, "--json"], environment);
      expect(states(open)).toMatchObject({ archive: "wrong", "archive access": "wrong" });
      const none = await doctor(["--stack", "Nothing", "--json"], environment);
      expect([none.code, told(none).findings[0]]).toEqual([
        1,
        { check: "stacks", state: "wrong", says: expect.stringContaining("does not exist") },
      ]);
    } finally {
      cloudFormation.close();
    }
  });

  it.each([
    [[]],
    [["--stack", "a", "--url", "http://b"]],
    [["--stack", "a", "--table", "b"]],
    [["--url", "elsewhere"]],
  ])("refuses %j with its usage", async (options) => {
    const { code, stderr } = await doctor(options);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^error: .*\n\nUsage: npm run doctor -- /);
  });
});
