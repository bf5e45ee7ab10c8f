import type { Game } from "../../game.ts";
import { isAmong, matches, playersOf } from "../../query/evaluators/index.ts";
import type { Characteristics, ContinuousEffect, Layer } from "../../runtime.ts";
import type { ObjectId } from "../../state/ids.ts";
import { zoneOf } from "../../state/objects.ts";
import { applyModification, layersOf } from "./modification.ts";

export function applyModifications(
  game: Game,
  effect: ContinuousEffect,
  layer: Layer,
  id: ObjectId,
  now: Characteristics,
): Characteristics {
  let result = now;
  for (const modification of effect.modifications) {
    if (layersOf(modification).includes(layer))
      result = applyModification(game, modification, layer, id, result, effect);
  }
  return result;
}

/** Whether one object is affected, without listing all where the reference is "all that match". */
export function affects(game: Game, effect: ContinuousEffect, id: ObjectId): boolean {
  const { affects: whom, context } = effect;
  if ("fixed" in whom) return whom.fixed.has(id);
  if (whom.what === "self") return id === context.self;
  if (whom.what !== "all") return isAmong(game, whom, id, context);
  const { asIf } = game.execution.scope;
  const zone = asIf?.onBattlefield && asIf.object === id ? "battlefield" : zoneOf(game.state, id);
  const zones = whom.in ?? "battlefield";
  if (zone === undefined || !(typeof zones === "string" ? zones === zone : zones.includes(zone))) return false;
  if (game.state.objects[id]?.phasedOut !== undefined) return false;
  if (
    whom.of !== undefined &&
    !playersOf(game, whom.of, context).includes(game.derived.characteristics.get(id)!.controller)
  )
    return false;
  return matches(game, whom.filter, id, context);
}

/** The objects of the layer system an effect affects now. */
export function affectedObjects(game: Game, effect: ContinuousEffect, among: Iterable<ObjectId>): ObjectId[] {
  const { affects: whom, context } = effect;
  if (!("fixed" in whom) && whom.what === "self") return [context.self];
  const found: ObjectId[] = [];
  for (const id of among) if (affects(game, effect, id)) found.push(id);
  return found;
}
