import type { GameEvent } from "../../events.ts";
import type { Game } from "../../game.ts";
import { compiledCard } from "../../query/characteristics/compiled.ts";
import { copied, halves, valuesAsCast } from "../../query/characteristics/copiable.ts";
import type { Characteristics } from "../../runtime.ts";
import type { ObjectId } from "../../state/ids.ts";
import { definitionOf, ownerOf, zoneOf } from "../../state/objects.ts";
import { characteristicsOnEntering, layeredCharacteristics } from "./layers.ts";
import { withCharacteristics } from "./withCharacteristics.ts";

type Move = Extract<GameEvent, { e: "move" }>;

/** The characteristics of one object; of one that is entering, while what is done as it enters is followed, what it would be. */
export function presentCharacteristics(game: Game, id: ObjectId): Characteristics {
  const { entering, building } = game.execution.scope;
  const looked = entering?.object === id && !building && zoneOf(game.state, id) !== "battlefield";
  return looked ? asEntering(game, entering) : layeredCharacteristics(game, id);
}

/** 614.12: answers a question about what enters as it would exist on the battlefield. */
export const withCharacteristicsAsEntering = <T>(game: Game, event: Move, look: () => T): T =>
  withCharacteristics(game, event.object, asEntering(game, event), look);

/** 614.12: what enters, as it would exist on the battlefield. */
export function asEntering(game: Game, { object, arrival }: Move): Characteristics {
  const controller = arrival?.controller ?? ownerOf(game.state, object);
  const record = game.state.objects[object];
  const copy = arrival?.copy ?? record?.copy;
  if (copy !== undefined && arrival?.faceDown === undefined)
    return characteristicsOnEntering(game, object, copied(game, copy, controller, { unlocked: 0 }), arrival);
  const face = arrival?.face ?? record?.face;
  const as = {
    ...(face !== undefined && { face }),
    ...(arrival?.faceDown && { faceDown: arrival.faceDown }),
    // 702.103b: bestowed, it enters as an Aura.
    ...(record?.cast?.via === "bestow" && arrival?.attachedTo !== undefined && { via: "bestow" }),
    ...((arrival?.prototyped ?? record?.prototyped) && { prototyped: true }),
  };
  const definition = definitionOf(game.state, object);
  // 709.5d
  const isLocked = record?.zone !== "stack" && compiledCard(game, definition).sharesTypeLine;
  const values = isLocked ? halves(game, definition, 0, controller) : valuesAsCast(game, definition, as, controller);
  return characteristicsOnEntering(game, object, values, arrival);
}
