import type { Handle, PermanentView, SeatView } from "../engine/views.ts";
import { isDrawnElsewhere, looksOf } from "./piles.ts";

/** A fight as it meets across the middle of the table: what attacks, and those that block it. */
export interface Lane {
  readonly attackers: readonly PermanentView[];
  readonly blockers: readonly PermanentView[];
}

/**
 * The lanes of the combat as it stands, in the order of the battlefield. Attackers that nothing blocks and that look the
 * same share a lane; `mark` says what else a thing shows at the moment. What blocks several stands before the first of them.
 */
export function lanesOf(view: SeatView, mark: (id: Handle) => string): readonly Lane[] {
  const blockers = view.battlefield.filter((one) => (one.blocking?.length ?? 0) > 0 && !isDrawnElsewhere(view, one));
  const attackers = view.battlefield.filter((one) => one.attacking !== undefined && !isDrawnElsewhere(view, one));
  const carriers = new Set(view.battlefield.map(({ attachedTo }) => attachedTo));
  const blocked = new Set(blockers.flatMap(({ blocking = [] }) => blocking));
  const lanes = new Map<string, { attackers: PermanentView[]; blockers: PermanentView[] }>();
  for (const one of attackers) {
    const alone = blocked.has(one.id) || carriers.has(one.id);
    const key = alone ? one.id : `${mark(one.id)} ${looksOf(one)}`;
    const lane = lanes.get(key);
    if (lane) lane.attackers.push(one);
    else lanes.set(key, { attackers: [one], blockers: [] });
  }
  for (const one of blockers) {
    const first = one.blocking!.find((id) => lanes.has(id));
    if (first !== undefined) lanes.get(first)!.blockers.push(one);
  }
  return [...lanes.values()];
}

/** Whether it stands in one of the lanes instead of in its controller's rows. */
export function isInLane(lanes: readonly Lane[]): (one: PermanentView) => boolean {
  const there = new Set(lanes.flatMap(({ attackers, blockers }) => [...attackers, ...blockers].map(({ id }) => id)));
  return ({ id }) => there.has(id);
}
