import type { ChatCredentials } from "../hosting/storage/chatCredentials.ts";
import { registerCommands } from "./discord/registration.ts";
import { registerTelegram } from "./telegram/rest.ts";

/**
 * Tells the platforms what can be commanded and, where they can be told, where we listen. `url`: our address, without a slash
 * at the end. What each said if it refused; nothing where all is well.
 */
export async function setUpChats({ discord, telegram }: ChatCredentials, url: string): Promise<string[]> {
  const all = await Promise.allSettled([
    discord && registerCommands(discord),
    telegram && registerTelegram(telegram, `${url}/v1/inbound/telegram`),
  ]);
  return all.flatMap((one) => (one.status === "rejected" ? [String(one.reason)] : []));
}
