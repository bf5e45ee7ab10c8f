import { useEffect, useState } from "preact/hooks";
import { lasting, left } from "../../../lib/words/time.ts";
import { say, speech } from "../../language.ts";
import type { Doing } from "../../net/session.ts";
import type { SeatSnapshot } from "../../net/wire.ts";

const DAY = 86_400_000;
const SOON = 12 * 3_600_000;

/** The time, anew each half minute. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** How long the open question may wait, and a reminder at a time one chooses. */
export function Clock({ look, does }: { look: SeatSnapshot; does(doing: Doing): void }) {
  const { dueAt, clock, remindAt } = look;
  const now = useNow();
  if (dueAt === undefined && remindAt === undefined && !clock) return null;
  const facts = [
    ...(clock && clock.reserveMs > 0 ? [say("beside.inReserve", { lasting: lasting(clock.reserveMs, speech) })] : []),
    ...(clock && clock.excused > 0 ? [say("terms.misses", { n: clock.excused })] : []),
    ...(clock && clock.vacationMs >= DAY
      ? [say("beside.vacationHere", { days: say("things.day", { n: Math.floor(clock.vacationMs / DAY) }) })]
      : []),
  ];
  return (
    <details class={`clock ${dueAt !== undefined && dueAt - now < SOON ? "is-short" : ""}`}>
      <summary>
        {dueAt === undefined && say("beside.time")}
        {dueAt !== undefined && <b>{left(dueAt, now, speech)}</b>}
        {dueAt !== undefined && dueAt > now && (
          <>
            , {say("beside.until")} <time dateTime={new Date(dueAt).toISOString()}>{speech.when(dueAt)}</time>
          </>
        )}
      </summary>
      {facts.length > 0 && <p class="quiet-text">{facts.join(" · ")}</p>}
      {look.view.pending.length > 0 && <Reminder remindAt={remindAt} dueAt={dueAt} now={now} does={does} />}
    </details>
  );
}

interface ReminderProps {
  readonly remindAt: number | undefined;
  readonly dueAt: number | undefined;
  readonly now: number;
  does(doing: Doing): void;
}

function Reminder({ remindAt, dueAt, now, does }: ReminderProps) {
  const choices: readonly (readonly [string, number])[] = [
    [say("beside.inThreeHours"), now + 3 * 3_600_000],
    [say("beside.thisEvening"), todayAt(19)],
    [say("beside.tomorrow"), todayAt(8) + DAY],
    [say("beside.inThreeDays"), now + 3 * DAY],
  ];
  const open = choices.filter(([, at]) => at > now + 60_000 && (dueAt === undefined || at < dueAt));
  if (remindAt !== undefined)
    return (
      <p class="quiet-text">
        {say("beside.reminded", { when: speech.when(remindAt) })}{" "}
        <button type="button" class="link" onClick={() => does({ do: "remindMe", at: null })}>
          {say("beside.doNotRemind")}
        </button>
      </p>
    );
  if (open.length === 0) return null;
  return (
    <label class="remind">
      {say("beside.remindMe")}
      <select
        value=""
        onChange={({ currentTarget }) => {
          const at = Number(currentTarget.value);
          if (at > 0) does({ do: "remindMe", at });
        }}
      >
        <option value="">{say("beside.never")}</option>
        {open.map(([words, at]) => (
          <option key={words} value={at}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

function todayAt(hour: number): number {
  const day = new Date();
  day.setHours(hour, 0, 0, 0);
  return day.getTime();
}
