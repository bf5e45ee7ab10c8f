import type { Seat } from "../../lib/engine/state/ids.ts";
import type { Voice } from "../../lib/words/voice.ts";

/** English grammar of views that are not in the catalogs yet. */
export const counted = (number: number, one: string, many = `${one}s`): string =>
  number === 1 ? `1 ${one}` : `${number} ${many}`;
export const possessive = (voice: Voice, seat: Seat): string =>
  seat === voice.me ? "your" : `${voice.nameOf(seat)}’s`;
export const does = (voice: Voice, seat: Seat, you: string, others: string): string =>
  `${voice.subject(seat)} ${seat === voice.me ? you : others}`;
