import { createHash, createHmac, randomBytes } from "node:crypto";

/** Keys for one purpose each, derived from the one secret of the installation. */
export interface SigningKeys {
  readonly token: Uint8Array;
  readonly view: Uint8Array;
  readonly webhook: Uint8Array;
  readonly link: Uint8Array;
}

/** Throws if the secret is too short to protect anything. */
export function signingKeysFrom(seatKey: string): SigningKeys {
  if (seatKey.length < 32) throw new Error("SEAT_KEY must have at least 32 characters");
  const derive = (purpose: string) => createHmac("sha256", seatKey).update(purpose).digest();
  return { token: derive("token"), view: derive("view"), webhook: derive("webhook"), link: derive("link") };
}

/** 256 random bits in base64url: the secret of a link. */
export const newSecret = (): string => randomBytes(32).toString("base64url");
/** 256 random bits in hex: the seed of a game. */
export const newSeed = (): string => randomBytes(32).toString("hex");

export const sha256 = (text: string | Uint8Array): Buffer => createHash("sha256").update(text).digest();
export const hmac = (key: Uint8Array, text: string): Buffer => createHmac("sha256", key).update(text).digest();

/** JSON with sorted keys, so that the same value always gives the same text. */
export function canonical(value: unknown): string {
  if (value === null || typeof value !== "object") return JSON.stringify(value) ?? "null";
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join(",")}}`;
}

/** The key that signs a player's webhook notices, in the form of Standard Webhooks. */
export const webhookSecret = (keys: SigningKeys, player: string): string =>
  `whsec_${hmac(keys.webhook, player).toString("base64")}`;
