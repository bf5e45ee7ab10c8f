import type { Game } from "../../game.ts";
import { withoutTrace } from "../../query/characteristics/characteristics.ts";
import { copiableValues } from "../../query/characteristics/copiable.ts";
import type { Characteristics, ContinuousEffect, Layer } from "../../runtime.ts";
import { lookDuring } from "../../scope.ts";
import type { ObjectId } from "../../state/ids.ts";
import { zoneOf } from "../../state/objects.ts";
import { asPermanent, buildProgram } from "./program.ts";
import { definingEffects } from "./staticEffects.ts";
import { workOut } from "./workOut.ts";

/** One effect, or the counters on it, in one layer: what the object was before and is after. */
export interface TracedStep {
  readonly layer: Layer;
  /** Absent for the counters of 613.4c. */
  readonly effect: ContinuousEffect | undefined;
  readonly before: Characteristics;
  readonly after: Characteristics;
}

/** How an object in a zone comes to be what it is (613), effect by effect; only those that change something. */
export function traceOf(
  game: Game,
  id: ObjectId,
): { readonly base: Characteristics; readonly steps: readonly TracedStep[] } {
  const { derived } = game;
  const { layers } = lookDuring(game, { ...game.execution.scope, building: true }, () => buildProgram(game, true));
  const base = copiableValues(game, id);
  const own = zoneOf(game.state, id) === "battlefield" ? [] : definingEffects(game, id, base);
  const steps: TracedStep[] = [];
  const through = [...new Set(Object.keys(layers) as Layer[])];
  withoutTrace(game, id, () =>
    workOut(game, id, base, own, layers, false, through, (layer, effect, before, after) => {
      if (after !== before)
        steps.push({ layer, effect, before: asPermanent(game, id, before), after: asPermanent(game, id, after) });
    }),
  );
  // What was found out with every effect apart is not what everything else is worked out with.
  derived.program = undefined;
  derived.characteristics.clear();
  return { base, steps };
}
