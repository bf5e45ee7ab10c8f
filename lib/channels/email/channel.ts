import { stopToken } from "../../hosting/account/email.ts";
import type { Channel } from "../../hosting/notices/channel.ts";
import type { SigningKeys } from "../../hosting/signingKeys.ts";
import type { ChatCredentials } from "../../hosting/storage/chatCredentials.ts";
import { gameMail } from "./form.ts";
import { mailerWith } from "./mailer.ts";

/** Mails as a way to reach people. */
export const emailChannel = (
  keys: SigningKeys,
  pageUrl: string,
  credentials: () => Promise<ChatCredentials>,
): Channel => ({
  whole: true,
  async deliver({ told, game }, address, player) {
    const mailer = mailerWith((await credentials()).email);
    if (!mailer) throw new Error("no mails are sent here any more");
    if (!told) throw new Error(`game ${game} cannot be looked at just now`);
    const token = encodeURIComponent(await stopToken(keys, player, address));
    const [oneClickStop, stopPage] = [`${pageUrl}/v1/email/stop/${token}`, `${pageUrl}/#/email/stop/${token}`];
    await mailer({ ...gameMail(told, { to: address, oneClickStop, stopPage }), about: player });
  },
});
