import { type Bot, MOST_REFUSALS } from "../../bots/bot.ts";
import type { Engine } from "../../engine/api.ts";
import type { Decision } from "../../engine/decisions.ts";
import type { Seat } from "../../engine/state/ids.ts";
import type { SeatView } from "../../engine/views.ts";
import { AutoPassing } from "./autoPass.ts";
import { nextOpen } from "./open.ts";
import { NO_ORDERS, type SeatOrders } from "./orders.ts";
import type { PlanStep, TurnPlan } from "./plan.ts";
import { assumes, DETERMINIZED_SEED, hasEnded } from "./preview.ts";

/** More than anybody does in a turn. */
const MOST_STEPS = 200;

/** A step of a plan, as its player would have answered this question. */
export const planStep = (
  { turn, stack }: Pick<SeatView, "turn" | "stack">,
  { about }: Pick<Decision, "about">,
  answer: Extract<PlanStep, { answer: unknown }>["answer"],
): PlanStep => ({ in: turn.step, about, answer, ...(stack.length > 0 && { stack: stack.length }) });

/**
 * What a computer player would do with the rest of its turn if nobody did anything about it: its answers in a world
 * supposed from what it sees. Blocks do not bring the plan back, as what comes after combat is in it; where the turn
 * depends on what cannot be known, the player is asked again.
 */
export function planTurn<G>(engine: Engine<G>, game: G, seat: Seat, bot: Bot): TurnPlan {
  const steps: PlanStep[] = [];
  const world = engine.determinize(game, seat, DETERMINIZED_SEED);
  if (world === undefined) return { steps, then: "ask", unless: [] };
  const now = engine.situation(game, seat).turn.number;
  const mine: SeatOrders = { ...NO_ORDERS, stops: { profile: "default", own: ["precombatMain", "postcombatMain"] } };
  const orders = engine.view(world, null).players.map((_, at) => (at === seat ? mine : NO_ORDERS));
  const autoPassing = new AutoPassing(engine, { game: world, events: [], orders });
  for (let count = 0; count < MOST_STEPS && !hasEnded(engine, autoPassing.game); count++) {
    const decision = nextOpen(engine, autoPassing.game, seat);
    if (decision === undefined || engine.situation(autoPassing.game, seat).turn.number !== now) break;
    if (decision.decidedBy !== seat) {
      if (!assumes(autoPassing, engine, decision)) break;
    } else if (count === 0 || !autoPassing.goesOn(decision)) {
      const step = answered(engine, autoPassing, seat, bot, count);
      if (step === undefined) break;
      steps.push(step);
    }
  }
  const known = engine.situation(autoPassing.game, seat).turn.number !== now;
  return { steps, then: known ? "pass" : "ask", unless: ["cast", "activated"] };
}

/** The first of the player's answers that is legal. */
function answered<G>(
  engine: Engine<G>,
  autoPassing: AutoPassing<G>,
  seat: Seat,
  bot: Bot,
  ask: number,
): PlanStep | undefined {
  const view = engine.view(autoPassing.game, seat);
  const decision = view.pending[0]!.decision;
  for (let refused = 0; refused < MOST_REFUSALS; refused++) {
    const [submission] = bot.answer(view, { ask, refused });
    if (submission !== undefined && autoPassing.submit(seat, submission) === undefined)
      return planStep(view, decision, submission.answer);
  }
  return undefined;
}
