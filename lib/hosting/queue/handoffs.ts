import type { HostContext } from "../hostContext.ts";
import { isBot } from "../storage/open.ts";
import { type GameRecord, type HandOff, isWorking, type Notice, noticeOf } from "../storage/record.ts";

/**
 * Puts these hand-offs into the queues, and that the system should go on if the game is still working. False if one could not be sent; then an intent has to stay. `again` as in `Queue`.
 */
export async function send<G>(
  host: HostContext<G>,
  record: GameRecord,
  handoffs: readonly HandOff[],
  again?: string,
): Promise<boolean> {
  const { gameId } = record;
  const sent = await Promise.allSettled([
    ...handoffs.map((one) => sendNotice(host, record, noticeOf(gameId, one), again)),
    ...(isWorking(record) ? [host.queue.wake({ game: gameId, version: record.version, hops: 0 }, again)] : []),
  ]);
  for (const one of sent)
    if (one.status === "rejected")
      host.warn("hand-off not sent; the sweeper will", { gameId, reason: String(one.reason) });
  return sent.every((one) => one.status === "fulfilled");
}

/** To a person through the queue of notices, to a bot as a wake: of anything but a question it need not hear. */
export async function sendNotice<G>(
  { queue }: Pick<HostContext<G>, "queue">,
  record: GameRecord,
  notice: Notice,
  again?: string,
): Promise<void> {
  if (!isBot(record, notice.seat)) return queue.send(notice, again);
  if (ABOUT_A_QUESTION.has(notice.kind))
    await queue.wake({ game: record.gameId, version: record.version, hops: 0 }, again);
}
const ABOUT_A_QUESTION: ReadonlySet<Notice["kind"]> = new Set(["turn", "reminder", "timeShort"]);

/** What is open now and somebody has to be told of. A bot reads no responses, so it is told of every question. */
export const toTell = (record: GameRecord): HandOff[] =>
  record.handoffs.filter((one) => (isBot(record, one.seat) ? one.kind === "turn" : !one.quiet));
