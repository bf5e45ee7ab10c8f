import type { Game } from "../../game.ts";
import { amountOf, conditionHolds, playersOf } from "../../query/evaluators/index.ts";
import type { ContinuousEffect, Layer } from "../../runtime.ts";
import type { ObjectId } from "../../state/ids.ts";
import { affectedObjects, applyModifications } from "./continuous.ts";
import { isIndependent, mayDependOn } from "./interference.ts";

/** 613.7-8, 613.3: characteristic-defining effects first, then by timestamp. */
export const byTimestamp = (a: ContinuousEffect, b: ContinuousEffect): number =>
  Number(b.characteristicDefining) - Number(a.characteristicDefining) ||
  a.timestamp - b.timestamp ||
  (a.given ?? 0) - (b.given ?? 0);

/**
 * Which of these effects of one layer applies next: the earliest that depends on no other; in a loop of dependencies
 * simply the earliest (613.8b). Asked again after each effect (613.8c). `interferes`: it rests on what is there now.
 */
export function nextEffect(
  game: Game,
  waiting: readonly ContinuousEffect[],
  layer: Layer,
  inPlay: readonly ObjectId[],
  started: ReadonlyMap<ContinuousEffect, readonly ObjectId[]>,
): { readonly at: number; readonly interferes: boolean } {
  let interferes = false;
  const depends = (effect: ContinuousEffect, other: ContinuousEffect): boolean => {
    if (other === effect || !mayDependOn(game, effect, other, layer)) return false;
    interferes = true;
    return dependsOn(game, effect, other, layer, inPlay, started);
  };
  const at = waiting.findIndex(
    (effect) => isIndependent(game, effect) || !waiting.some((other) => depends(effect, other)),
  );
  return { at: Math.max(0, at), interferes };
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
      : m.modify === "controller"
        ? [m.to.who === "you" ? source?.controller : playersOf(game, m.to, effect.context)[0]]
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
