import { ulid } from "ulid";
import type { ChatChannel, ChatOfCode, LinkedChat, Tested } from "../api.ts";
import type { HostContext } from "../hostContext.ts";
import { forgetChannelHealth } from "../people/channelHealth.ts";
import {
  CHATS,
  type ChatAccount,
  deleteIdentity,
  type Identity,
  type Linking,
  newCode,
  peekCode,
  putIdentity,
  putNewIdentity,
  readIdentity,
} from "../people/identities.ts";
import { type Reach, readPlayer } from "../people/players.ts";
import { accountEpoch, beginAccount } from "../people/sessions.ts";
import { Refused } from "../refusal.ts";
import { newSecret, sha256 } from "../signingKeys.ts";
import { savePlayer } from "./profile.ts";

/** Accounts on chat platforms, and the players they are. Everything throws `Refused` where it cannot be done. */

/**
 * Who that account is; somebody new if it is nobody yet, or was signed out everywhere. They are told of their games there
 * from then on.
 */
export async function identityFor<G>(host: HostContext<G>, at: ChatAccount, name: string): Promise<Identity> {
  const before = await readIdentity(host.db, at);
  if (before && (await accountEpoch(host.db, before.player)) === before.epoch) return before;
  const player = ulid(host.now());
  await beginAccount(host.db, player, sha256(newSecret()).toString("hex"));
  const identity = { player, epoch: 0, name, only: true, ...(before && kept(before)) };
  if (before) {
    await putIdentity(host.db, at, identity);
    // Whoever it was is told nothing more there.
    await leaveThere(host, before.player, at);
  } else if (!(await putNewIdentity(host.db, at, identity))) return identityFor(host, at, name);
  await reachThere(host, player, at);
  return identity;
}

/** What an account set for itself stays, whoever it is. */
export const kept = ({ language, deck, silent }: Identity): Partial<Identity> => ({
  ...(silent && { silent }),
  ...(language !== undefined && { language }),
  ...(deck !== undefined && { deck }),
});

/** What an account wants otherwise from now on. */
export const changeIdentity = async <G>(host: HostContext<G>, at: ChatAccount, change: Partial<Identity>) => {
  const before = await readIdentity(host.db, at);
  if (before) await putIdentity(host.db, at, { ...before, ...change });
};

/** One address for each channel: another one takes its place. */
export async function reachThere<G>(
  host: HostContext<G>,
  player: string,
  { channel, account }: ChatAccount,
): Promise<void> {
  await savePlayer(host, player, (now) => ({
    ...now,
    reach: [...now.reach.filter((one) => one.channel !== channel), { channel, address: account }],
  }));
  await forgetChannelHealth(host.db, player, channel);
}

export async function leaveThere<G>(
  host: HostContext<G>,
  player: string,
  { channel, account }: ChatAccount,
): Promise<void> {
  await savePlayer(host, player, (now) => ({
    ...now,
    reach: now.reach.filter((one) => one.channel !== channel || one.address !== account),
  }));
}

/** For the page, which hands it to the chat; or for a chat, which hands it to the page. */
export const codeFor = <G>(host: HostContext<G>, linking: Linking): Promise<string> =>
  newCode(host.db, linking, host.now());

export const badCode = (): Refused =>
  new Refused(403, "bad-code", "This code is not valid: it works once, for ten minutes. Get a new one.");

/** Whose chat gave that code, for whoever is about to link it. */
export async function chatOfCode<G>(host: HostContext<G>, code: string): Promise<ChatOfCode> {
  const linking = await peekCode(host.db, code, host.now());
  if (!linking || !("account" in linking) || !isChat(linking.channel)) throw badCode();
  return { channel: linking.channel, name: linking.name };
}

/** Nobody's games are lost: what has no other way in stays. */
export async function unlink<G>(host: HostContext<G>, player: string, at: ChatAccount): Promise<void> {
  const identity = await readIdentity(host.db, at);
  if (identity && identity.player === player && identity.only)
    throw new Refused(
      409,
      "only-way-in",
      "There is no other way to this player's games. Link an account of the page first.",
    );
  if (identity?.player === player) await deleteIdentity(host.db, at);
  await leaveThere(host, player, at);
}

/** Writes a test message there. `language`: a BCP 47 tag. */
export type TestChat = (reach: Reach, language: string | undefined) => Promise<Tested>;

/** Whether a linked chat can be written to; one that was switched off is on again if so. */
export async function testChat<G>(
  host: HostContext<G>,
  test: TestChat,
  player: string,
  { channel, account }: ChatAccount,
): Promise<Tested> {
  const { reach, language } = await readPlayer(host.db, player);
  const found = reach.find((one) => one.channel === channel && one.address === account);
  if (!found) throw new Refused(404, "unknown-chat", "No such chat is linked to this account.");
  const tested = await test(found, language ?? (await readIdentity(host.db, { channel, account }))?.language);
  if (tested.ok) await forgetChannelHealth(host.db, player, channel);
  return tested;
}

/** Where a player is reached in chats. */
export async function chatsOf<G>(host: HostContext<G>, player: string): Promise<readonly LinkedChat[]> {
  const { reach } = await readPlayer(host.db, player);
  const mine = reach.flatMap((one) => (isChat(one.channel) ? [{ ...one, channel: one.channel }] : []));
  const names = await Promise.all(
    mine.map(async ({ channel, address }) => (await readIdentity(host.db, { channel, account: address }))?.name),
  );
  return mine.map(({ channel, address }, at) => ({ channel, account: address, name: names[at] ?? address }));
}

const isChat = (channel: string): channel is ChatChannel => (CHATS as readonly string[]).includes(channel);
