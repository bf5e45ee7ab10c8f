import type { Tested } from "../hosting/api.ts";
import type { Page } from "../hosting/hostContext.ts";
import { GoneForGood, RetryLater } from "../hosting/notices/channel.ts";
import { CHATS } from "../hosting/people/identities.ts";
import type { Reach } from "../hosting/people/players.ts";
import type { ChatCredentials } from "../hosting/storage/chatCredentials.ts";
import { languageOf } from "../words/language.ts";
import { speechFor } from "../words/speeches.ts";
import { chatWith } from "./chats.ts";

/** Writes a test message to an account on a chat platform, as a notice would be. Never rejects: what went wrong is the answer. */
export const chatTester =
  (credentials: () => Promise<ChatCredentials>, page: Page) =>
  async ({ channel, address }: Reach, language: string | undefined): Promise<Tested> => {
    const name = CHATS.find((one) => one === channel);
    const chat = name && chatWith(name, await credentials());
    if (!chat) return { ok: false, why: "not-set-up" };
    const { say } = speechFor(languageOf([language]));
    try {
      const where = await chat.direct(address);
      await chat.post(where, { text: [say("chat.test")], link: { label: say("chat.open"), url: page.url } });
      return { ok: true };
    } catch (error) {
      const why = error instanceof GoneForGood ? "refused" : error instanceof RetryLater ? "busy" : "failed";
      return { ok: false, why, reason: error instanceof Error ? error.message : String(error) };
    }
  };
