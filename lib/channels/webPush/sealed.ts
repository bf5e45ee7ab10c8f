import { createECDH } from "node:crypto";
import { encrypt } from "http_ece";
import { importJWK, SignJWT } from "jose";
import type { PushKeys } from "../../hosting/storage/pushKeys.ts";

/** What a browser's subscription says: where its push service takes messages, and how they are sealed for it alone. */
export interface Subscription {
  readonly endpoint: string;
  /** A point on P-256, uncompressed, in base64url. */
  readonly p256dh: string;
  /** 16 bytes in base64url. */
  readonly auth: string;
}

/** A push service takes 4096 bytes (RFC 8030, 7.2); header, padding delimiter and tag have 103 of them (RFC 8291, 4). */
export const MOST_PAYLOAD_BYTES = 3_993;

/** The body that only this browser reads (RFC 8291). */
export function sealed(payload: Uint8Array, { p256dh, auth }: Subscription): Buffer {
  const privateKey = createECDH("prime256v1");
  privateKey.generateKeys();
  return encrypt(payload, { version: "aes128gcm", dh: p256dh, privateKey, authSecret: auth });
}

/** A push service allows a day at most (RFC 8292, 2). */
const SIGNED_FOR_MS = 12 * 3_600_000;

/** The header by which the push service knows who sends (RFC 8292). `contact`: an https or mailto address. */
export async function vapid(endpoint: string, { publicKey, privateKey }: PushKeys, contact: string, now: number) {
  const point = Buffer.from(publicKey, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((one) => one.toString("base64url"));
  const key = await importJWK({ kty: "EC", crv: "P-256", x: x!, y: y!, d: privateKey }, "ES256");
  const token = await new SignJWT({})
    .setProtectedHeader({ typ: "JWT", alg: "ES256" })
    .setAudience(new URL(endpoint).origin)
    .setSubject(contact)
    .setExpirationTime(Math.floor((now + SIGNED_FOR_MS) / 1000))
    .sign(key);
  return `vapid t=${token}, k=${publicKey}`;
}
