import { timingSafeEqual } from "node:crypto";
import type { EmailSet } from "../api.ts";
import type { HostContext } from "../hostContext.ts";
import { forgetChannelHealth } from "../people/channelHealth.ts";
import { type Giver, newCode, useCode } from "../people/identities.ts";
import { forgetMailbox, putMailbox } from "../people/mailboxes.ts";
import { readPlayer } from "../people/players.ts";
import { isGood } from "../people/sessions.ts";
import type { SignIn } from "../queue/queue.ts";
import { Refused } from "../refusal.ts";
import { hmac, type SigningKeys } from "../signingKeys.ts";
import { badCode } from "./chats.ts";
import { savePlayer } from "./profile.ts";

/** A player's address for mails: theirs only once whoever reads the mails there says so. All throw `Refused`. */

/** Sends the question whether the address is right, with the link that says yes. */
export type AskWhether = (address: string, link: string) => Promise<void>;

export async function askForAddress<G>(
  host: HostContext<G>,
  { player: of, epoch, session }: Giver,
  address: string,
  ask: AskWhether,
): Promise<EmailSet> {
  const asked = { email: address, of, epoch, ...(session !== undefined && { session }) };
  const code = await newCode(host.db, asked, host.now());
  await ask(address, `${host.page.url}/#/email/${code}`);
  return { email: "asked" };
}

export async function confirmAddress<G>(host: HostContext<G>, code: string): Promise<EmailSet> {
  const linking = await useCode(host.db, code, host.now());
  if (!linking || !("email" in linking)) throw badCode();
  const { email: address, of: player, ...giver } = linking;
  // Whoever gets the mails can open the account: nobody who was signed out since has them sent elsewhere.
  if (!(await isGood(host.db, { player, ...giver }))) throw badCode();
  await savePlayer(host, player, (now) => ({
    ...now,
    reach: [...now.reach.filter(({ channel }) => channel !== "email"), { channel: "email", address }],
  }));
  await forgetChannelHealth(host.db, player, "email");
  await putMailbox(host.db, address, player);
  return { email: "confirmed" };
}

/** Asks for a link into the account that gets its mails there, if one does (`deliverSignIn`). Whether one does nobody is told. */
export async function mailLink<G>(host: HostContext<G>, asked: SignIn): Promise<EmailSet> {
  await host.queue.signIn(asked, host.now());
  return { email: "asked" };
}

export async function removeAddress<G>(host: HostContext<G>, player: string): Promise<EmailSet> {
  const { reach } = await readPlayer(host.db, player);
  for (const { channel, address } of reach) if (channel === "email") await forgetMailbox(host.db, address, player);
  await savePlayer(host, player, (now) => ({ ...now, reach: now.reach.filter(({ channel }) => channel !== "email") }));
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
  await removeAddress(host, player);
  return { email: "stopped" };
}

const badStopLink = (): Refused =>
  new Refused(403, "bad-stop-link", "This link is not valid any more. Sign in and remove the address.");

/** Under each signing key, the newest first. */
const signatures = async (keys: SigningKeys, player: string, address: string): Promise<Buffer[]> =>
  (await keys.all()).map(({ webhook }) => hmac(webhook, `no more mails ${player} ${address}`));
