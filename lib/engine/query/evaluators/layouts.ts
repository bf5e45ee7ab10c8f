import type { Game } from "../../game.ts";
import { cardOf, type ObjectId } from "../../state/ids.ts";
import { currentOrLastKnown, definitionOf } from "../../state/objects.ts";
import { copyOn } from "../characteristics/copiable.ts";

/** 712.1: its card has two faces, whatever it has become; a double-faced token has no card. */
export function isDoubleFacedCard(game: Game, id: ObjectId): boolean {
  const definition = currentOrLastKnown(game.state, id)?.definition ?? game.state.cards[cardOf(id)]?.[0];
  if (definition === undefined || definition < 0) return false;
  const { layout } = game.pool.cards[definition]!;
  return layout === "transform" || layout === "modal_dfc" || layout === "meld";
}

/** 715.2b: it is, or is a copy of, a card with an Adventure. */
export function hasAdventure(game: Game, id: ObjectId): boolean {
  const object = currentOrLastKnown(game.state, id);
  if (object?.faceDown !== undefined) return false;
  const copy = copyOn(game, id) ?? object?.copy;
  const definition = copy?.definition ?? object?.definition ?? definitionOf(game.state, id);
  return game.pool.cards[definition]?.layout === "adventure";
}
