/** When a player rests, in their own time zone. Times are epoch milliseconds; the zone is an IANA name. */
export interface Calendar {
  readonly zone: string;
  /** Wall-clock times "HH:MM", every day; over midnight if `from` is later than `to`, never if they are the same. */
  readonly quiet?: { readonly from: string; readonly to: string };
  /** From Saturday 00:00 to Monday 00:00. */
  readonly weekends?: boolean;
}

const DAY = 86_400_000;
const SATURDAY = 6;

/** The time when, from `from` on, so much time has passed that was not rest. `ms` must not be negative. */
export function after(calendar: Calendar | undefined, from: number, ms: number): number {
  let at = from;
  let left = ms;
  for (const [start, end] of calendar ? rests(calendar, from) : []) {
    if (start > at) {
      if (left <= start - at) break;
      left -= start - at;
    }
    at = Math.max(at, end);
  }
  return at + left;
}

/** How much time between these two was not rest; 0 if `to` is earlier than `from`. */
export function between(calendar: Calendar | undefined, from: number, to: number): number {
  let at = from;
  let spent = 0;
  for (const [start, end] of calendar ? rests(calendar, from) : []) {
    if (start >= to) break;
    spent += Math.max(0, start - at);
    at = Math.max(at, end);
  }
  return spent + Math.max(0, to - at);
}

/** When the rest of this moment ends, or undefined if it is none. */
export function restUntil(calendar: Calendar, now: number): number | undefined {
  const until = after(calendar, now, 0);
  return until > now ? until : undefined;
}

/** Rests that are not over at `from`, by their beginning; they may overlap. Without end if there are any. */
function* rests(calendar: Calendar, from: number): Generator<readonly [number, number]> {
  const { quiet, weekends } = calendar;
  const nights = quiet && quiet.from !== quiet.to ? { from: minutes(quiet.from), to: minutes(quiet.to) } : undefined;
  if (!nights && !weekends) return;
  const wall = wallClock(calendar.zone);
  const today = Math.floor(wall(from) / DAY) * DAY;
  for (let day = today - 2 * DAY; ; day += DAY) {
    const found: [number, number][] = [];
    if (weekends && new Date(day).getUTCDay() === SATURDAY) found.push([day, day + 2 * DAY]);
    if (nights) found.push([day + nights.from, day + nights.to + (nights.to < nights.from ? DAY : 0)]);
    for (const [start, end] of found) {
      const until = instant(wall, end);
      if (until > from) yield [instant(wall, start), until];
    }
  }
}

/** What the clocks on the wall show at an instant, written as if it were UTC. */
type Wall = (at: number) => number;

function wallClock(zone: string): Wall {
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    hourCycle: "h23",
    ...{ year: "numeric", month: "numeric", day: "numeric", hour: "numeric", minute: "numeric", second: "numeric" },
  });
  return (at) => {
    const shown = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
    const part = (type: Intl.DateTimeFormatPartTypes) => shown.get(type) ?? 0;
    const wholeSeconds = Date.UTC(
      part("year"),
      part("month") - 1,
      part("day"),
      part("hour"),
      part("minute"),
      part("second"),
    );
    return wholeSeconds + (((at % 1000) + 1000) % 1000);
  };
}

/** The instant at which the wall shows this: the earlier one of two; for one that is skipped in spring, as much later. */
function instant(wall: Wall, shown: number): number {
  const candidates = [shown - DAY, shown + DAY].map((near) => shown - (wall(near) - near));
  const right = candidates.filter((at) => wall(at) === shown);
  return right.length > 0 ? Math.min(...right) : Math.max(...candidates);
}

const minutes = (clock: string): number => (Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))) * 60_000;
