import { restUntil } from "../clocks/calendar.ts";
import { commit } from "../commit/commit.ts";
import type { HostContext } from "../hostContext.ts";
import {
  calendarOf,
  delivered,
  type Player,
  playerAt,
  type Reach,
  readPlayer,
  writeDelivered,
} from "../people/players.ts";
import { sendNotice } from "../queue/handoffs.ts";
import { isBot } from "../storage/open.ts";
import { type Due, type GameRecord, type Notice, noticeKey, openHandOff, subjectKey } from "../storage/record.ts";
import { readGame } from "../storage/store.ts";
import type { Channels, Message } from "./channel.ts";

export interface Delivery {
  readonly channels: Channels;
  /** For players who named no way to be reached. */
  readonly fallback: readonly Reach[];
}

/**
 * One notice out of the queue, for the person in that seat. Dropped if what it is about is no longer open. Rejects if a
 * channel failed; those that did not are not tried again.
 */
export async function deliver<G>(host: HostContext<G>, delivery: Delivery, notice: Notice): Promise<void> {
  const record = await readGame(host.db, notice.game);
  if (!record) return;
  // Released, it is sent again (lib/hosting/operator/quarantine.ts).
  if (record.quarantined) return;
  // Only from a build from before bots had a queue of their own.
  if (isBot(record, notice.seat)) return sendNotice(host, record, notice);
  const about = openHandOff(record, notice);
  if (!about) return;
  const id = await playerAt(host.db, notice.game, notice.seat);
  if (!id) return;
  const player = await readPlayer(host.db, id);
  const until = restUntil(calendarOf(player), host.now());
  if (until !== undefined) return hold(host, record, notice, until);
  const message: Message = {
    ...notice,
    key: noticeKey(notice),
    link: host.pageUrl,
    ...(about.dueAt !== undefined && { dueAt: about.dueAt }),
  };
  await tell(host, delivery, player, message, record);
}

async function tell<G>(host: HostContext<G>, delivery: Delivery, player: Player, message: Message, record: GameRecord) {
  const { game, seat } = message;
  const before = await delivered(host.db, player.id, game, seat);
  // What was said about earlier questions is of no use any more.
  const open = record.handoffs.filter((one) => one.seat === seat);
  const names = new Set(before.filter((name) => open.some((one) => name.startsWith(`${one.ask}.`))));
  const failures: unknown[] = [];
  for (const { channel, address } of player.reach.length > 0 ? player.reach : delivery.fallback) {
    const name = `${subjectKey(message)}.${channel}`;
    if (names.has(name)) continue;
    try {
      const through = delivery.channels[channel];
      if (!through) throw new Error(`no channel ${channel}`);
      await through.deliver(message, address, player.id);
      names.add(name);
      await writeDelivered(host.db, player.id, game, seat, [...names]);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `notice ${message.key} not delivered`);
}

/** Quiet hours: it is due when they are over. */
async function hold<G>(host: HostContext<G>, { gameId }: GameRecord, notice: Notice, at: number): Promise<void> {
  const { seat, ask, chosen } = notice;
  const held: Due = { at, kind: "held", seat, ask, notice: notice.kind, ...(chosen !== undefined && { chosen }) };
  await commit(host, gameId, {
    seat,
    actionId: `hold#${noticeKey(notice)}#${at}`,
    body: "",
    apply: ({ record, game }) => {
      const others = record.due.filter(
        (one) => one.kind !== "held" || one.seat !== seat || one.ask !== ask || one.notice !== notice.kind,
      );
      return { game, events: [], due: [...others, held] };
    },
  });
}
