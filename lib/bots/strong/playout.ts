import type { Decision } from "../../engine/decisions.ts";
import type { Seat } from "../../engine/state/ids.ts";
import type { Situation } from "../../engine/views.ts";
import { type Bot, MOST_REFUSALS } from "../bot.ts";
import type { World } from "../world.ts";
import { positionValue, resultFor } from "./value.ts";

const PASS = { ask: "priority", action: { act: "pass" } } as const;

/** More answers than this are no play of a turn or two. */
const MOST_ANSWERS = 400;

/** Plays on, everybody by the quick policy, and gives what the position is worth to `seat` when turn `until` has begun. */
export function playedOut(world: World, seat: Seat, until: number, policy: Bot, isLate: () => boolean): number {
  const from = world.situation().turn.number;
  for (let count = 0; count < MOST_ANSWERS; count++) {
    const decision = advanced(world, until);
    if (decision === undefined || isLate()) break;
    if (!answeredBy(policy, world, decision, count)) break;
  }
  return worthOf(world, seat, from);
}

function worthOf(world: World, seat: Seat, from: number): number {
  const winners = world.winners();
  const turns = world.situation().turn.number - from;
  return winners === undefined ? positionValue(world.view(seat)) : resultFor(winners, seat, turns);
}

/** Passes for whoever has nothing to think about, up to a question that wants an answer; undefined at the end. */
export function advanced(world: World, until: number): Decision | undefined {
  for (let passes = 0; passes < MOST_PASSES; passes++) {
    const decision = world.asked();
    if (decision === undefined) return undefined;
    const situation = world.situation();
    if (situation.turn.number >= until && decision.ask === "priority") return undefined;
    if (decision.ask !== "priority" || !passesBy(situation, decision.decidedBy)) return decision;
    if (!world.submit(decision.decidedBy, [{ slot: decision.slot, answer: PASS }])) return undefined;
  }
  return undefined;
}
const MOST_PASSES = 300;

/** Whether somebody who has priority now hardly ever does anything with it. */
function passesBy({ turn, top, hasMana }: Situation, seat: Seat): boolean {
  const own = (turn.team ?? [turn.active]).includes(seat);
  if (top !== undefined) return top.controller === seat || !hasMana[seat];
  if (turn.step.endsWith("Main")) return !own;
  if (turn.step === "declareAttackers") return own || !hasMana[seat];
  if (turn.step === "declareBlockers") return !hasMana[seat];
  if (turn.step === "end") return own || !hasMana[seat];
  return true;
}

/** The policy's answer to the questions of whoever is asked; whether one was accepted. */
export function answeredBy(policy: Bot, world: World, { decidedBy }: Decision, ask: number): boolean {
  const view = world.view(decidedBy);
  for (let refused = 0; refused <= MOST_REFUSALS; refused += refused < 2 ? 1 : 5)
    if (world.submit(decidedBy, policy.answer(view, { ask, refused }))) return true;
  return false;
}
