import { readdirSync } from "node:fs";
import { join } from "node:path";
import {
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  UpdateItemCommand,
} from "@aws-sdk/client-dynamodb";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { GameCreated, SeatOpened } from "../../lib/hosting/api.ts";
import { keyed, N, S } from "../../lib/hosting/storage/db.ts";
import { gameKey } from "../../lib/hosting/storage/tableKeys.ts";
import { type Host, startHost } from "../../lib/local/host.ts";
import { resendForgotten } from "../../lib/local/resend.ts";
import { useCommands } from "../support/command.ts";
import { assemblyOfApp, temporaryFolder } from "../support/synthesized.ts";

/** What docs/operations.md has an operator do by hand, done to the real functions on one machine. */

const command = useCommands();
const folder = temporaryFolder();
let host: Host;
let client: DynamoDBClient;
let TableName: string;
beforeAll(async () => {
  const assembly = await assemblyOfApp();
  host = await startHost({ assembly, data: join(folder.path, "data"), port: 0, log: () => {} });
  const { tablesEndpoint: endpoint, region, credentials, wiring } = host.services;
  client = new DynamoDBClient({ endpoint, region, credentials });
  TableName = wiring.tables[0]!.name;
}, 240_000);
afterAll(async () => {
  client?.destroy();
  await host?.stop();
  folder.remove();
});

/** `npm run NAME -- OPTIONS`, on the table of this machine. */
async function run(name: string, ...options: string[]): Promise<{ code: number; said: string }> {
  const { region, credentials, tablesEndpoint } = host.services;
  const { code, stdout, stderr } = await command(
    name,
    [...options, "--table", TableName, "--endpoint", tablesEndpoint],
    {
      ...{ AWS_REGION: region, AWS_ACCESS_KEY_ID: credentials.accessKeyId },
      AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    },
  );
  return { code, said: stdout + stderr };
}

async function call(method: "GET" | "POST", path: string, { token, body }: { token?: string; body?: object } = {}) {
  const headers = {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(body && { "content-type": "application/json" }),
  };
  const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  const response = await fetch(`${host.url}${path}`, sent);
  const text = await response.text();
  const isJson = /json(;|$)/.test(response.headers.get("content-type") ?? "");
  return { status: response.status, body: isJson ? (JSON.parse(text) as { code?: string }) : text };
}

async function started() {
  const seats = ["Ann", "Bo"].map((name) => ({ name, deck: "Emberwick", as: "link" }));
  const decks = (await call("GET", "/v1/decks")).body as unknown as { decks: { name: string }[] };
  const body = { seats: seats.map((seat) => ({ ...seat, deck: decks.decks[0]!.name })) };
  const { gameId, seats: links } = (await call("POST", "/v1/games", { body })).body as unknown as GameCreated;
  const opened: SeatOpened[] = [];
  for (const { secret } of links)
    opened.push((await call("POST", "/v1/seats", { body: { secret } })).body as unknown as SeatOpened);
  const get = (seat: number, what = "") => call("GET", `/v1/games/${gameId}${what}`, { token: opened[seat]!.token });
  const does = (seat: number, doing: object) =>
    call("POST", `/v1/games/${gameId}/actions`, {
      ...{ token: opened[seat]!.token, body: { actionId: `by-the-runbook-${JSON.stringify(doing).length}`, ...doing } },
    });
  const Key = keyed(gameKey(gameId));
  const item = async () => (await client.send(new GetItemCommand({ TableName, Key, ConsistentRead: true }))).Item!;
  return { gameId, links, get, does, Key, item };
}

describe("an operator", () => {
  it("keeps everybody's hands off a game, and lets go of it again", async () => {
    const { gameId, get, does } = await started();
    expect(await run("games", "quarantine", gameId)).toMatchObject({ code: 0 });
    expect(await get(0)).toMatchObject({ status: 503, body: { code: "quarantined" } });
    expect(await does(0, { do: "say", text: "hello" })).toMatchObject({ status: 503, body: { code: "quarantined" } });
    expect(await run("games", "release", gameId)).toMatchObject({ code: 0 });
    expect(await does(0, { do: "say", text: "hello" })).toMatchObject({ status: 200 });
    expect(await run("games", "quarantine", "none")).toMatchObject({ code: 3 });
  });

  it("stops the clocks and has them go on; the sweeper sees to it", async () => {
    expect((await run("games", "stop-clocks")).said).toContain("The clocks stand.");
    await host.tick();
    expect((await run("games", "stop-clocks")).said).toContain("already");
    expect((await run("games", "resume-clocks")).said).toContain("The clocks go.");
    for (const outcome of await host.tick()) expect(outcome).toMatchObject({ ok: true });
  });

  it("rotates the signing keys, and nobody notices anything", async () => {
    const { get } = await started();
    expect(await run("keys", "rotate")).toMatchObject({ code: 0 });
    expect((await get(0)).status).toBe(200);
    expect((await run("keys", "rotate")).code).not.toBe(0);
    expect((await run("keys", "list")).said.split("\n").length).toBeGreaterThan(2);
  });

  it("voids a seat's links by hand", async () => {
    const { get, links, Key } = await started();
    const UpdateExpression = "SET epochs[0] = :next";
    const ExpressionAttributeValues = { ":next": N(1) };
    await client.send(new UpdateItemCommand({ TableName, Key, UpdateExpression, ExpressionAttributeValues }));
    const body = { secret: links[0]!.secret };
    expect(await call("POST", "/v1/seats", { body })).toMatchObject({ body: { code: "revoked-link" } });
    expect(await get(0)).toMatchObject({ status: 401 });
    expect(await get(1)).toMatchObject({ status: 200 });
  });

  it("has what is open sent again", async () => {
    const { gameId } = await started();
    const Item = keyed({ pk: "INTENT#00", sk: `000000000000000#${gameId}#by-hand` });
    await client.send(new PutItemCommand({ TableName, Item }));
    await host.tick();
    const left = await client.send(new GetItemCommand({ TableName, Key: Item, ConsistentRead: true }));
    expect(left.Item).toBeUndefined();
  });

  it("finds a game that is over in the archive, with all there is to see of it", async () => {
    const { gameId, get, does, Key, item } = await started();
    await does(0, { do: "say", text: "good luck" });
    expect(await does(1, { do: "concede" })).toMatchObject({ status: 200 });
    const seen = () =>
      Promise.all([0, 1].flatMap((seat) => ["", "/log?since=0", "/record"].map((one) => get(seat, one))));
    const before = await seen();
    expect(before.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const shard = (await item()).dueShard!;
    expect((await item()).due?.L?.map(({ M }) => M?.kind?.S)).toContain("archive");
    // A month later, and minutes after that.
    for (const step of ["moves", "cleans up"]) {
      const due = { L: [{ M: { at: N(1), kind: S("archive"), seat: N(0), ask: N(0) } }] };
      await client.send(
        new UpdateItemCommand({
          ...{ TableName, Key, UpdateExpression: "SET due = :due, nextAt = :at, dueShard = :shard" },
          ExpressionAttributeValues: { ":due": due, ":at": N(1), ":shard": shard },
        }),
      );
      for (const outcome of await host.tick()) expect([step, outcome]).toMatchObject([step, { ok: true }]);
      expect([step, (await item()).blob]).toEqual([step, undefined]);
      expect(await seen()).toEqual(before);
    }
    expect((await item()).dueShard).toBeUndefined();
    const found = await client.send(
      new QueryCommand({
        ...{ TableName, KeyConditionExpression: "pk = :game AND begins_with(sk, :log)" },
        ExpressionAttributeValues: { ":game": Key.pk!, ":log": S("LOG#") },
      }),
    );
    expect(found.Items).toEqual([]);
    const [bucket = ""] = readdirSync(join(folder.path, "data", "buckets"));
    const objects = readdirSync(join(folder.path, "data", "buckets", bucket)).map(decodeURIComponent);
    expect(objects.filter((one) => one.startsWith(`games/${gameId}/`))).toHaveLength(1);
    // What the host does as it starts.
    expect((await resendForgotten(host.services)).broken).toEqual([]);
  });
});
