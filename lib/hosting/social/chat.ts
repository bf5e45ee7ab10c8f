import type { Seat } from "../../engine/state/ids.ts";
import type { ChatLine } from "../api.ts";
import type { Changed } from "../commit/changed.ts";
import { Refused } from "../refusal.ts";
import { isBot, type Opened, seatsOf } from "../storage/open.ts";
import { atSeat, socialOf } from "./social.ts";

/** Chat between players and notes to oneself; both go on when the game is over. What is said is told in linked chats. */

/** Of a game; each seat has its share, so that nobody's lines push out another's. */
const MOST_LINES = 100;
/** Nobody says all that is kept of them in less. */
const PACE_MS = 10 * 60_000;

/** `via`: where everybody at that chat has read it already. */
export function say<G>(
  { record, game }: Opened<G>,
  seat: Seat,
  { text, via }: Pick<ChatLine, "text" | "via">,
  now: number,
): Changed<G> {
  const social = socialOf(record);
  const share = Math.floor(MOST_LINES / record.asks.length);
  const mine = social.chat.filter((line) => line.seat === seat);
  const oldest = mine.length < share ? undefined : mine[mine.length - share];
  if (oldest && now - oldest.at < PACE_MS) {
    const retryAfter = Math.ceil((oldest.at + PACE_MS - now) / 1000);
    const detail = `That was a lot to say: ${share} lines in ten minutes. Try again in ${retryAfter} s.`;
    throw new Refused(429, "too-much-chat", detail, { retryAfter });
  }
  const line: ChatLine = { seat, at: now, text, ...(via && { via }) };
  const chat = [...social.chat.filter((one) => one !== oldest), line];
  const hears = (other: Seat): boolean =>
    other !== seat && !isBot(record, other) && !social.muted[other]?.includes(seat);
  const news = seatsOf(record).flatMap((other) => (hears(other) ? [{ seat: other, kind: "said" as const }] : []));
  return { game, events: [], social: { ...social, chat }, news };
}

/** Only the muting seat sees any of it. */
export function mute<G>({ record, game }: Opened<G>, seat: Seat, whom: Seat, muted: boolean): Changed<G> {
  if (whom === seat || record.asks[whom] === undefined)
    throw new Refused(422, "nobody-to-mute", `There is no other player in seat ${whom}.`);
  const social = socialOf(record);
  const others = (social.muted[seat] ?? []).filter((one) => one !== whom);
  const now = muted ? [...others, whom] : others;
  return { game, events: [], social: { ...social, muted: atSeat(social.muted, seat, now) } };
}

export function note<G>({ record, game }: Opened<G>, seat: Seat, text: string): Changed<G> {
  const social = socialOf(record);
  return { game, events: [], social: { ...social, notes: atSeat(social.notes, seat, text) } };
}

/** The lines this seat wants to see. */
export const chatFor = (record: Parameters<typeof socialOf>[0], seat: Seat): readonly ChatLine[] => {
  const { chat, muted } = socialOf(record);
  return chat.filter((line) => !muted[seat]?.includes(line.seat));
};
