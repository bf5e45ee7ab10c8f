import type { EventPattern } from "../abilities/events.ts";
import type { Game } from "../game.ts";
import { characteristicsOf } from "../query/characteristics.ts";
import type { ObjectId } from "../state/ids.ts";
import { countersOn } from "../state/objects.ts";

/** 714.2d: the greatest chapter number among its chapter abilities; 0 without any. */
export function finalChapter(game: Game, id: ObjectId): number {
  const chapters = characteristicsOf(game, id).abilities.flatMap(({ ability }) =>
    ability.kind === "triggered" ? chaptersOf(ability.when) : [],
  );
  return Math.max(0, ...chapters);
}

const chaptersOf = (when: EventPattern | { readonly on: "state" }): number[] => {
  if (when.on === "anyOf") return when.of.flatMap(chaptersOf);
  return when.on === "counters" && when.kind === "lore" && when.reaches !== undefined ? [when.reaches] : [];
};

/** 704.5s: all chapters have come and none of its chapter abilities is waiting or on the stack. */
export function sagaIsOver(game: Game, id: ObjectId): boolean {
  const final = finalChapter(game, id);
  if (countersOn(game.state, id, "lore") < final) return false;
  const { triggered, stack, objects } = game.state;
  return (
    !triggered.some((t) => t.source === id) && !stack.some((s) => objects[s]!.source === id && objects[s]!.triggered)
  );
}
