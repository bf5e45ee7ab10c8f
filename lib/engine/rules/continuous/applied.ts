import type { Modification } from "../../abilities/modifications.ts";
import type { Game } from "../../game.ts";
import { spellOut } from "../../query/characteristics/compiled.ts";
import type { AppliedEffect, Characteristics, ContinuousEffect, Layer } from "../../runtime.ts";
import type { ObjectId } from "../../state/ids.ts";
import { isConstant, together } from "./constant.ts";
import { applyModification, layersOf, withGiven } from "./modification.ts";

/** Continuous effects as they apply in one layer (613.1). */

export function inLayer(effect: ContinuousEffect, layer: Layer): AppliedEffect {
  const modifications = effect.modifications.filter((one) => layersOf(one).includes(layer));
  if (!modifications.every(isConstant)) return { effect, layer, modifications };
  const { context, timestamp } = effect;
  const gives = layer === "6" &&
    modifications.every(isGift) && {
      gives: modifications.map(({ ability }) => ({ ability, by: context.self, timestamp })),
    };
  return { effect, layer, modifications, ...gives, results: new Map() };
}

/**
 * It gives an ability that changes nothing else: effects that do so follow each other whatever there is between them. A
 * static one may make an effect that comes between (613.7a).
 */
const isGift = (modification: Modification): modification is Extract<Modification, { modify: "addAbility" }> =>
  modification.modify === "addAbility" && spellOut(modification.ability).every(({ kind }) => kind !== "static");

/** Both give abilities to the same objects. */
export const givesToo = (before: AppliedEffect, after: AppliedEffect): boolean =>
  before.gives !== undefined &&
  after.gives !== undefined &&
  fixedOf(before.effect) !== undefined &&
  fixedOf(before.effect) === fixedOf(after.effect);

/** Effects that give abilities to the same objects, as one. */
export const giving = (parts: readonly AppliedEffect[]): AppliedEffect => ({
  ...parts[0]!,
  modifications: parts.flatMap(({ modifications }) => modifications),
  gives: parts.flatMap(({ gives }) => gives ?? []),
  results: new Map(),
});

/** Two that follow each other, as one: the same objects are given or set power and toughness, or once more the same keywords. */
export function asOne(before: AppliedEffect, after: AppliedEffect): AppliedEffect | undefined {
  const { effect, layer } = before;
  if (before.results === undefined || fixedOf(effect) === undefined || fixedOf(effect) !== fixedOf(after.effect))
    return undefined;
  const modifications = together(before.modifications, after.modifications);
  if (modifications === undefined) return undefined;
  return { effect, layer, modifications, ...(before.gives && { gives: before.gives }), results: new Map() };
}

const fixedOf = ({ affects }: ContinuousEffect): ReadonlySet<ObjectId> | undefined =>
  "fixed" in affects ? affects.fixed : undefined;

/** So many different results are remembered of one effect: a board has few kinds of objects, or as many as it has objects. */
const MOST_RESULTS = 16;

function modified(game: Game, { effect, layer, modifications }: AppliedEffect, id: ObjectId, now: Characteristics) {
  let result = now;
  for (const modification of modifications) result = applyModification(game, modification, layer, id, result, effect);
  return result;
}

/** What the effect makes of an object that is `now` so far. Equal objects stay one value. */
export function applied(game: Game, by: AppliedEffect, id: ObjectId, now: Characteristics): Characteristics {
  const known = by.results?.get(now);
  if (known !== undefined) return known;
  const result = by.gives === undefined ? modified(game, by, id, now) : withGiven(game, now, by.gives);
  if (by.results !== undefined) {
    if (by.results.size >= MOST_RESULTS) by.results.clear();
    by.results.set(now, result);
  }
  return result;
}
