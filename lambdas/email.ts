import { addressMail } from "../lib/channels/email/form.ts";
import { mailerWith } from "../lib/channels/email/mailer.ts";
import { refusePrivate } from "../lib/channels/posting.ts";
import { chatTester } from "../lib/channels/testing.ts";
import { engine } from "../lib/engine/index.ts";
import { hostFromEnvironment, isLocal } from "../lib/hosting/environment.ts";
import { type Confirming, emailHandler } from "../lib/hosting/http/email.ts";
import { openChatCredentials } from "../lib/hosting/storage/chatCredentials.ts";

const host = hostFromEnvironment(engine);
const credentials = openChatCredentials(host.db, host.now);

const mailAddress: Confirming = async () => {
  const mailer = mailerWith((await credentials()).email);
  return mailer && ((what, to, link, language) => mailer(addressMail(what, to, link, language)));
};

/** Where players are reached: addresses for mails, accounts in chats, browsers. */
export const handler = emailHandler(
  host,
  mailAddress,
  isLocal() ? () => undefined : refusePrivate,
  chatTester(credentials, host.page),
);
