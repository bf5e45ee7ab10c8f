import type { ClockRules, Pace } from "../api.ts";
import { after, between, type Calendar } from "./calendar.ts";

/** The clock of one seat. It runs only while the game waits for that seat. Times are epoch milliseconds, lengths too. */
export interface SeatClock {
  readonly reserveMs: number;
  /** What is left of the seat's vacation. */
  readonly vacationMs: number;
  /** Misses that are still forgiven. */
  readonly excused: number;
  /** Misses since the player last answered. */
  readonly missed: number;
  /** When it stands still besides; as agreed on for this game. */
  readonly calendar?: Calendar;
  /** On vacation until then. */
  readonly awayUntil?: number;
  /** The end of the player's vacation that was last taken over here; the budget of this game may have been less. */
  readonly follows?: number;
  readonly running?: Running;
}

export interface Running {
  readonly since: number;
  /** When the allowance is used up and the reserve begins. */
  readonly allowanceEndsAt: number;
  readonly dueAt: number;
  /** It ran out, and an opponent may claim the game. */
  readonly claimable?: true;
  /** What was answered was taken back: until another is asked, no further question has time of its own. */
  readonly tookBack?: true;
}

const DAY = 86_400_000;

/** How this game's clocks go; undefined if none do. */
export function rulesOf({ clock, concedeAfterMs }: Pace): ClockRules | undefined {
  if (clock || concedeAfterMs === undefined) return clock;
  return { each: "move", allowanceMs: concedeAfterMs, onTimeout: "forfeit" };
}

export const freshClock = (rules: ClockRules | undefined): SeatClock => ({
  reserveMs: rules?.reserveMs ?? 0,
  vacationMs: (rules?.vacationDays ?? 0) * DAY,
  excused: rules?.excusedMisses ?? 0,
  missed: 0,
});

/** A full allowance, and behind it the reserve. A vacation comes first. */
export function start(clock: SeatClock, rules: ClockRules, now: number): SeatClock {
  const from = Math.max(now, clock.awayUntil ?? now);
  const allowanceEndsAt = after(clock.calendar, from, rules.allowanceMs);
  const dueAt = after(clock.calendar, allowanceEndsAt, clock.reserveMs);
  return { ...clock, running: { since: now, allowanceEndsAt, dueAt } };
}

/** What was used beyond the allowance is taken from the reserve. */
export function stop({ running, ...clock }: SeatClock, now: number): SeatClock {
  if (!running) return clock;
  const over = between(clock.calendar, running.allowanceEndsAt, Math.min(now, running.dueAt));
  return { ...clock, reserveMs: Math.max(0, clock.reserveMs - over) };
}

/** A vacation from now on; undefined if the budget does not cover it. One that has begun is replaced. */
export function goAway(clock: SeatClock, ms: number, now: number): SeatClock | undefined {
  const back = comeBack(clock, now);
  if (ms > back.vacationMs) return undefined;
  const away = { ...back, vacationMs: back.vacationMs - ms, awayUntil: now + ms };
  return shifted(away, now, now + ms);
}

/** Ends a vacation; whole days that were not used return to the budget. */
export function comeBack(clock: SeatClock, now: number): SeatClock {
  const { awayUntil, ...back } = clock;
  if (awayUntil === undefined || awayUntil <= now) return back;
  const unused = Math.floor((awayUntil - now) / DAY) * DAY;
  return shifted({ ...back, vacationMs: back.vacationMs + unused }, awayUntil, now);
}

/** Nobody could have answered from `from` to `to`, or no clock was to go: what was running then has as much left after it. */
export function givenBack(clock: SeatClock, from: number, to: number): SeatClock {
  const { running, awayUntil = 0 } = clock;
  if (!running || running.claimable) return clock;
  // A clock that was due before had run out in time.
  const stood = Math.max(from, running.since, awayUntil);
  return stood >= to || running.dueAt <= stood ? clock : shifted(clock, stood, to);
}

/** As much time left at `to` as there was at `from`; what was used of the reserve by then is charged, and nothing in between. */
function shifted(clock: SeatClock, from: number, to: number): SeatClock {
  const { running, calendar } = clock;
  if (!running) return clock;
  const move = (end: number) => (end < from ? end : after(calendar, to, between(calendar, from, end)));
  const used = Math.min(clock.reserveMs, between(calendar, running.allowanceEndsAt, Math.min(from, running.dueAt)));
  return {
    ...clock,
    reserveMs: clock.reserveMs - used,
    running: {
      ...running,
      allowanceEndsAt: used > 0 ? to : move(running.allowanceEndsAt),
      dueAt: move(running.dueAt),
    },
  };
}

/** When so large a part of all the time the clock had is used up. */
export function partUsedAt({ running, calendar }: SeatClock, part: number): number | undefined {
  if (!running) return undefined;
  return after(calendar, running.since, part * between(calendar, running.since, running.dueAt));
}
