import type { ChatMessage, ChatReply } from "../channels/reply.ts";
import type { ChatRequest } from "../channels/request.ts";
import { cleanName } from "../channels/text.ts";
import { changeIdentity, identityFor, type TestChat } from "../hosting/account/chats.ts";
import type { HostContext } from "../hosting/hostContext.ts";
import type { Language } from "../hosting/messages/message.ts";
import { type ChatAccount, type Identity, readIdentity } from "../hosting/people/identities.ts";
import { issueAccountToken } from "../hosting/people/tokens.ts";
import { hmac } from "../hosting/signingKeys.ts";
import { languageOf } from "../words/language.ts";
import type { Say, Speech } from "../words/speech.ts";
import { speechFor } from "../words/speeches.ts";
import type { As, Client } from "./client.ts";

/** One request of a chat, and who makes it. */
export interface Talk<G = unknown> {
  readonly host: HostContext<G>;
  readonly client: Client;
  readonly request: ChatRequest;
  readonly account: ChatAccount;
  readonly identity: Identity;
  readonly language: Language;
  readonly speech: Speech;
  readonly say: Say;
  /** With the token of the player's account. */
  readonly as: As;
  /** Fetches what somebody attached. Rejects if that does not work. */
  read(url: string): Promise<string>;
  /** Writes to an account on a chat platform, to see whether that works. */
  readonly test: TestChat;
  /** A secret that only we can make of this request, or an earlier one: the same when it is repeated. */
  secret(what: string, request?: string): Promise<string>;
}

export interface Opening<G> {
  readonly host: HostContext<G>;
  readonly client: Client;
  read(url: string): Promise<string>;
  readonly test: TestChat;
}

/** Makes somebody a player who has never been one. */
export async function openTalk<G>(opening: Opening<G>, request: ChatRequest): Promise<Talk<G>> {
  const at = accountOf(request);
  const identity = await identityFor(opening.host, at, cleanName(request.from.name, 60));
  const { locale } = request.from;
  // What is told later has no locale with it.
  const language = identity.language ?? (locale === undefined ? undefined : languageOf([locale]));
  if (language === undefined || language === identity.language) return talkOf(opening, request, identity);
  await changeIdentity(opening.host, at, { language });
  return talkOf(opening, request, { ...identity, language });
}

/** Undefined for who has never done anything: nothing is written. */
export async function openKnown<G>(opening: Opening<G>, request: ChatRequest): Promise<Talk<G> | undefined> {
  const identity = await readIdentity(opening.host.db, accountOf(request));
  return identity && talkOf(opening, request, identity);
}

const accountOf = ({ channel, from }: ChatRequest): ChatAccount => ({ channel, account: from.id });

async function talkOf<G>(
  { host, client, read, test }: Opening<G>,
  request: ChatRequest,
  identity: Identity,
): Promise<Talk<G>> {
  const { player, epoch } = identity;
  const language = languageOf([identity.language, request.from.locale]);
  return {
    ...{
      host,
      client,
      request,
      account: accountOf(request),
      identity,
      language,
      speech: speechFor(language),
      say: speechFor(language).say,
      read,
      test,
    },
    as: {
      token: await issueAccountToken({ player, epoch }, host.keys, host.now()),
      from: `${request.channel}:${request.from.id}`,
    },
    secret: async (what, id = request.id) => {
      const [key] = await host.keys.all();
      return hmac(key!.token, `chat ${request.channel} ${id} ${what}`).toString("base64url");
    },
  };
}

/** Only who asked reads it; it takes the place of the message whose button was pressed. */
export const privately = (message: ChatMessage, more: Partial<ChatReply> = {}): ChatReply => ({
  message,
  private: true,
  replaces: true,
  ...more,
});

export const plainly = (...text: string[]): ChatReply => privately({ text });
