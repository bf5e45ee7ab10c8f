import { ulid } from "ulid";
import { type Db, type Item, keyed, N, S } from "../storage/db.ts";
import { number, text } from "../storage/store.ts";
import { accountKey, sessionKeyAt } from "../storage/tableKeys.ts";

/**
 * A player's account, and the secrets that open it. Only hashes (SHA-256, hex) of them are stored. Raising the account's
 * epoch voids all of them at once, and every token that was given out for one.
 */
export interface AccountSession {
  readonly player: string;
  readonly epoch: number;
  readonly expiresAt: number;
  /** It is to raise the epoch to its own: it opens nothing unless it was the one that did. */
  readonly raises?: true;
}
type NewSession = Omit<AccountSession, "expiresAt">;

const SESSION_LIFE_MS = 2 * 365 * 86_400_000;

const itemOf = (hash: string, { player, epoch, raises }: NewSession, now: number): Item => ({
  ...keyed(sessionKeyAt(hash)),
  ...{ player: S(player), epoch: N(epoch), expiresAt: N(Math.floor((now + SESSION_LIFE_MS) / 1000)) },
  ...(raises && { raises: { BOOL: true } }),
});

export const putSession = (db: Db, hash: string, session: NewSession, now: number): Promise<void> =>
  db.put(itemOf(hash, session, now));

/** False if the secret opens something already. */
export const putNewSession = (db: Db, hash: string, session: NewSession, now: number): Promise<boolean> =>
  db.putIf(itemOf(hash, session, now), { text: "attribute_not_exists(pk)" });

export async function readSession(db: Db, hash: string): Promise<AccountSession | undefined> {
  const item = await db.get(sessionKeyAt(hash));
  return (
    item && {
      ...{ player: text(item, "player"), epoch: number(item, "epoch"), expiresAt: number(item, "expiresAt") * 1000 },
      ...(item.raises && { raises: true }),
    }
  );
}

/** Whether it is of its account's present epoch. `hash`: that of its secret. */
export async function isSignedIn(db: Db, hash: string, { player, epoch, raises }: NewSession): Promise<boolean> {
  const item = await db.get(accountKey(player));
  return item !== undefined && number(item, "epoch") === epoch && (!raises || item.raisedBy?.S === hash);
}

/** Undefined for a player without an account. */
export async function accountEpoch(db: Db, player: string): Promise<number | undefined> {
  const item = await db.get(accountKey(player));
  return item && number(item, "epoch");
}

/** Gives a player an account, begun with this secret. False if they have one that was begun with another. */
export const beginAccount = (db: Db, player: string, hash: string): Promise<boolean> =>
  db.update(
    accountKey(player),
    {
      text: "SET #epoch = if_not_exists(#epoch, :first), #begun = :hash",
      names: { "#epoch": "epoch", "#begun": "begun" },
      values: { ":first": N(0), ":hash": S(hash) },
    },
    "attribute_not_exists(pk) OR #begun = :hash",
  );

/** False if it was raised already, by another secret than this. */
export const raiseAccountEpoch = (db: Db, player: string, from: number, hash: string): Promise<boolean> =>
  db.update(
    accountKey(player),
    {
      text: "SET #epoch = :next, #raisedBy = :hash",
      names: { "#epoch": "epoch", "#raisedBy": "raisedBy" },
      values: { ":next": N(from + 1), ":from": N(from), ":hash": S(hash) },
    },
    "#epoch = :from OR (#epoch = :next AND #raisedBy = :hash)",
  );

/** Whoever opens a link without an account: they have that seat, what follows it, and never an account. */
const GUEST = "guest-";
export const newGuest = (now: number): string => GUEST + ulid(now);
export const isGuest = (player: string): boolean => player.startsWith(GUEST);
