import type { Cost } from "../../abilities/costs.ts";
import { ZONE_OF_COST } from "./costs.ts";

/** 400.2: of what is paid with cards of a hand all can see how many cards there are, and not which. */

/** A cost whose payment depends on which cards are in a hand. */
export function takesFromHand(cost: Cost): boolean {
  if (cost.pay === "oneOf") return cost.of.flat().some(takesFromHand);
  if (cost.pay === "behold") return true;
  if (!("what" in cost)) return false;
  const zone =
    (cost.what.what === "chosen" || cost.what.what === "all" ? cost.what.in : undefined) ?? ZONE_OF_COST[cost.pay];
  return zone === "hand";
}

/** 118.8c: actions that involve cards with a stated quality in a hidden zone: nobody could tell whether they are there. */
export function asksForHidden(cost: Cost): boolean {
  if (cost.pay === "oneOf") return cost.of.every((part) => part.some(asksForHidden));
  if (cost.pay === "behold" || !takesFromHand(cost) || !("what" in cost) || cost.what.what !== "chosen") return false;
  const { filter } = cost.what;
  return filter.is !== "any" && filter.is !== "card";
}

/** What it looks like to the others: any cards of that hand might be what it asks for. */
export const asOthersSee = (costs: readonly Cost[]): readonly Cost[] =>
  costs.some(takesFromHand) ? costs.map(withAnyCards) : costs;

function withAnyCards(cost: Cost): Cost {
  if (!takesFromHand(cost)) return cost;
  if (cost.pay === "oneOf") return { ...cost, of: cost.of.map((part) => part.map(withAnyCards)) };
  if (cost.pay === "behold") return { ...cost, filter: { is: "any" } };
  if (!("what" in cost) || cost.what.what !== "chosen") return cost;
  const { together: _, ...what } = cost.what;
  return { ...cost, what: { ...what, filter: { is: "any" } } } as Cost;
}
