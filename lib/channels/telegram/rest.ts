import { indicesIn } from "../../hosting/messages/tokens.ts";
import { GoneForGood } from "../../hosting/notices/channel.ts";
import type { ChatCredentials } from "../../hosting/storage/chatCredentials.ts";
import { readFile } from "../fetching.ts";
import type { Chat } from "../platform.ts";
import type { ChatMessage } from "../reply.ts";
import { API, callTelegram } from "./call.ts";
import { menus, setMenu } from "./menus.ts";
import { readSwitch, textsOf } from "./wire.ts";

type Credentials = NonNullable<ChatCredentials["telegram"]>;

export function telegram(credentials: Credentials): Chat {
  const call = callTelegram(credentials);
  const post = async (where: string, message: ChatMessage): Promise<string> => {
    let id = "";
    for (const body of textsOf(message))
      id = String((await call("sendMessage", { chat_id: where, ...body })).message_id ?? "");
    return id;
  };
  const edit = async (where: string, id: string, message: ChatMessage, chosen?: readonly number[]): Promise<void> => {
    const bodies = textsOf(message, chosen);
    await call("editMessageText", { chat_id: where, message_id: Number(id), ...bodies.at(-1) });
  };
  return {
    async reply({ where, from, to, said }, { message, private: hidden, replaces, public: shared }) {
      // In a group all read all: what is for one goes to them alone.
      const alone = hidden && where.shared ? from.id : where.id;
      const turned = "pressed" in said ? readSwitch(said.pressed) : undefined;
      let replaced = replaces && !where.shared && textsOf(message).length === 1 ? to.message : undefined;
      if (replaced !== undefined)
        await edit(where.id, replaced, message, turned && indicesIn(turned.mask)).catch((error: unknown) => {
          // Deleted, or too old to be changed: then it is a new message.
          if (!(error instanceof GoneForGood)) throw error;
          replaced = undefined;
        });
      const id = replaced ?? (await post(alone, message));
      return {
        ...((hidden || !where.shared) && { own: { where: alone, id } }),
        ...(shared && { shared: await post(where.id, shared) }),
      };
    },
    direct: async (account) => account,
    post,
    edit,
    remove: async (where, id) => void (await call("deleteMessage", { chat_id: where, message_id: Number(id) })),
    async read(file) {
      const { file_path } = await call("getFile", { file_id: file });
      return readFile(`${credentials.api ?? API}/file/bot${credentials.token}/${file_path}`);
    },
  };
}

/** Tells Telegram where we listen, and what can be commanded. */
export async function registerTelegram(credentials: Credentials, url: string): Promise<void> {
  const call = callTelegram(credentials);
  await call("setWebhook", { url, secret_token: credentials.secret, allowed_updates: ["message", "callback_query"] });
  for (const menu of menus()) await setMenu(credentials, menu);
}
