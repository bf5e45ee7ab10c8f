import type { Effect } from "../../abilities/effects.ts";
import type { Game } from "../../game.ts";
import type { Context } from "../../query/context.ts";
import { dryRun } from "../../running/attempt.ts";
import { runEffects } from "../../upcalls.ts";

/**
 * What would be so once these instructions had been followed: they are, and everything is taken back. Where they would
 * ask somebody it is what is so now.
 */
export const predictedMana = <T>(game: Game, context: Context, effects: readonly Effect[], look: () => T): T =>
  effects.length === 0 ? look() : dryRun(game, runEffects(game, context, effects), look);
