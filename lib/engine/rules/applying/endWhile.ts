import type { Game } from "../../game.ts";
import { conditionHolds } from "../../query/evaluators/index.ts";
import type { LastingEffect } from "../../state/state.ts";
import { contextOfLasting } from "../continuous/staticEffects.ts";
import { apply } from "./apply.ts";

/** 611.2b: "for as long as" effects are over, for good, as soon as that is no longer so. */
export function endWhile(game: Game): void {
  const { effects } = game.state;
  if (effects.every((effect) => effect.while === undefined)) return;
  const lasting = effects.filter((effect) => stillSo(game, effect));
  if (lasting.length !== effects.length) apply(game, { e: "setEffects", effects: lasting });
}

/** The condition speaks of the present: of what is gone nothing is so any more. */
const stillSo = (game: Game, effect: LastingEffect): boolean =>
  effect.while === undefined || conditionHolds(game, effect.while, { ...contextOfLasting(effect), present: true });
