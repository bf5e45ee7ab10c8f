import { createPublicKey, timingSafeEqual, verify } from "node:crypto";
import { Refused } from "../hosting/refusal.ts";
import { hmac, sha256 } from "../hosting/signingKeys.ts";

/** Whether a request is from the platform it says, and from now. All throw `Refused` 401. */

/** Older, it is somebody's recording. */
const MOST_AGE_MS = 5 * 60_000;

const forged = (): Refused => new Refused(401, "bad-signature", "This was not signed by the platform it names.");

function checkAge(seconds: string | undefined, now: number): void {
  if (!/^\d{1,12}$/.test(seconds ?? "")) throw forged();
  if (Math.abs(now - Number(seconds) * 1_000) > MOST_AGE_MS)
    throw new Refused(401, "outdated-signature", "This was signed more than five minutes ago, or is from the future.");
}

/** Ed25519 over timestamp and body, under the application's key: X-Signature-Ed25519, X-Signature-Timestamp. `publicKey` in hex. */
export function checkDiscord(
  { signature = "", timestamp }: { signature: string | undefined; timestamp: string | undefined },
  body: Buffer,
  publicKey: string,
  now: number,
): void {
  checkAge(timestamp, now);
  if (!/^[0-9a-f]{128}$/i.test(signature)) throw forged();
  const x = Buffer.from(publicKey, "hex").toString("base64url");
  const key = createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x }, format: "jwk" });
  const signed = Buffer.concat([Buffer.from(timestamp ?? ""), body]);
  if (!verify(null, signed, key, Buffer.from(signature, "hex"))) throw forged();
}

/** The secret that we told Telegram when we set the webhook: X-Telegram-Bot-Api-Secret-Token. */
export function checkTelegram(given: string | undefined, secret: string): void {
  if (given === undefined || !timingSafeEqual(sha256(given), sha256(secret))) throw forged();
}

/** HMAC-SHA256 over "v0:timestamp:body" under the app's signing secret: X-Slack-Signature, X-Slack-Request-Timestamp. */
export function checkSlack(
  { signature = "", timestamp }: { signature: string | undefined; timestamp: string | undefined },
  body: Buffer,
  signingSecret: string,
  now: number,
): void {
  checkAge(timestamp, now);
  const wanted = `v0=${hmac(signingSecret, `v0:${timestamp}:${body.toString("utf8")}`).toString("hex")}`;
  if (!timingSafeEqual(sha256(signature), sha256(wanted))) throw forged();
}
