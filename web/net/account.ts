import { languageHere } from "../language.ts";
import { ask, type Reply } from "./http.ts";
import { forgetAllSeen } from "./lastSeen.ts";
import { knownSeats, newSecret, openSeat, type SeatLink } from "./seats.ts";
import { nameHere } from "./thisBrowser.ts";
import type { AccountOpened, Forgotten, MyData, SeatOpened } from "./wire.ts";

/**
 * The player's account: their list of games, when they rest, their vacation. What opens it is kept in this browser, apart
 * from the links to seats, each of which opens its one seat only.
 */

const KEPT = "account";
/** Written down before it is sent, so that a lost answer loses no account. */
const TRIED = "account tried";
/** A token that runs out sooner is not used any more. */
const SPARE_MS = 60_000;

let current: { readonly secret: string; readonly token: string; readonly until: number } | undefined;

export const accountSecret = (): string | undefined => localStorage.getItem(KEPT) ?? undefined;

/** From now on this browser is that account's. */
export function keepAccount(secret: string): void {
  current = undefined;
  localStorage.setItem(KEPT, secret);
  localStorage.removeItem(TRIED);
}

/** Who asks, where an account may be missing: undefined as long as nobody has played here. */
export async function accountToken(): Promise<string | undefined> {
  if (accountSecret() === undefined && knownSeats().length === 0) return undefined;
  const reply = await openAccount();
  return reply.is === "ok" ? reply.body.token : undefined;
}

/** Asks in the account's name, and begins one the first time. */
export async function asAccount<T>(asking: (token: string) => Promise<T>) {
  const account = await openAccount();
  return account.is === "ok" ? asking(account.body.token) : account;
}

/** Opens the account of this browser, and begins one the first time. */
export async function openAccount(): Promise<Reply<Pick<AccountOpened, "token">>> {
  const secret = accountSecret();
  if (secret === undefined) return begin();
  if (current?.secret === secret && Date.now() < current.until)
    return { is: "ok", body: { token: current.token }, etag: undefined };
  const reply = await ask("POST /v1/account/token", { body: { secret, device: nameHere() } });
  if (reply.is === "ok") return opened(secret, reply.body);
  // Signed out elsewhere: this browser goes on as somebody new, and its links still open their seats.
  if (reply.is !== "trouble" || (reply.status !== 401 && reply.status !== 403)) return reply;
  localStorage.removeItem(KEPT);
  return begin();
}

/** Only this browser opens the account from then on. */
export async function signOutEverywhere(): Promise<Reply<AccountOpened>> {
  const token = await accountToken();
  const keep = tried();
  const reply = await ask("POST /v1/account/signOut", { body: { keep, device: nameHere() }, token });
  if (reply.is === "ok") return opened(keep, reply.body);
  // Done before, by a request whose answer was lost: then the new secret opens it.
  if (reply.is !== "trouble" || reply.status !== 401) return reply;
  const again = await ask("POST /v1/account/token", { body: { secret: keep } });
  return again.is === "ok" ? opened(keep, again.body) : reply;
}

/** Opens the account that a code leads to; whatever this browser was before. Sent again after a lost answer, it is done once. */
export async function joinWith(code: string): Promise<Reply<AccountOpened>> {
  const keep = tried();
  const reply = await ask("POST /v1/account/join", { body: { code, keep, device: nameHere() } });
  return reply.is === "ok" ? opened(keep, reply.body) : reply;
}

/** All that is kept about the player, with all games. */
export const myData = (): Promise<Reply<MyData>> =>
  asAccount(async (token) => {
    const first = await ask("GET /v1/player/data", { token });
    if (first.is !== "ok") return first;
    const { next: more, ...data } = first.body;
    const games = [...(data.games ?? [])];
    for (let next = more; next !== undefined; ) {
      const page = await ask("GET /v1/player/data", { token, query: { after: next } });
      if (page.is !== "ok") return page;
      games.push(...page.body.games);
      next = page.body.next;
    }
    return { ...first, body: { ...data, games } };
  });

/** Nothing of the player is left on the server; this browser forgets them too. */
export async function deleteAccount(): Promise<Reply<Forgotten>> {
  const reply = await asAccount((token) => ask("POST /v1/account/delete", { body: { sure: true }, token }));
  if (reply.is !== "ok") return reply;
  current = undefined;
  localStorage.clear();
  await forgetAllSeen();
  return reply;
}

/** A browser that played before there were accounts gets that of its player, shown to be theirs by one of its seats. */
async function begin(): Promise<Reply<AccountOpened>> {
  const account = newAccount();
  const beginning = (token?: string) => ask("POST /v1/account", { body: account, token });
  for (const known of knownSeats().slice(0, 3)) {
    const seat = await openSeat(known);
    const reply = seat.is === "ok" ? await beginning(seat.body.token) : undefined;
    if (reply?.is === "ok") return opened(account.keep, reply.body);
  }
  const reply = await beginning();
  return reply.is === "ok" ? opened(account.keep, reply.body) : reply;
}

const newAccount = () => ({ keep: tried(), language: languageHere(), device: nameHere() });

function opened(secret: string, { token, expiresAt }: AccountOpened): Reply<AccountOpened> {
  keepAccount(secret);
  current = { secret, token, until: expiresAt - SPARE_MS };
  return { is: "ok", body: { token, expiresAt }, etag: undefined };
}

function tried(): string {
  const secret = localStorage.getItem(TRIED) ?? newSecret();
  localStorage.setItem(TRIED, secret);
  return secret;
}

/** Opens a seat; one that was never opened here is taken for this browser's account, which begins with the first. */
export async function takeSeat(link: SeatLink): Promise<Reply<SeatOpened>> {
  const known = knownSeats();
  if (known.some(({ secret }) => secret === link.secret)) return openSeat(link);
  if (accountSecret() === undefined && known.length === 0) {
    const account = newAccount();
    const reply = await openSeat(link, { account });
    if (reply.is === "ok" && reply.body.account) opened(account.keep, reply.body.account);
    return reply;
  }
  const account = await openAccount();
  return account.is === "ok" ? openSeat(link, { token: account.body.token }) : account;
}
