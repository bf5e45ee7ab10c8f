import type { TargetsTogether } from "../../abilities/ability.ts";
import type { Game } from "../../game.ts";
import type { Context } from "../../query/context.ts";
import { amountOf } from "../../query/evaluators/index.ts";
import type { ObjectId } from "../../state/ids.ts";
import { areTogether, totalOf } from "../targets/targets.ts";

/** What must be so of all objects together that a cost is paid with: "two cards with the same name" (118.3). */

/** Of these, those that are in some group of at least so many that pays the cost. */
export function payableTogether(
  game: Game,
  together: TargetsTogether | undefined,
  candidates: readonly ObjectId[],
  min: number,
  context: Context,
): readonly ObjectId[] {
  if (together === undefined) return candidates;
  if (together.all === "totalAtLeast") {
    const helpful = candidates.filter((id) => totalOf(game, together.stat, [id]) > 0);
    return totalOf(game, together.stat, helpful) >= amountOf(game, together.least, context) ? candidates : [];
  }
  return candidates.filter((id) => 1 + besides(game, together, id, candidates, context).length >= min);
}

/** Of these, those that may be chosen besides this one. */
export const besides = (
  game: Game,
  together: TargetsTogether,
  one: ObjectId,
  candidates: readonly ObjectId[],
  context: Context,
): readonly ObjectId[] => candidates.filter((id) => id !== one && areTogether(game, together, [one, id], context));
