import type { Speech } from "./speech.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "2 days 4 hours", as exactly as anybody wants to know it. */
export function lasting(ms: number, { say }: Speech): string {
  if (ms < MINUTE) return say("time.lessThanMinute");
  if (ms < HOUR) return say("things.minute", { n: Math.floor(ms / MINUTE) });
  const days = Math.floor(ms / DAY);
  const hours = Math.floor((ms % DAY) / HOUR);
  if (days === 0) return say("things.hour", { n: hours });
  const whole = say("things.day", { n: days });
  if (days > 6 || hours === 0) return whole;
  return say("time.daysHours", { days: whole, hours: say("things.hour", { n: hours }) });
}

/** "2 days 4 hours left", or that there is none. */
export const left = (dueAt: number, now: number, speech: Speech): string =>
  dueAt <= now ? speech.say("time.isUp") : speech.say("time.left", { lasting: lasting(dueAt - now, speech) });
