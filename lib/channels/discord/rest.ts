import { GoneForGood } from "../../hosting/notices/channel.ts";
import type { ChatCredentials } from "../../hosting/storage/chatCredentials.ts";
import { callApi, readFile } from "../fetching.ts";
import type { Chat } from "../platform.ts";
import { bodiesOf, EPHEMERAL, type MessageBody } from "./wire.ts";

export const API = "https://discord.com/api/v10";

/**
 * There is no use in trying again: the account takes no messages from us (50007), we may not see or write there (50001,
 * 50013), or it is gone: channel, guild, message, user (10003, 10004, 10008, 10013).
 */
const FOR_GOOD: ReadonlySet<unknown> = new Set([50_007, 50_001, 50_013, 10_003, 10_004, 10_008, 10_013]);
/** An interaction that Discord has forgotten: fifteen minutes after it, or never answered in time (docs.discord.com/developers/topics/opcodes-and-status-codes). */
const FORGOTTEN: ReadonlySet<unknown> = new Set([10_015, 10_062, 50_027]);

type Credentials = NonNullable<ChatCredentials["discord"]>;

export function discord({ token, api = API }: Credentials): Chat {
  const call = async (method: string, path: string, body?: unknown): Promise<{ id?: string }> => {
    const headers = path.startsWith("/webhooks/") ? {} : { authorization: `Bot ${token}` };
    const answer = await callApi(`${api}${path}`, { method, headers, ...(body !== undefined && { body }) });
    if (answer.status < 300) return (answer.body ?? {}) as { id?: string };
    const { code, message } = (answer.body ?? {}) as { code?: number; message?: string };
    const said = `Discord answered ${answer.status}, ${code ?? "no code"}: ${message ?? ""}`;
    if (FOR_GOOD.has(code)) throw new GoneForGood(said);
    if (FORGOTTEN.has(code)) throw new Forgotten(said);
    throw new Error(said);
  };
  const postAll = async (path: string, bodies: readonly MessageBody[], flags = 0): Promise<string> => {
    let id = "";
    for (const body of bodies) id = (await call("POST", path, { ...body, ...(flags > 0 && { flags }) })).id ?? "";
    return id;
  };
  const direct: Chat["direct"] = async (account) =>
    (await call("POST", "/users/@me/channels", { recipient_id: account })).id ?? "";
  const post: Chat["post"] = (where, message) => postAll(`/channels/${where}/messages`, bodiesOf(message));
  return {
    async reply({ to, where, from }, { message, private: hidden, replaces, public: shared }) {
      const hook = `/webhooks/${to.application}/${to.token}`;
      const bodies = bodiesOf(message);
      // The message under which it was pressed stays as it is, or what was promised is filled in.
      const stays = to.own === "yes" && !replaces;
      try {
        const changed = stays ? undefined : await call("PATCH", `${hook}/messages/@original`, bodies[0]);
        const posted = await postAll(hook, stays ? bodies : bodies.slice(1), hidden && where.shared ? EPHEMERAL : 0);
        const id = posted || changed?.id;
        return {
          // What only one may read among others is out of reach as soon as the interaction is forgotten.
          ...(!where.shared && id !== undefined && { own: { where: where.id, id } }),
          ...(shared && { shared: await postAll(hook, bodiesOf(shared)) }),
        };
      } catch (error) {
        if (!(error instanceof Forgotten)) throw error;
        const alone = await direct(from.id);
        const own = { where: alone, id: await post(alone, message) };
        return { own, ...(shared && { shared: await post(where.id, shared) }) };
      }
    },
    direct,
    post,
    // The last of several has the buttons, and that is the one that is known.
    edit: async (where, id, message) =>
      void (await call("PATCH", `/channels/${where}/messages/${id}`, bodiesOf(message).at(-1))),
    remove: async (where, id) => void (await call("DELETE", `/channels/${where}/messages/${id}`)),
    read: (url) => readFile(url),
  };
}

/** It takes no answer there any more; who asked is written to alone. */
class Forgotten extends Error {}
