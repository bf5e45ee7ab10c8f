import { rulesOf, start } from "../clocks/clock.ts";
import { clockDue, clocksOf } from "../clocks/clocks.ts";
import { unready } from "../match/match.ts";
import { nextGameOf } from "../match/nextGame.ts";
import { type Due, type GameRecord, isSettled, isWorking } from "../storage/record.ts";
import type { Changed } from "./changed.ts";
import type { Questions } from "./questionsAfter.ts";

type After = Omit<GameRecord, "due">;

/** What there is to do at a time in the next version: by the clocks, and for the game that follows. */
export function dueAfter(
  before: GameRecord,
  changed: Changed<unknown>,
  after: After,
  { isNew }: Pick<Questions, "isNew">,
  now: number,
): readonly Due[] {
  const { asks, handoffs, over } = after;
  const isOpen = ({ seat, ask }: Due): boolean => handoffs.some((one) => one.seat === seat && one.ask === ask);
  const due = clockDue(before, changed, { clocks: clocksOf(after), asks, isNew, now }).filter(
    (one) => one.kind === "next" || (isOpen(one) && (!over || one.kind === "held")),
  );
  const next = nextGameDue(before, after, now);
  const others = due.filter(({ kind }) => !ANEW.has(kind) && (next === undefined || kind !== "next"));
  return [
    ...others,
    ...silences(after),
    ...(next ? [next] : []),
    ...archiving(before, after, now),
    ...(isWorking(after) ? [{ ...WORK, at: now + RESUMED_AFTER_MS }] : []),
  ];
}

/** What follows from the next version alone. */
const ANEW: ReadonlySet<Due["kind"]> = new Set(["work", "consent", "archive"]);

/** When whoever has not objected to what is to be done by hand has agreed. */
const silences = ({ blob }: After): Due[] =>
  (blob.social?.proposals ?? []).flatMap(({ id, manual, acceptedAt }) =>
    acceptedAt === undefined ? [] : [{ at: acceptedAt, kind: "consent", seat: manual.by, ask: id }],
  );

/** A message that the system should go on with it is on its way; if it is lost, the sweeper sends another. */
const RESUMED_AFTER_MS = 60_000;
const WORK = { kind: "work", seat: 0, ask: 0 } as const;

/** For so long something is said about it, and another begun. */
export const ARCHIVED_AFTER_MS = 30 * 86_400_000;
/** Of one that was archived and has changed: what was taken out of it is still in the archive. */
const ARCHIVED_AGAIN_AFTER_MS = 3_600_000;

/** When a game that is over moves out of the table. */
function archiving(before: GameRecord, after: After, now: number): Due[] {
  if (!isSettled(after)) return [];
  const set = after.archive === undefined && before.due.find(({ kind }) => kind === "archive");
  const at = now + (after.archive === undefined ? ARCHIVED_AFTER_MS : ARCHIVED_AGAIN_AFTER_MS);
  return [set || { at, kind: "archive", seat: 0, ask: 0 }];
}

/** When to start the game that follows: now, if everybody is ready; else when the time for exchanging cards is over. */
function nextGameDue(before: GameRecord, after: After, now: number): Due | undefined {
  const next = (at: number): Due => ({ at, kind: "next", seat: 0, ask: 0 });
  if (nextGameOf(after)) return nextGameOf(before) ? undefined : next(now);
  const match = after.blob.social?.setup?.match;
  const rules = rulesOf(after.blob.pace);
  if (before.over || !match || !rules || unready(match).length === 0) return undefined;
  return next(Math.max(...clocksOf(after).map((clock) => start(clock, rules, now).running?.allowanceEndsAt ?? now)));
}
