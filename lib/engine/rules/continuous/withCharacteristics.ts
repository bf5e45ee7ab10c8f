import type { Game } from "../../game.ts";
import { withoutTrace } from "../../query/characteristics/characteristics.ts";
import type { Characteristics } from "../../runtime.ts";
import type { ObjectId } from "../../state/ids.ts";
import { programOf } from "./layers.ts";

/** Answers a question about an object as if these were its characteristics (601.3e, 614.12). */
export function withCharacteristics<T>(game: Game, id: ObjectId, values: Characteristics, look: () => T): T {
  // Worked out beforehand: working it out forgets everything else.
  programOf(game);
  return withoutTrace(game, id, () => {
    game.derived.characteristics.set(id, values);
    return look();
  });
}
