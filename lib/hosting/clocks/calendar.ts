import * as Instant from "temporal-polyfill/fns/Instant";
import * as PlainDateTime from "temporal-polyfill/fns/PlainDateTime";
import * as ZonedDateTime from "temporal-polyfill/fns/ZonedDateTime";

/** When a player rests, in their own time zone. Times are epoch milliseconds; the zone is an IANA name. */
export interface Calendar {
  readonly zone: string;
  /** Wall-clock times "HH:MM", every day; over midnight if `from` is later than `to`, never if they are the same. */
  readonly quiet?: { readonly from: string; readonly to: string };
  /** From Saturday 00:00 to Monday 00:00. */
  readonly weekends?: boolean;
}

const SATURDAY = 6;
const DAY = 86_400_000;
const WEEK = 7 * DAY;
/** From where not even a week is left before the clocks are changed, to where that is a day ago. */
const OVER_A_CHANGE = 2 * WEEK;

/** The time when, from `from` on, so much time has passed that was not rest. `ms` must not be negative. */
export function after(calendar: Calendar | undefined, from: number, ms: number): number {
  if (!calendar || !hasRests(calendar)) return from + ms;
  let at = from;
  let left = ms;
  while (left > WEEK) {
    // Something is left over: where a week's time ends within a rest, it ended before that.
    const [weeks, worked] = alikeWeeks(calendar, at, (worked) => Math.ceil(left / worked) - 1);
    at += weeks * WEEK;
    left -= weeks * worked;
    const spent = betweenByDays(calendar, at, at + OVER_A_CHANGE);
    if (left <= spent) break;
    at += OVER_A_CHANGE;
    left -= spent;
  }
  return afterByDays(calendar, at, left);
}

/** How much time between these two was not rest; 0 if `to` is earlier than `from`. */
export function between(calendar: Calendar | undefined, from: number, to: number): number {
  if (!calendar || !hasRests(calendar)) return Math.max(0, to - from);
  let at = from;
  let spent = 0;
  while (to - at > WEEK + OVER_A_CHANGE) {
    const [weeks, worked] = alikeWeeks(calendar, at, () => Math.floor((to - at) / WEEK));
    at += weeks * WEEK;
    spent += weeks * worked;
    const next = Math.min(to, at + OVER_A_CHANGE);
    spent += betweenByDays(calendar, at, next);
    at = next;
  }
  return spent + betweenByDays(calendar, at, to);
}

/**
 * Whole weeks from here on, `most` of them at most, in which no clocks are changed: in each as much time is no rest. A year day by
 * day takes a third of a second, and a hand-off asks for it several times.
 */
function alikeWeeks(
  { zone, ...rest }: Calendar,
  from: number,
  most: (worked: number) => number,
): readonly [weeks: number, worked: number] {
  const worked = betweenByDays({ zone: "UTC", ...rest }, 0, WEEK);
  const before = Instant.toZonedDateTimeISO(Instant.fromEpochMilliseconds(Math.floor(from) - DAY), zone);
  const change = ZonedDateTime.getTimeZoneTransition(before, "next")?.epochMilliseconds ?? Number.POSITIVE_INFINITY;
  const alike = Math.floor((change - DAY - from) / WEEK);
  return [Math.max(0, Math.min(alike, most(worked))), worked];
}

function afterByDays(calendar: Calendar, from: number, ms: number): number {
  let at = from;
  let left = ms;
  for (const [start, end] of rests(calendar, from)) {
    if (start > at) {
      if (left <= start - at) break;
      left -= start - at;
    }
    at = Math.max(at, end);
  }
  return at + left;
}

function betweenByDays(calendar: Calendar, from: number, to: number): number {
  let at = from;
  let spent = 0;
  for (const [start, end] of rests(calendar, from)) {
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

/** When their wall next shows this time of day ("HH:MM"), after now; if they rest then, when that ends. */
export function nextTime(calendar: Calendar, clock: string, now: number): number {
  const { zone } = calendar;
  const here = Instant.toZonedDateTimeISO(Instant.fromEpochMilliseconds(Math.floor(now)), zone);
  let day = PlainDateTime.startOfDay(ZonedDateTime.toPlainDateTime(here));
  for (;;) {
    const at = shownAt(zone, day, minutes(clock));
    if (at > now) return restUntil(calendar, at) ?? at;
    day = PlainDateTime.addDays(day, 1);
  }
}

/** The earlier of two instants at which the wall shows this; for a time that is skipped in spring, as much later. */
const shownAt = (zone: string, midnight: Midnight, minute: number): number =>
  PlainDateTime.toZonedDateTime(PlainDateTime.addMinutes(midnight, minute), zone).epochMilliseconds;

const hasRests = ({ quiet, weekends }: Calendar): boolean =>
  weekends === true || (quiet !== undefined && quiet.from !== quiet.to);

/** Rests that are not over at `from`, by their beginning; they may overlap. Without end: there have to be any. */
function* rests({ zone, quiet, weekends }: Calendar, from: number): Generator<readonly [number, number]> {
  const nights = quiet && quiet.from !== quiet.to ? { from: minutes(quiet.from), to: minutes(quiet.to) } : undefined;
  const shown = (midnight: Midnight, minute: number): number => shownAt(zone, midnight, minute);
  const now = Instant.toZonedDateTimeISO(Instant.fromEpochMilliseconds(Math.floor(from)), zone);
  const today = PlainDateTime.startOfDay(ZonedDateTime.toPlainDateTime(now));
  for (let day = PlainDateTime.subtractDays(today, 2); ; day = PlainDateTime.addDays(day, 1)) {
    const found: [number, number][] = [];
    if (weekends && PlainDateTime.dayOfWeek(day) === SATURDAY) found.push([0, 2 * DAY_MINUTES]);
    if (nights) found.push([nights.from, nights.to + (nights.to < nights.from ? DAY_MINUTES : 0)]);
    for (const [start, end] of found) {
      const until = shown(day, end);
      if (until > from) yield [shown(day, start), until];
    }
  }
}

type Midnight = ReturnType<typeof PlainDateTime.startOfDay>;

const DAY_MINUTES = 24 * 60;
const minutes = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
