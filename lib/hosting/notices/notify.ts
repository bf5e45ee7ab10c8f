import { restUntil } from "../clocks/calendar.ts";
import { commit } from "../commit/commit.ts";
import type { HostContext } from "../hostContext.ts";
import { messageFor } from "../messages/messageFor.ts";
import { saidTo } from "../messages/saidTo.ts";
import {
  afterFailure,
  type ChannelHealth,
  channelHealth,
  forgetChannelHealth,
  putChannelHealth,
} from "../people/channelHealth.ts";
import {
  calendarOf,
  type Delivered,
  delivered,
  type Player,
  playerAt,
  type Reach,
  reachName,
  readPlayer,
  writeDelivered,
} from "../people/players.ts";
import { readTableInChat } from "../people/tablesInChat.ts";
import { sendNotice } from "../queue/handoffs.ts";
import { isBot } from "../storage/open.ts";
import {
  type Due,
  dueKey,
  type GameRecord,
  type Notice,
  noticeKey,
  openHandOff,
  subjectKey,
} from "../storage/record.ts";
import { readGame } from "../storage/store.ts";
import { type Channels, GoneForGood, type Message, RetryLater } from "./channel.ts";
import { settleAnswered, takeAwayOlder } from "./settle.ts";

export interface Delivery {
  readonly channels: Channels;
  /** For players who named no way to be reached. */
  readonly fallback: readonly Reach[];
}

/**
 * One notice out of the queue, for the person in that seat. Dropped if what it is about is no longer open.
 */
export async function deliver<G>(host: HostContext<G>, delivery: Delivery, notice: Notice): Promise<void> {
  const record = await readGame(host.db, notice.game);
  if (!record) return;
  // Released, it is sent again (lib/hosting/operator/quarantine.ts).
  if (record.quarantined) return;
  // Only from a build from before bots had a queue of their own.
  if (isBot(record, notice.seat)) return sendNotice(host, record, notice);
  const about = openHandOff(record, notice);
  await settleAnswered(host, delivery, record);
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

/**
 * Through each channel that has not delivered it yet. One that fails, or failed lately, is tried again when its time has
 * come: no other waits for it, and it is no operator's business.
 */
async function tell<G>(host: HostContext<G>, delivery: Delivery, player: Player, message: Message, record: GameRecord) {
  const { game, seat } = message;
  const before = await delivered(host.db, player.id, game, seat);
  // What was said about earlier questions is of no use any more.
  const isOpen = (name: string) => record.handoffs.some((one) => one.seat === seat && name.startsWith(`${one.ask}.`));
  const names = new Set(before.names.filter(isOpen));
  const later: number[] = [];
  const off: string[] = [];
  const whole = once(async () => {
    const told = await messageFor(host, message, player, before.logNext);
    const table = await readTableInChat(host.db, game);
    const { logNext: _, ...words } = told ?? {};
    return { told, said: { ...message, ...words, ...(table && { table }) } };
  });
  let now: Delivered = { ...before, names: [...names] };
  const through = async (reach: Reach, health: ChannelHealth | undefined): Promise<void> => {
    const way = reachName(reach);
    const name = `${subjectKey(message)}.${way}`;
    if (names.has(name)) return;
    if (message.kind === "said") return hear(reach, health, name);
    const { told, said } = delivery.channels[reach.channel]?.whole ? await whole() : { told: undefined, said: message };
    const tries = await tried(host, delivery, player, reach, { ...said, ...(off.length > 0 && { off }) }, health);
    if (tries.failed?.offAt !== undefined) off.push(reach.channel);
    else if (tries.failed) later.push(tries.failed.retryAt);
    else {
      names.add(name);
      const sent = { ...now.sent, ...(tries.sent !== undefined && { [name]: tries.sent }) };
      now = { ...now, names: [...names], sent, logNext: told?.logNext ?? now.logNext };
      await writeDelivered(host.db, player.id, game, seat, now);
      now = await takeAwayOlder(host, delivery, { player: player.id, game, seat, way, name }, now);
    }
  };
  /** What the others said, where somebody wants to hear it. */
  const hear = async (reach: Reach, health: ChannelHealth | undefined, name: string): Promise<void> => {
    if (!delivery.channels[reach.channel]?.talks) return;
    const heard = await saidTo(host, record, message, player, reach, before.heardAt);
    if (heard) {
      const table = await readTableInChat(host.db, game);
      const said = { ...message, told: heard.told, ...(table && { table }) };
      const { failed } = await tried(host, delivery, player, reach, said, health);
      if (failed) return void (failed.offAt === undefined && later.push(failed.retryAt));
    }
    names.add(name);
    now = { ...now, names: [...names], heardAt: Math.max(now.heardAt, heard?.heardAt ?? 0) };
    await writeDelivered(host.db, player.id, game, seat, now);
  };
  const withHealth = (reaches: readonly Reach[]) =>
    Promise.all(reaches.map(async (reach) => ({ reach, health: await channelHealth(host.db, player.id, reach) })));
  const known = await withHealth(player.reach);
  for (const { reach, health } of known) if (health?.offAt !== undefined) off.push(reach.channel);
  for (const { reach, health } of known) if (health?.offAt === undefined) await through(reach, health);
  if (off.length === player.reach.length)
    for (const { reach, health } of await withHealth(delivery.fallback)) await through(reach, health);
  if (later.length > 0) await hold(host, record, message, Math.min(...later));
}

/** What came of trying a channel: how it stands with it if it did not deliver, else what it keeps. Rejects where that is our own fault. */
async function tried<G>(
  host: HostContext<G>,
  { channels }: Delivery,
  player: Player,
  reach: Reach,
  message: Message,
  health: ChannelHealth | undefined,
): Promise<{ readonly failed?: ChannelHealth; readonly sent?: string }> {
  const now = host.now();
  if (health && health.retryAt > now) return { failed: health };
  const channel = channels[reach.channel];
  if (!channel) throw new Error(`no channel ${reach.channel}`);
  let sent: string | undefined;
  try {
    const kept = await channel.deliver(message, reach.address, player.id);
    if (typeof kept === "string") sent = kept;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const notBefore = error instanceof RetryLater ? error.at : 0;
    const after = afterFailure(health, { reason, forGood: error instanceof GoneForGood, now, notBefore });
    host.warn(after.offAt === undefined ? "channel-failed" : "channel-off", { channel: reach.channel, reason });
    await putChannelHealth(host.db, player.id, reach, after);
    return { failed: after };
  }
  if (health) await forgetChannelHealth(host.db, player.id, reachName(reach));
  return sent === undefined ? {} : { sent };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** In quiet hours it is due when they are over; where a channel failed, when that is tried again. */
export async function hold<G>(host: HostContext<G>, before: GameRecord, notice: Notice, at: number): Promise<void> {
  const { seat, ask, chosen } = notice;
  const held: Due = { at, kind: "held", seat, ask, notice: notice.kind, ...(chosen !== undefined && { chosen }) };
  if (before.due.some((one) => dueKey(one) === dueKey(held))) return;
  await commit(host, before.gameId, {
    seat,
    actionId: `hold#${dueKey(held)}#${before.version}`,
    body: "",
    apply: ({ record, game }) => {
      const others = record.due.filter((one) => dueKey({ ...one, at }) !== dueKey(held));
      return { game, events: [], due: [...others, held] };
    },
  });
}
