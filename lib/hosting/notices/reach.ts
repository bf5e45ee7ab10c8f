import type { HostContext } from "../hostContext.ts";
import { alsoOff } from "../messages/channelsOff.ts";
import {
  afterFailure,
  type ChannelHealth,
  channelHealth,
  forgetChannelHealth,
  putChannelHealth,
} from "../people/channelHealth.ts";
import { type Player, type Reach, reachName } from "../people/players.ts";
import { type Channels, GoneForGood, type Message, RetryLater } from "./channel.ts";

export interface Delivery {
  readonly channels: Channels;
  /** For players who named no way to be reached. */
  readonly fallback: readonly Reach[];
  /**
   * Sends a link into an account, in the language of a BCP 47 tag. Rejects with `GoneForGood` if there is no such mailbox, else
   * if it may work later; absent where no mails are sent.
   */
  readonly signInMail?: SignInMail;
}

export type SignInMail = (to: string, link: string, language?: string) => Promise<void>;

/** One message on its way to a player. `way`: as `reachName` names it. */
export interface Telling {
  /** It came through there already. */
  has(way: string): boolean;
  /** What goes there; undefined where it is of no interest. */
  say(reach: Reach): Promise<Message | undefined>;
  /** It came through; `sent` is what the channel keeps of it. */
  delivered(way: string, sent: string | undefined): Promise<void>;
}

/**
 * Through each way that has not delivered it yet. One that fails, or failed lately, is to be tried again when its time has
 * come (`retryAt`): no other waits for it, and it is no operator's business.
 */
export async function reachPlayer<G>(
  host: HostContext<G>,
  delivery: Delivery,
  player: Player,
  telling: Telling,
): Promise<{ readonly retryAt?: number }> {
  const later: number[] = [];
  const off: string[] = [];
  const through = async (reach: Reach, health: ChannelHealth | undefined): Promise<void> => {
    const way = reachName(reach);
    if (telling.has(way)) return;
    const said = await telling.say(reach);
    if (!said) return;
    const { failed, sent } = await tried(host, delivery, player, reach, withOff(said, off), health);
    if (failed?.offAt !== undefined) off.push(reach.channel);
    else if (failed) later.push(failed.retryAt);
    else await telling.delivered(way, sent);
  };
  const withHealth = (reaches: readonly Reach[]) =>
    Promise.all(reaches.map(async (reach) => ({ reach, health: await channelHealth(host.db, player.id, reach) })));
  const known = await withHealth(player.reach);
  for (const { reach, health } of known) if (health?.offAt !== undefined) off.push(reach.channel);
  for (const { reach, health } of known) if (health?.offAt === undefined) await through(reach, health);
  if (off.length === player.reach.length)
    for (const { reach, health } of await withHealth(delivery.fallback)) await through(reach, health);
  return later.length > 0 ? { retryAt: Math.min(...later) } : {};
}

/** What was switched off is said through what still works. */
function withOff(message: Message, off: readonly string[]): Message {
  if (off.length === 0) return message;
  const { told } = message;
  return { ...message, off: [...off], ...(told && { told: alsoOff(told, off) }) } as Message;
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
