import type { Seat } from "../../engine/state/ids.ts";
import type { Act } from "../api.ts";
import type { Changed } from "../commit/changed.ts";
import type { HostContext } from "../hostContext.ts";
import { gameOver, Refused } from "../refusal.ts";
import { atSeat } from "../social/social.ts";
import type { Opened } from "../storage/open.ts";
import { earlyOf, turnOf } from "../storage/record.ts";
import { autoPass } from "./autoPass.ts";
import { withinBudget } from "./budget.ts";
import { whereItIs } from "./early.ts";
import { ordersOf, type SeatOrders } from "./orders.ts";
import { type Plan, planned } from "./plan.ts";

/** What a player says in advance, at any time. Nothing moves: what is open stays open, and nobody else can tell. */
export function editOrders<G>(
  host: HostContext<G>,
  opened: Opened<G>,
  seat: Seat,
  edit: Pick<Act & { do: "orders" }, "ordersRevision" | "stops" | "orders" | "preferences">,
): Changed<G> {
  const before = currentOrders(opened, seat, edit.ordersRevision);
  const { game } = opened;
  const { number: turn, step } = host.engine.situation(game, seat).turn;
  const orders = edit.orders?.map((order) => ({ ...order, given: order.given ?? { turn, step } }));
  const after = withinBudget({
    ...before,
    revision: before.revision + 1,
    ...(edit.stops && { stops: edit.stops }),
    ...(edit.preferences && { preferences: edit.preferences }),
    ...(orders && { orders }),
  });
  return {
    game,
    events: [],
    orders: atSeat(opened.record.blob.orders, seat, after),
    edited: { seat, orders: after },
  };
}

/**
 * A whole turn, or none any more. With `ask` it begins with that question and runs until somebody else has to be asked
 * or it comes back; without, it waits for its turn.
 */
export function editPlan<G>(
  host: HostContext<G>,
  opened: Opened<G>,
  seat: Seat,
  { ordersRevision, plan, ask }: Pick<Act & { do: "plan" }, "ordersRevision" | "plan" | "ask">,
): Changed<G> {
  const { plan: _, ...before } = currentOrders(opened, seat, ordersRevision);
  const { record, game } = opened;
  const { turn } = host.engine.situation(game, seat);
  const fresh: Plan | undefined =
    plan === null ? undefined : { ...plan, ...(ask !== undefined && { turn: turn.number }), objections: [] };
  const after = withinBudget({ ...before, revision: before.revision + 1, ...(fresh && { plan: fresh }) });
  const orders = atSeat(record.blob.orders, seat, after);
  const edited = { seat, orders: after };
  if (ask === undefined || fresh === undefined) return { game, events: [], orders, edited };
  if (turnOf(record, seat)?.ask !== ask)
    throw new Refused(409, "already-answered", "This question is not open any more. Look at the game again.");
  const [question] = host.engine.questions(game, seat);
  const begun = question && planned(fresh, question, host.engine.situation(game, seat));
  if (begun?.do !== "answer")
    throw new Refused(422, "plan-does-not-fit", "The plan does not begin with what you are asked now.");
  const settled = autoPass(host.engine, { game, events: [], orders }, host.budgets.request);
  const { returned, steps } = ordersOf(settled.orders, seat).plan ?? {};
  if (returned?.reason === "refused" && steps?.length === fresh.steps.length)
    throw new Refused(422, "plan-refused", "The first step of the plan is not legal now.", {
      ...(returned.detail !== undefined && { reason: returned.detail }),
    });
  return { ...settled, answered: seat, back: "begins", edited };
}

/** Passes before the game waits for the seat, unless somebody acts before. Nothing moves, and nobody else can tell. */
export function passEarly<G>(
  { engine }: HostContext<G>,
  { record, game }: Opened<G>,
  seat: Seat,
  { ask }: Pick<Act & { do: "passEarly" }, "ask">,
): Changed<G> {
  if (record.over) throw gameOver();
  if (earlyOf(record, seat)?.ask !== ask)
    throw new Refused(409, "already-answered", "You are not asked this any more. Look at the game again.");
  const mine = ordersOf(record.blob.orders, seat);
  const orders: SeatOrders = { ...mine, passesEarly: whereItIs(engine.situation(game, seat)) };
  return { game, events: [], orders: atSeat(record.blob.orders, seat, orders), edited: { seat, orders } };
}

/** Throws `Refused` if they are not those the player saw. */
function currentOrders<G>({ record }: Opened<G>, seat: Seat, revision: number): SeatOrders {
  if (record.over) throw gameOver();
  const before = ordersOf(record.blob.orders, seat);
  if (before.revision !== revision)
    throw new Refused(409, "orders-changed", `Your orders are at revision ${before.revision} now. Look at them again.`);
  return before;
}
