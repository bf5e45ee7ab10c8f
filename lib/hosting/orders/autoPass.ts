import type { Engine, LogEntry } from "../../engine/api.ts";
import type { Decision, Keep, Submission } from "../../engine/decisions.ts";
import { type Budget, IN_MEMORY, LIMITS } from "../../engine/limits.ts";
import { requiredAttacks } from "../../engine/required.ts";
import type { Seat } from "../../engine/state/ids.ts";
import type { Handle, Situation } from "../../engine/views.ts";
import { type Facts, factsOf, respondedKey, stillSo } from "./conditions.ts";
import { whereItIs, withoutEarly } from "./early.ts";
import { evaluateOrders, keptBy, type Ordered } from "./evaluateOrders.ts";
import { areSimultaneous } from "./open.ts";
import { ordersOf, type SeatOrders, without, withUsed } from "./orders.ts";
import { planned, returned, withObjections } from "./plan.ts";
import { respond } from "./respond.ts";
import { declinedAnyway, nothingToDo, stackKey, stopsAt } from "./stops.ts";

/** A game that waits for nobody it need not wait for. */
export interface AutoPassed<G> {
  readonly game: G;
  readonly events: readonly LogEntry[];
  /** By seat: as used, used up or disarmed meanwhile. */
  readonly orders: readonly SeatOrders[];
}

/**
 * Does what players planned and ordered and passes where they would not stop, until somebody has to be asked, or so much
 * has happened that the system has to go on with it.
 */
export function autoPass<G>(engine: Engine<G>, from: AutoPassed<G>, budget: Budget = IN_MEMORY): AutoPassed<G> {
  const autoPassing = new AutoPassing(engine, from);
  const before = engine.effort(from.game);
  for (let step = 0; ; step++) {
    const { game } = autoPassing;
    const open = engine.pending(game);
    // Simultaneous secret choices (101.4) are everybody's own.
    if (open.length === 0 || areSimultaneous(open)) break;
    // What players ordered may go on without end (729.1b): they are asked.
    if (autoPassing.hasConsideredMuch()) break;
    if (step >= LIMITS.passesInARequest || engine.effort(game) - before > budget.inAll) {
      if (budget.beyond !== "refuse") engine.pause(game);
      break;
    }
    if (!open.some((decision) => autoPassing.goesOn(decision))) break;
  }
  return autoPassing.result();
}

/** A game on its way to the next question that somebody has to be asked. */
export class AutoPassing<G> {
  readonly #engine: Engine<G>;
  game: G;
  readonly events: LogEntry[];
  orders: readonly SeatOrders[];
  /** How often it was looked at what somebody has planned or ordered. */
  #considered = 0;
  /** And how many objects for that. */
  #looked = 0;

  constructor(engine: Engine<G>, { game, events, orders }: AutoPassed<G>) {
    this.#engine = engine;
    this.game = game;
    this.events = [...events];
    this.orders = events.length > 0 ? withoutEarly(orders) : orders;
    this.#objections(events);
  }

  /** As much as a request may, whatever there is to be seen. */
  hasConsideredMuch = (): boolean =>
    this.#considered > LIMITS.consideredInARequest || this.#looked > LIMITS.lookedAtInARequest;

  result = (): AutoPassed<G> => ({ game: this.game, events: this.events, orders: this.orders });

  /** What was passed early, then plan, then what makes no difference, then orders, then stops. False if the player has to be asked. */
  goesOn(decision: Decision): boolean {
    const { decidedBy: seat } = decision;
    if (decision.ask === "priority" && this.#passedEarly(decision)) return true;
    const mine = ordersOf(this.orders, seat);
    if (mine.orders.length > 0 || mine.plan !== undefined || mine.acknowledged.length > 0) {
      this.#considered++;
      const facts = factsOf(this.#engine, this.game, seat);
      this.#replace(seat, { ...mine, acknowledged: stillSo(mine.acknowledged, facts) });
      const by = this.#byPlan(seat, facts) ?? this.#byIndifference(decision) ?? this.#byOrder(seat, facts);
      this.#looked += facts.looked;
      if (by !== undefined) return by;
    } else if (this.#byIndifference(decision)) return true;
    if (decision.ask === "attackers") return this.#staysHome(seat);
    return decision.ask === "priority" && this.#passes(decision);
  }

  /** The plan alone, for a question that is open already; false if it has no answer to it. */
  plans(seat: Seat): boolean {
    return this.#byPlan(seat, factsOf(this.#engine, this.game, seat)) ?? false;
  }

  /** As one who has been asked: what lies on the stack is no news any more. */
  #passedEarly({ decidedBy: seat, slot }: Decision): boolean {
    const { passesEarly, ...mine } = ordersOf(this.orders, seat);
    if (passesEarly === undefined) return false;
    const situation = this.#engine.situation(this.game, seat);
    this.#replace(seat, mine);
    if (passesEarly !== whereItIs(situation)) return false;
    this.#asked(seat, situation);
    return this.submit(seat, { slot, answer: { ask: "priority", action: { act: "pass" } } }) === undefined;
  }

  /** By the stops. */
  #passes(decision: Decision): boolean {
    const seat = decision.decidedBy;
    const { stops, acknowledged, rest } = ordersOf(this.orders, seat);
    const situation = this.#engine.situation(this.game, seat);
    if (stopsAt(situation, seat, stops, acknowledged, rest) && !(stops.profile === "quick" && nothingToDo(decision)))
      return this.#asked(seat, situation);
    return (
      this.submit(seat, { slot: decision.slot, answer: { ask: "priority", action: { act: "pass" } } }) === undefined
    );
  }

  /** No more attacks than has to, if the turn is to end. */
  #staysHome(seat: Seat): boolean {
    const { rest } = ordersOf(this.orders, seat);
    const { question, situation } = factsOf(this.#engine, this.game, seat);
    if (rest?.noAttack !== true || rest.turn !== situation.turn.number || question.ask !== "attackers") return false;
    const attacks = requiredAttacks(question.attackers);
    return this.submit(seat, { slot: question.slot, answer: { ask: "attackers", attacks } }) === undefined;
  }

  #byPlan(seat: Seat, facts: Facts): boolean | undefined {
    const { plan, ...rest } = ordersOf(this.orders, seat);
    const made = plan && planned(plan, facts.question, facts.situation);
    if (made === undefined) return undefined;
    const { situation } = facts;
    const { slot } = facts.question;
    if (made.do !== "answer") {
      this.#replace(seat, { ...rest, revision: rest.revision + 1, ...(made.plan && { plan: made.plan }) });
      return made.do === "return" ? this.#asked(seat, situation) : undefined;
    }
    this.#replace(seat, { ...rest, plan: made.after });
    const refused = this.submit(seat, { slot, answer: made.answer });
    if (refused === undefined) return true;
    const left = returned(
      { ...plan!, turn: situation.turn.number },
      {
        ...{ reason: "refused", turn: situation.turn.number, detail: refused },
      },
    );
    this.#replace(seat, { ...rest, revision: rest.revision + 1, plan: left });
    return this.#asked(seat, situation);
  }

  #byIndifference(decision: Decision): true | undefined {
    const { decidedBy: seat, slot } = decision;
    const { preferences, stops } = ordersOf(this.orders, seat);
    const { triggers = "alike", alike = "any" } = preferences;
    const declined = stops.profile === "quick" ? declinedAnyway(decision) : undefined;
    if (declined) return this.submit(seat, { slot, answer: declined }) === undefined || undefined;
    if (decision.ask === "order" && decision.about === "triggerOrder") {
      const oneText = new Set(decision.items.map(({ text }) => text)).size === 1;
      if (triggers === "ask" || (triggers === "alike" && !oneText)) return undefined;
      const order = [...decision.items.keys()];
      return this.submit(seat, { slot, answer: { ask: "order", order } }) === undefined || undefined;
    }
    if (alike === "ask" || (decision.ask !== "choose" && decision.ask !== "order")) return undefined;
    const answer = this.#engine.indifferent(this.game);
    return answer && (this.submit(seat, answer) === undefined || undefined);
  }

  /** Undefined if the orders have nothing to say, or nothing that fits any more: then the stops hold. */
  #byOrder(seat: Seat, facts: Facts): boolean | undefined {
    for (;;) {
      const { situation } = facts;
      const mine = ordersOf(this.orders, seat);
      const found = evaluateOrders(mine, facts);
      if (found === undefined) return undefined;
      if (found.do === "ask") return this.#asked(seat, situation, found.because);
      if (found.do === "forget") {
        this.#replace(seat, without(mine, [found.order]));
        if (found.ask) return this.#asked(seat, situation);
        continue;
      }
      const reason = found.do === "disarm" ? found.reason : this.#carriedOut(seat, found, facts);
      const by = found.do === "respond" ? [found.by] : found.by;
      if (reason === undefined) {
        this.#replace(seat, withUsed(ordersOf(this.orders, seat), by));
        return true;
      }
      this.#replace(seat, without(ordersOf(this.orders, seat), by, { turn: situation.turn.number, reason }));
    }
  }

  /** The code of why not, if it could not be. */
  #carriedOut(
    seat: Seat,
    found: Exclude<Ordered, { do: "ask" | "forget" | "disarm" }>,
    { question: { slot }, situation }: Facts,
  ): string | undefined {
    if (found.do === "answer") return this.submit(seat, { slot, answer: found.answer });
    const mine = ordersOf(this.orders, seat);
    if (found.do === "pay") {
      const mana = keptBy(mine, situation, seat);
      const paid = this.submit(
        seat,
        { slot, answer: { ask: "confirm", yes: true } },
        mana === "" ? undefined : { mana, must: true },
      );
      return paid === "cannot-pay" ? this.submit(seat, { slot, answer: { ask: "confirm", yes: false } }) : paid;
    }
    const { by, action, to } = found;
    const keep = this.#keep(seat);
    const responded = respond(this.#engine, this.game, seat, by, { action, to, keep });
    if (!responded.ok) return responded.reason;
    this.game = responded.game;
    this.#happened(responded.events);
    this.#replace(seat, { ...mine, acknowledged: [...mine.acknowledged, respondedKey(to)] });
    return undefined;
  }

  /** The player is asked: what lies on the stack now is no news to them any more. */
  #asked(seat: Seat, { stack }: Situation, because: readonly string[] = []): false {
    const mine = ordersOf(this.orders, seat);
    const acknowledged = [...new Set([...mine.acknowledged, ...because, ...stack.map(stackKey)])];
    if (acknowledged.length > mine.acknowledged.length) this.#replace(seat, { ...mine, acknowledged });
    return false;
  }

  /** The code of the refusal, if it is refused. */
  submit(seat: Seat, submission: Submission<Handle>, keep = this.#keep(seat)): string | undefined {
    const next = this.#engine.submit(this.game, seat, [{ ...submission, ...(keep && { keep }) }]);
    if (!next.ok) return next.code;
    this.game = next.game;
    this.#happened(next.events);
    return undefined;
  }

  #keep(seat: Seat): Keep | undefined {
    const mine = ordersOf(this.orders, seat);
    if (!keepsMana(mine)) return undefined;
    const mana = keptBy(mine, this.#engine.situation(this.game, seat), seat);
    return mana === "" ? undefined : { mana };
  }

  #happened(events: readonly LogEntry[]): void {
    this.events.push(...events);
    if (events.length > 0) this.orders = withoutEarly(this.orders);
    this.#objections(events);
  }

  #objections(events: readonly LogEntry[]): void {
    for (const [seat, mine] of this.orders.entries()) {
      if (mine.plan === undefined || mine.plan.returned !== undefined) continue;
      const situation = this.#engine.situation(this.game, seat);
      if (situation.turn.active === seat)
        this.#replace(seat, { ...mine, plan: withObjections(mine.plan, seat, events, situation) });
    }
  }

  #replace(seat: Seat, by: SeatOrders): void {
    this.orders = this.orders.map((one, other) => (other === seat ? by : one));
  }
}

const keepsMana = ({ orders }: SeatOrders): boolean => orders.some(({ order }) => order === "keepMana");

/** What a seat's own answers should leave payable, by its orders. */
export function withKeep<G>(
  engine: Engine<G>,
  game: G,
  seat: Seat,
  orders: SeatOrders,
  answers: readonly Submission<Handle>[],
): readonly Submission<Handle>[] {
  if (!keepsMana(orders)) return answers;
  const mana = keptBy(orders, engine.situation(game, seat), seat);
  return mana === "" ? answers : answers.map((one) => ({ ...one, keep: { mana } }));
}
