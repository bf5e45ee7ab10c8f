import type { AccountOpened, JoinAccount, KeepAccount, MySessions } from "../api.ts";
import type { HostContext } from "../hostContext.ts";
import { type Giver, newCode, newRecoveryCode, recoveryHash, useCode } from "../people/identities.ts";
import { changePlayer } from "../people/players.ts";
import {
  type AccountSession,
  beginAccount,
  endSession,
  isGood,
  isGuest,
  isSignedIn,
  type NewSession,
  noteSignedIn,
  putNewSession,
  putRecovery,
  putSession,
  raiseAccountEpoch,
  readAccount,
  readSession,
  sessionId,
  signedIn,
  useRecovery,
} from "../people/sessions.ts";
import {
  ACCOUNT_TOKEN_LIFE_MS,
  type AccountToken,
  checkEpoch,
  issueAccountToken,
  type SeatToken,
} from "../people/tokens.ts";
import { Refused, unknownGame } from "../refusal.ts";
import { sha256 } from "../signingKeys.ts";
import { peekGame } from "../storage/store.ts";
import { badCode } from "./chats.ts";

/** Sessions of accounts: begun, opened again, and all ended. Everything throws `Refused` where it cannot be done. */

const hashOf = (secret: string): string => sha256(secret).toString("hex");

/**
 * A new account, opened by `keep`; the same secret again opens the same one. `seat`: a seat of a player from before there
 * were accounts, who gets theirs, once. `language`: what a new player reads, as far as it can be guessed.
 */
export const begin = async <G>(host: HostContext<G>, request: KeepAccount, seat?: SeatToken): Promise<AccountOpened> =>
  opened(host, await begun(host, request, seat));

/** The same, for what else is done in the new account's name. */
export async function begun<G>(
  host: HostContext<G>,
  { keep, language, device }: KeepAccount,
  seat?: SeatToken,
): Promise<AccountToken> {
  const hash = hashOf(keep);
  const before = await readSession(host.db, hash);
  if (before) return signedInBy(host, hash, before, device);
  const player = seat ? await ownerOf(host, seat) : sha256(`player ${keep}`).toString("hex").slice(0, 26);
  if (!(await beginAccount(host.db, player, hash))) {
    // What began it was signed out.
    if (!seat) throw unknownSession();
    throw new Refused(403, "has-account", "This seat's player has an account, which no seat opens.");
  }
  // English is what everybody gets who is not known to read anything else.
  if (language !== undefined && language !== "en")
    await changePlayer(host.db, player, (one) => (one.language === undefined ? { ...one, language } : one));
  // Whatever a request that was slow thinks of it by then: what the secret opens once, it opens ever after.
  const first = { player, epoch: 0 };
  const session = (await putNewSession(host.db, hash, first, host.now())) ? first : await openSession(host, hash);
  return signedInBy(host, hash, session, device);
}

/**
 * Opens the account that a code leads to in one more browser, with `keep` from then on: a code of ten minutes, from another
 * browser, a mail or a chat; or the one for when nothing else opens it. The same `keep` again opens it again.
 */
export async function join<G>(host: HostContext<G>, { code, keep, device }: JoinAccount): Promise<AccountOpened> {
  const hash = hashOf(keep);
  if (!(await readSession(host.db, hash))) {
    const session = await ofCode(host, code, hash);
    if (!session || !(await isGood(host.db, session))) throw badCode();
    const { player, epoch } = session;
    await putNewSession(host.db, hash, { player, epoch }, host.now());
  }
  return open(host, keep, device);
}

async function ofCode<G>({ db, now }: HostContext<G>, code: string, by: string): Promise<Giver | undefined> {
  const recovery = recoveryHash(code);
  if (recovery !== undefined) return useRecovery(db, recovery, by);
  const linking = await useCode(db, code, now());
  if (!linking || !("join" in linking)) return undefined;
  const { join: player, ...giver } = linking;
  return { player, ...giver };
}

/** A code with which another browser joins. */
export const codeToJoin = <G>({ db, now }: HostContext<G>, giver: Giver): Promise<string> => {
  const { player: join, epoch, session } = giver;
  return newCode(db, { join, epoch, ...(session !== undefined && { session }) }, now());
};

/** A code for paper, in place of the one before; nobody sees it again. */
export async function recoveryCode<G>({ db }: HostContext<G>, { player, epoch }: AccountToken): Promise<string> {
  const code = newRecoveryCode();
  await putRecovery(db, player, recoveryHash(code)!, epoch);
  return code;
}

/** The browsers that are signed in, and whether there is a code for when none is. */
export async function sessionsOf<G>({ db }: HostContext<G>, { player, session }: AccountToken): Promise<MySessions> {
  const [all, account] = await Promise.all([signedIn(db, player), readAccount(db, player)]);
  return {
    sessions: all.map((one) => ({ ...one, ...(one.id === session && { here: true as const }) })),
    recovery: account?.recovery !== undefined,
  };
}

/** Signs one browser out; its tokens are void at once. */
export const endOne = <G>({ db, now }: HostContext<G>, { player }: AccountToken, id: string): Promise<void> =>
  endSession(db, player, id, now(), now() + ACCOUNT_TOKEN_LIFE_MS);

async function ownerOf<G>(host: HostContext<G>, seat: SeatToken): Promise<string> {
  const game = await peekGame(host.db, seat.game, true);
  if (!game) throw unknownGame();
  checkEpoch(game.epochs, seat);
  if (isGuest(seat.player))
    throw new Refused(403, "no-account", "This seat was taken without an account, and none comes with it.");
  return seat.player;
}

export async function open<G>(host: HostContext<G>, secret: string, device?: string): Promise<AccountOpened> {
  const hash = hashOf(secret);
  return opened(host, await signedInBy(host, hash, await openSession(host, hash), device));
}

async function openSession<G>(host: HostContext<G>, hash: string): Promise<AccountSession> {
  const session = await readSession(host.db, hash);
  if (!session || session.expiresAt <= host.now()) throw unknownSession();
  return session;
}

const unknownSession = (): Refused =>
  new Refused(403, "unknown-session", "This opens no account. Begin a new one, or open yours where you have it.");

async function signedInBy<G>(
  host: HostContext<G>,
  hash: string,
  session: NewSession,
  device: string | undefined,
): Promise<AccountToken> {
  if (!(await isSignedIn(host.db, hash, session))) throw signedOut();
  await noteSignedIn(host.db, hash, session, host.now(), device);
  return tokenOf(session, hash);
}

/**
 * Voids everything that opens the account, this token too; only `keep` does from now on. No browser shows its notices any more: each
 * that is signed in again adds itself.
 */
export async function signOut<G>(host: HostContext<G>, account: AccountToken, { keep, device }: KeepAccount) {
  const { player, epoch } = account;
  const hash = hashOf(keep);
  // It opens nothing until it has raised the epoch; whoever never hears whether it has can try both.
  await putSession(host.db, hash, { player, epoch: epoch + 1, raises: true }, host.now());
  await checkAccount(host, account);
  // First: whoever dies between the two does both again.
  await changePlayer(host.db, player, (before) => {
    const reach = before.reach.filter(({ channel }) => channel !== "webPush");
    return reach.length === before.reach.length ? before : { ...before, reach };
  });
  if (!(await raiseAccountEpoch(host.db, player, epoch, hash))) throw signedOut();
  await noteSignedIn(host.db, hash, { player, epoch: epoch + 1 }, host.now(), device);
  return opened(host, tokenOf({ player, epoch: epoch + 1 }, hash));
}

/** Throws `Refused` unless this account's tokens are still of this epoch. */
export async function checkAccount<G>(host: HostContext<G>, token: AccountToken): Promise<void> {
  if (!(await isGood(host.db, token))) throw signedOut();
}

const signedOut = (): Refused =>
  new Refused(401, "signed-out", "You signed out everywhere since. Open your account where you have it.");

const tokenOf = ({ player, epoch }: NewSession, hash: string): AccountToken => ({
  ...{ player, epoch },
  session: sessionId(hash),
});

/** What a browser gets that is signed in. */
export const opened = async <G>(host: HostContext<G>, token: AccountToken): Promise<AccountOpened> => ({
  token: await issueAccountToken(token, host.keys, host.now()),
  expiresAt: host.now() + ACCOUNT_TOKEN_LIFE_MS,
});
