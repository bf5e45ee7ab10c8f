import type { GameEvent } from "../events.ts";
import type { Characteristics, Game } from "../game.ts";
import { copied, valuesAsCast } from "../query/copiable.ts";
import { definitionOf, ownerOf } from "../state/objects.ts";
import { characteristicsOnEntering } from "./layers.ts";
import { lookingAs } from "./lookingAs.ts";

type Move = Extract<GameEvent, { e: "move" }>;

/** 614.12: answers a question about what enters as it would exist on the battlefield. */
export const lookingAsEntering = <T>(game: Game, event: Move, look: () => T): T =>
  lookingAs(game, event.object, wouldBe(game, event), look);

/** 614.12: what enters, as it would exist on the battlefield. */
export function wouldBe(game: Game, { object, arrival }: Move): Characteristics {
  const controller = arrival?.controller ?? ownerOf(game.state, object);
  const record = game.state.objects[object];
  const copy = arrival?.copy ?? record?.copy;
  if (copy !== undefined && arrival?.faceDown === undefined)
    return characteristicsOnEntering(game, object, copied(game, copy, controller));
  const face = arrival?.face ?? record?.face;
  const as = {
    ...(face !== undefined && { face }),
    ...(arrival?.faceDown && { faceDown: arrival.faceDown }),
    // 702.103b: bestowed, it enters as an Aura.
    ...(record?.cast?.via === "bestow" && arrival?.attachedTo !== undefined && { via: "bestow" }),
    ...((arrival?.prototyped ?? record?.prototyped) && { prototyped: true }),
  };
  return characteristicsOnEntering(game, object, valuesAsCast(game, definitionOf(game.state, object), as, controller));
}
