import type { Game } from "../../game.ts";
import type { Characteristics, ContinuousEffect, Layer, Program } from "../../runtime.ts";
import type { ObjectId } from "../../state/ids.ts";
import { affects, applyModifications } from "./continuous.ts";
import { withPTCounters } from "./counters.ts";
import { LAYERS } from "./modification.ts";

/** To apply so many effects to an object takes about as long as an event (limits.ts). */
const EFFECTS_AN_EVENT = 64;

/** Applies the settled effects to one object. */
export function workOut(
  game: Game,
  id: ObjectId,
  base: Characteristics,
  own: readonly ContinuousEffect[],
  layers: Program["layers"],
  empty: boolean,
  through: readonly Layer[] = LAYERS,
): Characteristics {
  let now = base;
  if (empty && own.length === 0) return withPTCounters(game, id, now);
  const affected = new Map<ContinuousEffect, boolean>();
  for (const layer of through) {
    const first = own.length === 0 ? own : own.filter((e) => e.layers.includes(layer));
    game.execution.effort += layers[layer].length / EFFECTS_AN_EVENT;
    for (const effect of first.length === 0 ? layers[layer] : [...first, ...layers[layer]]) {
      let hit = affected.get(effect);
      if (hit === undefined) {
        game.derived.characteristics.set(id, now);
        hit = affects(game, effect, id);
        affected.set(effect, hit);
      }
      if (hit) now = applyModifications(game, effect, layer, id, now);
    }
    if (layer === "7c") now = withPTCounters(game, id, now);
  }
  return now;
}
