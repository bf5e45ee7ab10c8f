import type { Bot } from "../../bots/bot.ts";
import type { AskingEarly } from "../../bots/simulation/handoffs.ts";
import type { Engine, LogEntry, Submitted } from "../../engine/api.ts";
import type { Seat } from "../../engine/state/ids.ts";
import { type AutoPassed, autoPass } from "./autoPass.ts";
import { askedEarly } from "./early.ts";
import { NO_ORDERS, type SeatOrders } from "./orders.ts";
import { planTurn } from "./planner.ts";
import { DEFAULT_STOPS, isTurnOf, type StopSettings } from "./stops.ts";

/** Players who plan their turns, by seat, and where they try their plans out. */
export interface Planners<G> {
  readonly bots: readonly Bot[];
  readonly engine: Engine<G>;
}

/**
 * The engine, passing on by itself for players who would not stop where they have priority; all by the same settings. With
 * planners, whoever would begin to act in a main phase of their own plans the rest of the turn instead.
 */
export function autoPassing<G extends object>(
  engine: Engine<G>,
  stops: StopSettings = DEFAULT_STOPS,
  planners?: Planners<G>,
): AskingEarly<G> {
  const known = new WeakMap<G, readonly SeatOrders[]>();
  const ordersOf = (game: G): readonly SeatOrders[] =>
    known.get(game) ?? engine.view(game, null).players.map(() => ({ ...NO_ORDERS, stops }));
  const on = (game: G, events: readonly LogEntry[], orders = ordersOf(game)): AutoPassed<G> => {
    const settled = autoPass(engine, { game, events, orders });
    known.set(settled.game, settled.orders);
    return settled;
  };
  const settled = (submitted: Submitted<G>): Submitted<G> => {
    if (!submitted.ok) return submitted;
    const { game, events } = on(submitted.game, submitted.events);
    return { ok: true, game, events };
  };
  return {
    ...engine,
    early: (game) => askedEarly(engine, game, ordersOf(game)),
    newGame: (setup) => on(engine.newGame(setup), []).game,
    concede: (game, seat) => settled(engine.concede(game, seat)),
    submit(game, seat, answers) {
      const bot = planners && mayPlan(engine, game, seat) ? planners.bots[seat] : undefined;
      if (bot === undefined || planners === undefined) return settled(engine.submit(game, seat, answers));
      const plan = { ...planTurn(planners.engine, game, seat, bot), objections: [] };
      const orders = ordersOf(game).map((one, at) => (at === seat ? { ...one, plan } : one));
      const { game: after, events, orders: left } = on(game, [], orders);
      const { returned, steps } = left[seat]?.plan ?? {};
      if (returned?.reason === "refused" && steps?.length === plan.steps.length)
        return settled(engine.submit(after, seat, answers));
      return { ok: true, game: after, events };
    },
  };
}

/** Has priority in a main phase of their own, with an empty stack. */
function mayPlan<G>(engine: Engine<G>, game: G, seat: Seat): boolean {
  const { turn, stack } = engine.situation(game, seat);
  const decision = engine.pending(game).find(({ decidedBy }) => decidedBy === seat);
  return (
    isTurnOf(turn, seat) &&
    stack.length === 0 &&
    (turn.step === "precombatMain" || turn.step === "postcombatMain") &&
    decision?.ask === "priority"
  );
}
