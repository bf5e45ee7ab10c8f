import type { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { paginateScan } from "@aws-sdk/client-dynamodb";
import { DeleteMessageCommand, ReceiveMessageCommand, type SQSClient } from "@aws-sdk/client-sqs";
import { BUDGETS } from "../../lib/engine/limits.ts";
import { exchange } from "../../lib/hosting/account/exchange.ts";
import { act } from "../../lib/hosting/actions/act.ts";
import type { Act, BotName, CreateGame } from "../../lib/hosting/api.ts";
import type { Decks } from "../../lib/hosting/cards/deck.ts";
import { openPools } from "../../lib/hosting/cards/pools.ts";
import { create } from "../../lib/hosting/games/create.ts";
import type { HostContext } from "../../lib/hosting/hostContext.ts";
import { type Bots, playBots } from "../../lib/hosting/notices/bot.ts";
import type { Channels, Message } from "../../lib/hosting/notices/channel.ts";
import { consumeNotice } from "../../lib/hosting/notices/consume.ts";
import { readToken, type SeatToken } from "../../lib/hosting/people/tokens.ts";
import { openQueue, type QueueUrls, wakeFrom } from "../../lib/hosting/queue/queue.ts";
import { signingKeysFrom } from "../../lib/hosting/signingKeys.ts";
import type { Archive } from "../../lib/hosting/storage/archive.ts";
import { openDb } from "../../lib/hosting/storage/db.ts";
import type { GameRecord } from "../../lib/hosting/storage/record.ts";
import type { Aws } from "./aws.ts";
import { type Bidding, bidding, bids } from "./bidding.ts";
import { ProvenLastCommitted } from "./provenLastCommitted.ts";

export const SEAT_KEY = "only-for-tests-only-for-tests-only-for-tests";

/** A clock that goes only when told to. */
export interface Clock {
  now: number;
}

/** Delivered notices are kept here instead of being sent. */
export interface Outbox {
  readonly messages: Message[];
  /** Mails with links into accounts. */
  readonly signIns: { readonly to: string; readonly link: string; readonly language?: string }[];
  /** Deliveries still to fail before one succeeds. */
  failures: number;
}

export interface Hosted {
  readonly aws: Aws;
  readonly clock: Clock;
  readonly tableName: string;
  readonly queueUrls: QueueUrls;
  readonly deadUrl: string;
  readonly table: HostContext<Bidding>;
  readonly outbox: Outbox;
  readonly warnings: string[];
  /** What is in the archive. */
  readonly objects: Map<string, Uint8Array>;
  /** The same table through other clients, as another function instance has. */
  through(dynamo: DynamoDBClient, once: DynamoDBClient, sqs: SQSClient): HostContext<Bidding>;
}

export const bots: Pick<Bots<BotName>, "heuristic" | "random"> = {
  heuristic: { answer: (view) => bids(view, 1) },
  random: { answer: (view) => bids(view, view.turn.number) },
};

export const decks: Decks = {
  builtIn: [{ name: "numbers", description: "for bidding", colors: [], faces: [] }],
  resolve(deck) {
    if (deck === "unreadable")
      return {
        ok: false,
        code: "unreadable-cards",
        message: "one card cannot be read",
        faults: [{ at: "Odd Card", message: "line 1" }],
      };
    return deck === "numbers"
      ? { ok: true, cards: [] }
      : { ok: false, code: "unknown-deck", message: `no deck "${deck}"` };
  },
};

/**
 * `copyOf`: a host whose queues are empty, and which goes on as it is: what takes long to come to and is to be gone on from in many
 * ways is done once. The games, tokens and time are the same, all else is this one's own.
 */
export async function hosted(aws: Aws, visibility?: number, copyOf?: Hosted): Promise<Hosted> {
  const tableName = await aws.newTable(copyOf?.tableName);
  const { url: notifications, deadUrl } = await aws.newQueue(visibility);
  const queueUrls = { notifications, bots: (await aws.newQueue(visibility)).url };
  const clock: Clock = { now: copyOf?.clock.now ?? Date.UTC(2026, 0, 5, 12) };
  const outbox: Outbox = { messages: [], signIns: [], failures: 0 };
  const warnings: string[] = [];
  const objects = new Map(copyOf?.objects);
  const through: Hosted["through"] = (dynamo, once, sqs) => {
    const db = openDb(dynamo, once, tableName, archiveIn(objects));
    return {
      engine: bidding,
      db,
      queue: openQueue(sqs, queueUrls),
      pools: openPools(db),
      lastCommitted: new ProvenLastCommitted(),
      keys: signingKeysFrom(SEAT_KEY),
      budgets: BUDGETS,
      build: "build-of-tests",
      builds: { has: async () => false, handOn: () => Promise.reject(new Error("there is no other build")) },
      page: { url: "http://127.0.0.1/" },
      now: () => clock.now,
      warn: (what) => warnings.push(what),
    };
  };
  const table = through(aws.dynamo, aws.once, aws.sqs);
  return { aws, clock, tableName, queueUrls, deadUrl, table, outbox, warnings, objects, through };
}

const archiveIn = (objects: Map<string, Uint8Array>): Archive => ({
  get: async (key) => objects.get(key),
  put: async (key, bytes) => void objects.set(key, bytes),
  delete: async (key) => void objects.delete(key),
  list: async (prefix) => [...objects.keys()].filter((key) => key.startsWith(prefix)),
});

const channels = (outbox: Outbox): Channels => ({
  outbox: {
    async deliver(message) {
      if (outbox.failures > 0) {
        outbox.failures--;
        throw new Error("this channel is out of order");
      }
      outbox.messages.push(message);
    },
  },
});

/** What the notify function is given, with a channel that ends in the outbox. */
export const delivery = ({ outbox }: Hosted) => ({
  channels: channels(outbox),
  fallback: [{ channel: "outbox", address: "" }],
  signInMail: async (to: string, link: string, language?: string) => {
    if (outbox.failures > 0) {
      outbox.failures--;
      throw new Error("the mail server is out of order");
    }
    outbox.signIns.push({ to, link, ...(language !== undefined && { language }) });
  },
});

export interface Started {
  readonly gameId: string;
  readonly tokens: readonly SeatToken[];
  /** The same as strings. */
  readonly bearers: readonly string[];
}

/** A game of persons who have all opened their links; `terms`: what else was agreed. */
export async function started(
  host: Hosted,
  seats = 2,
  goal = 20,
  { names = [], ...terms }: Omit<CreateGame, "seats"> & { readonly names?: readonly string[] } = {},
): Promise<Started> {
  const { table } = host;
  const { gameId, seats: opened } = await create(table, decks, {
    seats: Array.from({ length: seats }, (_, at) => ({
      ...{ name: names[at] ?? `player ${at}`, deck: "numbers", as: "link" as const },
    })),
    options: { startingLife: goal, startingPlayer: 0 },
    ...terms,
  });
  const tokens: SeatToken[] = [];
  const bearers: string[] = [];
  for (const { secret } of opened) {
    const { token } = await exchange(table, { secret });
    bearers.push(token);
    tokens.push(await readToken(`Bearer ${token}`, table.keys, table.now()));
  }
  return { gameId, tokens, bearers };
}

/** So that version 17 was the last of the first page of the log. */
export async function filledPage(host: Hosted, game: Started): Promise<void> {
  for (const seat of [0, 1])
    await act(host.table, game.gameId, game.tokens[seat]!, await answerOf(host, game, seat, `answers-${seat}`));
  for (let { version } = (await opened(host, game.gameId)).record; version < 18; version++)
    await act(host.table, game.gameId, game.tokens[0]!, { actionId: `line-number-${version}`, do: "say", text: "hm" });
}

/** The answer to everything that seat is asked. */
export async function answerOf(
  host: Hosted,
  { gameId }: Pick<Started, "gameId">,
  seat: number,
  actionId: string,
  taste = 0,
): Promise<Act> {
  const { record, game } = await opened(host, gameId);
  return { actionId, do: "answer", ask: record.asks[seat] ?? 0, answers: bids(bidding.view(game, seat), taste) };
}

export async function opened(host: Hosted, gameId: string) {
  const { openGame } = await import("../../lib/hosting/storage/open.ts");
  return openGame(host.table, gameId);
}

/** By seat, the ETag of what it sees. */
/** What is still to be done in a game, besides that it rests when it has been over for long. */
export const dueIn = ({ due }: GameRecord): GameRecord["due"] => due.filter(({ kind }) => kind !== "archive");

export async function etags(host: Pick<Hosted, "table">, gameId: string): Promise<string[]> {
  const { openGame } = await import("../../lib/hosting/storage/open.ts");
  const { seenBy } = await import("../../lib/hosting/reading/seatSnapshot.ts");
  const now = await openGame(host.table, gameId);
  return now.record.asks.map((_, seat) => seenBy(host.table, now, seat).etag);
}

/** What one message makes the functions do. `timeLeft`: of the invocation that bots play in. */
export const consume = (host: Hosted, table: Hosted["table"], timeLeft: () => number) => ({
  notifications: (body: string) => consumeNotice(table, delivery(host), body),
  bots: (body: string) => playBots(table, bots, wakeFrom(body), timeLeft),
});

/** Takes messages out of the queues and deals with them, until they are empty. Failed ones stay. Returns their errors. */
export async function drain(
  host: Hosted,
  table = host.table,
  timeLeft = () => Number.POSITIVE_INFINITY,
): Promise<unknown[]> {
  const failures: unknown[] = [];
  const consumed = Object.entries(consume(host, table, timeLeft)) as [
    keyof QueueUrls,
    (body: string) => Promise<void>,
  ][];
  for (let found = true; found; ) {
    found = false;
    for (const [queue, work] of consumed)
      found = (await drainOne(host, host.queueUrls[queue], work, failures)) || found;
  }
  return failures;
}

/** False if there was nothing in the queue, or nothing that could be dealt with. */
async function drainOne(
  { aws: { sqs } }: Hosted,
  QueueUrl: string,
  work: (body: string) => Promise<void>,
  failures: unknown[],
) {
  const { Messages = [] } = await sqs.send(
    new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10, WaitTimeSeconds: 0 }),
  );
  for (const { Body, ReceiptHandle } of Messages)
    try {
      await work(Body ?? "");
      await sqs.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }));
    } catch (error) {
      failures.push(error);
    }
  return Messages.length > 0;
}

/** Everything in the table, by key, as JSON: what must not change when nothing may. */
export async function contents({ aws, tableName }: Hosted): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for await (const page of paginateScan({ client: aws.dynamo }, { TableName: tableName, ConsistentRead: true }))
    for (const item of page.Items ?? []) found.set(`${item.pk?.S} ${item.sk?.S}`, JSON.stringify(item));
  return found;
}

export const intentsIn = async (host: Hosted): Promise<string[]> =>
  [...(await contents(host)).keys()].filter((key) => key.startsWith("INTENT#"));
