import type { ChatChannel } from "../hosting/api.ts";
import type { Choice, Language } from "../hosting/messages/message.ts";
import { gameToken } from "../hosting/messages/tokens.ts";
import { type Channel, GoneForGood, type Message, type NoticeMessage } from "../hosting/notices/channel.ts";
import { CHATS } from "../hosting/people/identities.ts";
import type { ChatCredentials } from "../hosting/storage/chatCredentials.ts";
import type { Say } from "../words/speech.ts";
import { speechFor } from "../words/speeches.ts";
import { discord } from "./discord/rest.ts";
import type { Chat } from "./platform.ts";
import { type ChatMessage, chatMessageOf } from "./reply.ts";
import { slack } from "./slack/rest.ts";
import { telegram } from "./telegram/rest.ts";

/** The chat platforms as ways to reach people. */

/** Of a button that opens a form for words to the table. */
export const SAY = "say";

/** The way out to a platform that credentials are there for. */
export function chatWith(channel: ChatChannel, credentials: ChatCredentials): Chat | undefined {
  switch (channel) {
    case "discord":
      return credentials.discord && discord(credentials.discord);
    case "telegram":
      return credentials.telegram && telegram(credentials.telegram);
    case "slack":
      return credentials.slack && slack(credentials.slack);
  }
}

export const chatChannels = (credentials: () => Promise<ChatCredentials>): Readonly<Record<ChatChannel, Channel>> =>
  Object.fromEntries(CHATS.map((name) => [name, chatChannel(name, credentials)])) as Record<ChatChannel, Channel>;

/** What is known of a message that was sent: where it is. */
interface Sent {
  readonly where: string;
  readonly id: string;
  readonly language: Language;
}

/**
 * Where a game has a table in a channel of that platform, its player is pinged there and the table is shown as it is now;
 * else, and of what is theirs alone, they are written to alone, with the whole question.
 */
const chatChannel = (name: ChatChannel, credentials: () => Promise<ChatCredentials>): Channel => {
  const open = async (): Promise<Chat> => {
    const chat = chatWith(name, await credentials());
    if (!chat) throw new GoneForGood(`${name} is not set up here any more`);
    return chat;
  };
  return {
    whole: true,
    talks: true,
    async deliver(message, address) {
      const chat = await open();
      const { table } = message;
      if (message.kind === "said") {
        const told = chat.direct(address).then((where) => chat.post(where, saidMessage(message)));
        // Who plays at a table in a channel may take no messages beside it.
        await (table?.channel === name ? told.catch(ifGone) : told);
        return undefined;
      }
      // Who may pass early follows from what they have set for themselves: nobody else at the table hears of it.
      if (message.kind !== "digest" && message.kind !== "early" && table?.channel === name) {
        await chat.edit(table.where, table.message, tableMessage(message)).catch(ifGone);
        return sentAs(message, table.where, await chat.post(table.where, pingOf(message, address)));
      }
      const where = await chat.direct(address);
      return sentAs(message, where, await chat.post(where, directMessage(message)));
    },
    settle: async (sent, answered) => settle(await open(), sent, answered),
  };
};

const sentAs = ({ told }: Message, where: string, id: string): string => keptOf({ where, id }, told?.language ?? "en");

/** What is kept of a message, to be changed later. */
export const keptOf = (message: { readonly where: string; readonly id: string }, language: Language): string =>
  JSON.stringify({ ...message, language } satisfies Sent);

/** A message that asks what was answered elsewhere says so from then on; one that another has taken the place of goes. */
export async function settle(chat: Chat, sent: string, answered: boolean): Promise<void> {
  const { where, id, language } = JSON.parse(sent) as Sent;
  if (answered) await chat.edit(where, id, { text: [speechFor(language).say("chat.answered")] }).catch(ifGone);
  else await chat.remove(where, id).catch(ifGone);
}

/** Whether what was kept of a message is of the one that the platform calls so there. */
export function isOfMessage(sent: string, where: string, id: string): boolean {
  const known = JSON.parse(sent) as Sent;
  return known.where === where && known.id === id;
}

/** Somebody has deleted it: then there is nothing to change. */
function ifGone(error: unknown): void {
  if (!(error instanceof GoneForGood)) throw error;
}

function directMessage({ told, link }: Message): ChatMessage {
  const say = speechFor(told?.language ?? "en").say;
  if (!told) return { text: [say("chat.yours")], link: { label: say("chat.open"), url: link } };
  return chatMessageOf(told, say("chat.open"));
}

/** What the others said, and where the platform has forms one to answer it. */
function saidMessage(message: NoticeMessage): ChatMessage {
  const { say } = speechFor(message.told?.language ?? "en");
  return {
    ...directMessage(message),
    typed: { label: say("chat.reply"), style: "plain", token: gameToken(message.game, SAY) },
  };
}

/** Nothing in it that not all may know. */
function pingOf({ told, kind, game }: NoticeMessage, address: string): ChatMessage {
  const say = speechFor(told?.language ?? "en").say;
  const asked = kind === "turn" || kind === "reminder" || kind === "timeShort";
  return {
    text: [asked ? say("chat.yours") : (told?.title ?? say("chat.decide"))],
    choices: [decide(game, say)],
    ping: address,
  };
}

const decide = (game: string, say: Say): Choice => ({
  label: say("chat.decide"),
  style: "main",
  token: gameToken(game, "show"),
});

/** How the game stands, for everybody; whoever presses a button is shown what is theirs alone. */
function tableMessage({ told, game, standing = [] }: NoticeMessage): ChatMessage {
  const say = speechFor(told?.language ?? "en").say;
  const board: Choice = { label: say("chat.board"), style: "plain", token: gameToken(game, "board") };
  return { ...(told && { title: told.title }), text: standing, choices: [decide(game, say), board] };
}
