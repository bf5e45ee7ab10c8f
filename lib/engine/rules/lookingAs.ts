import type { Characteristics, Game } from "../game.ts";
import { characteristicsOf } from "../query/characteristics.ts";
import type { ObjectId } from "../state/ids.ts";

/** Answers a question about an object as if these were its characteristics (601.3e, 614.12). */
export function lookingAs<T>(game: Game, id: ObjectId, values: Characteristics, look: () => T): T {
  const { characteristics } = game.derived;
  const now = characteristicsOf(game, id);
  characteristics.set(id, values);
  try {
    return look();
  } finally {
    characteristics.set(id, now);
  }
}
