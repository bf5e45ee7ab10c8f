import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { GetQueueAttributesCommand, SQSClient } from "@aws-sdk/client-sqs";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Host, type HostOptions, startHost } from "../../lib/local/host.ts";
import { synthesized, temporaryFolder } from "../support/synthesized.ts";

const folder = temporaryFolder();
const assembly = join(folder.path, "cdk.out");
let hosts: Host[] = [];
let printed: string[] = [];
let count = 0;

beforeAll(async () => {
  const { app } = await synthesized(folder.path, "test/support/handlers", { checks: false });
  app.synth();
});
afterEach(async () => {
  for (const host of hosts) await host.stop();
  hosts = [];
  if (process.env.SHOW) console.log(printed.join("\n"));
  printed = [];
});
afterAll(() => folder.remove());

async function start(options: Partial<HostOptions> = {}): Promise<Host> {
  count += 1;
  const data = join(folder.path, `data-${count}`);
  const host = await startHost({ assembly, data, port: 0, log: (line) => printed.push(line), ...options });
  hosts.push(host);
  return host;
}

const post = (host: Host, path: string, body: unknown) =>
  fetch(host.url + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
const item = async (host: Host, id: string) => {
  const response = await fetch(`${host.url}/v1/games/${id}`);
  return response.ok
    ? ((await response.json()) as { item: Record<string, { N?: string; S?: string }> }).item
    : undefined;
};

async function eventually<T>(look: () => Promise<T | undefined | false>): Promise<T> {
  for (let tries = 0; tries < 300; tries += 1) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("it never happened");
}

describe("a host of the real stacks", () => {
  it("serves routes with the functions, environment and headers that the template gives them", async () => {
    const host = await start();
    const created = await post(host, "/v1/games", { id: "g1", text: "naïve" });
    expect(created.status).toBe(201);
    expect(created.headers.get("x-asked")).toBe("POST /v1/games");
    expect(created.headers.get("set-cookie")).toBe("seat=1; HttpOnly");
    expect(created.headers.get("referrer-policy")).toBe("no-referrer");
    const build = await created.json();
    expect(build).toEqual({ page: host.url, build: expect.stringMatching(/^[0-9a-f]{16}$/), keyLength: 64 });

    const look = await fetch(`${host.url}/v1/games/g1?since=3&since=4&q=a%20b`, { headers: { cookie: "a=1; b=2" } });
    expect(await look.json()).toMatchObject({
      item: { text: { S: "naïve" } },
      version: "2.0",
      rawPath: "/v1/games/g1",
      rawQueryString: "since=3&since=4&q=a%20b",
      queryStringParameters: { since: "3,4", q: "a b" },
      cookies: ["a=1", "b=2"],
      headers: { "front-door-key": expect.stringMatching(/^\w{64}$/), "front-door-viewer": "127.0.0.1" },
      requestContext: { http: { method: "GET", sourceIp: "127.0.0.1" }, routeKey: "$default" },
    });
    expect((await fetch(`${host.url}/v1/games/none`)).status).toBe(404);
  });

  it("passes binary bodies as base64 and answers what Lambda itself would", async () => {
    const host = await start();
    const binary = await fetch(`${host.url}/v1/games`, {
      method: "POST",
      headers: { "content-type": "application/octet-stream" },
      body: JSON.stringify({ id: "binary", text: "x" }),
    });
    expect(binary.status).toBe(201);
    expect((await fetch(`${host.url}/v1/nothing`)).status).toBe(404);
    expect((await fetch(`${host.url}/v1/games`, { method: "DELETE" })).status).toBe(404);
    const large = await post(host, "/v1/games", "x".repeat(6 * 1024 * 1024));
    expect(large.status).toBe(413);
    const broken = await post(host, "/v1/games/g1/actions", { crash: true });
    expect(broken.status).toBe(502);
    expect(await broken.json()).toEqual({ message: "Internal Server Error" });
    expect(printed.join("\n")).toContain("broken on purpose");
  });

  it("serves the page under its policy, from nowhere but its folder", async () => {
    const host = await start();
    const page = await fetch(`${host.url}/`);
    expect(await page.text()).toContain("<title>Page</title>");
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(page.headers.get("strict-transport-security")).toBeNull();
    const again = await fetch(`${host.url}/`, { headers: { "if-none-match": page.headers.get("etag") ?? "" } });
    expect(again.status).toBe(304);
    for (const path of ["/..%2f..%2fpackage.json", "/%2e%2e/cdk.out", "/missing.js", "/%zz"])
      expect((await fetch(host.url + path)).status).toBe(404);
    expect((await fetch(`${host.url}/`, { method: "POST" })).status).toBe(405);
  });

  it("delivers messages once, in order of their group, and again when they failed", async () => {
    const host = await start();
    await post(host, "/v1/games", { id: "g2", text: "" });
    expect((await post(host, "/v1/games/g2/actions", { key: "one" })).status).toBe(200);
    await post(host, "/v1/games/g2/actions", { key: "one" });
    await post(host, "/v1/games/g2/actions", { key: "two" });
    await eventually(async () => (await item(host, "g2"))?.deliveries?.N === "2");
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await item(host, "g2"))?.deliveries?.N).toBe("2");
  });

  it("runs the schedule", async () => {
    const host = await start();
    expect(await host.tick()).toEqual([
      { ok: true, value: { removed: [] } },
      { ok: true, value: null },
    ]);
  });

  it("refuses a function what its role does not allow", async () => {
    const host = await start();
    const { grants, name } = host.services.wiring.functions.find((one) => /^Read/.test(one.name))!;
    expect(grants.some((one) => one.action === "dynamodb:PutItem")).toBe(false);
    const ask = (operation: string) =>
      fetch(host.services.tablesEndpoint, {
        method: "POST",
        headers: {
          authorization: `AWS4-HMAC-SHA256 Credential=${name}/20260101/us-east-1/dynamodb/aws4_request`,
          "x-amz-target": `DynamoDB_20120810.${operation}`,
          "content-type": "application/x-amz-json-1.0",
        },
        body: "{}",
      }).then((response) => response.text());
    expect(await ask("PutItem")).toContain("is not authorized to perform dynamodb:PutItem");
    expect(await ask("GetItem")).not.toContain("not authorized");
    const queue = new SQSClient({
      endpoint: host.services.queuesEndpoint,
      region: "us-east-1",
      credentials: { accessKeyId: name, secretAccessKey: "x" },
      useQueueUrlAsEndpoint: false,
    });
    await expect(queue.send(new GetQueueAttributesCommand({ QueueUrl: "any" }))).rejects.toThrow(/not authorized/);
  });

  it("goes on after a restart: the same games, the same secrets", async () => {
    const data = join(folder.path, "kept");
    const first = await start({ data });
    await post(first, "/v1/games", { id: "kept", text: "still here" });
    const secrets = readFileSync(join(data, "secrets.json"), "utf8");
    await first.stop();
    const second = await start({ data });
    expect((await item(second, "kept"))?.text?.S).toBe("still here");
    expect(readFileSync(join(data, "secrets.json"), "utf8")).toBe(secrets);
    expect(statSync(join(data, "secrets.json")).mode & 0o077).toBe(0);
  });

  it.each([{ origin: "https://evil.example" }, { referer: "https://evil.example/" }, { host: "evil.example" }])(
    "lets no page at its table or queues: %j",
    async (headers) => {
      let endpoints: string[] = [];
      await start({
        beforeOpening: async ({ tablesEndpoint, queuesEndpoint }) => {
          endpoints = [tablesEndpoint, queuesEndpoint];
        },
      });
      for (const endpoint of endpoints) {
        const { status, text } = await new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
          const asked = request(endpoint, { method: "POST", headers }, (response) => {
            let text = "";
            response.on("data", (part) => {
              text += part;
            });
            response.on("end", () => resolve({ status: response.statusCode, text }));
          });
          asked.on("error", reject).end("{}");
        });
        expect(status).toBe(400);
        expect(text).toMatch(/Pages have no business here|This is not evil\.example/);
      }
    },
  );

  it("opens only when what has to come first is done", async () => {
    let answered: number | undefined;
    const host = await start({
      beforeOpening: async ({ wiring, tablesEndpoint }) => {
        const told = wiring.functions.map(({ environment }) => environment.PAGE_URL);
        const authority = told.find((one) => one !== undefined) ?? "";
        void fetch(`${authority}/`).then((response) => {
          answered = response.status;
        });
        expect(tablesEndpoint).toMatch(/^http:\/\/127\.0\.0\.1:/);
        await new Promise((resolve) => setTimeout(resolve, 200));
        expect(answered).toBeUndefined();
      },
    });
    expect(host.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    await eventually(async () => answered === 200);
  });
});

describe("failures of a small template", () => {
  /** The same functions and queue, with times short enough to wait for. */
  function small(notify: object = {}): string {
    const out = join(folder.path, `small-${++count}`);
    mkdirSync(out, { recursive: true });
    const assets = Object.fromEntries(
      ["act", "games", "read", "notify"].map((name) => [
        name,
        {
          source: { path: join("..", "handlers", name) },
          destinations: { here: { objectKey: `${name}.zip` } },
        },
      ]),
    );
    writeFileSync(join(out, "Small.assets.json"), JSON.stringify({ files: assets }));
    const fn = (name: string, Timeout: number, properties: object = {}) => ({
      Type: "AWS::Lambda::Function",
      Properties: {
        ...{
          Code: { S3Key: `${name}.zip` },
          Handler: "index.handler",
          Runtime: "nodejs24.x",
          Timeout,
          MemorySize: 256,
        },
        Role: { "Fn::GetAtt": ["Role", "Arn"] },
        Environment: { Variables: { TABLE_NAME: { Ref: "Games" }, NOTIFICATION_QUEUE_URL: { Ref: "Q" } } },
        ...properties,
      },
    });
    const url = (name: string) => ({
      [`${name}Url`]: {
        Type: "AWS::Lambda::Url",
        Properties: { AuthType: "NONE", TargetFunctionArn: { "Fn::GetAtt": [name, "Arn"] } },
      },
    });
    const origin = (Id: string) => ({
      Id,
      DomainName: { "Fn::Select": [2, { "Fn::Split": ["/", { "Fn::GetAtt": [`${Id}Url`, "FunctionUrl"] }] }] },
    });
    const attribute = (AttributeName: string) => ({ AttributeName, AttributeType: "S" });
    const template = {
      Resources: {
        Games: {
          Type: "AWS::DynamoDB::Table",
          Properties: {
            BillingMode: "PAY_PER_REQUEST",
            AttributeDefinitions: [attribute("pk"), attribute("sk")],
            KeySchema: [
              { AttributeName: "pk", KeyType: "HASH" },
              { AttributeName: "sk", KeyType: "RANGE" },
            ],
          },
        },
        Dead: { Type: "AWS::SQS::Queue", Properties: { FifoQueue: true } },
        Q: {
          Type: "AWS::SQS::Queue",
          Properties: {
            FifoQueue: true,
            VisibilityTimeout: 1,
            RedrivePolicy: { deadLetterTargetArn: { "Fn::GetAtt": ["Dead", "Arn"] }, maxReceiveCount: 2 },
          },
        },
        Role: { Type: "AWS::IAM::Role" },
        May: {
          Type: "AWS::IAM::Policy",
          Properties: {
            Roles: [{ Ref: "Role" }],
            PolicyDocument: {
              Statement: [
                {
                  Effect: "Allow",
                  Action: ["dynamodb:PutItem", "dynamodb:GetItem", "dynamodb:UpdateItem", "sqs:SendMessage"],
                  Resource: [{ "Fn::GetAtt": ["Games", "Arn"] }, { "Fn::GetAtt": ["Q", "Arn"] }],
                },
              ],
            },
          },
        },
        act: fn("act", 1),
        read: fn("read", 5),
        notify: fn("notify", 5, notify),
        ...{ ...url("act"), ...url("read") },
        Front: {
          Type: "AWS::CloudFront::Distribution",
          Properties: {
            DistributionConfig: {
              Origins: [origin("act"), origin("read")],
              CacheBehaviors: [
                { PathPattern: "/v1/games/*/actions", TargetOriginId: "act" },
                { PathPattern: "/v1/*", TargetOriginId: "read" },
              ],
            },
          },
        },
        Source: {
          Type: "AWS::Lambda::EventSourceMapping",
          Properties: {
            EventSourceArn: { "Fn::GetAtt": ["Q", "Arn"] },
            FunctionName: { Ref: "notify" },
            BatchSize: 10,
            FunctionResponseTypes: ["ReportBatchItemFailures"],
          },
        },
      },
    };
    writeFileSync(join(out, "Small.template.json"), JSON.stringify(template));
    return out;
  }

  it("end what runs out of time, and start afresh", async () => {
    const host = await start({ assembly: small() });
    const slow = await post(host, "/v1/games/g/actions", { hang: true });
    expect(slow.status).toBe(502);
    expect(printed.join("\n")).toContain("Task timed out after 1 seconds");
    expect((await post(host, "/v1/games/g/actions", { key: "k" })).status).toBe(200);
  });

  it("send a failing message again, then to the dead letters, and its neighbours once", async () => {
    const host = await start({ assembly: small() });
    await post(host, "/v1/games/bad/actions", { key: "bad", fail: true });
    await post(host, "/v1/games/good/actions", { key: "good" });
    await eventually(async () => (await item(host, "bad"))?.receives?.N === "2");
    expect((await item(host, "good"))?.deliveries?.N).toBe("1");
    await eventually(async () => (await deadLetters(host)) === "1");
    expect((await item(host, "bad"))?.deliveries?.N).toBe("2");
  });

  async function deadLetters(host: Host): Promise<string | undefined> {
    const client = new SQSClient({
      endpoint: host.services.queuesEndpoint,
      region: "us-east-1",
      credentials: { accessKeyId: "test", secretAccessKey: "x" },
      useQueueUrlAsEndpoint: false,
    });
    const { Attributes } = await client.send(
      new GetQueueAttributesCommand({
        QueueUrl: `http://sqs.us-east-1.localhost:${new URL(host.services.queuesEndpoint).port}/000000000000/Dead.fifo`,
        AttributeNames: ["ApproximateNumberOfMessages"],
      }),
    );
    return Attributes?.ApproximateNumberOfMessages;
  }

  it("stop a function that was invoked 16 times in one chain through its queue, as Lambda does", async () => {
    const host = await start({ assembly: small() });
    await post(host, "/v1/games/loop/actions", { key: "loop", onward: 20 });
    await eventually(async () => (await deadLetters(host)) === "1");
    expect((await item(host, "loop"))?.deliveries?.N).toBe("16");
    expect(printed.join("\n")).toContain("RecursiveInvocationException");
    // Another request begins another chain.
    await post(host, "/v1/games/other/actions", { key: "other", onward: 3 });
    await eventually(async () => (await item(host, "other"))?.deliveries?.N === "4");
  });

  it("let a function go on whose template allows the loop", async () => {
    const host = await start({ assembly: small({ RecursiveLoop: "Allow" }) });
    await post(host, "/v1/games/loop/actions", { key: "loop", onward: 20 });
    await eventually(async () => (await item(host, "loop"))?.deliveries?.N === "21");
    expect(await deadLetters(host)).toBe("0");
  });
});

describe("a host that cannot start says why and leaves nothing behind", () => {
  it("a port that is taken", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => other.once("listening", resolve));
    const { port } = other.address() as AddressInfo;
    const data = join(folder.path, "port-taken");
    await expect(start({ data, port })).rejects.toMatchObject({ code: "port-in-use" });
    await expect(start({ data, port: 0, queuePort: port })).rejects.toMatchObject({ code: "port-in-use" });
    await expect(start({ data, port: 0, tablePort: port })).rejects.toMatchObject({ code: "port-in-use" });
    other.close();
    await start({ data });
  });

  it("a folder that is no folder", async () => {
    writeFileSync(join(folder.path, "file"), "");
    await expect(start({ data: join(folder.path, "file") })).rejects.toMatchObject({ code: "folder-not-writable" });
  });

  it("a folder that another host has", async () => {
    const data = join(folder.path, "shared");
    await start({ data });
    await expect(start({ data })).rejects.toMatchObject({ code: "folder-in-use" });
  });

  it.each([
    ["that is gone", "2147483646"],
    ["whose id another process has now, as in containers", `${process.ppid} 1`],
  ])("a lock left behind by a host %s is no obstacle", async (_, mark) => {
    const data = join(folder.path, `killed-${mark.length}`);
    mkdirSync(data);
    writeFileSync(join(data, "host.pid"), mark);
    await start({ data });
  });
});
