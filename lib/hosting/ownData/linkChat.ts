import { badCode, kept, leaveThere, reachThere } from "../account/chats.ts";
import { challengesWith, writeRecord } from "../challenge/record.ts";
import type { HostContext } from "../hostContext.ts";
import { type ChatAccount, deleteIdentity, putIdentity, readIdentity, useCode } from "../people/identities.ts";
import { gamesOf, playerAt, readPlayer, sitDown } from "../people/players.ts";
import { accountEpoch, isGood } from "../people/sessions.ts";
import { Refused } from "../refusal.ts";
import { waitKey } from "../storage/tableKeys.ts";

/** An account on a chat platform becomes another player, with all that was its own. Everything throws `Refused` where it cannot be done. */

/** In a chat, with a code of the page's. */
export async function linkFromChat<G>(host: HostContext<G>, at: ChatAccount, code: string): Promise<void> {
  const linking = await useCode(host.db, code, host.now());
  if (!linking || !("player" in linking) || !(await isGood(host.db, linking))) throw badCode();
  await link(host, at, linking.player, linking.epoch);
}

/** On the page, with a code of a chat's. */
export async function linkFromPage<G>(host: HostContext<G>, player: string, code: string): Promise<ChatAccount> {
  const linking = await useCode(host.db, code, host.now());
  if (!linking || !("account" in linking)) throw badCode();
  const { channel, account, name } = linking;
  await link(host, { channel, account }, player, (await accountEpoch(host.db, player)) ?? 0, name);
  return { channel, account };
}

/** The games of somebody who was only there go along; of a player with an account of their own they stay with it. */
async function link<G>(
  host: HostContext<G>,
  at: ChatAccount,
  player: string,
  epoch: number,
  called = at.account,
): Promise<void> {
  const before = await readIdentity(host.db, at);
  if (before?.player === player && before.epoch === epoch) return;
  const name = before?.name ?? called;
  const other = (await readPlayer(host.db, player)).reach.find(({ channel }) => channel === at.channel);
  if (other && other.address !== at.account)
    await deleteIdentity(host.db, { channel: at.channel, account: other.address });
  if (before?.only && before.player !== player) await movePlayer(host, before.player, player);
  if (before) await leaveThere(host, before.player, at);
  await putIdentity(host.db, at, { player, epoch, name, only: false, ...(before && kept(before)) });
  await reachThere(host, player, at);
}

/** Their seats, and the places they have where others are waited for: nothing leads to whoever they were any more. */
async function movePlayer<G>({ db }: HostContext<G>, from: string, to: string): Promise<void> {
  for (const record of await challengesWith(db, from)) {
    const places = record.places.map((one) => (one.player === from ? { ...one, player: to } : one));
    if (!(await writeRecord(db, { ...record, version: record.version + 1, places })))
      throw new Refused(
        409,
        "busy",
        "Others are changing a challenge of yours right now. Get a new code and try again.",
      );
  }
  for (const { gameId, seat } of await gamesOf(db, from, true)) {
    if ((await playerAt(db, gameId, seat)) === from) await sitDown(db, gameId, seat, to);
    await db.delete(waitKey(from, gameId, seat));
  }
}
