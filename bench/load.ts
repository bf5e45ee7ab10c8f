import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PerformanceObserver, performance } from "node:perf_hooks";
import { type AttributeValue, BatchWriteItemCommand, DynamoDBClient, paginateQuery } from "@aws-sdk/client-dynamodb";
import { ulid } from "ulid";
import type { GameCreated, SeatOpened } from "../lib/hosting/api.ts";
import { dueShard, gameKey } from "../lib/hosting/storage/tableKeys.ts";
import { type Host, startHost } from "../lib/local/host.ts";
import { synthesizeOnce } from "../lib/stacks/cached.ts";
import { call, Driven, parts, spread } from "./driven.ts";
import { median, print, round } from "./report.ts";

/**
 * So many games at once through the whole local stack for a while, in an empty table and in one with many games that nobody
 * plays: how long an action takes, what it asks of table and queue, processor and memory of all of it, and what the parts take
 * by themselves. --games N, --seconds N, --idle N.
 */
const given = (name: string, otherwise: number): number => {
  const at = process.argv.indexOf(`--${name}`);
  const value = at < 0 ? otherwise : Number(process.argv[at + 1]);
  if (!Number.isInteger(value) || value < (name === "idle" ? 0 : 1)) throw new Error(`--${name} is a whole number`);
  return value;
};
const GAMES = given("games", 8);
const SECONDS = given("seconds", 10);
const IDLE = given("idle", 2_000);
const WARM_SECONDS = 3;

type Item = Record<string, AttributeValue>;

/** Copies of a game that waits for its players, with all that belongs to it. */
async function fill({ url, services }: Host, count: number): Promise<void> {
  const { decks } = (await call(`${url}/v1/decks`, "GET")).body as { decks: { name: string }[] };
  const seats = ["A", "B"].map((name) => ({ name, deck: decks[0]!.name, as: "link" as const }));
  const body = { seats, pace: { clock: { each: "handOff", allowanceMs: 3 * 86_400_000, onTimeout: "forfeit" } } };
  const created = await call(`${url}/v1/games`, "POST", body);
  if (created.status !== 201) throw new Error(`a new game gets ${JSON.stringify(created.body)}`);
  const { gameId, seats: links } = created.body as GameCreated;
  for (const { secret } of links) (await call(`${url}/v1/seats`, "POST", { secret })).body as SeatOpened;
  const { tablesEndpoint: endpoint, region, credentials, wiring } = services;
  const client = new DynamoDBClient({ endpoint, region, credentials });
  const TableName = wiring.tables[0]!.name;
  const original: Item[] = [];
  const of = {
    KeyConditionExpression: "pk = :game",
    ExpressionAttributeValues: { ":game": { S: gameKey(gameId).pk } },
  };
  for await (const { Items = [] } of paginateQuery({ client }, { TableName, ...of })) original.push(...Items);
  let open: Item[] = [];
  const write = async (): Promise<void> => {
    const requests = open.splice(0).map((item) => ({ PutRequest: { Item: item } }));
    if (requests.length > 0) await client.send(new BatchWriteItemCommand({ RequestItems: { [TableName]: requests } }));
  };
  for (let made = 0; made < count; made++) {
    const id = ulid();
    for (const item of original) {
      const copy = { ...item, pk: { S: gameKey(id).pk }, ...(item.dueShard && { dueShard: { S: dueShard(id) } }) };
      open = [...open, copy];
      if (open.length === 25) await write();
    }
  }
  await write();
  client.destroy();
}

interface HttpEntry {
  readonly name: string;
  readonly duration: number;
  readonly detail?: { readonly req?: { readonly headers?: Readonly<Record<string, string>> } };
}

/** What functions ask of the table and of the queue, which are in this process: how often, and until the answer was sent. */
class Asked {
  readonly #times = { table: [] as number[], queue: [] as number[] };
  readonly #observer = new PerformanceObserver((list) => {
    for (const { name, duration, detail } of list.getEntries() as unknown as readonly HttpEntry[]) {
      const { headers = {} } = detail?.req ?? {};
      const target = headers["x-amz-target"];
      if (name !== "HttpRequest" || target === undefined) continue;
      this.#times[target.startsWith("DynamoDB") ? "table" : "queue"].push(duration);
    }
  });

  begin(): void {
    this.#observer.observe({ entryTypes: ["http"] });
  }

  /** Of an action, with the looks that go before it. */
  each(actions: number) {
    this.#observer.disconnect();
    const of = (ms: readonly number[]) => ({
      calls: round(ms.length / actions),
      ms: round(ms.reduce((sum, one) => sum + one, 0) / actions),
    });
    return { table: of(this.#times.table), queue: of(this.#times.queue) };
  }
}

async function measured(idle: number) {
  const data = await mkdtemp(join(tmpdir(), "hold-priority-bench-"));
  const { folder } = await synthesizeOnce(join(".cache", "app"));
  const host = await startHost({ assembly: folder, data, port: 0, warm: true, log: () => {} });
  try {
    if (idle > 0) await fill(host, idle);
    const driven = new Driven(host.url, GAMES);
    const asked = new Asked();
    let before = process.cpuUsage();
    await driven.play(WARM_SECONDS, SECONDS, () => {
      before = process.cpuUsage();
      asked.begin();
    });
    const { user, system } = process.cpuUsage(before);
    const { act, look, poll } = driven.samples;
    const anAction = asked.each(act.length);
    const began = performance.now();
    await host.tick();
    return {
      idleGames: idle,
      actionsPerSecond: round(act.length / SECONDS),
      ...spread(act),
      look: spread(look),
      unchangedPoll: spread(poll),
      sweepMs: round(performance.now() - began),
      anAction,
      processorMsAnAction: round((user + system) / 1000 / act.length),
      memoryMB: round(process.memoryUsage().rss / 1e6, 0),
      parts: await parts(host.url, host.services),
      samples: act,
    };
  } finally {
    await host.stop();
    await rm(data, { recursive: true, force: true });
  }
}

const { samples: alone, ...empty } = await measured(0);
const { samples: among, ...full } = await measured(IDLE);
print("load", { games: GAMES, seconds: SECONDS, empty, full, amongIdle: round(median(among) / median(alone)) });
