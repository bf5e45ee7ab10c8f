import type { Channels } from "../hosting/notices/channel.ts";
import type { Reach } from "../hosting/people/players.ts";
import { type SigningKeys, webhookSecrets } from "../hosting/signingKeys.ts";
import type { ChatCredentials } from "../hosting/storage/chatCredentials.ts";
import { chatChannels } from "./chats.ts";
import { consoleChannel } from "./console.ts";
import { emailChannel } from "./email/channel.ts";
import { webhook } from "./webhook.ts";

/** Half of what the consumer has left for one message of a full batch. */
const WEBHOOK_MS = 5_000;

/** Every channel there is, and how to reach players who named none: on one's own machine, by the console. */
export function channelsFor(
  keys: SigningKeys,
  { local, pageUrl }: { readonly local: boolean; readonly pageUrl: string },
  credentials: () => Promise<ChatCredentials>,
): { channels: Channels; fallback: readonly Reach[] } {
  const options = {
    secretsOf: (player: string) => webhookSecrets(keys, player),
    allowPrivate: local,
    timeoutMs: WEBHOOK_MS,
    now: Date.now,
  };
  return {
    channels: {
      ...chatChannels(credentials),
      email: emailChannel(keys, pageUrl, credentials),
      webhook: webhook(options),
      console: consoleChannel(),
    },
    fallback: local ? [{ channel: "console", address: "" }] : [],
  };
}
