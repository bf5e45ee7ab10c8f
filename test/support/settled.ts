import type { Bot } from "../../lib/bots/bot.ts";
import { engine, type Game } from "../../lib/engine/index.ts";
import type { Seat } from "../../lib/engine/state/ids.ts";
import type { CardView, Handle } from "../../lib/engine/views.ts";
import { anyAnswer } from "../../lib/explore/answers.ts";
import { chance } from "../../lib/explore/chance.ts";
import { type AutoPassed, autoPass } from "../../lib/hosting/orders/autoPass.ts";
import { NO_ORDERS, type OwnOrders, type SeatOrders, type StandingOrder } from "../../lib/hosting/orders/orders.ts";
import { TestGame } from "./testGame.ts";

/** A position of these cards, which the grammar must understand; seat 0 has priority in its first main phase. */
export function position(cards: string, prepare: (t: TestGame) => void): TestGame {
  const table = new TestGame(2, false);
  table.cards(cards);
  prepare(table);
  table.to("precombatMain");
  return table;
}

export const ordered = (...orders: StandingOrder[]): SeatOrders => ({ ...NO_ORDERS, orders });

/** A game and what its players have said in advance. */
export class Waiting {
  #settled: AutoPassed<Game>;

  constructor({ game }: TestGame, orders: readonly SeatOrders[]) {
    this.#settled = { game, events: [], orders };
  }

  /** On to where somebody has to be asked. */
  on(): this {
    this.#settled = autoPass(engine, { ...this.#settled, events: [] });
    return this;
  }

  /** The open question, in the words of who is asked. */
  get asked() {
    const [open] = engine.pending(this.#settled.game);
    if (open === undefined) throw new Error("nobody is asked anything");
    const { turn } = engine.view(this.#settled.game, open.decidedBy);
    return { seat: open.decidedBy, about: open.about, step: turn.step, turn: turn.number };
  }

  pass(): this {
    const [open] = engine.pending(this.#settled.game);
    const answers = [{ slot: open!.slot, answer: { ask: "priority", action: { act: "pass" } } } as const];
    return this.submitted(engine.submit(this.#settled.game, open!.decidedBy, answers));
  }

  /** What somebody answered, and on from there. */
  submitted(next: ReturnType<typeof engine.submit>): this {
    if (!next.ok) throw new Error(`refused: ${next.code}: ${next.message}`);
    this.#settled = autoPass(engine, { ...this.#settled, game: next.game, events: next.events });
    return this;
  }

  orders = (seat: Seat): SeatOrders => this.#settled.orders[seat]!;

  say(seat: Seat, said: Partial<OwnOrders>): this {
    const orders = this.#settled.orders.map((one, at) => (at === seat ? { ...one, ...said } : one));
    this.#settled = { ...this.#settled, orders };
    return this;
  }

  names(seat: Seat, zone: "battlefield" | "graveyard" | "hand"): string[] {
    const { battlefield, players } = engine.view(this.#settled.game, seat);
    const cards = zone === "battlefield" ? battlefield.filter((one) => one.controller === seat) : players[seat]![zone];
    return cards.map(({ name }) => name).sort();
  }

  untapped = (seat: Seat): string[] =>
    engine
      .view(this.#settled.game, seat)
      .battlefield.filter((one) => one.controller === seat && !one.tapped)
      .map(({ name }) => name)
      .sort();

  get stack(): string[] {
    return engine.view(this.#settled.game, null).stack.map(({ name }) => name);
  }
}

/** What a seat calls a card it sees. */
export function handle({ game }: TestGame, seat: Seat, name: string): Handle {
  const { battlefield, stack, players } = engine.view(game, seat);
  const seen: readonly CardView[] = [
    battlefield,
    stack,
    ...players.flatMap(({ hand, graveyard }) => [hand, graveyard]),
  ].flat();
  const found = seen.find((card) => card.name === name);
  if (found === undefined) throw new Error(`seat ${seat} sees no "${name}"`);
  return found.id;
}

/** Does all it can: plays lands, then casts, in the order offered; attacks with everything. */
export const eager: Bot = {
  answer: ({ pending }, { refused } = { ask: 0, refused: 0 }) =>
    pending.map(({ digest, decision }) => {
      if (decision.ask === "priority") {
        const wanted = ["playLand", "cast"].flatMap((act) => decision.actions.filter((action) => action.act === act));
        return { slot: decision.slot, digest, answer: { ask: "priority", action: wanted[refused] ?? { act: "pass" } } };
      }
      if (decision.ask === "attackers") {
        const attacks = decision.attackers.map(({ attacker, defenders }) => ({ attacker, defender: defenders[0]! }));
        return { slot: decision.slot, digest, answer: { ask: "attackers", attacks } };
      }
      return { slot: decision.slot, digest, answer: anyAnswer(decision, chance(refused)) };
    }),
};
