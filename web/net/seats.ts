import { ask, type Reply } from "./http.ts";
import type { KeepAccount, SeatOpened } from "./wire.ts";

/** A seat as its link names it. */
export interface SeatLink {
  readonly gameId: string;
  readonly secret: string;
}

export function hashOf({ gameId, secret }: SeatLink): string {
  return `#/seat/${encodeURIComponent(gameId)}/${encodeURIComponent(secret)}`;
}

export function addressOf(link: SeatLink): string {
  return `${location.origin}${location.pathname}${hashOf(link)}`;
}

/** The token of a seat is kept beside its link, as long as it is good: a visit then begins with the game. */
const tokenKey = (link: SeatLink): string => `token ${link.gameId} ${link.secret}`;
/** A token that runs out sooner is not used any more. */
const SPARE_MS = 60_000;

export function tokenOf(link: SeatLink): string | undefined {
  const [until, token] = (localStorage.getItem(tokenKey(link)) ?? "").split(" ");
  return Date.now() < Number(until) - SPARE_MS ? token : undefined;
}

function keepToken(gameId: string, { secret, token, expiresAt }: SeatOpened): void {
  localStorage.setItem(tokenKey({ gameId, secret }), `${expiresAt} ${token}`);
}

export function forgetToken(link: SeatLink): void {
  localStorage.removeItem(tokenKey(link));
}

/**
 * Exchanges the link's secret for a token of its seat and keeps it; with an account's token, or one that begins, whoever is
 * first takes the seat for that account. An invitation is good once and opens the seat to a secret of our
 * own from then on; ours is written down before it is sent, so that a lost answer loses no seat.
 */
export async function openSeat(
  link: SeatLink,
  { token, account }: { readonly token?: string; readonly account?: KeepAccount } = {},
): Promise<Reply<SeatOpened>> {
  const own = `own secret for ${link.secret}`;
  const keep = localStorage.getItem(own) ?? newSecret();
  localStorage.setItem(own, keep);
  const reply = await ask("POST /v1/seats", {
    body: { secret: link.secret, keep, ...(account && { account }) },
    token,
  });
  if (reply.is === "ok") {
    keepToken(link.gameId, reply.body);
    localStorage.removeItem(own);
  }
  return reply;
}

/** Opens a game of the player whose token it is, as in their list of games; undefined if that did not work. */
export async function openMine(gameId: string, seat: number, token: string): Promise<SeatLink | undefined> {
  const body = { gameId, seat, keep: newSecret() };
  const reply = await ask("POST /v1/seats", { body, token });
  if (reply.is !== "ok") return undefined;
  keepToken(gameId, reply.body);
  return { gameId, secret: reply.body.secret };
}

/** The secrets with which challenges were posted or accepted here: they open the seats once the games have begun. */
const challengeKey = (challengeId: string): string => `challenge ${challengeId}`;
export const secretFor = (challengeId: string): string | undefined =>
  localStorage.getItem(challengeKey(challengeId)) ?? undefined;
/** Their ids, as long as their games have not begun. */
export const challengesHere = (): string[] =>
  Object.keys(localStorage).flatMap((key) =>
    key.startsWith(challengeKey("")) ? [key.slice(challengeKey("").length)] : [],
  );
export const forgetChallenge = (challengeId: string): void => localStorage.removeItem(challengeKey(challengeId));
export const keepSecret = (challengeId: string, secret: string): void =>
  localStorage.setItem(challengeKey(challengeId), secret);

/** 32 random bytes in base64url. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** How many lines of the log this device had shown when the seat was last left. */
const seenKey = (link: SeatLink): string => `seen ${link.gameId} ${link.secret.slice(0, 8)}`;

export function seenLines(link: SeatLink): number {
  return Number(localStorage.getItem(seenKey(link)) ?? 0);
}

export function rememberSeen(link: SeatLink, lines: number): void {
  localStorage.setItem(seenKey(link), String(lines));
}

/** Seats opened on this device, the last one first: a lost link would be a lost game. */
export interface KnownSeat extends SeatLink {
  readonly label: string;
  /** Absent in what was kept before seats were. */
  readonly seat?: number;
  /** Epoch milliseconds. */
  readonly openedAt: number;
}
const KNOWN = "seats";
const MOST_KNOWN = 40;

export function knownSeats(): KnownSeat[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KNOWN) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isKnownSeat) : [];
  } catch {
    return [];
  }
}

export function rememberSeat(seat: KnownSeat): void {
  const all = [seat, ...knownSeats().filter((one) => one.secret !== seat.secret)];
  localStorage.setItem(KNOWN, JSON.stringify(all.slice(0, MOST_KNOWN)));
  for (const old of all.slice(MOST_KNOWN)) forgetToken(old);
}

export function forgetSeat(link: SeatLink): void {
  forgetToken(link);
  localStorage.removeItem(seenKey(link));
  localStorage.setItem(KNOWN, JSON.stringify(knownSeats().filter((one) => one.secret !== link.secret)));
}

function isKnownSeat(value: unknown): value is KnownSeat {
  if (typeof value !== "object" || value === null) return false;
  const one = value as Partial<Record<keyof KnownSeat, unknown>>;
  return (
    typeof one.gameId === "string" &&
    typeof one.secret === "string" &&
    typeof one.label === "string" &&
    typeof one.openedAt === "number"
  );
}
