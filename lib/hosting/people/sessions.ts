import { ulid } from "ulid";
import { type Db, type Item, keyed, N, S } from "../storage/db.ts";
import { number, text } from "../storage/store.ts";
import { accountKey, recoveryKeyAt, sessionKeyAt, signedInKey, signedInOf } from "../storage/tableKeys.ts";
import type { Giver } from "./identities.ts";
import { secretTaken } from "./links.ts";

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
export type NewSession = Omit<AccountSession, "expiresAt">;

const SESSION_LIFE_MS = 2 * 365 * 86_400_000;

const itemOf = (hash: string, { player, epoch, raises }: NewSession, now: number): Item => ({
  ...keyed(sessionKeyAt(hash)),
  ...{ player: S(player), epoch: N(epoch), expiresAt: N(Math.floor((now + SESSION_LIFE_MS) / 1000)) },
  ...(raises && { raises: { BOOL: true } }),
});

/** Throws `Refused` for a secret that opens another account. */
export async function putSession(db: Db, hash: string, session: NewSession, now: number): Promise<void> {
  const free = {
    text: "attribute_not_exists(pk) OR #player = :player",
    names: { "#player": "player" },
    values: { ":player": S(session.player) },
  };
  if (!(await db.putIf(itemOf(hash, session, now), free))) throw secretTaken();
}

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

/** Undefined for a player without an account. `revoked`: browsers whose tokens are good no more, by `sessionId`. */
export async function readAccount(db: Db, player: string) {
  const item = await db.get(accountKey(player));
  return (
    item && {
      epoch: number(item, "epoch"),
      revoked: (item.revoked?.SS ?? []).map((one) => one.split(" ")[0]!),
      recovery: item.recovery?.S,
    }
  );
}
/** Whether what an account's browser has or gave out still counts: neither was signed out since. */
export async function isGood(db: Db, { player, epoch, session }: Giver): Promise<boolean> {
  const account = await readAccount(db, player);
  return account?.epoch === epoch && (session === undefined || !account.revoked.includes(session));
}

export const accountEpoch = async (db: Db, player: string): Promise<number | undefined> =>
  (await readAccount(db, player))?.epoch;

/** What a session is called where nobody may learn what opens it. */
export const sessionId = (hash: string): string => hash.slice(0, 16);

/** A browser that is signed in. */
export interface SignedIn {
  readonly id: string;
  readonly name: string;
  /** Epoch milliseconds; to a day, when it was last here. */
  readonly since: number;
  readonly seenAt: number;
}

const DAY = 86_400_000;

/** Notes that a browser is there, once a day. `name`: what it calls itself. */
export async function noteSignedIn(
  db: Db,
  hash: string,
  { player, epoch }: NewSession,
  now: number,
  name: string | undefined,
): Promise<void> {
  await db.update(
    signedInKey(player, sessionId(hash)),
    {
      text: `SET #hash = :hash, #epoch = :epoch, #seen = :now, #since = if_not_exists(#since, :now), #until = :until${name === undefined ? "" : ", #name = :name"}`,
      names: {
        ...{ "#hash": "hash", "#epoch": "epoch", "#seen": "seenAt", "#since": "since", "#until": "expiresAt" },
        ...(name !== undefined && { "#name": "name" }),
      },
      values: {
        ...{ ":hash": S(hash), ":epoch": N(epoch), ":now": N(now), ":day": N(now - DAY) },
        ":until": N(Math.floor((now + SESSION_LIFE_MS) / 1000)),
        ...(name !== undefined && { ":name": S(name) }),
      },
    },
    "attribute_not_exists(#seen) OR #seen < :day OR #epoch <> :epoch",
  );
}

/** Those that open the account now, the one seen last first. */
export async function signedIn(db: Db, player: string): Promise<SignedIn[]> {
  const epoch = await accountEpoch(db, player);
  const found: SignedIn[] = [];
  for await (const item of db.query({ where: signedInOf(player), strong: true }))
    if (number(item, "epoch") === epoch)
      found.push({
        ...{ id: text(item, "sk").slice("SESSION#".length), name: item.name?.S ?? "" },
        ...{ since: number(item, "since"), seenAt: number(item, "seenAt") },
      });
  return found.sort((a, b) => b.seenAt - a.seenAt);
}

/**
 * Its secret opens nothing any more, and no token of it that is good until `until`; nor does it come again as it once came, by
 * having begun the account or by the code on paper.
 */
export async function endSession(db: Db, player: string, id: string, now: number, until: number): Promise<void> {
  const key = signedInKey(player, id);
  const hash = (await db.get(key))?.hash?.S;
  // Nothing is noted of what is no browser of theirs: else whoever has the account could fill its item.
  if (hash === undefined) return;
  const account = accountKey(player);
  const before = await db.get(account);
  const old = (before?.revoked?.SS ?? []).filter((one) => Number(one.split(" ")[1]) <= now);
  const names = { "#revoked": "revoked" };
  if (old.length > 0)
    await db.update(account, { text: "DELETE #revoked :old", names, values: { ":old": { SS: old } } });
  // First of all: whoever dies here can do all of it again.
  await db.update(account, { text: "ADD #revoked :new", names, values: { ":new": { SS: [`${id} ${until}`] } } });
  const begun = { text: "REMOVE #begun", names: { "#begun": "begun" }, values: { ":hash": S(hash) } };
  await db.update(account, begun, "#begun = :hash");
  const paper = before?.recovery?.S;
  if (paper !== undefined && (await db.get(recoveryKeyAt(paper)))?.by?.S === hash) {
    const spent = { text: "REMOVE #paper", names: { "#paper": "recovery" }, values: { ":paper": S(paper) } };
    await db.update(account, spent, "#paper = :paper");
    await db.delete(recoveryKeyAt(paper));
  }
  await db.delete(sessionKeyAt(hash));
  await db.delete(key);
}

/** The one code that opens the account when nothing else does, until the epoch is raised; the one before opens nothing. */
export async function putRecovery(db: Db, player: string, hash: string, epoch: number): Promise<void> {
  const before = (await readAccount(db, player))?.recovery;
  await db.put({ ...keyed(recoveryKeyAt(hash)), player: S(player), epoch: N(epoch) });
  const update = { text: "SET #recovery = :hash", names: { "#recovery": "recovery" }, values: { ":hash": S(hash) } };
  await db.update(accountKey(player), update);
  if (before !== undefined && before !== hash) await db.delete(recoveryKeyAt(before));
}

/** Whose account it opens, once: the same `by` may use it again. */
export async function useRecovery(db: Db, hash: string, by: string): Promise<NewSession | undefined> {
  const key = recoveryKeyAt(hash);
  const update = { text: "SET #by = :by", names: { "#by": "by" }, values: { ":by": S(by) } };
  if (!(await db.update(key, update, "attribute_exists(pk) AND (attribute_not_exists(#by) OR #by = :by)")))
    return undefined;
  const item = await db.get(key);
  if (!item) return undefined;
  const session = { player: text(item, "player"), epoch: number(item, "epoch") };
  const account = await readAccount(db, session.player);
  return account?.recovery === hash && account.epoch === session.epoch ? session : undefined;
}

export const forgetRecovery = async (db: Db, player: string): Promise<void> => {
  const hash = (await readAccount(db, player))?.recovery;
  if (hash !== undefined) await db.delete(recoveryKeyAt(hash));
};

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
