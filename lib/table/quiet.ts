import type { QuietHours } from "./api.ts";

const MINUTE = 60_000;
const DAY = 24 * 60;

/**
 * When these quiet hours end, or undefined if it is not quiet now. Reckoned from the wall clock, so the end is an hour
 * off in the one night a year the clocks change; the notice is then checked again.
 */
export function quietUntil({ zone, from, to }: QuietHours, now: number): number | undefined {
  const clock = new Intl.DateTimeFormat("en-GB", { timeZone: zone, hour: "2-digit", minute: "2-digit" });
  const [minute, start, end] = [minutes(clock.format(now)), minutes(from), minutes(to)];
  const since = (minute - start + DAY) % DAY;
  const length = (end - start + DAY) % DAY;
  if (since >= length) return undefined;
  return Math.floor(now / MINUTE) * MINUTE + (length - since) * MINUTE;
}

const minutes = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
