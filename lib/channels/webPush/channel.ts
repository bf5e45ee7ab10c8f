import { type Channel, GoneForGood, RetryLater } from "../../hosting/notices/channel.ts";
import type { PushKeys } from "../../hosting/storage/pushKeys.ts";
import { type Posting, post } from "../posting.ts";
import { bytesOf, pushedOf, tagOf, topicOf, ttlOf, urgencyOf } from "./form.ts";
import type { Pushed } from "./pushed.ts";
import { type Subscription, sealed, vapid } from "./sealed.ts";

export interface WebPushOptions extends Posting {
  keys(): Promise<PushKeys>;
  /** Whom a push service may write to about what we send: an https or mailto address. */
  readonly contact: string;
  now(): number;
}

/** What is known of a message that was sent. */
interface Sent {
  readonly to: Subscription;
  readonly tag: string;
}

/** Safari voids a subscription of which a message shows nothing. */
const MUST_SHOW = /\.push\.apple\.com$/;

/** An answer takes the place of what was asked for a day; a device that is off for longer shows the question, which leads to the table all the same. */
const ANSWERED_TTL_S = 86_400;

/** Notifications of browsers (RFC 8030, 8291, 8292). The address is the browser's subscription, as JSON. */
export const webPush = (options: WebPushOptions): Channel => ({
  whole: true,
  async deliver(message, address) {
    const to = JSON.parse(address) as Subscription;
    const ttl = ttlOf(message, options.now());
    await push(options, to, pushedOf(message), { ttl, urgency: urgencyOf(message) });
    return JSON.stringify({ to, tag: tagOf(message) } satisfies Sent);
  },
  async settle(sent, answered) {
    const { to, tag } = JSON.parse(sent) as Sent;
    // What is asked anew has taken its place by itself.
    if (!answered || MUST_SHOW.test(new URL(to.endpoint).hostname)) return;
    await push(options, to, { tag, answered: true }, { ttl: ANSWERED_TTL_S, urgency: "normal" });
  },
});

async function push(
  options: WebPushOptions,
  to: Subscription,
  pushed: Pushed,
  { ttl, urgency }: { ttl: number; urgency: "high" | "normal" },
): Promise<void> {
  const url = new URL(to.endpoint);
  const headers = {
    authorization: await vapid(to.endpoint, await options.keys(), options.contact, options.now()),
    "content-type": "application/octet-stream",
    "content-encoding": "aes128gcm",
    ttl: String(ttl),
    urgency,
    topic: topicOf(pushed.tag),
  };
  const { status, retryAfter = 60 } = await post(url, sealed(bytesOf(pushed), to), headers, options);
  const said = `push service ${url.hostname} answered ${status}`;
  if (status === 404 || status === 410) throw new GoneForGood(said);
  if (status === 429) throw new RetryLater(said, options.now() + Math.min(retryAfter, 3_600) * 1_000);
  if (status < 200 || status > 299) throw new Error(said);
}
