import { GoneForGood } from "../../hosting/notices/channel.ts";
import type { ChatCredentials } from "../../hosting/storage/chatCredentials.ts";
import { callApi, readFile } from "../fetching.ts";
import type { Chat, Replied } from "../platform.ts";
import type { ChatMessage } from "../reply.ts";
import { blocksOf } from "./wire.ts";

const API = "https://slack.com/api";
/** Errors after which there is no use in trying again. */
const FOR_GOOD: ReadonlySet<string> = new Set([
  ...["account_inactive", "channel_not_found", "user_not_found", "is_archived", "not_in_channel", "cannot_dm_bot"],
  ...["message_not_found", "cant_update_message", "cant_delete_message", "user_disabled"],
]);

/** Slack refuses a whole message if it cannot fetch its picture: then the words go alone. */
async function withOrWithoutPicture<T>(message: ChatMessage, send: (message: ChatMessage) => Promise<T>): Promise<T> {
  try {
    return await send(message);
  } catch (error) {
    const { picture, ...words } = message;
    if (!(error instanceof NotTaken) || !picture) throw error;
    return send(words);
  }
}

/** Something in it is not as Slack wants it. */
class NotTaken extends Error {}

export function slack({ token, api = API }: NonNullable<ChatCredentials["slack"]>): Chat {
  const headers = { authorization: `Bearer ${token}` };
  const call = async (method: string, body: object): Promise<{ ts?: string; channel?: unknown }> => {
    const answer = await callApi(`${api}/${method}`, { headers, body });
    const { ok, error = String(answer.status), ...said } = (answer.body ?? {}) as { ok?: boolean; error?: string };
    if (ok) return said;
    if (error === "invalid_blocks") throw new NotTaken(error);
    if (FOR_GOOD.has(error)) throw new GoneForGood(`Slack answered ${error}`);
    throw new Error(`Slack answered ${error}`);
  };
  const post: Chat["post"] = async (channel, message) =>
    (await withOrWithoutPicture(message, (said) =>
      call("chat.postMessage", { channel, ...blocksOf(said), unfurl_links: false }),
    ).then(({ ts }) => ts)) ?? "";
  const direct: Chat["direct"] = async (account) =>
    ((await call("conversations.open", { users: account })).channel as { id?: string })?.id ?? "";
  return {
    async reply({ to, where, from }, { message, private: hidden, replaces, public: shared }) {
      let own: Replied["own"];
      if (to.url) {
        const replacing = to.own === "yes" && replaces;
        const response_type = hidden && where.shared ? "ephemeral" : "in_channel";
        const how = replacing ? { replace_original: true } : { response_type, replace_original: false };
        const { status } = await withOrWithoutPicture(message, async (said) => {
          const answer = await callApi(to.url!, { body: { ...how, ...blocksOf(said) } });
          if (JSON.stringify(answer.body ?? "").includes("invalid_blocks")) throw new NotTaken("invalid_blocks");
          return answer;
        });
        if (status >= 500) throw new Error(`Slack answered ${status}`);
        // Five answers in half an hour, then Slack takes none there any more (docs.slack.dev/interactivity/handling-user-interaction).
        if (status >= 300) {
          const alone = await direct(from.id);
          own = { where: alone, id: await post(alone, message) };
          // What is said through that address besides has no id that we are told.
        } else if (replacing && !where.shared && to.message !== undefined) own = { where: where.id, id: to.message };
      } else {
        const id = await post(where.id, message);
        if (!where.shared) own = { where: where.id, id };
      }
      return { ...(own && { own }), ...(shared && { shared: await post(where.id, shared) }) };
    },
    direct,
    post,
    edit: async (channel, ts, message) =>
      void (await withOrWithoutPicture(message, (said) => call("chat.update", { channel, ts, ...blocksOf(said) }))),
    remove: async (channel, ts) => void (await call("chat.delete", { channel, ts })),
    read: (url) => readFile(url, headers),
  };
}
