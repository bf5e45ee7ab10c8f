import { createHmac, hash, randomBytes } from "node:crypto";

/** One secret of the installation, as a key for each purpose derived from it. */
export interface SigningKey {
  /** Names it in the header of what it signed (`kid`). */
  readonly id: string;
  readonly token: Uint8Array;
  readonly webhook: Uint8Array;
  readonly picture: Uint8Array;
  /** 32 bytes: what the Ed25519 key follows from that seals the records of finished games. */
  readonly record: Uint8Array;
}

/** The installation's keys, as they are now: two overlap, so that a rotation voids nothing (docs/operations.md). */
export interface SigningKeys {
  /** The newest first; it signs, all verify. */
  all(): Promise<readonly SigningKey[]>;
  /** The one of that id, even if it is newer than what was read last. */
  called(id: string): Promise<SigningKey | undefined>;
  /** In place of a game's own `linkKey`, for games from before they had one. */
  linkKeyBefore(): Promise<string>;
}

/** Throws if the secret is too short to protect anything. */
export function signingKeyFrom(id: string, secret: string): SigningKey {
  if (secret.length < 32) throw new Error("a signing key must have at least 32 characters");
  const of = (purpose: string): Uint8Array => hmac(secret, purpose);
  return { id, token: of("token"), webhook: of("webhook"), picture: of("picture"), record: of("record") };
}

export const linkKeyFrom = (secret: string): string => hmac(secret, "link").toString("base64url");

/** One key that never changes. */
export function signingKeysFrom(secret: string): SigningKeys {
  const only = signingKeyFrom("only", secret);
  return {
    all: async () => [only],
    called: async (id) => (id === only.id ? only : undefined),
    linkKeyBefore: async () => linkKeyFrom(secret),
  };
}

/** 256 random bits in base64url: the secret of a link. */
export const newSecret = (): string => randomBytes(32).toString("base64url");
/** 256 random bits in hex: the seed of a game. */
export const newSeed = (): string => randomBytes(32).toString("hex");

export const sha256 = (text: string | Uint8Array): Buffer => hash("sha256", text, "buffer");
export const hmac = (key: Uint8Array | string, text: string): Buffer => createHmac("sha256", key).update(text).digest();

/** JSON with sorted keys, so that the same value always gives the same text. */
export function canonical(value: unknown): string {
  if (value === null || typeof value !== "object") return JSON.stringify(value) ?? "null";
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join(",")}}`;
}

/** The keys that sign a player's webhook notices, in the form of Standard Webhooks; the newest first. */
export const webhookSecrets = async (keys: SigningKeys, player: string): Promise<string[]> =>
  (await keys.all()).map(({ webhook }) => `whsec_${hmac(webhook, player).toString("base64")}`);
export const webhookSecret = async (keys: SigningKeys, player: string): Promise<string> =>
  (await webhookSecrets(keys, player))[0]!;
