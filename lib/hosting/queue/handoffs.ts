import type { HostContext } from "../hostContext.ts";
import { isBot } from "../storage/open.ts";
import { type GameRecord, type HandOff, noticeOf } from "../storage/record.ts";

/** Puts these hand-offs into the queue. False if one could not be sent; then an intent has to stay. */
export async function send<G>(host: HostContext<G>, gameId: string, handoffs: readonly HandOff[]): Promise<boolean> {
  const sent = await Promise.allSettled(handoffs.map((one) => host.queue.send(noticeOf(gameId, one))));
  for (const one of sent)
    if (one.status === "rejected")
      host.warn("hand-off not sent; the sweeper will", { gameId, reason: String(one.reason) });
  return sent.every((one) => one.status === "fulfilled");
}

/** What is open now and somebody has to be told of. A bot reads no responses, so it is told of everything. */
export const toTell = (record: GameRecord): HandOff[] =>
  record.handoffs.filter((one) => !one.quiet || (one.kind === "turn" && isBot(record, one.seat)));
