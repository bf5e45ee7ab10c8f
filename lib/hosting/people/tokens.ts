import { errors, jwtVerify, SignJWT } from "jose";
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

export const TOKEN_LIFE_MS = 2 * 60 * 60 * 1000;

/** A signed bearer token (JWT, HS256). */
export async function issueToken({ player, game, seat, epoch }: SeatToken, keys: SigningKeys, now: number) {
  const [key] = await keys.all();
  return new SignJWT({ game, seat, epoch })
    .setProtectedHeader({ alg: "HS256", kid: key!.id })
    .setSubject(player)
    .setIssuedAt(Math.floor(now / 1000))
    .setExpirationTime(Math.floor((now + TOKEN_LIFE_MS) / 1000))
    .sign(key!.token);
}

/** Reads an `Authorization` header. Throws `Refused` 401 if there is no token, or one that is forged or expired. */
export async function readToken(authorization: string | undefined, keys: SigningKeys, now: number): Promise<SeatToken> {
  const token = /^Bearer ([\w.-]+)$/.exec(authorization ?? "")?.[1];
  if (!token) throw new Refused(401, "no-token", "Open your seat link first; it gives you a token for this game.");
  try {
    const keyOf = async ({ kid = "" }) => (await keys.called(kid))?.token ?? Promise.reject(new errors.JWSInvalid());
    const { payload } = await jwtVerify(token, keyOf, { algorithms: ["HS256"], currentDate: new Date(now) });
    const { sub, game, seat, epoch } = payload;
    if (typeof sub === "string" && typeof game === "string" && typeof seat === "number" && typeof epoch === "number")
      return { player: sub, game, seat, epoch };
  } catch (error) {
    if (error instanceof errors.JWTExpired)
      throw new Refused(401, "expired-token", "Your token has run out. Open your seat link again.");
    if (!(error instanceof errors.JOSEError)) throw error;
  }
  throw new Refused(401, "forged-token", "This token was not given out here. Open your seat link again.");
}

/** Throws `Refused` unless this seat's tokens are still of this epoch. */
export function checkEpoch(epochs: readonly number[], token: SeatToken): void {
  if (epochs[token.seat] !== token.epoch)
    throw new Refused(401, "revoked-token", "Your link to this seat was revoked. Ask for a new one.");
}
