import { performance } from "node:perf_hooks";
import { DynamoDBClient, GetItemCommand, PutItemCommand } from "@aws-sdk/client-dynamodb";
import { SendMessageCommand, SQSClient } from "@aws-sdk/client-sqs";
import { MOST_REFUSALS } from "../lib/bots/bot.ts";
import { everyBot } from "../lib/bots/index.ts";
import type { Acted, CreateGame, GameCreated, SeatOpened, SeatSnapshot } from "../lib/hosting/api.ts";
import type { Services } from "../lib/local/host.ts";
import { median, quantile, round } from "./report.ts";

/**
 * Games played over HTTP through everything npm start runs: front door, functions, embedded table and queue. Players are
 * heuristic bots who ask for nothing but what a page would. Several games at once, each with one request open at a time.
 */
export class Driven {
  readonly samples = { act: [] as number[], poll: [] as number[], look: [] as number[] };
  readonly #url: string;
  readonly #games: number;
  #measuring = false;

  constructor(url: string, games: number) {
    this.#url = url;
    this.#games = games;
  }

  /** Plays for a while unmeasured, and then for `seconds`. `between`: once the warming is over. */
  async play(warmSeconds: number, seconds: number, between: () => void = () => {}): Promise<void> {
    const { decks } = (await call(`${this.#url}/v1/decks`, "GET")).body as { decks: { name: string }[] };
    const names = decks.map(({ name }) => name);
    let stop = false;
    const playing = Array.from({ length: this.#games }, (_, number) => this.#playOn(names, number, () => stop));
    const wait = (time: number) => new Promise((go) => setTimeout(go, time * 1000));
    await Promise.race([wait(warmSeconds), Promise.all(playing)]);
    between();
    this.#measuring = true;
    await Promise.race([wait(seconds), Promise.all(playing)]);
    this.#measuring = false;
    stop = true;
    await Promise.all(playing);
  }

  async #timed<T>(into: number[], work: () => Promise<T>): Promise<T> {
    const began = performance.now();
    const result = await work();
    if (this.#measuring) into.push(performance.now() - began);
    return result;
  }

  /** Plays one game after another until time is up. */
  async #playOn(decks: readonly string[], number: number, until: () => boolean): Promise<void> {
    const url = this.#url;
    const bot = everyBot(`http/${number}`).heuristic;
    for (let game = number; !until(); game += this.#games) {
      const wanted: CreateGame = {
        seats: [
          { name: "A", deck: decks[game % decks.length]!, as: "link" },
          { name: "B", deck: decks[(game + 1) % decks.length]!, as: "link" },
        ],
      };
      const created = (await call(`${url}/v1/games`, "POST", wanted)).body as GameCreated;
      const tokens: string[] = [];
      for (const { seat, secret } of created.seats)
        tokens[seat] = ((await call(`${url}/v1/seats`, "POST", { secret })).body as SeatOpened).token;
      const at = `${url}/v1/games/${created.gameId}`;
      const withToken = (seat: number) => ({ authorization: `Bearer ${tokens[seat]}` });
      let seat = 0;
      let over = false;
      while (!over && !until()) {
        const { body, etag } = await this.#timed(this.samples.look, () => call(at, "GET", undefined, withToken(seat)));
        await this.#timed(this.samples.poll, () =>
          call(at, "GET", undefined, { ...withToken(seat), "if-none-match": etag }),
        );
        let look = body as SeatSnapshot;
        let refused = 0;
        while (look.view.pending.length > 0 && !until()) {
          const answers = bot.answer(look.view, { ask: look.ask, refused });
          const action = {
            actionId: `bench-${number}-${seat}-${look.ask}-${refused}`,
            do: "answer",
            ask: look.ask,
            answers,
          };
          const acted = await this.#timed(this.samples.act, () =>
            call(`${at}/actions`, "POST", action, withToken(seat)),
          );
          if (acted.status === 422 && refused < MOST_REFUSALS) refused++;
          else if (acted.status !== 200)
            throw new Error(`an action got ${acted.status}: ${JSON.stringify(acted.body)}`);
          else {
            look = acted.body as Acted;
            refused = 0;
          }
        }
        over = look.view.result !== undefined;
        seat = look.view.waitingFor[0] ?? 0;
      }
    }
  }
}

interface Answered {
  readonly status: number;
  readonly etag: string;
  readonly body: unknown;
}

export async function call(
  url: string,
  method: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answered> {
  const response = await fetch(url, {
    method,
    headers: { ...headers, ...(body !== undefined && { "content-type": "application/json" }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    etag: response.headers.get("etag") ?? "",
    body: text === "" ? {} : JSON.parse(text),
  };
}

/** What the parts take by themselves: the front door, one read and one write of the table, one message. */
export async function parts(url: string, { tablesEndpoint, queuesEndpoint, region, credentials, wiring }: Services) {
  const times = async (work: (i: number) => Promise<unknown>): Promise<number> => {
    const ms: number[] = [];
    for (let i = 0; i < 60; i++) {
      const began = performance.now();
      await work(i);
      ms.push(performance.now() - began);
    }
    return round(median(ms.slice(10)));
  };
  const dynamo = new DynamoDBClient({ endpoint: tablesEndpoint, region, credentials });
  const sqs = new SQSClient({ endpoint: queuesEndpoint, region, credentials, useQueueUrlAsEndpoint: false });
  const TableName = wiring.tables[0]!.name;
  const key = { pk: { S: "BENCH" }, sk: { S: "BENCH" } };
  const blob = { B: new Uint8Array(2400) };
  const QueueUrl = wiring.functions.flatMap((one) => one.environment.NOTIFICATION_QUEUE_URL ?? [])[0]!;
  return {
    frontDoorMs: await times(() => fetch(`${url}/nothing`).then((answer) => answer.arrayBuffer())),
    tableReadMs: await times(() => dynamo.send(new GetItemCommand({ TableName, Key: key, ConsistentRead: true }))),
    tableWriteMs: await times(() => dynamo.send(new PutItemCommand({ TableName, Item: { ...key, blob } }))),
    queueSendMs: await times((i) =>
      sqs.send(
        new SendMessageCommand({
          QueueUrl,
          MessageBody: JSON.stringify({ game: "none", seat: 0, ask: 1, kind: "turn" }),
          MessageGroupId: "bench",
          MessageDeduplicationId: `bench-${performance.timeOrigin}-${i}`,
        }),
      ),
    ),
  };
}

/** Of milliseconds. */
export const spread = (ms: readonly number[]) => ({ p50Ms: round(median(ms)), p99Ms: round(quantile(ms, 0.99)) });
