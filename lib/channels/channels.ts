import { GoneForGood } from "../hosting/notices/channel.ts";
import type { Delivery } from "../hosting/notices/reach.ts";
import { type SigningKeys, webhookSecrets } from "../hosting/signingKeys.ts";
import type { ChatCredentials } from "../hosting/storage/chatCredentials.ts";
import type { PushKeys } from "../hosting/storage/pushKeys.ts";
import { chatChannels } from "./chats.ts";
import { consoleChannel } from "./console.ts";
import { emailChannel } from "./email/channel.ts";
import { signInMail } from "./email/form.ts";
import { mailerWith } from "./email/mailer.ts";
import { webhook } from "./webhook.ts";
import { webPush } from "./webPush/channel.ts";

/** Half of what the consumer has left for one message of a full batch. */
const POST_MS = 5_000;

/** Every channel there is, and how to reach players who named none: on one's own machine, by the console. */
export function channelsFor(
  keys: SigningKeys,
  { local, pageUrl }: { readonly local: boolean; readonly pageUrl: string },
  credentials: () => Promise<ChatCredentials>,
  pushKeys: () => Promise<PushKeys>,
): Delivery {
  const posting = { allowPrivate: local, timeoutMs: POST_MS, now: Date.now };
  const contact = pageUrl.startsWith("https:") ? pageUrl : "mailto:self-hosted@hold-priority.invalid";
  return {
    channels: {
      ...chatChannels(credentials),
      email: emailChannel(keys, pageUrl, credentials),
      webPush: webPush({ ...posting, keys: pushKeys, contact }),
      webhook: webhook({ ...posting, secretsOf: (player) => webhookSecrets(keys, player) }),
      console: consoleChannel(),
    },
    signInMail: async (to, link, language) => {
      const mailer = mailerWith((await credentials()).email);
      if (!mailer) throw new GoneForGood("no mails are sent here any more");
      await mailer(signInMail(to, link, language));
    },
    fallback: local ? [{ channel: "console", address: "" }] : [],
  };
}
