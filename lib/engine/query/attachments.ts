import type { Game } from "../game.ts";
import type { Entity, ObjectId } from "../state/ids.ts";
import { affectedBy, lastingByUse } from "./characteristics/lasting.ts";

/** What is attached to an object now, or was as it left (603.10a). */
export function attachedTo(game: Game, id: Entity): readonly ObjectId[] {
  const known = game.state.lastKnown[id]?.attachments;
  if (known !== undefined) return known;
  return attachmentsIn(game).get(id) ?? NONE;
}

const NONE: readonly ObjectId[] = [];

/** Everything attached, by what it is attached to; what leaves together asks for all of it at one moment. */
function attachmentsIn({ state, derived, journal }: Game): ReadonlyMap<Entity, readonly ObjectId[]> {
  if (derived.attached?.at === journal.changes) return derived.attached.by;
  const by = new Map<Entity, ObjectId[]>();
  for (const id of state.battlefield) {
    const { attachedTo: to } = state.objects[id]!;
    if (to === undefined) continue;
    const others = by.get(to);
    if (others === undefined) by.set(to, [id]);
    else others.push(id);
  }
  derived.attached = { at: journal.changes, by };
  return by;
}

/** 702.95b-d: every creature that is paired, with its other. */
export function pairsIn(game: Game): ReadonlyMap<ObjectId, ObjectId> {
  const pairs = new Map<ObjectId, ObjectId>();
  for (const effect of lastingByUse(game).pairing) {
    const [one, other] = effect.objects ?? [];
    if (one === undefined || other === undefined) continue;
    const paired = affectedBy(game, effect);
    if (paired.has(one)) pairs.set(one, other);
    if (paired.has(other)) pairs.set(other, one);
  }
  return pairs;
}

/** 702.95b-d: the one creature this one is paired with. */
export function pairOf(game: Game, id: ObjectId): ObjectId | undefined {
  const pair = lastingByUse(game).pairing.find((effect) => affectedBy(game, effect).has(id))?.objects;
  return pair?.find((other) => other !== id);
}
