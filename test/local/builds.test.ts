import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DynamoDBClient, ScanCommand } from "@aws-sdk/client-dynamodb";
import type { Plugin } from "esbuild";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { builtIn } from "../../lib/doctor/deployment.ts";
import type { Acted, GameCreated, Log, SeatOpened, SeatSnapshot } from "../../lib/hosting/api.ts";
import { type Host, startHost } from "../../lib/local/host.ts";
import { assemblyOfApp, synthesized, temporaryFolder } from "../support/synthesized.ts";

/** Two builds of the deployed functions, one after the other on the same table, over HTTP on this machine. */
const folder = temporaryFolder();
let earlier: { readonly build: string; readonly assembly: string };
let later: typeof earlier;
let host: Host;

/** Every question has another identity, as if all of them had changed. */
const otherQuestions: Plugin = {
  name: "other-questions",
  setup: (build) =>
    build.onLoad({ filter: /lib\/engine\/running\/digest\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, "utf8");
      if (!text.includes("/digest/")) throw new Error("the digest of a question is made elsewhere now");
      return { contents: text.replace("/digest/", "/other-digest/"), loader: "ts" };
    }),
};

beforeAll(async () => {
  const assembly = await assemblyOfApp();
  earlier = { assembly, build: (await builtIn(assembly))! };
  const { app, code } = await synthesized(join(folder.path, "later"), "lambdas", {
    plugins: [otherQuestions],
    checks: false,
  });
  later = { assembly: app.synth().directory, build: code.build };
}, 180_000);
afterEach(() => host.stop());
afterAll(() => folder.remove());

const deploy = async (what: typeof earlier, data: string): Promise<void> => {
  await host?.stop();
  host = await startHost({ assembly: what.assembly, data: join(folder.path, data), port: 0, log: () => {} });
};

async function call<T>(path: string, token?: string, body?: object): Promise<{ status: number; body: T }> {
  const response = await fetch(host.url + path, {
    method: body === undefined ? "GET" : "POST",
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as T };
}

/** Which build wrote the game last. */
async function writtenBy(): Promise<string | undefined> {
  const { tablesEndpoint: endpoint, region, credentials, wiring } = host.services;
  const dynamo = new DynamoDBClient({ endpoint, region, credentials });
  const { Items = [] } = await dynamo.send(new ScanCommand({ TableName: wiring.tables[0]!.name }));
  dynamo.destroy();
  return Items.find(({ sk }) => sk?.S === "STATE")?.build?.S;
}

interface Game {
  readonly path: string;
  readonly secrets: readonly string[];
}
const tokens = ({ secrets }: Game) =>
  Promise.all(secrets.map(async (secret) => (await call<SeatOpened>("/v1/seats", undefined, { secret })).body.token));

/** Both seats decide about their hands: whether they take them back, by seat. */
async function decide(game: Game, action: string, mulligans: readonly boolean[]) {
  const answers: { status: number; body: Acted }[] = [];
  for (const [seat, token] of (await tokens(game)).entries()) {
    const { ask, view } = (await call<SeatSnapshot>(game.path, token)).body;
    if (view.pending.length === 0) continue;
    const given = view.pending.map(({ digest, decision }) => ({
      ...{ slot: decision.slot, digest },
      answer:
        decision.ask === "choose"
          ? { ask: "choose", chosen: decision.from.slice(0, decision.min) }
          : { ask: "confirm", yes: mulligans[seat] },
    }));
    const body = { actionId: `${action}-of-seat-${seat}`, do: "answer", ask, answers: given };
    answers.push(await call<Acted>(`${game.path}/actions`, token, body));
  }
  return answers;
}

/** Seat 0 takes back its hand, is dealt another, and is asked again: chance has decided since the first answer (730.1). */
async function suspended(): Promise<Game> {
  const { decks } = (await call<{ decks: { name: string }[] }>("/v1/decks")).body;
  const made = await call<GameCreated>("/v1/games", undefined, {
    seats: [0, 1].map((at) => ({ name: `P${at}`, deck: decks[at]?.name, as: "link" })),
    options: { startingPlayer: 0 },
  });
  const { gameId, seats } = made.body;
  const game = { path: `/v1/games/${gameId}`, secrets: seats.map(({ secret }) => secret) };
  for (const { status } of await decide(game, "first", [true, false])) expect(status).toBe(200);
  expect((await call<SeatSnapshot>(game.path, (await tokens(game))[0])).body.view.pending).toHaveLength(1);
  return game;
}

it("a game in the middle of something is served by the build that began it until it reaches a stable point", async () => {
  await deploy(earlier, "kept");
  const game = await suspended();
  const [token] = await tokens(game);
  const before = await call<SeatSnapshot>(game.path, token);
  await deploy(later, "kept");
  expect((await call<SeatSnapshot>(game.path, (await tokens(game))[0])).body.view).toEqual(before.body.view);
  // The second hand is kept, and a card of it put on the bottom: what was answered before counts.
  const [kept] = await decide(game, "second", [false, false]);
  expect(kept).toMatchObject({ status: 200, body: { outcome: "done" } });
  expect(await writtenBy()).toBe(earlier.build);
  const [bottom] = await decide(game, "third", [false, false]);
  expect(bottom).toMatchObject({ status: 200 });
  const { view } = (await call<SeatSnapshot>(game.path, (await tokens(game))[0])).body;
  expect(view.players[0]?.handCount).toBe(6);
  // From here on it is the new build's.
  const [now] = await tokens(game);
  const said = await call<Acted>(`${game.path}/actions`, now, { actionId: "a-few-words", do: "say", text: "hello" });
  expect(said.status).toBe(200);
  expect(await writtenBy()).toBe(later.build);
});

/** As if this function's versions had been published so long ago. */
function aged(data: string, days: number): void {
  const versions = join(folder.path, data, "versions");
  for (const name of readdirSync(versions))
    for (const number of readdirSync(join(versions, name))) {
      const file = join(versions, name, number, "version.json");
      const kept = JSON.parse(readFileSync(file, "utf8")) as object;
      const at = new Date(Date.now() - days * 86_400_000).toISOString();
      writeFileSync(file, JSON.stringify({ ...kept, at }));
    }
}

it("the versions of a build are removed when no game is in the middle of something under it, and not before", async () => {
  const data = "pruned";
  const numbers = () =>
    readdirSync(join(folder.path, data, "versions")).map((name) =>
      readdirSync(join(folder.path, data, "versions", name)),
    );
  await deploy(earlier, data);
  const game = await suspended();
  await deploy(later, data);
  aged(data, 60);
  await deploy(later, data);
  for (const outcome of await host.tick()) expect(outcome).toMatchObject({ ok: true });
  for (const kept of numbers()) expect(kept).toEqual(["1", "2"]);
  for (const action of ["second", "third"])
    for (const { status } of await decide(game, action, [false, false])) expect(status).toBe(200);
  const [now] = await tokens(game);
  await call<Acted>(`${game.path}/actions`, now, { actionId: "a-few-words", do: "say", text: "hello" });
  expect(await writtenBy()).toBe(later.build);
  for (const outcome of await host.tick()) expect(outcome).toMatchObject({ ok: true });
  for (const kept of numbers()) expect(kept).toEqual(["2"]);
});

it("a game in the middle of something that no build can go on with goes back to where one can", async () => {
  await deploy(earlier, "gone");
  const game = await suspended();
  await host.stop();
  rmSync(join(folder.path, "gone", "versions"), { recursive: true });
  await deploy(later, "gone");
  const [refused] = await decide(game, "second", [false, false]);
  expect(refused).toMatchObject({ status: 409, body: { code: "build-gone" } });
  for (const token of await tokens(game)) {
    const { body } = await call<Log>(`${game.path}/log?since=0`, token);
    expect(body.entries.map(({ code }) => code)).toContain("wentBackForBuild");
  }
  for (const { status } of await decide(game, "again", [false, false])) expect(status).toBe(200);
  expect((await call<SeatSnapshot>(game.path, (await tokens(game))[0])).body.view.players[0]?.handCount).toBe(7);
});
