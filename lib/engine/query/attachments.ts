import type { Game } from "../game.ts";
import type { Entity, ObjectId } from "../state/ids.ts";

/** What is attached to an object now, or was as it left (603.10a). */
export function attachedTo(game: Game, id: Entity): readonly ObjectId[] {
  const known = game.state.lastKnown[id]?.attachments;
  if (known !== undefined) return known;
  return game.state.battlefield.filter((other) => game.state.objects[other]!.attachedTo === id);
}

/** 702.95b-d: the one creature this one is paired with. */
export function pairOf(game: Game, id: ObjectId): ObjectId | undefined {
  const pair = game.state.effects.find((effect) => effect.pairs && effect.objects?.includes(id))?.objects;
  return pair?.find((other) => other !== id);
}
