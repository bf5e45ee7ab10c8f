import type { Update, User } from "@grammyjs/types";
import { json } from "../../hosting/http/stack.ts";
import type { ChatCredentials } from "../../hosting/storage/chatCredentials.ts";
import type { Incoming, Receive } from "../platform.ts";
import type { Account, ChatRequest, Said } from "../request.ts";
import { checkTelegram } from "../signatures.ts";
import { cleanName } from "../text.ts";

const DONE: Incoming = { is: "done", answer: json(200, {}) };

/** The webhook. What is not for us (a member who left, an edited message) is done with. */
export const receiveTelegram =
  ({ secret }: NonNullable<ChatCredentials["telegram"]>): Receive =>
  ({ headers, body }) => {
    checkTelegram(headers["x-telegram-bot-api-secret-token"], secret);
    const update = JSON.parse(body.toString("utf8")) as Update;
    const request = requestOf(update);
    if (!request) return DONE;
    // Told at once, in the answer itself ("Making requests when getting updates"), or the button goes on turning and Telegram forgets it.
    const { callback_query: pressed } = update;
    const answer = pressed ? { method: "answerCallbackQuery", callback_query_id: pressed.id } : {};
    return { is: "request", request, answer: json(200, answer) };
  };

function requestOf({ update_id, message, callback_query: pressed }: Update): ChatRequest | undefined {
  const base = { id: String(update_id), channel: "telegram" as const };
  if (pressed?.data !== undefined && pressed.message) {
    const { chat, message_id } = pressed.message;
    return {
      ...base,
      from: accountOf(pressed.from),
      where: { id: String(chat.id), shared: chat.type !== "private" },
      said: { pressed: pressed.data },
      at: 0,
      to: { message: String(message_id) },
    };
  }
  if (!message?.from || message.from.is_bot) return undefined;
  const { chat, from, text, caption, document, date } = message;
  const words = saidIn(text ?? caption, message);
  const said = words && chat.type !== "private" && "text" in words ? asideIn(words.text, message) : words;
  if (!said) return undefined;
  return {
    ...base,
    from: accountOf(from),
    where: { id: String(chat.id), shared: chat.type !== "private" },
    said,
    ...(document && {
      attachments: [{ name: document.file_name ?? "", url: document.file_id, bytes: document.file_size ?? 0 }],
    }),
    at: date * 1_000,
    to: {},
  };
}

const accountOf = ({ id, first_name, last_name = "", language_code }: User): Account => ({
  id: String(id),
  name: cleanName(`${first_name} ${last_name}`, 32),
  ...(language_code !== undefined && { locale: language_code }),
});

/** In a group only what answers a message of ours is for us. */
function asideIn(aside: string, { reply_to_message: answered }: NonNullable<Update["message"]>): Said | undefined {
  return answered?.from?.is_bot ? { aside, under: String(answered.message_id) } : undefined;
}

/** "/do@our_bot cast Bear"; whoever is mentioned or answered is the opponent. */
function saidIn(text: string | undefined, message: NonNullable<Update["message"]>): Said | undefined {
  if (text === undefined) return message.document ? { command: "deck", rest: "" } : undefined;
  const mention = message.entities?.find((one) => one.type === "text_mention");
  const unnamed = mention ? text.slice(0, mention.offset) + text.slice(mention.offset + mention.length) : text;
  const [, command, rest = ""] = /^\/([a-z]{1,32})(?:@\w+)?(?:\s+([\s\S]*))?$/i.exec(unnamed.trim()) ?? [];
  if (command === undefined) return { text };
  const other = mention && "user" in mention ? mention.user : message.reply_to_message?.from;
  return {
    ...{ command: command === "start" ? "help" : command.toLowerCase(), rest },
    ...(other && !other.is_bot && { mentioned: accountOf(other) }),
  };
}
