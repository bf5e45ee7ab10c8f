import type { ActivatedAbility } from "../../abilities/ability.ts";
import type { Cost } from "../../abilities/costs.ts";
import type { Game } from "../../game.ts";
import { matches, playersOf } from "../../query/evaluators/index.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { rulesOf } from "../continuous/layers.ts";

/** What belongs to an ability whatever is paid for it (702.29a). */
export const isItsOwn = (cost: Cost): boolean => cost.pay === "discard" && cost.as !== undefined;

/** 118.9, 602.2b: an ability by what may be paid for it: its own costs first, then what effects offer instead. */
export const waysToPay = (
  game: Game,
  player: Seat,
  source: ObjectId,
  ability: ActivatedAbility,
): readonly ActivatedAbility[] => [
  ability,
  ...rulesOf(game, "alternativeActivation").flatMap(({ rule, context }) =>
    rule.keyword === ability.keyword &&
    playersOf(game, rule.who, context).includes(player) &&
    matches(game, rule.of, source, context)
      ? [{ ...ability, costs: [...rule.cost, ...ability.costs.filter(isItsOwn)] }]
      : [],
  ),
];
