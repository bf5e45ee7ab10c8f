import type { CostChange } from "../../abilities/statics.ts";
import type { Game } from "../../game.ts";
import type { Context } from "../../query/context.ts";
import { amountOf } from "../../query/evaluators/index.ts";
import { addCosts, type ManaCost, manaToPay, parseManaCost, reduceCost } from "../../query/manaCost.ts";
import { copies } from "../../state/numbers.ts";
import { withX } from "./costs.ts";

/** A change of what something costs, and from where its amounts are looked at. */
export interface Change {
  readonly change: CostChange;
  readonly context: Context;
}

/** 601.2f: increases first, then reductions, then what sets a least cost. */
export function changed(game: Game, cost: ManaCost, changes: readonly Change[]): ManaCost {
  let result = cost;
  const times = ({ change, context }: Change): number =>
    "times" in change && change.times !== undefined ? Math.max(0, amountOf(game, change.times, context)) : 1;
  for (const one of changes) if (one.change.change === "set") result = parseManaCost(one.change.mana);
  for (const one of changes)
    if (one.change.change === "more")
      for (let i = times(one); i > 0; i--) result = addCosts(result, parseManaCost(one.change.mana));
  for (const one of changes) {
    if (one.change.change !== "less") continue;
    const less = parseManaCost(one.change.mana);
    const n = times(one);
    const before = result;
    result =
      one.change.colored !== true && less.symbols.length === 0 && less.x === 0
        ? reduceCost(result, { ...less, generic: less.generic * n })
        : repeat(n, result, (c) => reduceCost(c, withX(less, one.context)));
    if (one.change.colored) result = { ...result, generic: before.generic };
    result = atLeast(result, Math.min(one.change.downTo ?? 0, manaToPay(before)));
  }
  for (const { change } of changes) if (change.change === "least") result = atLeast(result, change.total);
  return result;
}

const atLeast = (cost: ManaCost, least: number): ManaCost => {
  const short = least - manaToPay(cost);
  return short > 0 ? { ...cost, generic: cost.generic + short } : cost;
};

const repeat = <T>(times: number, start: T, step: (value: T) => T): T =>
  copies(times, 0).reduce<T>((value) => step(value), start);
