import type { HostContext } from "../hostContext.ts";
import { countTowards } from "../limits/quotas.ts";
import { newCode } from "../people/identities.ts";
import { readMailbox, sameMailbox } from "../people/mailboxes.ts";
import { readPlayer } from "../people/players.ts";
import { readAccount } from "../people/sessions.ts";
import type { SignIn } from "../queue/queue.ts";
import { Refused } from "../refusal.ts";
import { GoneForGood } from "./channel.ts";
import type { SignInMail } from "./reach.ts";

/**
 * A link into the account that gets its mails at an address, if one does: good once, for ten minutes. Done out of the queue, so
 * that neither the answer to who asked nor the time it takes tells whether one does.
 */
export async function deliverSignIn<G>(
  host: HostContext<G>,
  send: SignInMail | undefined,
  { address, language }: SignIn,
): Promise<void> {
  const confirmed = await readMailbox(host.db, address);
  if (!confirmed || !send) return;
  const { player, epoch } = confirmed;
  const { reach } = await readPlayer(host.db, player);
  const mailbox = reach.find((one) => one.channel === "email" && sameMailbox(one.address, address));
  if (!mailbox) return;
  const account = await readAccount(host.db, player);
  // Whoever confirmed it may be whom the account was signed out for.
  if (account?.epoch !== epoch) return;
  try {
    await countTowards(host.db, "links by mail", "player", player, host.now());
    const code = await newCode(host.db, { join: player, epoch }, host.now());
    await send(mailbox.address, `${host.page.url}/#/join/${code}`, language);
  } catch (error) {
    if (!(error instanceof Refused || error instanceof GoneForGood)) throw error;
    host.warn("link by mail not sent", { player, reason: error.message });
  }
}
