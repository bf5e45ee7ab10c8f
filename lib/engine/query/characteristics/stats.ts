import type { Stat } from "../../abilities/amounts.ts";
import type { Game } from "../../game.ts";
import { countBits } from "../../state/bits.ts";
import type { ObjectId } from "../../state/ids.ts";
import { sum } from "../../state/numbers.ts";
import { currentOrLastKnown, definitionOf } from "../../state/objects.ts";
import { manaValue } from "../mana/manaCost.ts";
import { characteristicsOf } from "./characteristics.ts";
import { compiledCard, compiledFace } from "./compiled.ts";
import { copyOn } from "./copiable.ts";

/** Numbers of an object, as it is or last was. */

export const castRecord = (game: Game, id: ObjectId) => currentOrLastKnown(game.state, id)?.cast;

export const countersOf = (game: Game, id: ObjectId, kind: string | undefined): number => {
  const counters = currentOrLastKnown(game.state, id)?.counters;
  if (counters === undefined) return 0;
  return kind === undefined ? sum(Object.values(counters)) : (counters[kind] ?? 0);
};

/** A number of an object, as it is or last was; undefined where it has no such number. */
export function statOf(game: Game, id: ObjectId, stat: Stat): number | undefined {
  const now = characteristicsOf(game, id);
  const record = currentOrLastKnown(game.state, id);
  switch (stat) {
    case "power":
      return now.power;
    case "toughness":
      return now.toughness;
    case "basePower":
      return now.basePower;
    case "baseToughness":
      return now.baseToughness;
    case "powerAndToughness":
      return now.power === undefined || now.toughness === undefined ? undefined : now.power + now.toughness;
    case "manaValue":
      return manaValueOf(game, id);
    case "loyalty":
      return record?.counters?.loyalty ?? now.loyalty;
    case "defense":
      return record?.counters?.defense ?? now.defense;
    case "level":
      return record?.level ?? 1;
    case "damage":
      return record?.damage ?? 0;
    case "colors":
      return countBits(now.colors);
  }
}

/**
 * 202.3: a spell's X counts while it is on the stack; 202.3b, 712.8e: a back face has the mana value of its front, but for
 * that of a modal card (712.8f).
 */
export function manaValueOf(game: Game, id: ObjectId): number {
  const record = currentOrLastKnown(game.state, id);
  // 202.3c: of a melded permanent, those of the front faces of its cards together.
  if (record?.others !== undefined && record.copy !== undefined && record.mutations === undefined) {
    const cards = [record.definition, ...record.others.map((card) => definitionOf(game.state, card))];
    return sum(cards.map((card) => manaValue(compiledFace(game, card, 0).manaCost, 0)));
  }
  // 202.3b, 712.8c: with its back face up, as a spell too, that of the front.
  const isBack = record?.transformed === true || record?.face === 1;
  if (isBack && copyOn(game, id) === undefined && record.faceDown === undefined) {
    const { definition, faces } = compiledCard(game, record.definition);
    if (definition.layout === "transform") return manaValue(faces[0]!.manaCost, 0);
  }
  return manaValue(characteristicsOf(game, id).manaCost, record?.zone === "stack" ? (record.x ?? 0) : 0);
}
