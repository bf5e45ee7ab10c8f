import type { Cost } from "../../abilities/costs.ts";
import type { CostChange } from "../../abilities/rules/costs.ts";
import type { Rule } from "../../abilities/rules.ts";
import type { Game } from "../../game.ts";
import type { Context } from "../../query/context.ts";
import { amountOf, matches, playersOf } from "../../query/evaluators/index.ts";
import {
  addCosts,
  type ManaCost,
  manaToPay,
  parseManaCost,
  printManaCost,
  reduceCost,
} from "../../query/mana/manaCost.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { copies } from "../../state/numbers.ts";
import { rulesOf } from "../continuous/layers.ts";
import { manaPart, withOwnManaCost, withX } from "./costs.ts";

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

/** 116.2, 118.7: what it costs this player to take a special action of this kind with this object. */
export function specialActionCost(
  game: Game,
  player: Seat,
  kind: Extract<Rule, { rule: "costs" }>["kind"],
  object: ObjectId,
  cost: readonly Cost[],
): readonly Cost[] {
  const changes = rulesOf(game, "costs").flatMap(({ rule, context }): Change[] =>
    rule.kind === kind &&
    (rule.who === undefined || playersOf(game, rule.who, context).includes(player)) &&
    matches(game, rule.what, object, context)
      ? [{ change: rule.change, context }]
      : [],
  );
  if (changes.length === 0) return cost;
  const told = withOwnManaCost(game, cost, { self: object, controller: player });
  const mana = printManaCost(changed(game, manaPart(told), changes));
  return [{ pay: "mana", mana }, ...told.filter(({ pay }) => pay !== "mana")];
}

const atLeast = (cost: ManaCost, least: number): ManaCost => {
  const short = least - manaToPay(cost);
  return short > 0 ? { ...cost, generic: cost.generic + short } : cost;
};

const repeat = <T>(times: number, start: T, step: (value: T) => T): T =>
  copies(times, 0).reduce<T>((value) => step(value), start);
