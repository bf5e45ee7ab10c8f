import type { Seat } from "../../engine/state/ids.ts";
import type { HostContext } from "../hostContext.ts";
import { channelNamed, type Delivered, delivered, playerAt, writeDelivered } from "../people/players.ts";
import { isBot } from "../storage/open.ts";
import type { GameRecord } from "../storage/record.ts";
import type { Channels } from "./channel.ts";

/** Messages that ask what was answered elsewhere: changed to say so, or taken away. A failure of it is no news to anybody. */

interface Settling {
  readonly channels: Channels;
}

/** Of all seats of a game: somebody's answer is the next one's notice, and only then is anything known of it here. */
export async function settleAnswered<G>(
  host: HostContext<G>,
  { channels }: Settling,
  record: GameRecord,
): Promise<void> {
  if (!Object.values(channels).some(({ settle }) => settle)) return;
  for (const [seat] of record.blob.seats.entries()) {
    const player = isBot(record, seat) ? undefined : await playerAt(host.db, record.gameId, seat, false);
    if (player === undefined) continue;
    const before = await delivered(host.db, player, record.gameId, seat);
    const open = (name: string) => record.handoffs.some((one) => one.seat === seat && name.startsWith(`${one.ask}.`));
    const answered = Object.keys(before.sent).filter((name) => !open(name));
    if (answered.length === 0) continue;
    for (const name of answered) await settled(host, channels, name, before.sent[name]!, true);
    const sent = Object.fromEntries(Object.entries(before.sent).filter(([name]) => open(name)));
    await writeDelivered(host.db, player, record.gameId, seat, { ...before, sent });
  }
}

/** A reminder takes the place of what was said before of the same question: one message a question. */
export async function takeAwayOlder<G>(
  host: HostContext<G>,
  { channels }: Settling,
  { player, game, seat, way, name }: { player: string; game: string; seat: Seat; way: string; name: string },
  now: Delivered,
): Promise<Delivered> {
  const older = Object.keys(now.sent).filter((other) => other !== name && other.endsWith(`.${way}`));
  if (older.length === 0) return now;
  for (const other of older) await settled(host, channels, other, now.sent[other]!, false);
  const sent = Object.fromEntries(Object.entries(now.sent).filter(([other]) => !older.includes(other)));
  await writeDelivered(host.db, player, game, seat, { ...now, sent });
  return { ...now, sent };
}

async function settled<G>(host: HostContext<G>, channels: Channels, name: string, sent: string, answered: boolean) {
  const channel = channelNamed(name.slice(name.lastIndexOf(".") + 1));
  try {
    await channels[channel]?.settle?.(sent, answered);
  } catch (error) {
    host.warn("message-not-settled", { channel, reason: String(error) });
  }
}
