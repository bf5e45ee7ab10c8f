import type { Game } from "../../game.ts";
import type { AppliedEffect, Characteristics, ContinuousEffect, Layer } from "../../runtime.ts";
import type { ObjectId } from "../../state/ids.ts";
import { isConstant, together } from "./constant.ts";
import { applyModification, layersOf } from "./modification.ts";

/** Continuous effects as they apply in one layer (613.1). */

export function inLayer(effect: ContinuousEffect, layer: Layer): AppliedEffect {
  const modifications = effect.modifications.filter((one) => layersOf(one).includes(layer));
  return { effect, layer, modifications, ...(modifications.every(isConstant) && { results: new Map() }) };
}

/** Two that follow each other, as one: the same objects are given or set power and toughness, or once more the same keywords. */
export function asOne(before: AppliedEffect, after: AppliedEffect): AppliedEffect | undefined {
  const { effect, layer } = before;
  if (before.results === undefined || fixedOf(effect) === undefined || fixedOf(effect) !== fixedOf(after.effect))
    return undefined;
  const modifications = together(before.modifications, after.modifications);
  return modifications && { effect, layer, modifications, results: new Map() };
}

const fixedOf = ({ affects }: ContinuousEffect): ReadonlySet<ObjectId> | undefined =>
  "fixed" in affects ? affects.fixed : undefined;

/** So many different results are remembered of one effect: a board has few kinds of objects, or as many as it has objects. */
const MOST_RESULTS = 16;

/** What the effect makes of an object that is `now` so far. Equal objects stay one value. */
export function applied(game: Game, by: AppliedEffect, id: ObjectId, now: Characteristics): Characteristics {
  const known = by.results?.get(now);
  if (known !== undefined) return known;
  let result = now;
  for (const modification of by.modifications)
    result = applyModification(game, modification, by.layer, id, result, by.effect);
  if (by.results !== undefined) {
    if (by.results.size >= MOST_RESULTS) by.results.clear();
    by.results.set(now, result);
  }
  return result;
}
