import { counted } from "./voice.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "2 days 4 hours", as exactly as anybody wants to know it. */
export function lasting(ms: number): string {
  if (ms < MINUTE) return "less than a minute";
  if (ms < HOUR) return counted(Math.floor(ms / MINUTE), "minute");
  const days = Math.floor(ms / DAY);
  const hours = Math.floor((ms % DAY) / HOUR);
  if (days === 0) return counted(hours, "hour");
  return days > 6 || hours === 0 ? counted(days, "day") : `${counted(days, "day")} ${counted(hours, "hour")}`;
}

/** "2 days 4 hours left", or that there is none. */
export const left = (dueAt: number, now: number): string =>
  dueAt <= now ? "time is up" : `${lasting(dueAt - now)} left`;

const WHEN: Intl.DateTimeFormatOptions = {
  weekday: "short",
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
};
export const when = (at: number): string => new Date(at).toLocaleString(undefined, WHEN);
