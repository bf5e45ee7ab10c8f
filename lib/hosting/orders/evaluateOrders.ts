import type { Answer, Decision, PriorityAction, QuestionOf } from "../../engine/decisions.ts";
import { manaValue, parseManaCost } from "../../engine/query/mana/manaCost.ts";
import { requiredAttacks } from "../../engine/required.ts";
import type { Handle, OnStack, SeatView, Situation, StackObjectView } from "../../engine/views.ts";
import { type Facts, keysOf, respondedKey } from "./conditions.ts";
import { matchesPattern, nameOf } from "./objectPattern.ts";
import type { PassUntil, Respond, Scope, SeatOrders, StandingOrder } from "./orders.ts";
import { areOpponents, isTurnOf } from "./stops.ts";

/** What standing orders make of a question. */
export type Ordered =
  | { readonly do: "answer"; readonly by: readonly StandingOrder[]; readonly answer: Answer<Handle> }
  /** To pay or, if that would break into what is kept, not to. */
  | { readonly do: "pay"; readonly by: readonly StandingOrder[] }
  | {
      readonly do: "respond";
      readonly by: StandingOrder & Respond;
      readonly action: PriorityAction<Handle>;
      readonly to: Target;
    }
  /** The order is done with; asked or not, the player is told nothing of it. */
  | { readonly do: "forget"; readonly order: StandingOrder; readonly ask: boolean }
  | { readonly do: "disarm"; readonly by: readonly StandingOrder[]; readonly reason: string }
  /** The player is asked, and has heard of these facts then. */
  | { readonly do: "ask"; readonly because: readonly string[] };

/** What is responded to. */
export interface Target extends OnStack {
  readonly seen: StackObjectView;
}

/** What the first of a seat's orders that has something to say makes of its question. Reads only what the seat may see. */
export function evaluateOrders(mine: SeatOrders, facts: Facts): Ordered | undefined {
  const heard = new Set(mine.acknowledged);
  for (const order of mine.orders) {
    if (isExpired(order, facts.situation)) return { do: "forget", order, ask: false };
    const found = holdsIn(order, facts.situation, facts.seat) ? byOrder(order, mine, facts, heard) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

const isExpired = ({ lastTurn }: Scope, { turn }: Situation): boolean =>
  lastTurn !== undefined && turn.number > lastTurn;

const holdsIn = (scope: Scope, situation: Situation, seat: number): boolean =>
  scope.in === undefined || scope.in === whoseTurn(situation, seat);

/** A teammate's turn, where it is not one's own too (805.4a), is nobody's of these. */
const whoseTurn = (situation: Situation, seat: number): "own" | "opponents" | undefined =>
  isTurnOf(situation.turn, seat)
    ? "own"
    : areOpponents(situation, seat, situation.turn.active)
      ? "opponents"
      : undefined;

/** What payments should leave by this seat's orders, in symbols; "" for nothing. */
export const keptBy = ({ orders }: SeatOrders, situation: Situation, seat: number): string =>
  orders
    .map((one) =>
      one.order === "keepMana" && !isExpired(one, situation) && holdsIn(one, situation, seat) ? one.mana : "",
    )
    .join("");

function byOrder(
  order: StandingOrder,
  { orders }: SeatOrders,
  facts: Facts,
  heard: ReadonlySet<string>,
): Ordered | undefined {
  const decision = facts.question;
  switch (order.order) {
    case "passUntil":
      return passUntil(order, decision, facts, heard);
    case "answer":
      return decision.ask === "confirm" &&
        (decision.about === "may" || decision.about === "unless") &&
        isFrom(facts, order.source)
        ? { do: "answer", by: [order], answer: { ask: "confirm", yes: order.yes } }
        : undefined;
    case "pay":
      return decision.ask === "confirm" &&
        (decision.about === "unless" || (decision.about === "additionalCost" && order.source !== undefined)) &&
        (order.source === undefined || isFrom(facts, order.source)) &&
        costs(decision.hint) <= (order.most ?? Number.POSITIVE_INFINITY)
        ? order.pay
          ? { do: "pay", by: [order] }
          : { do: "answer", by: [order], answer: { ask: "confirm", yes: false } }
        : undefined;
    case "triggers":
      return decision.ask === "order" && decision.about === "triggerOrder"
        ? triggers(order, decision, facts.view)
        : undefined;
    case "block":
      return decision.ask === "blockers"
        ? blocks(
            orders.filter(
              (one) => !isExpired(one, facts.situation) && holdsIn(one, facts.situation, decision.decidedBy),
            ),
            decision,
            facts.view,
          )
        : undefined;
    case "respond":
      return decision.ask === "priority" ? respond(order, decision, facts, heard) : undefined;
    case "keepMana":
      return undefined;
  }
}

function isFrom(facts: Facts, name: string): boolean {
  const { source } = facts.question;
  return source !== undefined && nameOf(facts.view, source) === name;
}

/** The mana value of the mana in a cost's words. */
const costs = (hint = ""): number => {
  const mana = hint.match(/\{[^}]+\}/gu)?.join("") ?? "";
  return mana === "" ? 0 : manaValue(parseManaCost(mana));
};

function passUntil(
  order: StandingOrder & PassUntil,
  decision: Decision<Handle>,
  facts: Facts,
  heard: ReadonlySet<string>,
): Ordered | undefined {
  const { until, unless } = order;
  const news = (condition: PassUntil["unless"][number]): string[] =>
    keysOf(condition, facts).filter((key) => !heard.has(key));
  if ("when" in until) {
    if (news(until.when).length > 0) return { do: "forget", order, ask: true };
  } else if (hasCome(until, order.given, facts)) return { do: "forget", order, ask: until.step !== undefined };
  if (decision.ask === "attackers")
    return { do: "answer", by: [order], answer: { ask: "attackers", attacks: requiredAttacks(decision.attackers) } };
  if (decision.ask !== "priority") return undefined;
  const because = unless.flatMap(news);
  if (because.length > 0) return { do: "ask", because };
  return { do: "answer", by: [order], answer: { ask: "priority", action: { act: "pass" } } };
}

/** Not the very turn, or step, in which the order was given. */
function hasCome(
  until: Extract<PassUntil["until"], { turn: unknown }>,
  given: Scope["given"],
  { seat, situation }: Facts,
): boolean {
  const { turn } = situation;
  if (until.turn !== "any" && until.turn !== whoseTurn(situation, seat)) return false;
  if (until.step !== undefined && until.step !== turn.step) return false;
  return given === undefined || given.turn !== turn.number || (until.step !== undefined && given.step !== turn.step);
}

/** Every trigger must be named, by its source or its words; those one name fits keep their order. */
function triggers(
  order: Extract<StandingOrder, { order: "triggers" }>,
  { items }: QuestionOf<"order", Handle>,
  view: SeatView,
): Ordered | undefined {
  const { sources } = order;
  const places = items.map(({ object, text }) => {
    const named = sources.indexOf(text);
    return named >= 0 || object === undefined ? named : sources.indexOf(nameOf(view, object) ?? "");
  });
  if (places.includes(-1)) return undefined;
  const inOrder = items.map((_, index) => index).sort((a, b) => places[a]! - places[b]! || a - b);
  return { do: "answer", by: [order], answer: { ask: "order", order: inOrder } };
}

/** A blocker named that cannot block is a fault only where the orders have something to say about every attacker. */
function blocks(
  orders: readonly StandingOrder[],
  { blockers }: QuestionOf<"blockers", Handle>,
  view: SeatView,
): Ordered | undefined {
  const attackers = [...new Set(blockers.flatMap((one) => one.attackers))];
  const used = new Set<StandingOrder>();
  const taken = new Set<Handle>();
  const missing = new Set<StandingOrder>();
  const chosen: { blocker: Handle; attacker: Handle }[] = [];
  for (const attacker of attackers) {
    const name = nameOf(view, attacker);
    const order = orders.find((one) => one.order === "block" && one.attacker === name);
    if (order?.order !== "block") return undefined;
    used.add(order);
    if (order.blocker === null) continue;
    const found = blockers.find(
      (one) =>
        !taken.has(one.blocker) && one.attackers.includes(attacker) && nameOf(view, one.blocker) === order.blocker,
    );
    if (found === undefined) missing.add(order);
    else {
      taken.add(found.blocker);
      chosen.push({ blocker: found.blocker, attacker });
    }
  }
  if (missing.size > 0) return { do: "disarm", by: [...missing], reason: "no-such-blocker" };
  return { do: "answer", by: [...used], answer: { ask: "blockers", blocks: chosen } };
}

/** To the uppermost object that fits and has not been responded to. */
function respond(
  order: StandingOrder & Respond,
  decision: QuestionOf<"priority", Handle> & Pick<Decision, "decidedBy">,
  facts: Facts,
  heard: ReadonlySet<string>,
): Ordered | undefined {
  const { stack } = facts.situation;
  if (stack.length === 0) return undefined;
  const { view } = facts;
  facts.passedOver(stack.length);
  const at = stack.findLastIndex(
    (one, place) => !heard.has(respondedKey(one)) && matchesPattern(order.to, view.stack[place]!, view, one.concerns),
  );
  if (at < 0) return undefined;
  const action = decision.actions.find((one) => isMeant(order.with, one, view));
  if (action === undefined) return { do: "disarm", by: [order], reason: "cannot-respond" };
  return { do: "respond", by: order, action, to: { ...stack[at]!, seen: view.stack[at]! } };
}

function isMeant(wanted: Respond["with"], action: PriorityAction<Handle>, view: SeatView): boolean {
  if ("cast" in wanted)
    return (
      action.act === "cast" &&
      (action.face ?? 0) === (wanted.face ?? 0) &&
      action.via === wanted.via &&
      nameOf(view, action.card) === wanted.cast
    );
  return (
    action.act === "activate" &&
    action.mana !== true &&
    action.ability === wanted.ability &&
    nameOf(view, action.source) === wanted.activate
  );
}
