import type { Submission } from "../engine/decisions.ts";
import type { Engine, LogEntry, Submitted } from "../engine/face.ts";
import type { Seat } from "../engine/state/ids.ts";
import type { Handle } from "../engine/views.ts";
import { NO_ORDERS, ordersOf, type SeatOrders, without } from "./orders.ts";
import { orderFor } from "./standing.ts";
import { DEFAULT_STOPS, nothingToDo, type StopSettings, stopsAt } from "./stops.ts";

/** A loop that grows (729.1b) would go on for ever: after so many steps somebody is asked after all. */
const MOST_STEPS = 400;

/** The engine, passing on by itself for players who would not stop where they have priority; all by the same settings. */
export function settling<G>(engine: Engine<G>, stops: StopSettings = DEFAULT_STOPS): Engine<G> {
  const on = (game: G, events: readonly LogEntry[]): Settled<G> => {
    const orders = engine.view(game, null).players.map(() => ({ ...NO_ORDERS, stops }));
    return settle(engine, { game, events, orders });
  };
  const settled = (submitted: Submitted<G>): Submitted<G> => {
    if (!submitted.ok) return submitted;
    const { game, events } = on(submitted.game, submitted.events);
    return { ok: true, game, events };
  };
  return {
    ...engine,
    newGame: (setup) => on(engine.newGame(setup), []).game,
    submit: (game, seat, answers) => settled(engine.submit(game, seat, answers)),
    concede: (game, seat) => settled(engine.concede(game, seat)),
  };
}

/** A game that waits for nobody it need not wait for. */
export interface Settled<G> {
  readonly game: G;
  readonly events: readonly LogEntry[];
  /** By seat: without the orders used up or disarmed. */
  readonly orders: readonly SeatOrders[];
}

/** Does what players ordered and passes where they would not stop, until somebody has to be asked. */
export function settle<G>(engine: Engine<G>, from: Settled<G>): Settled<G> {
  let { game, orders } = from;
  const events = [...from.events];
  const submit = (seat: Seat, submission: Submission<Handle>): string | undefined => {
    const next = engine.submit(game, seat, [submission]);
    if (!next.ok) return next.code;
    game = next.game;
    events.push(...next.events);
    return undefined;
  };
  for (let step = 0; step < MOST_STEPS; step++) {
    const open = engine.pending(game);
    const [decision] = open;
    // Simultaneous secret choices (101.4) are everybody's own.
    if (decision === undefined || open.length > 1) break;
    const { decidedBy: seat, slot } = decision;
    const mine = ordersOf(orders, seat);
    if (mine.orders.length > 0) {
      const situation = engine.situation(game);
      const found = orderFor(mine, engine.view(game, seat), situation);
      if (found !== undefined) {
        const replaced = (by: SeatOrders): void => {
          orders = orders.map((one, other) => (other === seat ? by : one));
        };
        if ("done" in found) replaced(without(mine, found.order));
        else {
          const reason = submit(seat, { slot, answer: found.answer });
          if (reason !== undefined) replaced(without(mine, found.order, { turn: situation.turn.number, reason }));
        }
        continue;
      }
    }
    if (decision.ask !== "priority") break;
    const { stops } = mine;
    if (stopsAt(engine.situation(game), seat, stops) && !(stops.profile === "quick" && nothingToDo(decision))) break;
    if (submit(seat, { slot, answer: { ask: "priority", action: { act: "pass" } } }) !== undefined) break;
  }
  return { game, events, orders };
}
