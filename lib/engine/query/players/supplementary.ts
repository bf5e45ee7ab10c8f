import type { Game } from "../../game.ts";
import { type Bits, TYPE_BIT } from "../../state/bits.ts";
import { isCardObject, type ObjectId, type Seat } from "../../state/ids.ts";
import { currentOrLastKnown, definitionOf, ownerOf } from "../../state/objects.ts";
import { compiledFace } from "../characteristics/compiled.ts";

/** 100.2d: supplementary decks, of which a card's type says which it is in. */
export type SupplementaryDeck = "planar" | "scheme" | "attraction";

const TYPES: Readonly<Record<Exclude<SupplementaryDeck, "attraction">, Bits>> = {
  planar: TYPE_BIT.plane | TYPE_BIT.phenomenon,
  scheme: TYPE_BIT.scheme,
};

/** Whether this card is, by what is printed on it, one of such a deck. */
export function isOfDeck(game: Game, deck: SupplementaryDeck, definition: number): boolean {
  const { types, subtypes } = compiledFace(game, definition);
  return deck === "attraction" ? subtypes.includes("Attraction") : (types & TYPES[deck]) !== 0;
}

/** Whether this is a plane or phenomenon, or an ability of one on the stack, or was. */
export function isPlanar(game: Game, id: ObjectId): boolean {
  const { state } = game;
  if (state.planar === undefined) return false;
  const of = currentOrLastKnown(state, id)?.source ?? id;
  return isCardObject(of) && isOfDeck(game, "planar", definitionOf(state, of));
}

/** The top card is last. */
export const supplementaryDeck = (game: Game, player: Seat, deck: SupplementaryDeck): readonly ObjectId[] =>
  (game.state.players[player]!.supplementary ?? []).filter((id) => isOfDeck(game, deck, definitionOf(game.state, id)));

/** What is face up in the command zone of such decks, of all players or of one. */
export const faceUpOf = (game: Game, deck: SupplementaryDeck, owner?: Seat): readonly ObjectId[] =>
  game.state.command.filter(
    (id) =>
      (game.state.objects[id]?.kind ?? "card") === "card" &&
      (owner === undefined || ownerOf(game.state, id) === owner) &&
      isOfDeck(game, deck, definitionOf(game.state, id)),
  );
