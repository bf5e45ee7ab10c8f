import type { Game } from "../../game.ts";
import { cardObject, cardOf, type ObjectId, type Seat } from "../../state/ids.ts";
import { definitionOf, ownerOf } from "../../state/objects.ts";
import { compiledCard } from "../characteristics/compiled.ts";
import { colorIdentity, identityOf } from "./colorIdentity.ts";

/**
 * 400.11b: the cards a player owns outside the game and may bring into it. 903.11: where there are commanders, none by a name
 * that a card of theirs in the game or in their starting deck has, and none of a color that is not in their identity.
 */
export function fromOutside(game: Game, player: Seat): readonly ObjectId[] {
  const { state } = game;
  const outside = state.players[player]!.outside ?? [];
  if (outside.length === 0 || state.commanders === undefined) return outside;
  const there = new Set(outside.map(cardOf));
  const nameOf = (id: ObjectId): string => compiledCard(game, definitionOf(state, id)).definition.name;
  const inGame = new Set<string>();
  for (const card of state.cards.keys()) {
    const id = cardObject(card, 0);
    if (!there.has(card) && ownerOf(state, id) === player) inGame.add(nameOf(id));
  }
  const allowed = colorIdentity(game, player);
  return outside.filter((id) => !inGame.has(nameOf(id)) && (identityOf(game, id) & ~allowed) === 0);
}
