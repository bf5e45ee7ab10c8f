import type { Engine, LogEntry } from "../../engine/api.ts";
import type { About, Answer, Decision, Keep, PriorityAction } from "../../engine/decisions.ts";
import { inOrder } from "../../engine/division.ts";
import type { Seat } from "../../engine/state/ids.ts";
import type { Handle, SeatView } from "../../engine/views.ts";
import type { Target } from "./evaluateOrders.ts";
import { cardOf } from "./objectPattern.ts";
import type { Aim, Respond } from "./orders.ts";

export type Responded<G> =
  | { readonly ok: true; readonly game: G; readonly events: readonly LogEntry[] }
  | { readonly ok: false; readonly reason: string };

/**
 * Casts or activates as ordered, with all the choices on the way (601.2, 602.2). What cannot be carried through is taken
 * back, and nothing has happened; where it cannot be taken back, the player is asked what is left.
 */
export function respond<G>(
  engine: Engine<G>,
  from: G,
  seat: Seat,
  order: Respond,
  { action, to, keep }: { action: PriorityAction<Handle>; to: Target; keep: Keep | undefined },
): Responded<G> {
  let game = from;
  const events: LogEntry[] = [];
  const undone = (reason: string): Responded<G> => {
    const back = engine.takeBack(game, seat);
    if (!back.ok && back.code !== "nothing-to-take-back") return { ok: true, game, events };
    return { ok: false, reason };
  };
  let targets = 0;
  let answer: Answer<Handle> | undefined = { ask: "priority", action };
  let slot = engine.questions(game, seat)[0]?.slot ?? "";
  while (answer !== undefined) {
    const next = engine.submit(game, seat, [{ slot, answer, ...(keep && { keep }) }]);
    if (!next.ok) return undone(next.code);
    game = next.game;
    events.push(...next.events);
    const [asked] = engine.questions(game, seat);
    if (asked === undefined || !ANNOUNCING.has(asked.about)) break;
    const view = engine.view(game, seat);
    if (!isAnnounced(view, asked)) break;
    answer = choiceFor(asked, order, asked.about === "target" ? targets++ : 0, to, view);
    slot = asked.slot;
  }
  return answer === undefined ? undone("asks-more") : { ok: true, game, events };
}

const ANNOUNCING: ReadonlySet<About> = new Set<About>([
  "mode",
  "x",
  "target",
  "divide",
  "additionalCost",
  "alternativeCost",
  "cost",
  "payment",
  "manaColor",
]);

/** The question belongs to what is being cast or activated, the object on top of the stack. */
function isAnnounced({ stack }: SeatView, { source }: Decision<Handle>): boolean {
  const top = stack.at(-1);
  if (top === undefined || top.kind === "triggered") return false;
  return source === undefined || source === top.id || source === top.sourceId;
}

/** What the order says, or what makes no difference; undefined if it says nothing. */
function choiceFor(
  asked: Decision<Handle>,
  order: Respond,
  at: number,
  to: Target,
  view: SeatView,
): Answer<Handle> | undefined {
  if (asked.ask === "pay") return { ask: "pay", with: "auto" };
  if (asked.ask === "divide") return { ask: "divide", amounts: inOrder(asked) };
  if (asked.ask === "number" && asked.about === "x")
    return order.x === undefined ? undefined : { ask: "number", number: order.x };
  if (asked.about === "additionalCost") {
    if (asked.ask === "number") return { ask: "number", number: asked.min };
    return asked.ask === "confirm" ? { ask: "confirm", yes: order.costs ?? false } : undefined;
  }
  if (asked.ask === "option" && asked.about === "mode")
    return order.modes === undefined ? undefined : { ask: "option", chosen: order.modes };
  if (asked.ask !== "choose" || asked.about !== "target") return undefined;
  const chosen: Handle[] = [];
  for (const aim of order.targets?.[at] ?? ["it"]) {
    const found = asked.from.find((one) => !chosen.includes(one) && isAimedAt(aim, one, to, view));
    if (found === undefined) return undefined;
    chosen.push(found);
  }
  return { ask: "choose", chosen };
}

function isAimedAt(aim: Aim, handle: Handle, to: Target, view: SeatView): boolean {
  if (aim === "it") return handle === to.seen.id;
  if (aim === "its controller") return handle === `p${to.controller}`;
  if (aim === "me") return handle === `p${view.seat}`;
  const card = cardOf(view, handle);
  if (card?.name !== aim.name) return false;
  const whose = "controller" in card ? card.controller : card.owner;
  return aim.whose === undefined || (aim.whose === "own") === (whose === view.seat);
}
