import type { ChatCredentials } from "../../hosting/storage/chatCredentials.ts";
import { LANGUAGES, type Language } from "../../words/language.ts";
import type { Say } from "../../words/speech.ts";
import { speechFor } from "../../words/speeches.ts";
import { commandList } from "../commands.ts";
import { callTelegram } from "./call.ts";

/** The lists of commands that Telegram shows, one a language; English is for everybody else too. */

type Credentials = NonNullable<ChatCredentials["telegram"]>;

export interface Menu {
  readonly language: Language;
  readonly commands: readonly { readonly command: string; readonly description: string }[];
}

export const menus = (): Menu[] =>
  LANGUAGES.map((language) => {
    const { say } = speechFor(language);
    const commands = commandList.map(({ name }) => ({
      command: name,
      description: say(`chat.command${name[0]!.toUpperCase()}${name.slice(1)}` as Parameters<Say>[0]),
    }));
    return { language, commands };
  });

const scope = (language: Language) => (language === "en" ? {} : { language_code: language });

export async function setMenu(credentials: Credentials, { language, commands }: Menu): Promise<void> {
  await callTelegram(credentials)("setMyCommands", { commands, ...scope(language) });
}

/** What Telegram shows now. */
export async function registeredMenu(credentials: Credentials, language: Language): Promise<Menu["commands"]> {
  return (await callTelegram(credentials)("getMyCommands", scope(language))) as Menu["commands"];
}
