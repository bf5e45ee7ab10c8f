import type { HostContext } from "../hostContext.ts";
import { digestFrom, noticeFrom, signInFrom } from "../queue/queue.ts";
import { consumer, type QueueHandler } from "./consumer.ts";
import { deliverDigest } from "./digest.ts";
import { deliver } from "./notify.ts";
import type { Delivery } from "./reach.ts";
import { deliverSignIn } from "./signIn.ts";

/** What one message of the queue of notices makes us do. */
export async function consumeNotice<G>(host: HostContext<G>, delivery: Delivery, body: string): Promise<void> {
  const signIn = signInFrom(body);
  if (signIn) return deliverSignIn(host, delivery.signInMail, signIn);
  const player = digestFrom(body);
  return player === undefined ? deliver(host, delivery, noticeFrom(body)) : deliverDigest(host, delivery, player);
}

/** The consumer of the queue of notices: tells people. */
export const notifyHandler = <G>(host: HostContext<G>, delivery: Delivery): QueueHandler =>
  consumer(host, (body) => consumeNotice(host, delivery, body));
