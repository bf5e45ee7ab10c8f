import type { Game } from "../game.ts";
import { cardObject, type ObjectId, type Seat } from "../state/ids.ts";
import { isOutside, zoneOf } from "../state/objects.ts";
import { hiddenFrom } from "./visibility.ts";

/**
 * The cards whose faces a player knows: all that are theirs, wherever they are, and of the others' those that they may look at
 * now. What is proposed to a player rests on these alone: it must not tell what else is in the others' decks (400.2).
 */
export function knownCards(game: Game, viewer: Seat): readonly ObjectId[] {
  const { state } = game;
  const hidden = new Set(hiddenFrom(game, viewer));
  const companions = new Set(state.players.map(({ companion }) => companion));
  return state.cards.flatMap(([, owner, incarnation], card) => {
    const id = cardObject(card, incarnation);
    const isOpen = zoneOf(state, id) !== undefined ? !hidden.has(id) : isOutside(state, id) && companions.has(id);
    return owner === viewer || isOpen ? [id] : [];
  });
}
