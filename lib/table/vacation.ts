import type { Seat } from "../engine/state/ids.ts";
import type { Changed } from "./advance.ts";
import { comeBack, goAway, rulesOf } from "./clock.ts";
import { clocksOf } from "./clocks.ts";
import type { Opened } from "./open.ts";
import { gameOver, Refused } from "./refusal.ts";
import type { Table } from "./table.ts";

const DAY = 86_400_000;

/** Stops the seat's clock for so many days from now on, or ends its vacation with 0. It may play all the same. */
export function vacation<G>(table: Table<G>, { record, game }: Opened<G>, seat: Seat, days: number): Changed<G> {
  if (record.over) throw gameOver();
  const clock = clocksOf(record)[seat];
  if (!clock || !rulesOf(record.inside.pace)?.vacationDays)
    throw new Refused(409, "no-vacation-agreed", "No vacation was agreed on when this game was created.");
  if (clock.running && clock.running.dueAt <= table.now())
    throw new Refused(409, "time-is-up", "Your time has run out. Answer first.");
  const now = table.now();
  const changed = days === 0 ? comeBack(clock, now) : goAway(clock, days * DAY, now);
  if (!changed) {
    const left = Math.floor(comeBack(clock, now).vacationMs / DAY);
    throw new Refused(422, "vacation-used-up", `There are ${left} days of your vacation left.`);
  }
  const detail = days === 0 ? "back" : "away";
  return {
    game,
    events: [{ code: "vacation", seat, detail, ...(days > 0 && { amount: days }) }],
    clocks: clocksOf(record).map((one, at) => (at === seat ? changed : one)),
  };
}
