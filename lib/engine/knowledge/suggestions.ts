import type { Game } from "../game.ts";
import { characteristicsOf } from "../query/characteristics/characteristics.ts";
import { compiledCard } from "../query/characteristics/compiled.ts";
import type { CompiledCard } from "../runtime.ts";
import { CREATURE_TYPES } from "../state/creatureTypes.ts";
import type { ObjectId, Seat } from "../state/ids.ts";
import { definitionOf } from "../state/objects.ts";
import { isCreatureType } from "../state/subtypes.ts";
import { knownCards } from "./knownCards.ts";

/** What is proposed, or comes first, where a player may name anything. */

/** 205.3m: any creature type may be named; those of cards that the player knows come first, the most frequent before all. */
export function creatureTypes(game: Game, player: Seat): readonly string[] {
  const count = new Map<string, number>();
  const add = (subtypes: readonly string[]): void => {
    for (const type of subtypes) if (isCreatureType(type)) count.set(type, (count.get(type) ?? 0) + 1);
  };
  for (const { faces } of cardsKnownTo(game, player)) for (const { subtypes } of faces) add(subtypes);
  for (const id of game.state.battlefield) add(characteristicsOf(game, id).subtypes);
  const types = [...count].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([type]) => type);
  return [...types, ...CREATURE_TYPES.filter((type) => !count.has(type))];
}

/** 201.4, 201.4a-f: any name may be chosen; these are the names of all faces of the cards that the player knows. */
export function namesKnownTo(game: Game, player: Seat, fits?: (id: ObjectId) => boolean): readonly string[] {
  const names = cardsKnownTo(game, player, fits).flatMap(({ faces }) => faces.map(({ name }) => name));
  return [...new Set(names)].sort();
}

/** 720.1: whoever chooses for a player goes by what they themselves know. */
const cardsKnownTo = (
  game: Game,
  player: Seat,
  fits: (id: ObjectId) => boolean = () => true,
): readonly CompiledCard[] =>
  knownCards(game, game.state.players[player]!.controlledBy ?? player)
    .filter(fits)
    .map((id) => compiledCard(game, definitionOf(game.state, id)));
