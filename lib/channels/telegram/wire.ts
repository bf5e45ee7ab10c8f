import type { InlineKeyboardButton, MessageEntity } from "@grammyjs/types";
import { maskOf } from "../../hosting/messages/tokens.ts";
import type { ChatMessage } from "../reply.ts";
import { clean, pages, shorten, withoutMentions } from "../text.ts";

/** Our messages in Telegram's form. Without a parse mode nothing that people write is markup. */

/**
 * Lengths in UTF-16 units; of `callback_data` in bytes. core.telegram.org/bots/api: sendMessage ("1-4096 characters after entities
 * parsing"), InlineKeyboardButton ("1-64 bytes"), BotCommand, MessageEntity; docs.python-telegram-bot.org/en/v13.2/telegram.constants.html;
 * the number of buttons, which is not published: wyu-telegram.com/blogs/444. A label of ours is shorter than what is taken, so that it can be read.
 */
export const LIMITS = {
  text: 4_096,
  data: 64,
  buttons: 100,
  label: 60,
  entities: 100,
  commands: 100,
  command: 32,
  commandDescription: 256,
} as const;

export interface TextBody {
  readonly text: string;
  readonly entities?: MessageEntity[];
  /** A picture is the preview of its address, so that a message stays a text that may be edited and is as long as texts may be. */
  readonly link_preview_options:
    | { readonly is_disabled: true }
    | { readonly url: string; readonly prefer_large_media: true; readonly show_above_text: true };
  readonly reply_markup?: { readonly inline_keyboard: InlineKeyboardButton[][] };
}

/** As many messages as it takes; the buttons are under the last one. */
export function textsOf(message: ChatMessage, chosen?: readonly number[]): TextBody[] {
  const title = message.title === undefined ? [] : [shorten(clean(message.title), 200)];
  const lines = [...title, ...message.text].map((line) => withoutMentions(clean(line)));
  const parts = pages(lines, LIMITS.text);
  const bold = title[0] === undefined ? 0 : withoutMentions(title[0]).length;
  if (parts.length === 0) parts.push("…");
  const keyboard = keyboardOf(message, chosen);
  return parts.map((text, at) => ({
    text: text.trim() === "" ? "…" : text,
    ...(at === 0 && bold > 0 && { entities: [{ type: "bold", offset: 0, length: Math.min(bold, text.length) }] }),
    link_preview_options:
      at === 0 && message.picture && /^https:/.test(message.picture.url)
        ? { url: message.picture.url, prefer_large_media: true, show_above_text: true }
        : { is_disabled: true },
    ...(at === parts.length - 1 && keyboard.length > 0 && { reply_markup: { inline_keyboard: keyboard } }),
  }));
}

/** Several of a list are buttons that are switched on and off: which are on is in their tokens, as Telegram keeps nothing. */
function keyboardOf(
  { choices = [], several, link }: ChatMessage,
  chosen = several?.chosen ?? [],
): InlineKeyboardButton[][] {
  const button = (label: string, token: string): InlineKeyboardButton[] =>
    Buffer.byteLength(token) <= LIMITS.data
      ? [{ text: shorten(clean(label) || "?", LIMITS.label), callback_data: token }]
      : [];
  const list = several && several.options.length <= MOST_SWITCHES ? several : undefined;
  const on = new Set(chosen);
  const switches = list
    ? list.options.map((label, at) => {
        const next = on.has(at) ? [...on].filter((one) => one !== at) : [...on, at];
        return button(`${on.has(at) ? "✅" : "⬜"} ${label}`, switchToken(list.token, next));
      })
    : [];
  const done =
    list && on.size >= list.min && on.size <= list.max && on.size > 0
      ? [list, ...(list.ways ?? [])].map(({ label, token }) =>
          button(`➡️ ${label} (${on.size})`, `${token}${maskOf([...on])}`),
        )
      : [];
  const rows = [...switches, ...done, ...choices.map(({ label, token }) => button(label, token))].filter(
    (row) => row.length > 0,
  );
  const open = link && /^https:\/\/[^/]+\.[^/]+/.test(link.url) ? [[{ text: clean(link.label), url: link.url }]] : [];
  return [...rows.slice(0, LIMITS.buttons - open.length), ...open];
}

/** More of them make a keyboard nobody finds anything in. */
const MOST_SWITCHES = 30;

/** A switch: the answer it belongs to, and what would be on. */
const switchToken = (token: string, on: readonly number[]): string => `${token.replace(/^a:/, "x:")}${maskOf(on)}`;
/** The answer's token and what is on by now; undefined for another token. */
export function readSwitch(token: string): { readonly token: string; readonly mask: string } | undefined {
  const [, rest, mask] = /^x:(.*:s)([0-9a-z]*)$/.exec(token) ?? [];
  return rest === undefined || mask === undefined ? undefined : { token: `a:${rest}`, mask };
}
