import { chatWith, isOfMessage, keptOf, settle } from "../channels/chats.ts";
import type { Chat } from "../channels/platform.ts";
import type { ChatReply } from "../channels/reply.ts";
import type { ChatRequest } from "../channels/request.ts";
import { chatTester } from "../channels/testing.ts";
import type { Decks } from "../hosting/cards/deck.ts";
import type { HostContext } from "../hosting/hostContext.ts";
import { actHandler } from "../hosting/http/act.ts";
import { gamesHandler } from "../hosting/http/games.ts";
import { readHandler } from "../hosting/http/read.ts";
import { GoneForGood, RetryLater } from "../hosting/notices/channel.ts";
import { consumer, type QueueHandler } from "../hosting/notices/consumer.ts";
import { hold } from "../hosting/notices/notify.ts";
import { noteSeen, noteUnseen } from "../hosting/people/delivered.ts";
import { CHATS, readIdentity } from "../hosting/people/identities.ts";
import { putTableInChat } from "../hosting/people/tablesInChat.ts";
import type { ChatCredentials } from "../hosting/storage/chatCredentials.ts";
import { keyed, N } from "../hosting/storage/db.ts";
import { noticeOf, turnOf } from "../hosting/storage/record.ts";
import { readGame } from "../hosting/storage/store.ts";
import { chatDoneKey } from "../hosting/storage/tableKeys.ts";
import { inProcess } from "./client.ts";
import { respond } from "./respond.ts";

/** So long a request is known to be done: the queue keeps it for four days at most. */
const DONE_MS = 5 * 86_400_000;

/** The consumer of the queue of chats: does what somebody asked for, and answers there. */
export function chatHandler<G>(
  host: HostContext<G>,
  decks: Decks,
  credentials: () => Promise<ChatCredentials>,
): QueueHandler {
  const client = inProcess(host, (here) => ({
    act: actHandler(here),
    games: gamesHandler(here, decks),
    read: readHandler(here),
  }));
  const test = chatTester(credentials, host.page);
  return consumer(host, async (body, _, received) => {
    const request = requestFrom(body);
    const chat = chatWith(request.channel, await credentials());
    if (!chat) return;
    const done = chatDoneKey(request.channel, request.id);
    if (await host.db.get(done)) return;
    const reply = await respond({ host, client, read: (url) => chat.read(url), test }, request);
    if (reply)
      await deliver(host, chat, request, reply).catch((error: unknown) =>
        putOff(host, request, reply, error, received >= LAST_TRY),
      );
    await host.db.put({ ...keyed(done), expiresAt: N(Math.ceil((host.now() + DONE_MS) / 1000)) });
  });
}

/**
 * The platform wants to be left alone for longer than a function waits. What was done is done, and the question that follows is
 * told as soon as the platform takes messages again; another answer is tried again by the queue, and never a dead letter.
 */
async function putOff<G>(
  host: HostContext<G>,
  { channel, from }: ChatRequest,
  { seen }: ChatReply,
  error: unknown,
  last: boolean,
) {
  if (!(error instanceof RetryLater)) throw error;
  const record = seen && (await readGame(host.db, seen.gameId));
  const question = seen && record && turnOf(record, seen.seat);
  const identity = question && (await readIdentity(host.db, { channel, account: from.id }));
  if (question && identity) {
    await noteUnseen(host.db, identity.player, channel, seen);
    return hold(host, record, noticeOf(seen.gameId, question), error.at);
  }
  if (!last) throw error;
  host.warn("chat-reply-lost", { channel, reason: error.message });
}

/** Of the five times that the queue of chats tries (lib/stacks/notifications.ts). */
const LAST_TRY = 4;

/** What nobody can be told any more is nobody's business. */
async function deliver<G>(host: HostContext<G>, chat: Chat, request: ChatRequest, reply: ChatReply): Promise<void> {
  try {
    const { channel } = request;
    const { shared, own } = await chat.reply(request, reply);
    const { seen } = reply;
    const identity = seen && (await readIdentity(host.db, { channel, account: request.from.id }));
    if (identity) {
      const message = own && {
        sent: keptOf(own, seen.language),
        is: (sent: string) => isOfMessage(sent, own.where, own.id),
      };
      const { answered, repeated } = await noteSeen(host.db, identity.player, channel, seen, message);
      for (const one of answered) await settled(host, chat, request, one, true);
      for (const one of repeated) await settled(host, chat, request, one, false);
    }
    if (reply.table !== undefined && shared !== undefined)
      await putTableInChat(host.db, reply.table, { channel, where: request.where.id, message: shared });
    if (reply.direct) await chat.post(await chat.direct(reply.direct.account), reply.direct.message);
  } catch (error) {
    if (!(error instanceof GoneForGood)) throw error;
    host.warn("chat-reply-lost", { channel: request.channel, reason: error.message });
  }
}

/** A failure of it is no news to anybody, and no reason to answer once more. */
const settled = <G>(host: HostContext<G>, chat: Chat, { channel }: ChatRequest, sent: string, answered: boolean) =>
  settle(chat, sent, answered).catch((error: unknown) =>
    host.warn("message-not-settled", { channel, reason: String(error) }),
  );

function requestFrom(body: string): ChatRequest {
  const request = JSON.parse(body) as ChatRequest;
  if (!CHATS.includes(request.channel) || typeof request.id !== "string" || typeof request.from?.id !== "string")
    throw new Error("message is no request of a chat");
  return request;
}
