import type { Game } from "../../game.ts";
import type { Characteristics, ContinuousEffect, Layer, Program } from "../../runtime.ts";
import type { ObjectId } from "../../state/ids.ts";
import { applied, inLayer } from "./applied.ts";
import { affects } from "./continuous.ts";
import { withPTCounters } from "./counters.ts";
import { LAYERS } from "./modification.ts";

/** To apply so many effects to an object takes about as long as an event (limits.ts). */
const EFFECTS_AN_EVENT = 64;

/** Told of each effect on its way, and of the counters of 613.4c. */
export type Told = (
  layer: Layer,
  effect: ContinuousEffect | undefined,
  before: Characteristics,
  after: Characteristics,
) => void;

/** Applies the settled effects to one object. */
export function workOut(
  game: Game,
  id: ObjectId,
  base: Characteristics,
  own: readonly ContinuousEffect[],
  layers: Program["layers"],
  empty: boolean,
  through: readonly Layer[] = LAYERS,
  told?: Told,
): Characteristics {
  let now = base;
  if (empty && own.length === 0) return withPTCounters(game, id, now);
  const affected = new Map<ContinuousEffect, boolean>();
  const isAffected = (effect: ContinuousEffect): boolean => {
    if ("fixed" in effect.affects) return effect.affects.fixed.has(id);
    let hit = affected.get(effect);
    if (hit === undefined) {
      game.derived.characteristics.set(id, now);
      hit = affects(game, effect, id);
      affected.set(effect, hit);
    }
    return hit;
  };
  const next = (layer: Layer, effect: ContinuousEffect | undefined, after: Characteristics): void => {
    told?.(layer, effect, now, after);
    now = after;
  };
  for (const layer of through) {
    game.execution.effort += layers[layer].length / EFFECTS_AN_EVENT;
    for (const effect of own)
      if (effect.layers.includes(layer) && isAffected(effect))
        next(layer, effect, applied(game, inLayer(effect, layer), id, now));
    for (const by of layers[layer]) if (isAffected(by.effect)) next(layer, by.effect, applied(game, by, id, now));
    if (layer === "7c") next(layer, undefined, withPTCounters(game, id, now));
  }
  return now;
}
