import { SAY } from "../channels/chats.ts";
import { type Form, receiveDiscord } from "../channels/discord/receive.ts";
import type { Receive } from "../channels/platform.ts";
import { receiveSlack } from "../channels/slack/receive.ts";
import { receiveTelegram } from "../channels/telegram/receive.ts";
import type { ChatChannel } from "../hosting/api.ts";
import { readAnswerToken, readGameToken } from "../hosting/messages/tokens.ts";
import type { ChatCredentials } from "../hosting/storage/chatCredentials.ts";
import { languageOf } from "../words/language.ts";
import { speechFor } from "../words/speeches.ts";
import { DECK_FORM } from "./settings.ts";

/** The way in from a platform that credentials are there for. */
export function receiveFrom(channel: ChatChannel, credentials: ChatCredentials): Receive | undefined {
  switch (channel) {
    case "discord":
      return credentials.discord && receiveDiscord(credentials.discord, formFor);
    case "telegram":
      return credentials.telegram && receiveTelegram(credentials.telegram);
    case "slack":
      return credentials.slack && receiveSlack(credentials.slack);
  }
}

/** What a button's form says; most open none. */
function formFor(token: string, locale: string | undefined): Form | undefined {
  const say = speechFor(languageOf([locale])).say;
  if (token === DECK_FORM) return { title: say("chat.deckForm"), label: say("chat.deckLabel"), long: true };
  if (readGameToken(token)?.what === SAY)
    return { title: say("chat.reply"), label: say("chat.replyLabel"), long: false };
  if (readAnswerToken(token)?.choice === "typed")
    return { title: say("chat.type"), label: say("chat.typeLabel"), long: false };
  return undefined;
}
