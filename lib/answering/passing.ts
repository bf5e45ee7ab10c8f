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

/**
 * How often somebody is waited for on the way to the next turn, that turn's player with it: an attack waits for blocks, and a
 * second main phase after them for this player again. Who blocks and has the next turn goes on in one sitting. What
 * others do of their own accord comes on top.
 */
export function handOffsOf({ players }: SeatView, to: NextStop, isBlocked: boolean): number {
  if (!isBlocked) return 1;
  if (to === "postcombatMain") return 3;
  return players.filter(({ lost }) => !lost).length === 2 ? 1 : 2;
}
