import type { Rule } from "../../abilities/rules.ts";
import type { Game } from "../../game.ts";
import { type Context, withCurrent } from "../../query/context.ts";
import { matches } from "../../query/evaluators/index.ts";
import type { ObjectId } from "../../state/ids.ts";

/** 508.1c, 509.1b: whether as many others as this rule asks for are declared together with this creature. */
export const isInCompany = (
  game: Game,
  id: ObjectId,
  declared: readonly ObjectId[],
  rule: Extract<Rule, { with: unknown; count: number }>,
  context: Context,
): boolean =>
  declared.filter((other) => other !== id && matches(game, rule.with, other, withCurrent(context, id))).length >=
  rule.count;
