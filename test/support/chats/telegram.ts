import { fields, list, must, text, unique } from "./rules.ts";
import { type Answer, type Called, startApi } from "./server.ts";

/** A Telegram of our own: refuses what the Bot API would (core.telegram.org/bots/api). */

export interface Sent {
  readonly id: number;
  readonly chat: string;
  text: string;
  keyboard: readonly { readonly text: string; readonly callback_data?: string }[];
}

const TOKEN = "123:only-for-tests";
export const SECRET = "what-we-told-telegram";

function checkText(body: Record<string, unknown>): Pick<Sent, "text" | "keyboard"> {
  const words = text(body.text, "text", { max: 4_096 });
  must(words.trim() !== "", "text is empty");
  for (const one of list(body.entities ?? [], "entities", { max: 100 })) {
    const { offset, length } = fields(one, "entity", ["type", "offset", "length"]);
    must(Number(length) > 0 && Number(offset) + Number(length) <= words.length, "entity out of the text");
  }
  const markup = fields(body.reply_markup ?? { inline_keyboard: [] }, "reply_markup", ["inline_keyboard"]);
  const rows = list(markup.inline_keyboard, "keyboard", { max: 100 }).map((row) =>
    list(row, "row", { min: 1, max: 8 }),
  );
  const keyboard = rows.flat().map((one) => {
    const button = fields(one, "button", ["text", "callback_data", "url"]);
    text(button.text, "button", { max: 256 });
    must((button.callback_data === undefined) !== (button.url === undefined), "a button with both or neither");
    if (button.callback_data !== undefined)
      must(Buffer.byteLength(String(button.callback_data)) <= 64, "BUTTON_DATA_INVALID");
    return one as Sent["keyboard"][number];
  });
  must(keyboard.length <= 100, "more than 100 buttons");
  unique(
    keyboard.flatMap(({ callback_data }) => callback_data ?? []),
    "callback_data",
  );
  return { text: words, keyboard };
}

export async function startTelegram() {
  const sent: Sent[] = [];
  const ok = (result: unknown): Answer => ({ status: 200, body: { ok: true, result } });
  const refuse = (error_code: number, description: string): Answer => ({
    status: error_code,
    body: { ok: false, error_code, description },
  });
  let ids = 0;
  /** The commands it shows, by language; "" is everybody else's. */
  const menus = new Map<string, readonly { readonly command: string; readonly description: string }[]>();
  /** Who blocked the bot. */
  const blocked = new Set<string>();
  /** Refused with instead, once each. */
  const instead: { readonly error_code: number; readonly [more: string]: unknown }[] = [];
  /** All that messages were changed to. */
  const edits: Pick<Sent, "id" | "text">[] = [];
  /** What goes on elsewhere before a message is changed, once each. */
  const meanwhile: (() => Promise<void>)[] = [];
  const answer = async ({ path, body }: Called): Promise<Answer> => {
    const [, bot, method] = path.split("/");
    must(bot === `bot${TOKEN}`, "not our bot");
    const other = instead.shift();
    if (other) return { status: other.error_code, body: { ok: false, ...other } };
    const given = body as Record<string, unknown>;
    const chat = String(given.chat_id);
    switch (method) {
      case "sendMessage": {
        fields(given, "body", ["chat_id", "text", "entities", "link_preview_options", "reply_markup"]);
        if (blocked.has(chat)) return refuse(403, "Forbidden: bot was blocked by the user");
        const one = { id: ++ids, chat, ...checkText(given) };
        sent.push(one);
        return ok({ message_id: one.id });
      }
      case "editMessageText": {
        await meanwhile.shift()?.();
        const one = sent.find(({ id, chat: where }) => id === given.message_id && where === chat);
        if (!one) return refuse(400, "Bad Request: message to edit not found");
        const now = checkText(given);
        if (one.text === now.text && JSON.stringify(one.keyboard) === JSON.stringify(now.keyboard))
          return refuse(400, "Bad Request: message is not modified");
        Object.assign(one, now);
        edits.push({ id: one.id, text: now.text });
        return ok({ message_id: one.id });
      }
      case "deleteMessage":
        sent.splice(
          sent.findIndex(({ id }) => id === given.message_id),
          1,
        );
        return ok(true);
      case "setMyCommands": {
        fields(given, "body", ["commands", "language_code"]);
        const all = list(given.commands, "commands", { min: 1, max: 100 }).map((one) => {
          const { command, description } = fields(one, "command", ["command", "description"]);
          must(/^[a-z0-9_]{1,32}$/.test(String(command)), `command ${command}`);
          return { command: String(command), description: text(description, "description", { min: 1, max: 256 }) };
        });
        menus.set(String(given.language_code ?? ""), all);
        return ok(true);
      }
      case "getMyCommands":
        fields(given, "body", ["language_code"]);
        return ok(menus.get(String(given.language_code ?? "")) ?? []);
      default:
        throw new Error(`no method ${method}`);
    }
  };
  const api = await startApi(answer, (why) => refuse(400, `Bad Request: ${why}`));
  let updates = 0;
  const update = (body: object, secret = SECRET) => ({
    raw: JSON.stringify({ update_id: ++updates, ...body }),
    headers: { "Content-Type": "application/json", "X-Telegram-Bot-Api-Secret-Token": secret },
  });
  return {
    credentials: { token: TOKEN, secret: SECRET, api: api.url },
    ...{ sent, edits, meanwhile, menus, blocked, instead, update, refusals: api.refusals, stop: api.stop },
    query: (from: object, message: Pick<Sent, "id" | "chat">, data: string) => {
      const id = `query-${updates}`;
      const type = message.chat.startsWith("-") ? "group" : "private";
      return update({
        callback_query: {
          id,
          from,
          data,
          message: { message_id: message.id, chat: { id: Number(message.chat), type } },
        },
      });
    },
  };
}
