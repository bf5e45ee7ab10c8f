import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { DynamoDBClient, GetItemCommand, UpdateItemCommand } from "@aws-sdk/client-dynamodb";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { SeatView } from "../../lib/engine/views.ts";
import type { GameCreated, SeatOpened, SeatSnapshot } from "../../lib/hosting/api.ts";
import type { Resent } from "../../lib/hosting/notices/resend.ts";
import { openDemo } from "../../lib/local/demo.ts";
import { type Host, startHost } from "../../lib/local/host.ts";
import { resendForgotten } from "../../lib/local/resend.ts";
import { bids } from "../support/bidding.ts";
import { useCommands } from "../support/command.ts";
import { synthesized, temporaryFolder } from "../support/synthesized.ts";

const NAMES = { players: ["Ada", "Bruno"], computer: "Computer" } as const;

/** The hosted table as it is deployed, around a small game: HTTP, functions, table, queue and bot, all on this machine. */
const command = useCommands();
const folder = temporaryFolder();
const assembly = join(folder.path, "cdk.out");
let host: Host | undefined;
let printed: string[] = [];
let count = 0;

beforeAll(async () => {
  const { app } = await synthesized(folder.path, "test/support/bidding-handlers", { checks: false });
  app.synth();
});
afterEach(async () => {
  await host?.stop();
  printed = [];
});
afterAll(() => folder.remove());

async function start(
  data = join(folder.path, `data-${++count}`),
): Promise<{ url: string; data: string; sent: number; broken: readonly string[] }> {
  let resent: Resent = { sent: 0, broken: [] };
  host = await startHost({
    assembly,
    data,
    port: 0,
    log: (line) => printed.push(line),
    beforeOpening: async (services) => {
      resent = await resendForgotten(services);
    },
  });
  return { url: host.url, data, ...resent };
}

async function call<T>(url: string, path: string, body?: unknown, token?: string): Promise<T> {
  const response = await fetch(url + path, {
    method: body === undefined ? "GET" : "POST",
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`);
  return answer as T;
}

async function eventually<T>(look: () => Promise<T | undefined | false>): Promise<T> {
  for (let tries = 0; tries < 400; tries += 1) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`it never happened; the host said:\n${printed.join("\n")}`);
}

const newGame = (url: string, opponent: "link" | { bot: "heuristic" }) =>
  call<GameCreated>(url, "/v1/games", {
    seats: [
      { name: "You", deck: "numbers", as: "link" },
      { name: "Other", deck: "numbers", as: opponent },
    ],
  });
const sit = (url: string, game: GameCreated, at = 0) =>
  call<SeatOpened>(url, "/v1/seats", { secret: game.seats[at]?.secret });

/** Answers whatever the seat is asked; the game after it. */
async function move(url: string, { gameId, token }: SeatOpened): Promise<SeatSnapshot> {
  const look = await call<SeatSnapshot>(url, `/v1/games/${gameId}`, undefined, token);
  if (look.view.pending.length === 0) return look;
  const act = { actionId: randomUUID(), do: "answer", ask: look.ask, answers: bids(look.view) };
  return call<SeatSnapshot>(url, `/v1/games/${gameId}/actions`, act, token);
}
const isOver = (view: SeatView) => view.result !== undefined;

describe("a game on this machine", () => {
  it("is played against the computer to its end", async () => {
    const { url } = await start();
    const seat = await sit(url, await newGame(url, { bot: "heuristic" }));
    const last = await eventually(async () => {
      const look = await move(url, seat);
      return isOver(look.view) && look;
    });
    expect(last.view.result?.winners.length).toBeGreaterThan(0);
    expect(printed.filter((line) => /not authorized|Error/.test(line))).toEqual([]);
  });

  it("is played between computers to its end", async () => {
    const { url } = await start();
    const { gameId } = await call<GameCreated>(url, "/v1/games", {
      seats: ["One", "Two"].map((name) => ({ name, deck: "numbers", as: { bot: "heuristic" } })),
      options: { startingLife: 60 },
    });
    const { tablesEndpoint: endpoint, region, credentials, wiring } = host!.services;
    const table = new DynamoDBClient({ endpoint, region, credentials });
    const read = new GetItemCommand({
      TableName: wiring.tables[0]!.name,
      Key: { pk: { S: `GAME#${gameId}` }, sk: { S: "STATE" } },
    });
    await eventually(async () => (await table.send(read)).Item?.over?.BOOL);
    expect(printed.filter((line) => /Recursive|Error/.test(line))).toEqual([]);
    table.destroy();
  });

  it("tells a person on the console when the other has moved", async () => {
    const { url } = await start();
    const game = await newGame(url, "link");
    const [first, second] = [await sit(url, game, 0), await sit(url, game, 1)];
    await move(url, first);
    // With both bids in, the next question is for the first seat again.
    await move(url, second);
    const { ask } = await call<SeatSnapshot>(url, `/v1/games/${game.gameId}`, undefined, first.token);
    await eventually(async () => printed.some((line) => line.includes(`${game.gameId}.0.${ask}.turn`)));
  });

  it("goes on after a restart, also where the queue had a message that the computer waits for", async () => {
    const { url, data } = await start();
    const game = await newGame(url, { bot: "heuristic" });
    await host?.stop();
    const again = await start(data);
    const seat = await sit(again.url, game);
    await eventually(async () => isOver((await move(again.url, seat)).view));
    await host?.stop();
    expect((await start(data)).sent).toBeLessThanOrEqual(1);
  });

  it("names a game that cannot be read, and all others go on", async () => {
    const { url, data } = await start();
    const [bad, good] = [await newGame(url, "link"), await newGame(url, "link")];
    const { tablesEndpoint: endpoint, region, credentials, wiring } = host!.services;
    const table = new DynamoDBClient({ endpoint, region, credentials });
    await table.send(
      new UpdateItemCommand({
        TableName: wiring.tables[0]!.name,
        Key: { pk: { S: `GAME#${bad.gameId}` }, sk: { S: "STATE" } },
        UpdateExpression: "SET #blob = :noise",
        ExpressionAttributeNames: { "#blob": "blob" },
        ExpressionAttributeValues: { ":noise": { B: new Uint8Array([4, 1, 2, 3]) } },
      }),
    );
    table.destroy();
    await host?.stop();
    const again = await start(data);
    expect(again.broken).toEqual([bad.gameId]);
    const seat = await sit(again.url, good);
    expect((await move(again.url, seat)).gameId).toBe(good.gameId);
    await expect(
      sit(again.url, bad).then(({ token, gameId }) => call(again.url, `/v1/games/${gameId}`, undefined, token)),
    ).rejects.toThrow(/503 .*game-broken/);
    expect(await host?.tick()).toContainEqual({ ok: true, value: { intents: 0, due: 0, failed: 0 } });
  });

  it("sends what nobody was told, once: the sweeper finds nothing left to do", async () => {
    const { url, data } = await start();
    await newGame(url, "link");
    await host?.stop();
    await start(data);
    expect(await host?.tick()).toContainEqual({ ok: true, value: { intents: 0, due: 0, failed: 0 } });
  });
});

describe("the keys of a running host", () => {
  const keys = async (...words: string[]) => {
    const { tablesEndpoint, wiring, region, credentials } = host!.services;
    const place = ["--table", wiring.tables[0]!.name, "--endpoint", tablesEndpoint];
    const { code, stdout, stderr } = await command("keys", [...words, ...place], {
      AWS_REGION: region,
      AWS_ACCESS_KEY_ID: credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    });
    return { code, said: stdout + stderr };
  };

  it("are rotated by a command while games go on; no secret is printed", async () => {
    const { url } = await start();
    const game = await newGame(url, "link");
    const before = await sit(url, game);
    const listed = await keys("list");
    expect(listed).toMatchObject({ code: 0, said: expect.stringMatching(/^[\w-]{8} {2}\S+ {2}signs\n$/) });
    const rotated = await keys("rotate");
    expect(rotated).toMatchObject({ code: 0, said: expect.stringMatching(/signs\n[\w-]{8} {2}\S+ {2}verifies\n/) });
    expect(await keys("rotate")).toMatchObject({ code: 3, said: expect.stringMatching(/still overlaps/) });
    expect(rotated.said).not.toMatch(/[\w-]{30}/);
    for (const { token } of [before, await sit(url, game)])
      expect(await call<SeatSnapshot>(url, `/v1/games/${game.gameId}`, undefined, token)).toMatchObject({ seat: 0 });
  });
});

describe("the demo games", () => {
  it("are opened through the API, kept over a restart at another port, and opened anew when they are over", async () => {
    const { url, data } = await start();
    const links = await openDemo(url, data, NAMES);
    expect(links.friends.map((one) => one.name)).toEqual(["Ada", "Bruno"]);
    const all = [links.computer, ...links.friends.map((one) => one.link)];
    expect(new Set(all).size).toBe(3);
    for (const link of all) expect(link.startsWith(`${url}/`) && new URL(link).hash.length > 40).toBe(true);

    await host?.stop();
    const again = await start(data);
    const kept = await openDemo(again.url, data, NAMES);
    expect(kept.computer).toBe(links.computer.replace(url, again.url));

    const secret = new URL(kept.computer).hash.split(/[#/]/).at(-1);
    const seat = await call<SeatOpened>(again.url, "/v1/seats", { secret });
    await call(again.url, `/v1/games/${seat.gameId}/actions`, { actionId: randomUUID(), do: "concede" }, seat.token);
    const anew = await openDemo(again.url, data, NAMES);
    expect(anew.computer).not.toBe(kept.computer);
    expect(anew.friends).toEqual(kept.friends);
  });

  it("say why when the API refuses them", async () => {
    const { url } = await start();
    await expect(openDemo(`${url}/nowhere`, folder.path, NAMES)).rejects.toThrow(/answered 404/);
  });
});
