import type { ActivatedAbility } from "../../abilities/ability.ts";
import type { Amount } from "../../abilities/amounts.ts";
import type { Filter } from "../../abilities/filters.ts";
import type { Game } from "../../game.ts";
import type { Context } from "../../query/context.ts";
import { amountOf, matches, playersOf } from "../../query/evaluators/index.ts";
import { isManaAbility } from "../../query/mana/manaAbility.ts";
import {
  addCosts,
  asChosen,
  FREE,
  type ManaCost,
  parseManaCost,
  reduceCost,
  type SymbolChoices,
} from "../../query/mana/manaCost.ts";
import { isPlayer, type ObjectId, type Seat } from "../../state/ids.ts";
import { copies } from "../../state/numbers.ts";
import { rulesOf } from "../continuous/layers.ts";
import { changed } from "./costChanges.ts";
import { manaPart, withLifeForMana, withX } from "./costs.ts";
import { isLoyaltyAbility } from "./loyalty.ts";

/** Whether one of its targets is such. */
const isAimedAt = (game: Game, aimed: Filter, { targets = [] }: Context, of: Context): boolean =>
  targets.flat().some((target) => !isPlayer(target) && matches(game, aimed, target, of));

/** 602.2b, 601.2f: the mana an ability costs to activate, with increases and reductions. */
export function activationCost(
  game: Game,
  player: Seat,
  source: ObjectId,
  ability: ActivatedAbility,
  context: Context,
  symbols?: SymbolChoices,
): ManaCost {
  const printed = withX(manaPart(ability.costs), context, ability.x?.paidWith);
  let cost = asChosen(printed, symbols);
  const own = (by: { readonly mana: string; readonly times: Amount }): ManaCost => {
    const times = Math.max(0, amountOf(game, by.times, context));
    const { generic, symbols } = parseManaCost(by.mana);
    return { ...FREE, generic: generic * times, symbols: copies(times, symbols).flat() };
  };
  if (ability.increase !== undefined) cost = addCosts(cost, own(ability.increase));
  if (ability.reduction !== undefined) cost = reduceCost(cost, own(ability.reduction));
  const rules = rulesOf(game, "costs").filter(
    ({ rule, context: of }) =>
      rule.kind !== "spell" &&
      (rule.kind === "ability" ||
        rule.kind === ability.keyword ||
        (rule.kind === "loyalty" && isLoyaltyAbility(ability))) &&
      !(rule.exceptMana && isManaAbility(ability)) &&
      (rule.aimed === undefined || isAimedAt(game, rule.aimed, context, of)) &&
      (rule.who === undefined || playersOf(game, rule.who, of).includes(player)) &&
      matches(game, rule.what, source, of),
  );
  const total =
    rules.length === 0
      ? cost
      : changed(
          game,
          cost,
          rules.map(({ rule, context: of }) => ({ change: rule.change, context: of })),
        );
  return withLifeForMana(game, player, total);
}
