import type { Cost } from "../../abilities/costs.ts";
import type { Game } from "../../game.ts";
import { Illegal } from "../../procedure.ts";
import type { Context } from "../../query/context.ts";
import { canPay } from "../../rules/paying/payCosts.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";

/** What attacking or blocking with a creature costs (508.1h, 509.1d). */
export interface DeclaredCost {
  readonly cost: readonly Cost[];
  readonly context: Context;
}

/**
 * 805.10b, 805.10d: of a team each player pays for their own creatures, once all have declared. Refuses what this one
 * cannot pay, when `tapped` are tapped (508.1f).
 */
export function checkDeclaredCosts(
  game: Game,
  player: Seat,
  costs: readonly DeclaredCost[],
  tapped: readonly ObjectId[] = [],
): void {
  const [first] = costs;
  if (first === undefined) return;
  const all = costs.flatMap(({ cost }) => cost);
  const each = costs.every(({ cost, context }) => canPay(game, player, cost, context, {}, tapped));
  if (!each || !canPay(game, player, all, first.context, {}, tapped))
    throw new Illegal("cannot-pay", "You cannot pay for all of these creatures.", "118.3");
}
