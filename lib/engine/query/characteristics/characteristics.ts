import type { CardType } from "../../../cards/schema.ts";
import type { KeywordName } from "../../abilities/keywords.ts";
import type { Game } from "../../game.ts";
import type { Characteristics } from "../../runtime.ts";
import { TYPE_BIT } from "../../state/bits.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { ownerOf } from "../../state/objects.ts";
import { isCreatureType } from "../../state/subtypes.ts";
import { layeredCharacteristics } from "../../upcalls.ts";

/** What an object is now, remembered until something makes it stale. */
export function characteristicsOf(game: Game, id: ObjectId): Characteristics {
  return game.derived.characteristics.get(id) ?? layeredCharacteristics(game, id);
}

/** Looks at an object as if something else were so; what is remembered of it, if anything, stays as it is. */
export function withoutTrace<T>({ derived: { characteristics } }: Game, id: ObjectId, look: () => T): T {
  const known = characteristics.get(id);
  try {
    return look();
  } finally {
    if (known === undefined) characteristics.delete(id);
    else characteristics.set(id, known);
  }
}

export const hasType = (game: Game, id: ObjectId, type: CardType): boolean =>
  (characteristicsOf(game, id).types & TYPE_BIT[type]) !== 0;
export const isCreature = (game: Game, id: ObjectId): boolean =>
  (characteristicsOf(game, id).types & TYPE_BIT.creature) !== 0;
export const hasKeyword = (game: Game, id: ObjectId, keyword: KeywordName): boolean =>
  characteristicsOf(game, id).keywords.has(keyword);

/** 205.3, changelings included (702.73). */
export const hasSubtype = (of: Pick<Characteristics, "subtypes" | "everyCreatureType">, subtype: string): boolean =>
  of.subtypes.includes(subtype) || (of.everyCreatureType && isCreatureType(subtype));

/** Power as a number: 0 for what has none. */
export const powerOf = (game: Game, id: ObjectId): number => characteristicsOf(game, id).power ?? 0;
export const toughnessOf = (game: Game, id: ObjectId): number => characteristicsOf(game, id).toughness ?? 0;

/** 302.6: a creature that has not been under its controller's control since that player's turn began. */
export function isSummoningSick(game: Game, id: ObjectId): boolean {
  const now = characteristicsOf(game, id);
  if ((now.types & TYPE_BIT.creature) === 0 || now.keywords.has("haste")) return false;
  return isNewlyControlled(game, id);
}

export const isNewlyControlled = (game: Game, id: ObjectId): boolean =>
  (game.state.objects[id]?.since ?? -1) >= game.state.players[controllerOf(game, id)]!.turnBegan;

/** Who controls it now (layer 2); the owner of what nobody controls (108.4). */
export function controllerOf(game: Game, id: ObjectId): Seat {
  const object = game.state.objects[id];
  if (object === undefined) return game.state.lastKnown[id]?.controller ?? ownerOf(game.state, id);
  const isLayered = object.zone === "battlefield" || (object.zone === "stack" && object.kind !== "ability");
  return isLayered ? characteristicsOf(game, id).controller : object.controller;
}
