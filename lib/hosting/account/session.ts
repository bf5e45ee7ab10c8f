import type { AccountOpened, Language } from "../api.ts";
import type { HostContext } from "../hostContext.ts";
import { changePlayer } from "../people/players.ts";
import {
  accountEpoch,
  beginAccount,
  isGuest,
  isSignedIn,
  putNewSession,
  putSession,
  raiseAccountEpoch,
  readSession,
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

/** Sessions of accounts: begun, opened again, and all ended. Everything throws `Refused` where it cannot be done. */

const hashOf = (secret: string): string => sha256(secret).toString("hex");

/**
 * A new account, opened by `keep`; the same secret again opens the same one. `seat`: a seat of a player from before there
 * were accounts, who gets theirs, once. `language`: what a new player reads, as far as it can be guessed.
 */
export async function begin<G>(
  host: HostContext<G>,
  keep: string,
  seat?: SeatToken,
  language?: Language,
): Promise<AccountOpened> {
  const hash = hashOf(keep);
  const before = await readSession(host.db, hash);
  if (before) return open(host, keep);
  const player = seat ? await ownerOf(host, seat) : sha256(`player ${keep}`).toString("hex").slice(0, 26);
  if (!(await beginAccount(host.db, player, hash)))
    throw new Refused(403, "has-account", "This seat's player has an account, which no seat opens.");
  // English is what everybody gets who is not known to read anything else.
  if (language !== undefined && language !== "en")
    await changePlayer(host.db, player, (one) => (one.language === undefined ? { ...one, language } : one));
  // Whatever a request that was slow thinks of it by then: what the secret opens once, it opens ever after.
  await putNewSession(host.db, hash, { player, epoch: 0 }, host.now());
  return open(host, keep);
}

async function ownerOf<G>(host: HostContext<G>, seat: SeatToken): Promise<string> {
  const game = await peekGame(host.db, seat.game, true);
  if (!game) throw unknownGame();
  checkEpoch(game.epochs, seat);
  if (isGuest(seat.player))
    throw new Refused(403, "no-account", "This seat was taken without an account, and none comes with it.");
  return seat.player;
}

export async function open<G>(host: HostContext<G>, secret: string): Promise<AccountOpened> {
  const hash = hashOf(secret);
  const session = await readSession(host.db, hash);
  if (!session || session.expiresAt <= host.now())
    throw new Refused(
      403,
      "unknown-session",
      "This opens no account. Begin a new one, or open yours where you have it.",
    );
  if (!(await isSignedIn(host.db, hash, session))) throw signedOut();
  return opened(host, session);
}

/**
 * Voids everything that opens the account, this token too; only `keep` does from now on. No browser shows its notices any more: each
 * that is signed in again adds itself.
 */
export async function signOut<G>(host: HostContext<G>, { player, epoch }: AccountToken, keep: string) {
  const hash = hashOf(keep);
  // It opens nothing until it has raised the epoch; whoever never hears whether it has can try both.
  await putSession(host.db, hash, { player, epoch: epoch + 1, raises: true }, host.now());
  await checkAccount(host, { player, epoch });
  // First: whoever dies between the two does both again.
  await changePlayer(host.db, player, (before) => {
    const reach = before.reach.filter(({ channel }) => channel !== "webPush");
    return reach.length === before.reach.length ? before : { ...before, reach };
  });
  if (!(await raiseAccountEpoch(host.db, player, epoch, hash))) throw signedOut();
  return opened(host, { player, epoch: epoch + 1 });
}

/** Throws `Refused` unless this account's tokens are still of this epoch. */
export async function checkAccount<G>(host: HostContext<G>, { player, epoch }: AccountToken): Promise<void> {
  if ((await accountEpoch(host.db, player)) !== epoch) throw signedOut();
}

const signedOut = (): Refused =>
  new Refused(401, "signed-out", "You signed out everywhere since. Open your account where you have it.");

const opened = async <G>(host: HostContext<G>, { player, epoch }: AccountToken): Promise<AccountOpened> => ({
  token: await issueAccountToken({ player, epoch }, host.keys, host.now()),
  expiresAt: host.now() + ACCOUNT_TOKEN_LIFE_MS,
});
