import type { Game } from "../game.ts";
import { amountOf } from "../query/amounts.ts";
import { conditionHolds } from "../query/conditions.ts";
import type { ObjectId } from "../state/ids.ts";
import { affectedObjects, applyModifications, type ContinuousEffect } from "./continuous.ts";
import type { Layer } from "./modification.ts";

/**
 * 613.7-8: effects of one layer in the order in which they apply: characteristic-defining ones first (613.3), then by
 * timestamp, except that an effect waits for those it depends on. The order is found anew after each effect (613.8c),
 * so the caller applies each one before it asks for the next.
 */
export function* inOrder(
  game: Game,
  effects: readonly ContinuousEffect[],
  layer: Layer,
  inPlay: readonly ObjectId[],
  started: ReadonlyMap<ContinuousEffect, readonly ObjectId[]>,
): Generator<ContinuousEffect> {
  const remaining = [...effects].sort(
    (a, b) => Number(b.characteristicDefining) - Number(a.characteristicDefining) || a.timestamp - b.timestamp,
  );
  while (remaining.length > 0) {
    const at =
      remaining.length === 1 || !mayDepend(layer) ? 0 : firstIndependent(game, remaining, layer, inPlay, started);
    yield remaining.splice(at, 1)[0]!;
  }
}

/** Only what changes types, controllers, abilities or copiable values can change what another effect of its layer does. */
const mayDepend = (layer: Layer): boolean => layer !== "7c" && layer !== "7d" && layer !== "5";

/** 613.8b: the earliest that depends on no other remaining one; in a loop of dependencies simply the earliest. */
function firstIndependent(
  game: Game,
  remaining: readonly ContinuousEffect[],
  layer: Layer,
  inPlay: readonly ObjectId[],
  started: ReadonlyMap<ContinuousEffect, readonly ObjectId[]>,
): number {
  const at = remaining.findIndex((effect) =>
    remaining.every((other) => other === effect || !dependsOn(game, effect, other, layer, inPlay, started)),
  );
  return Math.max(0, at);
}

/** 613.8a, word for word: would applying `other` change whether `effect` exists, what it applies to, or what it does? */
function dependsOn(
  game: Game,
  effect: ContinuousEffect,
  other: ContinuousEffect,
  layer: Layer,
  inPlay: readonly ObjectId[],
  started: ReadonlyMap<ContinuousEffect, readonly ObjectId[]>,
): boolean {
  if (effect.characteristicDefining !== other.characteristicDefining) return false;
  if (isSettled(effect) && layer !== "4" && layer !== "6") return false;
  const { characteristics } = game.derived;
  const before = signature(game, effect, inPlay, started);
  const changed = new Map<ObjectId, NonNullable<ReturnType<typeof characteristics.get>>>();
  for (const id of started.get(other) ?? affectedObjects(game, other, inPlay)) {
    const now = characteristics.get(id);
    if (now === undefined) continue;
    changed.set(id, now);
    characteristics.set(id, applyModifications(game, other, layer, id, now));
  }
  const after = signature(game, effect, inPlay, started);
  for (const [id, was] of changed) characteristics.set(id, was);
  return before !== after;
}

/** Objects fixed as it began and amounts that are plain numbers: nothing can change what it does. */
const isSettled = (effect: ContinuousEffect): boolean => "fixed" in effect.affects && effect.condition === undefined;

function signature(
  game: Game,
  effect: ContinuousEffect,
  inPlay: readonly ObjectId[],
  started: ReadonlyMap<ContinuousEffect, readonly ObjectId[]>,
): string {
  if (effect.condition !== undefined && !started.has(effect) && !conditionHolds(game, effect.condition, effect.context))
    return "off";
  const ids = started.get(effect) ?? affectedObjects(game, effect, inPlay);
  const source = game.derived.characteristics.get(effect.context.self);
  const exists = started.has(effect) || "fixed" in effect.affects || hasSource(source?.abilities, effect);
  const amounts = effect.modifications.flatMap((m) =>
    m.modify === "setPT" || m.modify === "definePT"
      ? [m.power, m.toughness].map((a) => (a === undefined ? "" : amountOf(game, a, effect.context)))
      : [],
  );
  return `${exists}/${ids.join()}/${amounts.join()}`;
}

const hasSource = (
  abilities: readonly { ability: { kind: string } }[] | undefined,
  effect: ContinuousEffect,
): boolean =>
  abilities?.some(
    ({ ability }) =>
      ability.kind === "static" &&
      (ability as unknown as { effects: readonly { modifications?: unknown }[] }).effects.some(
        (e) => e.modifications === effect.modifications,
      ),
  ) ?? false;
