import type { SeatView } from "../engine/views.ts";
import type { NextStop } from "../hosting/orders/stops.ts";

/**
 * Where passing may lead, the likeliest first. Undefined: as far as the player's stops let it; with something on the
 * stack, and in others' turns, there is nothing to choose.
 */
export function waysOn({ turn, stack, battlefield, seat }: SeatView): readonly (NextStop | undefined)[] {
  if (stack.length > 0 || turn.active !== seat) return [undefined];
  if (turn.step === "postcombatMain") return ["nextTurn"];
  if (turn.step !== "precombatMain") return [undefined];
  const mayAttack = battlefield.some(
    (one) => one.controller === seat && one.types.includes("creature") && !one.tapped && !one.summoningSick,
  );
  return mayAttack ? ["postcombatMain", "nextTurn"] : ["nextTurn", "postcombatMain"];
}

/** Whether somebody else has a creature that may be able to block (509.1a): then an attack waits for them. */
export const mayBeBlocked = ({ battlefield, seat }: SeatView): boolean =>
  battlefield.some((one) => one.controller !== seat && one.types.includes("creature") && !one.tapped);
