import { chatWith } from "../channels/chats.ts";
import type { Chat } from "../channels/platform.ts";
import type { ChatReply } from "../channels/reply.ts";
import type { ChatRequest } from "../channels/request.ts";
import type { Decks } from "../hosting/cards/deck.ts";
import type { HostContext } from "../hosting/hostContext.ts";
import { actHandler } from "../hosting/http/act.ts";
import { gamesHandler } from "../hosting/http/games.ts";
import { readHandler } from "../hosting/http/read.ts";
import { GoneForGood } from "../hosting/notices/channel.ts";
import { consumer, type QueueHandler } from "../hosting/notices/consumer.ts";
import { CHATS, readIdentity } from "../hosting/people/identities.ts";
import { noteSeen } from "../hosting/people/players.ts";
import { putTableInChat } from "../hosting/people/tablesInChat.ts";
import type { ChatCredentials } from "../hosting/storage/chatCredentials.ts";
import { keyed, N } from "../hosting/storage/db.ts";
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
  return consumer(host, async (body) => {
    const request = requestFrom(body);
    const chat = chatWith(request.channel, await credentials());
    if (!chat) return;
    const done = chatDoneKey(request.channel, request.id);
    if (await host.db.get(done)) return;
    const reply = await respond({ host, client, read: (url) => chat.read(url) }, request);
    if (reply) await deliver(host, chat, request, reply);
    await host.db.put({ ...keyed(done), expiresAt: N(Math.ceil((host.now() + DONE_MS) / 1000)) });
  });
}

/** What nobody can be told any more is nobody's business. */
async function deliver<G>(host: HostContext<G>, chat: Chat, request: ChatRequest, reply: ChatReply): Promise<void> {
  try {
    const posted = await chat.reply(request, reply);
    const identity =
      reply.seen && (await readIdentity(host.db, { channel: request.channel, account: request.from.id }));
    if (reply.seen && identity) await noteSeen(host.db, identity.player, request.channel, reply.seen);
    if (reply.table !== undefined && posted !== undefined)
      await putTableInChat(host.db, reply.table, {
        ...{ channel: request.channel, where: request.where.id, message: posted },
      });
    if (reply.direct) await chat.post(await chat.direct(reply.direct.account), reply.direct.message);
  } catch (error) {
    if (!(error instanceof GoneForGood)) throw error;
    host.warn("chat-reply-lost", { channel: request.channel, reason: error.message });
  }
}

function requestFrom(body: string): ChatRequest {
  const request = JSON.parse(body) as ChatRequest;
  if (!CHATS.includes(request.channel) || typeof request.id !== "string" || typeof request.from?.id !== "string")
    throw new Error("message is no request of a chat");
  return request;
}
