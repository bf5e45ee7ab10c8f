import type { HostContext } from "../hostContext.ts";
import { noticeFrom } from "../queue/queue.ts";
import { consumer, type QueueHandler } from "./consumer.ts";
import { type Delivery, deliver } from "./notify.ts";

/** The consumer of the queue of notices: tells people. */
export const notifyHandler = <G>(host: HostContext<G>, delivery: Delivery): QueueHandler =>
  consumer(host, (body) => deliver(host, delivery, noticeFrom(body)));
