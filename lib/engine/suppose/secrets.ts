import type { GameObject } from "../state/gameObject.ts";
import type { ObjectId, Seat } from "../state/ids.ts";

/** Leaves out of these what others than `seat` have chosen in secret for what is on the battlefield. */
export function leaveOutSecrets(
  objects: Record<ObjectId, GameObject>,
  battlefield: readonly ObjectId[],
  seat: Seat,
): void {
  for (const id of battlefield) {
    const { secret, ...object } = objects[id]!;
    if (secret !== undefined && secret.by !== seat) objects[id] = object;
  }
}
