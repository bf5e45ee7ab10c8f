import { createHash } from "node:crypto";
import { everyBot } from "../bots/index.ts";
import { cardBook } from "../cards/search/book.ts";
import { engine, type Game } from "../engine/index.ts";
import type { Budgets } from "../engine/limits.ts";
import { hostFromEnvironment } from "../hosting/environment.ts";
import type { HostContext } from "../hosting/hostContext.ts";
import { actHandler } from "../hosting/http/act.ts";
import { cardsHandler } from "../hosting/http/cards.ts";
import { emailHandler } from "../hosting/http/email.ts";
import { gamesHandler } from "../hosting/http/games.ts";
import { readHandler } from "../hosting/http/read.ts";
import type { Response } from "../hosting/http/stack.ts";
import { GoneForGood, type Message, type NoticeMessage as Notice } from "../hosting/notices/channel.ts";
import { notifyHandler } from "../hosting/notices/consume.ts";
import { botsHandler } from "../hosting/notices/consumeWakes.ts";
import { type SweepEvent, sweep } from "../hosting/notices/sweep.ts";
import { openVisits } from "../hosting/people/visits.ts";
import type { Db } from "../hosting/storage/db.ts";
import { readCard } from "../oracle/index.ts";
import { answerOf, EDGE_KEY, eventOf, functionFor, type HttpAnswer, type HttpAsk } from "./http.ts";
import { bookWithManualCards } from "./manualDecks.ts";
import { type Dynamo, dynamo } from "./simulation/dynamo.ts";
import { eventSource } from "./simulation/eventSource.ts";
import { type Handler, Lambda } from "./simulation/lambda.ts";
import { lambdaApi } from "./simulation/lambdaApi.ts";
import { type Caller, requestHandler, type Services, unsigned } from "./simulation/network.ts";
import { type Plan, planFrom } from "./simulation/plan.ts";
import type { VirtualProcess } from "./simulation/process.ts";
import type { Reply } from "./simulation/reply.ts";
import { archiveThrough, Bucket, type BucketInput } from "./simulation/s3.ts";
import { type Queue, type SendInput, sqsQueue } from "./simulation/sqs.ts";
import { tableDefinition } from "./simulation/tableDefinition.ts";

/** The deployed game on a simulated AWS: its functions, the table, the queue, and what wakes them. */
export interface World {
  readonly table: Dynamo;
  readonly queues: readonly Queue[];
  /** Sends the dead letters again, as an operator does; how many there were. */
  redrive(): number;
  /** What a request comes to; undefined if the answer never came. */
  request(ask: HttpAsk): Promise<HttpAnswer | undefined>;
  deploy(build: string): void;
  /** Has done what a process does only once, as it loads parts of the code. */
  warm(): Promise<unknown>;
  /** The table as somebody reads it whose calls all come through. */
  readonly db: Db;
  /** What was written of games, in order. */
  readonly written: readonly Stored[];
  /** Keys of the table that anything was written under, or deleted, in order. */
  readonly changed: readonly string[];
  /** Addresses at which a channel did not say that it had delivered. */
  readonly failed: ReadonlySet<string>;
  /** Warnings and errors that the functions logged. */
  readonly logged: readonly string[];
  /** Names everything that AWS was asked, and when: the same for the same seed. To be called once, at the end. */
  fingerprint(): string;
}
export type Stored = Parameters<NonNullable<Parameters<typeof dynamo>[0]["wrote"]>>[0];

export interface WorldOptions {
  readonly process: VirtualProcess;
  readonly plan: Plan;
  /** Everything the game draws by chance follows from it. */
  readonly gameSeed: string;
  /** Other than the deployed ones. */
  readonly budgets?: Budgets | undefined;
  /** A notice reaches a person: where, and whom the channel was told it is for. */
  told(notice: Notice, to: { readonly address: string; readonly player: string }): void;
  /** Is shown everything that is charged for. */
  readonly meter?: Meter;
}

/** What this process has used of processors, however busy the machine is. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** What is charged for as it happens. Milliseconds are of this machine's processor. */
export interface Meter {
  /** A function asked something of AWS, which has answered; `wrote`: the item as it is now, if one was written. */
  called(call: AwsCall): void;
  /** A function has dealt with an event. */
  invoked(by: FunctionName, ms: number): void;
  /** The API answered a request with a body of so many bytes. */
  answered(by: FunctionName, bytes: number): void;
}
export interface AwsCall {
  readonly by: FunctionName;
  readonly service: "DynamoDB" | "SQS";
  readonly operation: string;
  readonly input: unknown;
  readonly reply: Reply;
  readonly wrote?: Stored;
}

/** As lib/stacks has them. Milliseconds. */
const TIMEOUTS = {
  cards: 15_000,
  games: 15_000,
  act: 15_000,
  email: 15_000,
  read: 15_000,
  notify: 30_000,
  bots: 80_000,
  sweep: 60_000,
};
export type FunctionName = keyof typeof TIMEOUTS;
/** The event sources: which function a queue wakes, and with how many messages at most. */
const SOURCES = [
  { name: "notifications.fifo", wakes: "notify", batch: 10 },
  { name: "bots.fifo", wakes: "bots", batch: 1 },
] as const;
const MAX_RECEIVES = 5;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Of a receiver that is down. */
const DOWN_MS = [10 * MINUTE, 2 * HOUR, 80 * HOUR];

const TABLE = "table";
const queueUrl = (name: string): string => `https://sqs.eu-central-1.amazonaws.com/000000000000/${name}`;
const ENVIRONMENT = {
  TABLE_NAME: TABLE,
  NOTIFICATION_QUEUE_URL: queueUrl("notifications.fifo"),
  BOT_QUEUE_URL: queueUrl("bots.fifo"),
  EDGE_KEY,
  PAGE_URL: "https://page.example",
};
const NETWORK = {
  region: "eu-central-1",
  credentials: { accessKeyId: "simulation", secretAccessKey: "simulation" },
  signer: unsigned,
  maxAttempts: 3,
};

const book = bookWithManualCards;
const library = { read: readCard, cards: cardBook(readCard), decks: book };

/** How long the index lags behind the table at most. */
export const MOST_LAG_MS = 3_000;

export function startWorld({ process, plan, gameSeed, budgets, told, meter }: WorldOptions): World {
  const { clock } = process;
  const now = () => clock.now;
  const written: Stored[] = [];
  const logged: string[] = [];
  const changed: string[] = [];
  const table = dynamo({
    table: tableDefinition(TABLE),
    now,
    lag: () => (plan.chance.happens(0.1) ? plan.chance.below(MOST_LAG_MS) : 0),
    changed: (key) => void changed.push(key),
    wrote(item) {
      writes.push(item);
      // As a game moves to the archive its item is written without its blob, and is no new version.
      if (item.sk?.S === "STATE" && item.blob) written.push(item);
    },
  });
  /** Of the call that is being answered. */
  const writes: Stored[] = [];
  const queues = SOURCES.map(({ name, wakes }) =>
    sqsQueue({ name, visibilityMs: 6 * TIMEOUTS[wakes], maxReceives: MAX_RECEIVES }, now),
  );
  const bucket = new Bucket();
  const trace = createHash("sha256");
  const services: Services = async (service, operation, input) => {
    trace.update(`${clock.now} ${operation}\n`);
    if (service.startsWith("DynamoDB")) return table.call(operation, input);
    if (service === "S3") return bucket.call(operation, input as BucketInput);
    if (operation !== "SendMessage") throw new Error(`the simulated SQS has no ${operation}`);
    return send(input as SendInput);
  };

  /** Milliseconds that the services themselves took: no function pays for them. */
  let inServices = 0;
  const metered =
    (by: FunctionName): Services =>
    async (service, operation, input) => {
      writes.length = 0;
      const began = processorMs();
      const reply = await services(service, operation, input);
      inServices += processorMs() - began;
      const to = service.startsWith("DynamoDB") ? "DynamoDB" : "SQS";
      if (service !== "S3")
        meter?.called({ by, service: to, operation, input, reply, ...(writes[0] && { wrote: writes[0] }) });
      return reply;
    };

  const host = (build: string, name: string, caller: Caller, faults = plan): HostContext<Game> => {
    const handler = requestHandler(caller, isFunction(name) && meter ? metered(name) : services, clock, faults);
    return {
      ...hostFromEnvironment(
        { ...engine, newGame: (setup) => engine.newGame({ ...setup, seed: gameSeed }) },
        { ...ENVIRONMENT, ...api.environmentFor(name, caller), BUILD: build },
        { ...NETWORK, requestHandler: handler, archive: archiveThrough(handler) },
      ),
      ...(budgets && { budgets }),
      now,
      note: () => {},
      access: () => {},
      warn: (what, facts) => void logged.push(`${what} ${JSON.stringify(facts)}`),
    };
  };
  const failed = new Set<string>();
  const downUntil = new Map<string, number>();
  const outbox = {
    async deliver(notice: Message, address: string, player: string): Promise<void> {
      await clock.sleep(20 + plan.chance.below(200));
      if (plan.happens("channelFailed", 30)) {
        failed.add(address);
        throw new Error("the channel is out of order");
      }
      if (notice.kind !== "digest") told(notice, { address, player });
      if (plan.happens("channelAnswerLost", 30)) {
        failed.add(address);
        throw new Error("the channel did not answer");
      }
    },
  };
  /** A receiver may be down for longer than anybody goes on trying, or be gone. */
  const webhook = {
    async deliver(notice: Message, address: string, player: string): Promise<void> {
      const down = plan.happens("channelDown", 25) ? plan.chance.below(3) : undefined;
      if (down !== undefined) downUntil.set(address, clock.now + DOWN_MS[down]!);
      const left = (downUntil.get(address) ?? 0) - clock.now;
      if (left > 0) {
        failed.add(address);
        // Days go by in steps that let the sweeper try again.
        if (left > HOUR) clock.after(10_000, () => clock.jump(Math.min(left, 6 * HOUR)));
        throw new Error("answered 503");
      }
      if (plan.happens("channelGone", 60)) {
        failed.add(address);
        throw new GoneForGood("answered 410");
      }
      await outbox.deliver(notice, address, player);
    },
  };
  const start = (name: FunctionName, build: string, caller: Caller): Handler => {
    const context = host(build, name, caller);
    switch (name) {
      case "games":
        return gamesHandler(context, book) as Handler;
      case "cards":
        return cardsHandler(context, library) as Handler;
      case "act":
        return actHandler(context) as Handler;
      case "email":
        return emailHandler(
          context,
          async () => undefined,
          () => undefined,
          async () => ({ ok: false, why: "not-set-up" }),
        ) as Handler;
      case "read":
        return readHandler(context, meter && openVisits(context.db, now, context.warn)) as Handler;
      case "notify":
        return notifyHandler(context, {
          channels: { outbox, webhook },
          fallback: [{ channel: "outbox", address: "" }],
        }) as Handler;
      case "bots":
        return botsHandler(context, everyBot("simulation")) as Handler;
      case "sweep":
        return ((event: SweepEvent) => sweep(context, event)) as Handler;
    }
  };
  const timed = (name: FunctionName, build: string, caller: Caller): Handler => {
    const handler = start(name, build, caller);
    return async (event, context) => {
      const [began, before] = [processorMs(), inServices];
      const result = await handler(event, context);
      meter?.invoked(name, processorMs() - began - (inServices - before));
      return result;
    };
  };
  const lambda = new Lambda<FunctionName>("build-1", { clock, timeouts: TIMEOUTS, start: meter ? timed : start });

  const api = lambdaApi({
    ...{ clock, plan, builds: lambda.builds },
    invoke: (name, event, build) => lambda.invoke(name as FunctionName, event, build),
  });
  process.provide({ fetch: api.fetch });

  const polls = SOURCES.map(({ wakes, batch }, at) => {
    const invoke = (event: object) => lambda.invoke(wakes, event);
    return eventSource({ queue: queues[at]!, clock, plan, batch, invoke });
  });
  function send(input: SendInput): Reply {
    const at = SOURCES.findIndex(({ name }) => input.QueueUrl === queueUrl(name));
    if (at < 0) throw new Error(`there is no queue ${input.QueueUrl}`);
    const reply = queues[at]!.send(input);
    polls[at]!();
    return reply;
  }
  function everyMinute(): void {
    clock.after(MINUTE, everyMinute);
    if (plan.happens("sweepMissed", 20)) return;
    void lambda.invoke("sweep", {});
    if (plan.happens("sweepDoubled", 20)) void lambda.invoke("sweep", {});
  }
  everyMinute();

  return {
    table,
    queues,
    redrive() {
      const again = queues.reduce((sum, queue) => sum + queue.redrive(), 0);
      for (const poll of polls) poll();
      return again;
    },
    written,
    changed,
    failed,
    logged,
    fingerprint: () => trace.digest("base64url"),
    deploy: (build) => lambda.deploy(build),
    warm: () => host("none", "warm", { dead: false, kill: () => {} }).builds.has("none"),
    db: host("operator", "operator", { dead: false, kill: () => {} }, planFrom(gameSeed, 0)).db,
    async request(ask) {
      await clock.sleep(5 + plan.chance.below(30));
      if (plan.happens("requestLost", 60)) return undefined;
      const name = functionFor(ask) ?? "games";
      const invoked = await lambda.invoke(name, eventOf(ask));
      if (meter && invoked.is === "done") meter.answered(name, bytesOf(invoked.result as Response));
      await clock.sleep(5 + plan.chance.below(30));
      if (plan.happens("answerLost", 60)) return undefined;
      return invoked.is === "done" ? answerOf(invoked.result as Response) : undefined;
    },
  };
}

const isFunction = (name: string): name is FunctionName => Object.hasOwn(TIMEOUTS, name);
const bytesOf = ({ body = "", isBase64Encoded }: Response): number =>
  Buffer.byteLength(body, isBase64Encoded ? "base64" : "utf8");
