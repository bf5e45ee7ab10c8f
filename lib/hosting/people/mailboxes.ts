import { sha256 } from "../signingKeys.ts";
import { type Db, keyed, N, S } from "../storage/db.ts";
import { text } from "../storage/store.ts";
import { identityKey } from "../storage/tableKeys.ts";

/** Whose account gets its mails at an address: for who wants a link into it there. Of the address only a hash is in the key. */

const normal = (address: string): string => address.trim().toLowerCase();
const keyOf = (address: string) => identityKey("email", sha256(`mailbox ${normal(address)}`).toString("hex"));

export const sameMailbox = (one: string, other: string): boolean => normal(one) === normal(other);

export interface Mailbox {
  readonly player: string;
  /** Of the player's account, when it was confirmed: of another one it opens nothing, and only gets mails about games. */
  readonly epoch: number;
}

/** Whoever confirmed it last. */
export const putMailbox = (db: Db, address: string, { player, epoch }: Mailbox): Promise<void> =>
  db.put({ ...keyed(keyOf(address)), player: S(player), epoch: N(epoch) });

export async function readMailbox(db: Db, address: string): Promise<Mailbox | undefined> {
  const item = await db.get(keyOf(address));
  // Earlier builds noted no epoch: it counts until the account is signed out everywhere for the first time.
  return item && { player: text(item, "player"), epoch: Number(item.epoch?.N ?? 0) };
}

export async function forgetMailbox(db: Db, address: string, player: string): Promise<void> {
  if ((await readMailbox(db, address))?.player === player) await db.delete(keyOf(address));
}
