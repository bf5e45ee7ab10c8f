import type { Seat } from "../../engine/state/ids.ts";
import { clocksOf } from "../clocks/clocks.ts";
import type { Changed } from "../commit/changed.ts";
import type { HostContext } from "../hostContext.ts";
import { areOpponents } from "../orders/stops.ts";
import { gameOver, notInTheGame, Refused } from "../refusal.ts";
import type { Opened } from "../storage/open.ts";
import { stillIn } from "./accepted.ts";
import { concede } from "./concede.ts";

/** An opponent ends the game for a seat whose time has run out. Until then that seat may still answer. */
export function claim<G>(host: HostContext<G>, opened: Opened<G>, seat: Seat, against: Seat): Changed<G> {
  const { record, game } = opened;
  if (record.over) throw gameOver();
  if (!stillIn(host.engine, game).includes(seat)) throw notInTheGame();
  const opponents = areOpponents(host.engine.situation(game), seat, against);
  if (!opponents || !clocksOf(record)[against]?.running?.claimable)
    throw new Refused(409, "nothing-to-claim", `The time of seat ${against} has not run out, or it has answered.`);
  const changed = concede(host, opened, against);
  return { ...changed, events: [{ code: "claimed", seat }, ...changed.events] };
}
