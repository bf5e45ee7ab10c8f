import type { Game } from "../../game.ts";
import type { ObjectId } from "../../state/ids.ts";
import { definitionOf } from "../../state/objects.ts";
import { compiledCard } from "../characteristics/compiled.ts";
import { copyOn } from "../characteristics/copiable.ts";

/** Whether there are manual cards in this game at all. */
export function hasManual({ derived, pool }: Game): boolean {
  derived.manual.some ??= pool.cards.some(({ manual }) => manual === true);
  return derived.manual.some;
}

/** Whether the text of this object is carried out by hand: it is a manual card, or a copy of one (707.2). */
export function isManual(game: Game, id: ObjectId): boolean {
  if (!hasManual(game) || game.state.objects[id]?.kind === "ability") return false;
  const definition = copyOn(game, id)?.definition ?? definitionOf(game.state, id);
  return compiledCard(game, definition).definition.manual === true;
}
