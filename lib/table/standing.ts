import type { Answer, Decision, QuestionOf } from "../engine/decisions.ts";
import { requiredAttacks } from "../engine/required.ts";
import type { Handle, SeatView, Situation } from "../engine/views.ts";
import type { PassUntil, SeatOrders, StandingOrder } from "./orders.ts";
import { toppedBy } from "./stops.ts";

/** What a standing order makes of a question, or that it has got where it should. */
export type Ordered =
  | { readonly order: StandingOrder; readonly answer: Answer<Handle> }
  | { readonly order: StandingOrder; readonly done: "reached" | "expired" };

/** The order of this seat that applies to the question it is asked first, if any. Reads only what the seat may see. */
export function orderFor(seat: SeatOrders, view: SeatView, situation: Situation): Ordered | undefined {
  const decision = view.pending[0]?.decision;
  if (decision === undefined || view.seat === null) return undefined;
  for (const order of seat.orders) {
    if (order.lastTurn !== undefined && situation.turn.number > order.lastTurn) return { order, done: "expired" };
    const answer = answerBy(order, seat, decision, view, situation);
    if (answer === "reached") return { order, done: "reached" };
    if (answer !== undefined) return { order, answer };
  }
  return undefined;
}

function answerBy(
  order: StandingOrder,
  { orders }: SeatOrders,
  decision: Decision<Handle>,
  view: SeatView,
  situation: Situation,
): Answer<Handle> | "reached" | undefined {
  switch (order.order) {
    case "passUntil":
      return passUntil(order, decision, view, situation);
    case "answer":
      return decision.ask === "confirm" &&
        (decision.about === "may" || decision.about === "unless") &&
        decision.source !== undefined &&
        nameOf(view, decision.source) === order.source
        ? { ask: "confirm", yes: order.yes }
        : undefined;
    case "triggers":
      return decision.ask === "order" && decision.about === "triggerOrder"
        ? triggers(order.sources, decision, view)
        : undefined;
    case "block":
      return decision.ask === "blockers" ? blocks(orders, decision, view) : undefined;
  }
}

function passUntil(
  { until, unless }: PassUntil,
  decision: Decision<Handle>,
  view: SeatView,
  situation: Situation,
): Answer<Handle> | "reached" | undefined {
  const { turn, stack } = situation;
  const own = turn.active === view.seat;
  if (own === (until.turn === "own") && turn.step === until.step) return "reached";
  if (decision.ask === "attackers") return { ask: "attackers", attacks: requiredAttacks(decision.attackers) };
  if (decision.ask !== "priority") return undefined;
  const top = stack.at(-1);
  if (top !== undefined && toppedBy(situation, top, decision.decidedBy, unless)) return undefined;
  return { ask: "priority", action: { act: "pass" } };
}

/** Every trigger's source must be named; several of one source keep their order. */
function triggers(sources: readonly string[], { items }: QuestionOf<"order", Handle>, view: SeatView) {
  const places = items.map(({ object }) => (object === undefined ? -1 : sources.indexOf(nameOf(view, object) ?? "")));
  if (places.includes(-1)) return undefined;
  const order = items.map((_, index) => index).sort((a, b) => places[a]! - places[b]! || a - b);
  return { ask: "order" as const, order };
}

function blocks(orders: readonly StandingOrder[], { blockers }: QuestionOf<"blockers", Handle>, view: SeatView) {
  const attackers = [...new Set(blockers.flatMap((one) => one.attackers))];
  const used = new Set<Handle>();
  const chosen: { blocker: Handle; attacker: Handle }[] = [];
  for (const attacker of attackers) {
    const name = nameOf(view, attacker);
    const order = orders.find((one) => one.order === "block" && one.attacker === name);
    if (order?.order !== "block") return undefined;
    if (order.blocker === null) continue;
    const blocker = blockers.find(
      (one) =>
        !used.has(one.blocker) && one.attackers.includes(attacker) && nameOf(view, one.blocker) === order.blocker,
    );
    if (blocker === undefined) return undefined;
    used.add(blocker.blocker);
    chosen.push({ blocker: blocker.blocker, attacker });
  }
  return { ask: "blockers" as const, blocks: chosen };
}

/** The name a seat knows an object by, if it sees it. */
function nameOf({ battlefield, stack, players }: SeatView, handle: Handle): string | undefined {
  const seen = [
    battlefield,
    stack,
    ...players.flatMap(({ hand, graveyard, exile, command }) => [hand, graveyard, exile, command]),
  ];
  for (const cards of seen) for (const card of cards) if (card.id === handle) return card.name;
  return undefined;
}
