import type { Seat } from "../../engine/state/ids.ts";
import type { Changed } from "../commit/changed.ts";
import type { HostContext } from "../hostContext.ts";
import { gameOver, Refused } from "../refusal.ts";
import type { Opened } from "../storage/open.ts";
import { isChosen, turnOf } from "../storage/record.ts";

/** A reminder at a time the player chose, about the question that is open now; it goes with the question. */
export function remindMe<G>(
  host: HostContext<G>,
  { record, game }: Opened<G>,
  seat: Seat,
  at: number | null,
): Changed<G> {
  if (record.over) throw gameOver();
  const others = record.due.filter((one) => one.seat !== seat || !isChosen(one));
  if (at === null) return { game, events: [], due: others };
  const open = turnOf(record, seat);
  if (!open) throw new Refused(409, "not-asked-yet", "The game does not wait for you: you are told when it does.");
  if (at <= host.now()) throw new Refused(422, "time-is-past", "Choose a time that is still to come.");
  return { game, events: [], due: [...others, { at, kind: "remind", seat, ask: open.ask, chosen: at }] };
}
