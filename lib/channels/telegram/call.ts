import { GoneForGood } from "../../hosting/notices/channel.ts";
import type { ChatCredentials } from "../../hosting/storage/chatCredentials.ts";
import { callApi } from "../fetching.ts";

export const API = "https://api.telegram.org";

type Credentials = NonNullable<ChatCredentials["telegram"]>;

/** A bot that was blocked, a chat that is gone: there is no use in trying again. */
const FOR_GOOD =
  /blocked|deactivated|kicked|chat not found|can't initiate|not a member|message to (edit|delete) not found|message can't be/i;

/** Calls a method of the Bot API; rejects with `GoneForGood` or with what Telegram says. */
export const callTelegram =
  ({ token, api = API }: Credentials) =>
  async (method: string, body: unknown): Promise<{ message_id?: number; file_path?: string }> => {
    const { status, body: answer } = await callApi(`${api}/bot${token}/${method}`, { body });
    const { ok, result, description = "" } = (answer ?? {}) as { ok?: boolean; result?: unknown; description?: string };
    if (ok) return (typeof result === "object" ? result : {}) as { message_id?: number };
    // Pressed twice: it is as it was to be.
    if (/message is not modified/i.test(description)) return {};
    if (status === 403 || FOR_GOOD.test(description))
      throw new GoneForGood(`Telegram answered ${status}: ${description}`);
    throw new Error(`Telegram answered ${status}: ${description}`);
  };
