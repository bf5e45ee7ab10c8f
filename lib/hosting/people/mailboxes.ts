import { sha256 } from "../signingKeys.ts";
import { type Db, keyed, S } from "../storage/db.ts";
import { identityKey } from "../storage/tableKeys.ts";

/** Whose account gets its mails at an address: for who wants a link into it there. Of the address only a hash is in the key. */

const normal = (address: string): string => address.trim().toLowerCase();
const keyOf = (address: string) => identityKey("email", sha256(`mailbox ${normal(address)}`).toString("hex"));

export const sameMailbox = (one: string, other: string): boolean => normal(one) === normal(other);

/** Whoever confirmed it last. */
export const putMailbox = (db: Db, address: string, player: string): Promise<void> =>
  db.put({ ...keyed(keyOf(address)), player: S(player) });

export const playerOfMailbox = async (db: Db, address: string): Promise<string | undefined> =>
  (await db.get(keyOf(address)))?.player?.S;

export async function forgetMailbox(db: Db, address: string, player: string): Promise<void> {
  if ((await playerOfMailbox(db, address)) === player) await db.delete(keyOf(address));
}
