import type { SeatView } from "../engine/views.ts";
import type { NextStop } from "../hosting/orders/stops.ts";

/** Whether there is something to do beside passing and making mana. */
const mayAct = ({ pending }: SeatView): boolean =>
  pending.some(
    ({ decision }) =>
      decision.ask === "priority" &&
      decision.actions.some((one) => one.act !== "pass" && !(one.act === "activate" && one.mana)),
  );

/**
 * Where passing may lead, first what skips nothing: the end of the turn only where there is nothing else to do. Undefined: as
 * far as the player's stops let it; with something on the stack, and in others' turns, there is nothing to choose.
 */
export function waysOn(view: SeatView): readonly (NextStop | undefined)[] {
  const { turn, stack, battlefield, seat } = view;
  if (stack.length > 0 || turn.active !== seat) return [undefined];
  if (turn.step === "postcombatMain") return ["nextTurn"];
  if (turn.step !== "precombatMain") return [undefined];
  const mayAttack = battlefield.some(
    (one) => one.controller === seat && one.types.includes("creature") && !one.tapped && !one.summoningSick,
  );
  return mayAttack || mayAct(view) ? ["postcombatMain", "nextTurn"] : ["nextTurn", "postcombatMain"];
}

/** Whether somebody else has a creature that may be able to block (509.1a): then an attack waits for them. */
export const mayBeBlocked = ({ battlefield, seat }: SeatView): boolean =>
  battlefield.some((one) => one.controller !== seat && one.types.includes("creature") && !one.tapped);

/** Whether this leaves undone what could still be done this turn: never what the page presses for a player. */
export const leavesUndone = (view: SeatView, to: NextStop | undefined): boolean => to === "nextTurn" && mayAct(view);

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
