import type { Decision } from "../../engine/decisions.ts";
import type { Seat } from "../../engine/state/ids.ts";
import { type Bot, MOST_REFUSALS } from "../bot.ts";
import { positionValue, resultFor } from "../value.ts";
import type { World } from "../world.ts";

/** More answers than this are no play of a turn or two. */
const MOST_ANSWERS = 400;

/** Plays on, everybody by the quick policy, and gives what the position is worth to `seat` when the world ends. */
export function playedOut(world: World, seat: Seat, policy: Bot, isLate: () => boolean): number {
  const from = world.turn();
  for (let count = 0; count < MOST_ANSWERS; count++) {
    const decision = world.asked();
    if (decision === undefined || isLate()) break;
    if (!answeredBy(policy, world, decision, count)) break;
  }
  return worthOf(world, seat, from);
}

function worthOf(world: World, seat: Seat, from: number): number {
  const winners = world.winners();
  const turns = world.turn() - from;
  return winners === undefined ? positionValue(world.view(seat)) : resultFor(winners, seat, turns);
}

/** The policy's answer to the questions of whoever is asked; whether one was accepted. */
export function answeredBy(policy: Bot, world: World, { decidedBy }: Decision, ask: number): boolean {
  const view = world.view(decidedBy);
  for (let refused = 0; refused <= MOST_REFUSALS; refused += refused < 2 ? 1 : 5)
    if (world.submit(decidedBy, policy.answer(view, { ask, refused }))) return true;
  return false;
}
