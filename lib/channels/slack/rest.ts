import { GoneForGood } from "../../hosting/notices/channel.ts";
import type { ChatCredentials } from "../../hosting/storage/chatCredentials.ts";
import { callApi, readFile } from "../fetching.ts";
import type { Chat } from "../platform.ts";
import { blocksOf } from "./wire.ts";

const API = "https://slack.com/api";
/** Errors after which there is no use in trying again. */
const FOR_GOOD: ReadonlySet<string> = new Set([
  ...["account_inactive", "channel_not_found", "user_not_found", "is_archived", "not_in_channel", "cannot_dm_bot"],
  ...["message_not_found", "cant_update_message", "cant_delete_message", "user_disabled"],
]);

export function slack({ token, api = API }: NonNullable<ChatCredentials["slack"]>): Chat {
  const headers = { authorization: `Bearer ${token}` };
  const call = async (method: string, body: object): Promise<{ ts?: string; channel?: unknown }> => {
    const answer = await callApi(`${api}/${method}`, { headers, body });
    const { ok, error = String(answer.status), ...said } = (answer.body ?? {}) as { ok?: boolean; error?: string };
    if (ok) return said;
    if (FOR_GOOD.has(error)) throw new GoneForGood(`Slack answered ${error}`);
    throw new Error(`Slack answered ${error}`);
  };
  const post: Chat["post"] = async (channel, message) =>
    (await call("chat.postMessage", { channel, ...blocksOf(message), unfurl_links: false })).ts ?? "";
  const direct: Chat["direct"] = async (account) =>
    ((await call("conversations.open", { users: account })).channel as { id?: string })?.id ?? "";
  return {
    async reply({ to, where, from }, { message, private: hidden, replaces, public: shared }) {
      if (to.url) {
        const own = to.own === "yes" && replaces;
        const response_type = hidden && where.shared ? "ephemeral" : "in_channel";
        const body = own
          ? { replace_original: true, ...blocksOf(message) }
          : { response_type, replace_original: false, ...blocksOf(message) };
        const { status } = await callApi(to.url, { body });
        if (status >= 500) throw new Error(`Slack answered ${status}`);
        // Five answers in half an hour, then Slack takes none there any more (docs.slack.dev/interactivity/handling-user-interaction).
        if (status >= 300) await post(await direct(from.id), message);
      } else await post(where.id, message);
      return shared && post(where.id, shared);
    },
    direct,
    post,
    edit: async (channel, ts, message) => void (await call("chat.update", { channel, ts, ...blocksOf(message) })),
    remove: async (channel, ts) => void (await call("chat.delete", { channel, ts })),
    read: (url) => readFile(url, headers),
  };
}
