import type { ChatCredentials } from "../../hosting/storage/chatCredentials.ts";
import type { Language } from "../../words/language.ts";
import type { Say } from "../../words/speech.ts";
import { speechFor } from "../../words/speeches.ts";
import { type Command, type CommandOption, commandList } from "../commands.ts";
import { callApi } from "../fetching.ts";
import { shorten } from "../text.ts";
import { LIMITS } from "./limits.ts";
import { API } from "./rest.ts";

/** The slash commands, as Discord is told of them: once for all servers and direct messages. */

const TYPES = { text: 3, account: 6, file: 11 } as const;
const LOCALES: Readonly<Record<string, Language>> = { it: "it", "pt-BR": "pt" };

const wordsFor = ({ name }: Command, say: Say): string =>
  shorten(
    say(`chat.command${name[0]!.toUpperCase()}${name.slice(1)}` as Parameters<Say>[0]),
    LIMITS.commandDescription,
  );

export const commandBodies = () =>
  commandList.map((command) => ({
    name: command.name,
    description: wordsFor(command, speechFor("en").say),
    description_localizations: Object.fromEntries(
      Object.entries(LOCALES).map(([locale, language]) => [locale, wordsFor(command, speechFor(language).say)]),
    ),
    type: 1,
    // On a server, with the bot alone, and in other people's direct messages; installed on a server or by somebody for themselves.
    contexts: [0, 1, 2],
    integration_types: [0, 1],
    ...(command.options && { options: sorted(command.options).map(optionBody) }),
  }));

/** Discord wants those that are required first. */
const sorted = (options: readonly CommandOption[]): CommandOption[] => [
  ...options.filter(({ required }) => required),
  ...options.filter(({ required }) => !required),
];

function optionBody({ name, type, required, completed, choices }: CommandOption) {
  return {
    ...{ name, description: name, type: TYPES[type] },
    ...(required && { required: true }),
    ...(completed && { autocomplete: true }),
    ...(choices && { choices: choices.map((one) => ({ name: one, value: one })) }),
  };
}

type Credentials = NonNullable<ChatCredentials["discord"]>;

/** Rejects with what Discord says if it does not take them. */
export async function registerCommands(credentials: Credentials): Promise<void> {
  const { status, body } = await commandsOf(credentials, { method: "PUT", body: commandBodies() });
  if (status >= 300) throw new Error(`Discord does not take the commands: ${status} ${JSON.stringify(body)}`);
}

/** As Discord knows them now. Rejects with what it says if it does not tell. */
export async function registeredCommands(credentials: Credentials): Promise<readonly { readonly name: string }[]> {
  const { status, body } = await commandsOf(credentials, { method: "GET" }, "?with_localizations=true");
  if (status >= 300 || !Array.isArray(body))
    throw new Error(`Discord does not tell the commands: ${status} ${JSON.stringify(body)}`);
  return body as readonly { readonly name: string }[];
}

const commandsOf = (
  { applicationId, token, api = API }: Credentials,
  request: { readonly method: string; readonly body?: unknown },
  query = "",
) =>
  callApi(`${api}/applications/${applicationId}/commands${query}`, {
    ...request,
    headers: { authorization: `Bot ${token}` },
  });
