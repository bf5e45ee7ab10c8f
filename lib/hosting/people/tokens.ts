import { errors, type JWTPayload, jwtVerify, SignJWT } from "jose";
import type { Seat } from "../../engine/state/ids.ts";
import { Refused } from "../refusal.ts";
import type { SigningKeys } from "../signingKeys.ts";

/** Who may act: a player in one seat of one game, until the epoch of that seat is raised. */
export interface SeatToken {
  readonly player: string;
  readonly game: string;
  readonly seat: Seat;
  readonly epoch: number;
}

/** Whose settings and list of games may be seen and changed, until the epoch of their account is raised. */
export interface AccountToken {
  readonly player: string;
  readonly epoch: number;
  /** Which of the account's browsers has it; absent of tokens from before they were told apart. */
  readonly session?: string;
}

const HOUR_MS = 60 * 60 * 1000;
/** Longer than people let a game wait, so that a visit begins with the game; what voids a link voids its tokens at once. */
export const SEAT_TOKEN_LIFE_MS = 7 * 24 * HOUR_MS;
export const ACCOUNT_TOKEN_LIFE_MS = 2 * HOUR_MS;

/** Signed bearer tokens (JWT, HS256) with the id of their key; `aud` says what they are for. */
export const issueToken = ({ player, ...claims }: SeatToken, keys: SigningKeys, now: number): Promise<string> =>
  issue("seat", player, { ...claims }, keys, now, SEAT_TOKEN_LIFE_MS);
export const issueAccountToken = (
  { player, ...claims }: AccountToken,
  keys: SigningKeys,
  now: number,
): Promise<string> => issue("account", player, claims, keys, now, ACCOUNT_TOKEN_LIFE_MS);

async function issue(
  audience: string,
  player: string,
  claims: JWTPayload,
  keys: SigningKeys,
  now: number,
  lifeMs: number,
) {
  const [key] = await keys.all();
  return new SignJWT(claims)
    .setProtectedHeader({ alg: "HS256", kid: key!.id })
    .setAudience(audience)
    .setSubject(player)
    .setIssuedAt(Math.floor(now / 1000))
    .setExpirationTime(Math.floor((now + lifeMs) / 1000))
    .sign(key!.token);
}

/**
 * Reads an `Authorization` header. Throws `Refused` 401 if there is no token, or one that is forged or expired, 403 for an
 * account's.
 */
export async function readToken(authorization: string | undefined, keys: SigningKeys, now: number): Promise<SeatToken> {
  const { aud, sub, game, seat, epoch } = await verified(authorization, keys, now);
  if (aud === "account")
    throw new Refused(403, "not-a-seat", "This opens your account. A game takes its seat's token.");
  if (aud === "seat" && typeof game === "string" && typeof seat === "number") {
    if (typeof sub === "string" && typeof epoch === "number") return { player: sub, game, seat, epoch };
  }
  throw forged();
}

/** As `readToken`, for what belongs to a player and to no single game. */
export async function readAccountToken(
  authorization: string | undefined,
  keys: SigningKeys,
  now: number,
): Promise<AccountToken> {
  const { aud, sub, epoch, session } = await verified(authorization, keys, now);
  if (aud === "seat")
    throw new Refused(403, "account-only", "A seat's link opens that seat only. Open your account for this.");
  if (aud === "account" && typeof sub === "string" && typeof epoch === "number")
    return { player: sub, epoch, ...(typeof session === "string" && { session }) };
  throw forged();
}

const AUDIENCES = ["seat", "account"];

async function verified(authorization: string | undefined, keys: SigningKeys, now: number): Promise<JWTPayload> {
  const token = /^Bearer ([\w.-]+)$/.exec(authorization ?? "")?.[1];
  if (!token) throw new Refused(401, "no-token", "Open your seat link first; it gives you a token for this game.");
  try {
    const keyOf = async ({ kid = "" }) => (await keys.called(kid))?.token ?? Promise.reject(new errors.JWSInvalid());
    const wanted = { algorithms: ["HS256"], audience: AUDIENCES, currentDate: new Date(now), requiredClaims: ["exp"] };
    return (await jwtVerify(token, keyOf, wanted)).payload;
  } catch (error) {
    if (error instanceof errors.JWTExpired)
      throw new Refused(401, "expired-token", "Your token has run out. Open your seat link again.");
    if (!(error instanceof errors.JOSEError)) throw error;
  }
  throw forged();
}

const forged = (): Refused =>
  new Refused(401, "forged-token", "This token was not given out here. Open your seat link again.");

/** Throws `Refused` unless this seat's tokens are still of this epoch. */
export function checkEpoch(epochs: readonly number[], token: SeatToken): void {
  if (epochs[token.seat] !== token.epoch)
    throw new Refused(401, "revoked-token", "Your link to this seat was revoked. Ask for a new one.");
}
