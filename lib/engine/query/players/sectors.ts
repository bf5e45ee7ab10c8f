import type { GameEvent } from "../../events.ts";
import type { Game } from "../../game.ts";
import type { ObjectId } from "../../state/ids.ts";
import { isSectorMark, sectorOf } from "../../state/objects.ts";
import { characteristicsOf } from "../characteristics/characteristics.ts";

const isSculptor = (game: Game, id: ObjectId): boolean => characteristicsOf(game, id).keywords.has("space sculptor");

/** The permanents with space sculptor (702.158). */
export const sculptors = (game: Game): readonly ObjectId[] =>
  game.state.battlefield.filter((id) => game.state.objects[id]!.phasedOut === undefined && isSculptor(game, id));

/** 702.158b: nobody controls a permanent with space sculptor any more, nor an ability whose source has it. */
export function sectorsVanish(game: Game): readonly GameEvent[] {
  const { battlefield, stack, objects } = game.state;
  const placed = battlefield.filter((id) => sectorOf(objects[id]) !== undefined);
  if (placed.length === 0 || sculptors(game).length > 0) return [];
  if (stack.some((id) => objects[id]!.source !== undefined && isSculptor(game, objects[id]!.source!))) return [];
  return placed.map((object): GameEvent => {
    const marks = objects[object]!.marks!.filter((mark) => !isSectorMark(mark));
    return { e: "mark", object, change: { marks: marks.length > 0 ? marks : undefined } };
  });
}
