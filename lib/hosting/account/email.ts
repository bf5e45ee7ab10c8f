import { timingSafeEqual } from "node:crypto";
import type { EmailSet } from "../api.ts";
import type { HostContext } from "../hostContext.ts";
import { forgetChannelHealth } from "../people/channelHealth.ts";
import { type Giver, newCode, useCode } from "../people/identities.ts";
import { forgetMailbox, putMailbox, sameMailbox } from "../people/mailboxes.ts";
import { readPlayer } from "../people/players.ts";
import { isGood } from "../people/sessions.ts";
import type { SignIn } from "../queue/queue.ts";
import { Refused } from "../refusal.ts";
import { hmac, type SigningKeys } from "../signingKeys.ts";
import { badCode } from "./chats.ts";
import { savePlayer } from "./profile.ts";

/** A player's address for mails: theirs only once whoever reads the mails there says so. All throw `Refused`. */

/**
 * Sends one of the mails that are about an address, in the language of a BCP 47 tag: whether it is right, with the link that says yes;
 * or that no more mails go there, with a link to the page.
 */
export type MailAddress = (what: "confirm" | "gone", to: string, link: string, language?: string) => Promise<void>;

export async function askForAddress<G>(
  host: HostContext<G>,
  { player: of, epoch, session }: Giver,
  { address, language }: { readonly address: string; readonly language?: string },
  send: MailAddress,
): Promise<EmailSet> {
  const asked = { email: address, of, epoch, ...(session !== undefined && { session }) };
  const code = await newCode(host.db, asked, host.now());
  await send("confirm", address, `${host.page.url}/#/email/${code}`, language);
  return { email: "asked" };
}

export async function confirmAddress<G>(
  host: HostContext<G>,
  code: string,
  send: MailAddress | undefined,
): Promise<EmailSet> {
  const linking = await useCode(host.db, code, host.now());
  if (!linking || !("email" in linking)) throw badCode();
  const { email: address, of: player, ...giver } = linking;
  // Whoever gets the mails can open the account: nobody who was signed out since has them sent elsewhere.
  if (!(await isGood(host.db, { player, ...giver }))) throw badCode();
  const before = await replaceAddress(host, player, address);
  await forgetChannelHealth(host.db, player, "email");
  await putMailbox(host.db, address, { player, epoch: giver.epoch });
  await tellGone(host, before, send);
  return { email: "confirmed" };
}

interface Replaced {
  readonly addresses: readonly string[];
  readonly language: string | undefined;
}

/** Where mails went until then: nothing leads from there to the player any more. */
async function replaceAddress<G>(host: HostContext<G>, player: string, address?: string): Promise<Replaced> {
  let replaced: Replaced = { addresses: [], language: undefined };
  await savePlayer(host, player, (now) => {
    const old = now.reach.flatMap((one) => (one.channel === "email" ? one.address : []));
    const gone = old.filter((one) => address === undefined || !sameMailbox(one, address));
    replaced = { addresses: gone, language: now.language };
    const others = now.reach.filter(({ channel }) => channel !== "email");
    return { ...now, reach: address === undefined ? others : [...others, { channel: "email", address }] };
  });
  for (const one of replaced.addresses) await forgetMailbox(host.db, one, player);
  return replaced;
}

/** Whoever reads there may not be who changed it. That such a mail is lost undoes nothing. */
async function tellGone<G>(host: HostContext<G>, { addresses, language }: Replaced, send: MailAddress | undefined) {
  for (const one of addresses)
    await send?.("gone", one, `${host.page.url}/#/settings`, language).catch((error: unknown) =>
      host.warn("mail about an address not sent", { reason: String(error) }),
    );
}

/** Asks for a link into the account that gets its mails there, if one does (`deliverSignIn`). Whether one does nobody is told. */
export async function mailLink<G>(host: HostContext<G>, asked: SignIn): Promise<EmailSet> {
  await host.queue.signIn(asked, host.now());
  return { email: "asked" };
}

export async function removeAddress<G>(
  host: HostContext<G>,
  player: string,
  send: MailAddress | undefined,
): Promise<EmailSet> {
  await tellGone(host, await replaceAddress(host, player), send);
  return { email: "removed" };
}

/** What a mail carries for whoever wants no more of them at this address: "player.signature". */
export async function stopToken(keys: SigningKeys, player: string, address: string): Promise<string> {
  const [signature] = await signatures(keys, player, address);
  return `${player}.${signature!.toString("base64url")}`;
}

export async function stopMails<G>(host: HostContext<G>, token: string): Promise<EmailSet> {
  const [player = "", signature = ""] = token.split(".");
  // No player has such an id, and a key of the table is bounded.
  if (!/^[\w-]{1,64}$/.test(player)) throw badStopLink();
  const { reach } = await readPlayer(host.db, player);
  const mailbox = reach.find(({ channel }) => channel === "email");
  // Taken away before, or changed: this address gets none.
  if (!mailbox) return { email: "stopped" };
  const given = Buffer.from(signature, "base64url");
  const right = (await signatures(host.keys, player, mailbox.address)).some(
    (one) => one.length === given.length && timingSafeEqual(one, given),
  );
  if (!right) throw badStopLink();
  await replaceAddress(host, player);
  return { email: "stopped" };
}

const badStopLink = (): Refused =>
  new Refused(403, "bad-stop-link", "This link is not valid any more. Sign in and remove the address.");

/** Under each signing key, the newest first. */
const signatures = async (keys: SigningKeys, player: string, address: string): Promise<Buffer[]> =>
  (await keys.all()).map(({ webhook }) => hmac(webhook, `no more mails ${player} ${address}`));
