import { createHmac } from "node:crypto";
import type { GameMessage } from "../hosting/messages/message.ts";
import { type Channel, GoneForGood, type Message } from "../hosting/notices/channel.ts";
import { type Posting, post } from "./posting.ts";

export interface WebhookOptions extends Posting {
  /** The signing keys of a player, "whsec_" and base64: while they are rotated there is more than one. */
  secretsOf(player: string): Promise<readonly string[]>;
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
    const body = JSON.stringify(payload(message, options.now()));
    const headers = signed(message.key, body, await options.secretsOf(player), options.now());
    const { status } = await post(url, body, { "content-type": "application/json", ...headers }, options);
    if (status === 410) throw new GoneForGood(`webhook ${url.hostname} answered 410`);
    if (status < 200 || status > 299) throw new Error(`webhook ${url.hostname} answered ${status}`);
  },
});

/** A receiver can act on it without asking back, but nothing in it opens the game. `message`: the whole of it, in its player's language. */
export const payload = ({ key: _, told, table: _table, standing: _standing, ...data }: Message, now: number) => ({
  type: data.kind === "digest" ? "player.digest" : `seat.${data.kind}`,
  timestamp: new Date(now).toISOString(),
  data: { ...data, ...(told && { message: withoutTokens(told) }) },
});

/** What answers a button in a chat answers nothing here: a program answers over HTTP (docs/api). */
const withoutTokens = ({ key: _, kind: _kind, games: _games, question, ...message }: GameMessage) => ({
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
