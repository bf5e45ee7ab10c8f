import { createHmac } from "node:crypto";
import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP } from "node:net";
import type { GameMessage } from "../hosting/messages/message.ts";
import { type Channel, GoneForGood, type Message } from "../hosting/notices/channel.ts";
import { isPublic, publicLookup } from "./addresses.ts";

export interface WebhookOptions {
  /** The signing keys of a player, "whsec_" and base64: while they are rotated there is more than one. */
  secretsOf(player: string): Promise<readonly string[]>;
  /** Plain http and private addresses; only for a host on one's own machine. */
  readonly allowPrivate: boolean;
  readonly timeoutMs: number;
  now(): number;
}

/**
 * Posts notices as Standard Webhooks (standardwebhooks.com, version 1). The receiver checks the signature and drops
 * what it has seen under the same `webhook-id`. Redirects are not followed. Rejects unless the answer is 2xx; with `GoneForGood` if it is 410.
 */
export const webhook = (options: WebhookOptions): Channel => ({
  whole: true,
  async deliver(message, address, player) {
    const url = new URL(address);
    refusePrivate(url, options);
    const body = JSON.stringify(payload(message, options.now()));
    const headers = signed(message.key, body, await options.secretsOf(player), options.now());
    const status = await post(url, body, headers, options);
    if (status === 410) throw new GoneForGood(`webhook ${url.hostname} answered 410`);
    if (status < 200 || status > 299) throw new Error(`webhook ${url.hostname} answered ${status}`);
  },
});

/** A receiver can act on it without asking back, but nothing in it opens the game. `message`: the whole of it, in its player's language. */
export const payload = ({ key: _, told, table: _table, standing: _standing, ...data }: Message, now: number) => ({
  type: `seat.${data.kind}`,
  timestamp: new Date(now).toISOString(),
  data: { ...data, ...(told && { message: withoutTokens(told) }) },
});

/** What answers a button in a chat answers nothing here: a program answers over HTTP (docs/api). */
const withoutTokens = ({ key: _, kind: _kind, question, ...message }: GameMessage) => ({
  ...message,
  ...(question && {
    question: {
      ask: question.ask,
      title: question.title,
      detail: question.detail,
      choices: question.choices.map(({ label }) => label),
    },
  }),
});

/** The headers that sign a body: HMAC-SHA256 over id, seconds and body, under each key; the receiver looks for its own. */
export function signed(id: string, body: string, secrets: readonly string[], now: number): Record<string, string> {
  const seconds = String(Math.floor(now / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
    return `v1,${createHmac("sha256", key).update(`${id}.${seconds}.${body}`).digest("base64")}`;
  });
  return { "webhook-id": id, "webhook-timestamp": seconds, "webhook-signature": signatures.join(" ") };
}

function refusePrivate({ protocol, hostname }: URL, { allowPrivate }: WebhookOptions): void {
  if (allowPrivate) return;
  if (protocol !== "https:") throw new Error("webhooks go to https addresses only");
  const host = hostname.replace(/^\[(.*)\]$/, "$1");
  // A literal address is never looked up.
  if (isIP(host) !== 0 && !isPublic(host)) throw new Error(`${host} is not a public address`);
}

function post(url: URL, body: string, headers: Record<string, string>, options: WebhookOptions): Promise<number> {
  const request = url.protocol === "https:" ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const call = request(url, {
      method: "POST",
      headers: { "content-type": "application/json", "content-length": Buffer.byteLength(body), ...headers },
      signal: AbortSignal.timeout(options.timeoutMs),
      agent: false,
      ...(!options.allowPrivate && { lookup: publicLookup }),
    });
    call.on("response", (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    call.on("error", reject);
    call.end(body);
  });
}
