import type { Seat } from "../engine/state/ids.ts";
import type { Situation } from "../engine/views.ts";

/**
 * Where a game waits for a player who has priority (docs/architecture.md, section 7). A predicate over public facts:
 * whether somebody is waited for says nothing about a hidden card.
 */
export function stopsAt(situation: Situation, seat: Seat): boolean {
  const { stack } = situation;
  const top = stack.at(-1);
  if (top !== undefined) {
    if (top.controller === seat) return false;
    return situation.hasMana[seat] === true && top.concerns.includes(seat);
  }
  return situation.turn.active === seat && stopsInOwn(situation, seat);
}

/** Own turn with an empty stack: the first main phase, and the second if an opponent did something meanwhile. */
function stopsInOwn({ turn, acted }: Situation, seat: Seat): boolean {
  if (turn.step === "precombatMain") return true;
  return turn.step === "postcombatMain" && acted.some((other) => other !== seat);
}
