import type { Effect, EffectKind } from "../abilities/effects.ts";
import type { Game, Procedure } from "../game.ts";
import type { Context } from "../query/context.ts";
import { continuousEffects } from "./continuous.ts";
import { counterEffects } from "./counters.ts";
import { damageEffects } from "./damage.ts";
import { flowEffects } from "./flow.ts";
import { libraryEffects } from "./library.ts";
import { manaEffects } from "./mana.ts";
import { objectEffects } from "./objects.ts";
import { playerEffects } from "./players.ts";
import type { Done, Resolution } from "./resolution.ts";
import { tokenEffects } from "./tokens.ts";

const HANDLERS = {
  ...objectEffects,
  ...playerEffects,
  ...damageEffects,
  ...counterEffects,
  ...continuousEffects,
  ...flowEffects,
  ...tokenEffects,
  ...manaEffects,
  ...libraryEffects,
};

type AnyHandler = (game: Game, effect: Effect, resolution: Resolution) => Procedure<Done>;

const handlerOf = (kind: EffectKind["do"]): AnyHandler | undefined =>
  (HANDLERS as unknown as Partial<Record<EffectKind["do"], AnyHandler>>)[kind];

/** 608.2c: follows instructions in order, as a resolution of its own. */
export function runEffects(game: Game, context: Context, effects: readonly Effect[]): Procedure {
  return follow(game, { ...context, notes: { ...context.notes }, follow }, effects);
}

/** Follows instructions within a resolution. */
function* follow(game: Game, resolution: Resolution, effects: readonly Effect[]): Procedure {
  for (const effect of effects) {
    if (game.state.result !== undefined) return;
    const handler = handlerOf(effect.do);
    if (handler === undefined) throw new Error(`no rule for the effect "${effect.do}"`);
    const done = yield* handler(game, effect, resolution);
    if (effect.note !== undefined) resolution.notes[effect.note] = done;
  }
}
