import type { Game } from "../../game.ts";
import { contextOfLasting, lastingByUse, whileOf } from "../../query/characteristics/lasting.ts";
import { conditionHolds } from "../../query/evaluators/index.ts";
import type { LastingEffect } from "../../state/lasting.ts";
import { apply } from "./apply.ts";

/**
 * 611.2b: "for as long as" effects are over, for good, as soon as that is no longer so. Of those that say the same of the
 * same one is looked at.
 */
export function endWhile(game: Game): void {
  const { whiles } = lastingByUse(game);
  if (whiles.size === 0) return;
  const over = new Set<string>();
  for (const [so, effect] of whiles) if (!stillSo(game, effect)) over.add(so);
  if (over.size === 0) return;
  const { effects } = game.state;
  apply(game, {
    e: "setEffects",
    effects: effects.filter((effect) => effect.while === undefined || !over.has(whileOf(effect))),
  });
}

/** The condition speaks of the present: of what is gone nothing is so any more. */
const stillSo = (game: Game, effect: LastingEffect): boolean =>
  effect.while === undefined || conditionHolds(game, effect.while, { ...contextOfLasting(effect), present: true });
