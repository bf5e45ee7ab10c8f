import type { Game, Procedure } from "../game.ts";
import { conditionHolds } from "../query/conditions.ts";
import { contextOfLasting } from "./layers.ts";
import { propose } from "./propose.ts";

/** 611.2b: "for as long as" effects whose condition is no longer so are over, for good. */
export function* endWhile(game: Game): Procedure {
  const { effects } = game.state;
  if (effects.length === 0) return;
  const lasting = effects.filter(
    (effect) => effect.while === undefined || conditionHolds(game, effect.while, contextOfLasting(effect)),
  );
  if (lasting.length !== effects.length) yield* propose(game, { e: "setEffects", effects: lasting });
}
