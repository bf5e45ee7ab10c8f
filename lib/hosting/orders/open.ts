import type { Engine } from "../../engine/api.ts";
import type { Decision } from "../../engine/decisions.ts";
import type { Seat } from "../../engine/state/ids.ts";

/** What is open, where several are asked. */

/** 101.4: each has to answer before anything goes on. Of priority in several turns (807.5a) every question is one by itself. */
export const areSimultaneous = (open: readonly Decision[]): boolean =>
  open.length > 1 && open.some(({ ask }) => ask !== "priority");

/** What this seat is asked, or else what somebody is. */
export function nextOpen<G>(engine: Engine<G>, game: G, seat: Seat): Decision | undefined {
  const open = engine.pending(game);
  return open.find(({ decidedBy }) => decidedBy === seat) ?? open[0];
}
