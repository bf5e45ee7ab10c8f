import { DeleteMessageCommand, ReceiveMessageCommand } from "@aws-sdk/client-sqs";
import type { APIGatewayProxyEventV2, Context, SQSEvent } from "aws-lambda";
import { everyBot } from "../../../lib/bots/index.ts";
import { deckBook } from "../../../lib/cards/decks/resolve.ts";
import { channelsFor } from "../../../lib/channels/channels.ts";
import type { ChatRequest } from "../../../lib/channels/request.ts";
import { chatTester } from "../../../lib/channels/testing.ts";
import { inProcess } from "../../../lib/chat/client.ts";
import { inboundHandler } from "../../../lib/chat/inbound.ts";
import { complete } from "../../../lib/chat/respond.ts";
import { chatHandler } from "../../../lib/chat/worker.ts";
import { engine } from "../../../lib/engine/index.ts";
import type { HostContext } from "../../../lib/hosting/hostContext.ts";
import { readHandler } from "../../../lib/hosting/http/read.ts";
import { notifyHandler } from "../../../lib/hosting/notices/consume.ts";
import { botsHandler } from "../../../lib/hosting/notices/consumeWakes.ts";
import { sweep } from "../../../lib/hosting/notices/sweep.ts";
import { putter } from "../../../lib/hosting/queue/put.ts";
import { openQueue } from "../../../lib/hosting/queue/queue.ts";
import type { ChatCredentials } from "../../../lib/hosting/storage/chatCredentials.ts";
import { openPushKeys } from "../../../lib/hosting/storage/pushKeys.ts";
import { GRAMMAR_VERSION, readCard } from "../../../lib/oracle/index.ts";
import type { Aws } from "../aws.ts";
import { type Hosted, hosted } from "../hosted.ts";
import { type Answered, type Client, client } from "../http.ts";

/** The real engine, cards and functions, with the chat platforms' stand-ins around them. */
export interface ChatWorld {
  readonly host: Hosted;
  readonly table: HostContext<ReturnType<typeof engine.newGame>>;
  /** The page's routes. */
  readonly page: Client;
  /** Something comes in from a platform. */
  inbound(channel: string, signed: { headers: Record<string, string>; raw: string }): Promise<Answered>;
  /** Lets every queue's function work until all are empty. What failed stays, and is in `failures`. */
  settle(): Promise<void>;
  /** The same of the computer's and the notices' queues alone: what goes on while the function of chats is at work. */
  others(): Promise<void>;
  /** A request as the queue of chats hands it out for the so many-th time; whether it goes back into the queue. */
  chat(request: ChatRequest, received: number): Promise<boolean>;
  /** What the sweeper does each minute, and all that follows. */
  sweep(): Promise<void>;
  /** How many messages each queue's function dealt with. */
  readonly dealt: { chat: number; notifications: number; bots: number };
}

export const bookOfDecks = { ...deckBook(readCard), grammar: GRAMMAR_VERSION };

/** `book`: the decks there are. */
export async function chatWorld(aws: Aws, credentials: ChatCredentials, book = bookOfDecks): Promise<ChatWorld> {
  const host = await hosted(aws, 1);
  const chatQueue = (await aws.newQueue(1)).url;
  const builds = { has: async () => false, handOn: () => Promise.reject(new Error("there is no other build")) };
  const table: ChatWorld["table"] = {
    ...host.table,
    engine,
    queue: openQueue(aws.sqs, host.queueUrls),
    builds,
  } as unknown as ChatWorld["table"];
  const given = async () => credentials;
  const reads = inProcess(table, (here) => ({ read: readHandler(here) }));
  const inbound = inboundHandler(table, {
    credentials: given,
    put: putter(aws.sqs, chatQueue),
    complete: (request) => complete({ host: table, client: reads }, request),
  });
  const dealt = { chat: 0, notifications: 0, bots: 0 };
  const consumers = {
    chat: { url: chatQueue, handler: chatHandler(table, book, given) },
    notifications: {
      url: host.queueUrls.notifications,
      handler: notifyHandler(
        table,
        channelsFor(table.keys, { local: false, pageUrl: table.page.url }, given, openPushKeys(table.db)),
      ),
    },
    bots: { url: host.queueUrls.bots, handler: botsHandler(table, everyBot(table.build)) },
  };
  const context = { getRemainingTimeInMillis: () => 30_000 } as Context;
  const drain = async (name: keyof typeof consumers): Promise<boolean> => {
    const { url, handler } = consumers[name];
    const { Messages = [] } = await aws.sqs.send(
      new ReceiveMessageCommand({
        ...{ QueueUrl: url, MaxNumberOfMessages: 1, WaitTimeSeconds: 0 },
        MessageSystemAttributeNames: ["All"],
      }),
    );
    for (const message of Messages) {
      const record = { messageId: message.MessageId, body: message.Body, attributes: message.Attributes };
      const result = await handler({ Records: [record] } as unknown as SQSEvent, context);
      dealt[name]++;
      if (result.batchItemFailures.length > 0) return false;
      await aws.sqs.send(new DeleteMessageCommand({ QueueUrl: url, ReceiptHandle: message.ReceiptHandle }));
    }
    return Messages.length > 0;
  };
  const drained = async (names: readonly (keyof typeof consumers)[]): Promise<void> => {
    for (let found = true; found; ) {
      found = false;
      for (const name of names) found = (await drain(name)) || found;
    }
  };
  const others = () => drained(["bots", "notifications"]);
  const settle = () => drained(["chat", "bots", "notifications"]);
  return {
    ...{ host, table, dealt },
    page: client(table, book, undefined, undefined, chatTester(given, table.page)),
    async inbound(channel, { headers, raw }) {
      const path = `/v1/inbound/${channel}`;
      const event = {
        ...{ version: "2.0", routeKey: `POST ${path}`, rawPath: path, rawQueryString: "", headers, body: raw },
        requestContext: { http: { method: "POST", path, sourceIp: "203.0.113.9" } },
        isBase64Encoded: false,
      } as unknown as APIGatewayProxyEventV2;
      const { statusCode = 0, headers: answered = {}, body = "" } = await inbound(event, context);
      return {
        status: statusCode,
        headers: Object.fromEntries(Object.entries(answered).map(([name, value]) => [name, String(value)])),
        body: body === "" ? undefined : JSON.parse(body),
      };
    },
    settle,
    others,
    async chat(request, received) {
      const attributes = { ApproximateReceiveCount: String(received), MessageGroupId: "one" };
      const record = { messageId: `received-${received}`, body: JSON.stringify(request), attributes };
      const { batchItemFailures } = await consumers.chat.handler({ Records: [record] } as unknown as SQSEvent, context);
      return batchItemFailures.length > 0;
    },
    async sweep() {
      await sweep(table);
      await settle();
    },
  };
}
