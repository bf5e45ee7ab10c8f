import type { HostContext } from "../hostContext.ts";
import { type SeatOf, takeSent } from "../people/delivered.ts";
import { channelNamed, playerAt } from "../people/players.ts";
import { isBot } from "../storage/open.ts";
import type { GameRecord } from "../storage/record.ts";
import type { Channels } from "./channel.ts";

/**
 * Messages that ask what was answered elsewhere: changed to say so, or taken away. Each is taken out of what is kept before, so
 * that of two who find it only one changes it. A failure of it is no news to anybody.
 */

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
  const { gameId, blob, handoffs } = record;
  for (const [seat] of blob.seats.entries()) {
    const player = isBot(record, seat) ? undefined : await playerAt(host.db, gameId, seat, false);
    if (player === undefined) continue;
    const open = (name: string) => handoffs.some((one) => one.seat === seat && name.startsWith(`${one.ask}.`));
    const answered = await takeSent(host.db, { player, gameId, seat }, host.now(), (name) => !open(name));
    for (const [name, sent] of answered) await settled(host, channels, name, sent, true);
  }
}

/** A reminder takes the place of what was said before of the same question: one message a question. */
export async function takeAwayOlder<G>(
  host: HostContext<G>,
  { channels }: Settling,
  at: SeatOf,
  way: string,
  newest: string,
): Promise<void> {
  const older = await takeSent(host.db, at, host.now(), (name) => name !== newest && name.endsWith(`.${way}`));
  for (const [name, sent] of older) await settled(host, channels, name, sent, false);
}

async function settled<G>(host: HostContext<G>, channels: Channels, name: string, sent: string, answered: boolean) {
  const channel = channelNamed(name.slice(name.lastIndexOf(".") + 1));
  try {
    await channels[channel]?.settle?.(sent, answered);
  } catch (error) {
    host.warn("message-not-settled", { channel, reason: String(error) });
  }
}
