import type { Changed } from "../commit/changed.ts";
import { type Due, type GameRecord, isChosen } from "../storage/record.ts";
import { freshClock, partUsedAt, rulesOf, type SeatClock, start, stop } from "./clock.ts";

/** The clocks of all seats of a game, from one version to the next. */

type Before = Pick<GameRecord, "blob" | "due" | "asks">;
type Changes = Pick<Changed<unknown>, "answered" | "tookBack" | "clocks" | "due">;

/** A last notice when so much of the time is used. */
const SHORT = 0.8;

export function clocksOf({ blob, asks }: Pick<GameRecord, "blob" | "asks">): readonly SeatClock[] {
  const fresh = freshClock(rulesOf(blob.pace));
  return blob.clocks ?? asks.map(() => fresh);
}

/** Stops the clocks of those who are not waited for any more, and starts those of who now are. Clocks given say all misses. */
export function clocksAfter(
  before: Before,
  { answered, tookBack, clocks: given }: Changes,
  { asked, isNew, now }: { asked: readonly boolean[]; isNew: readonly boolean[]; now: number },
): readonly SeatClock[] {
  const rules = rulesOf(before.blob.pace);
  const clocks = given ?? clocksOf(before);
  if (!rules) return clocks;
  return clocks.map((clock, seat) => {
    if (before.blob.seats[seat]?.bot) return clock;
    const here = answered === seat && given === undefined ? { ...clock, missed: 0 } : clock;
    if (!asked[seat]) return stop(here, now);
    if (!here.running) return start(here, rules, now);
    // Else whoever begins something and takes it back would have as much time as they like.
    if (tookBack && answered === seat) return { ...here, running: { ...here.running, tookBack } };
    // A further question after one's own answer is part of the same hand-off, unless its time was up.
    const goesOn = (rules.each === "handOff" || here.running.tookBack) && now < here.running.dueAt;
    return isNew[seat] && !goesOn ? start(stop(here, now), rules, now) : here;
  });
}

/** What is to be done at a time, after this change. */
export function clockDue(
  before: Before,
  changed: Changes,
  to: { clocks: readonly SeatClock[]; asks: readonly number[]; isNew: readonly boolean[]; now: number },
): readonly Due[] {
  const { remindAfterMs } = before.blob.pace;
  const old = clocksOf(before);
  const restarted = to.clocks.map((clock, seat) => to.isNew[seat] || clock.running !== old[seat]?.running);
  const kept = (changed.due ?? before.due).filter(
    (one) =>
      one.kind === "held" || one.kind === "next" || !restarted[one.seat] || (isChosen(one) && !to.isNew[one.seat]),
  );
  const begun = to.clocks.flatMap((clock, seat): Due[] => {
    const ask = to.asks[seat] ?? 0;
    const dueAt = clock.running?.dueAt;
    const zero: Due[] = dueAt === undefined || clock.running?.claimable ? [] : [{ at: dueAt, kind: "zero", seat, ask }];
    if (!restarted[seat]) return [];
    const short = rulesOf(before.blob.pace)?.each && partUsedAt(clock, SHORT);
    const reminders: Due[] = [
      ...(short === undefined ? [] : [{ at: short, kind: "short", seat, ask } as const]),
      ...(remindAfterMs === undefined ? [] : [{ at: to.now + remindAfterMs, kind: "remind", seat, ask } as const]),
    ];
    return [...reminders.filter(({ at }) => at > to.now && (dueAt === undefined || at < dueAt)), ...zero];
  });
  return [...kept, ...begun];
}
