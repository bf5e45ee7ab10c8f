import { confirmationMail } from "../lib/channels/email/form.ts";
import { mailerWith } from "../lib/channels/email/mailer.ts";
import { engine } from "../lib/engine/index.ts";
import { hostFromEnvironment } from "../lib/hosting/environment.ts";
import { emailHandler } from "../lib/hosting/http/email.ts";
import { openChatCredentials } from "../lib/hosting/storage/chatCredentials.ts";

const host = hostFromEnvironment(engine);
const credentials = openChatCredentials(host.db, host.now);

/** Where players are reached: addresses for mails, accounts in chats. */
export const handler = emailHandler(host, async () => {
  const mailer = mailerWith((await credentials()).email);
  return mailer && ((to, link, language) => mailer(confirmationMail(to, link, language)));
});
