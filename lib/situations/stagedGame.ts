import { builtInCards, builtInDungeons } from "../cards/builtin.ts";
import type { LogEntry } from "../engine/api.ts";
import type { Answer, Decision, PriorityAction, Submission } from "../engine/decisions.ts";
import type { CardDefinition } from "../engine/definition.ts";
import { engine, type Game } from "../engine/index.ts";
import { type PlayerPosition, startFrom } from "../engine/position.ts";
import type { Seat } from "../engine/state/ids.ts";
import { gathered } from "../engine/view/gather.ts";
import type { CardView, Handle, PermanentView, SeatView, Step } from "../engine/views.ts";
import { readCard } from "../oracle/index.ts";

/** A game of built-in cards that starts from a position and is played on by what the players say, by the cards' names. */

/** One side: cards by name, a number before a name for several ("3 Forest"); of permanents also how they are. */
export interface SideOfTable {
  readonly life?: number;
  readonly hand?: readonly string[];
  readonly library?: readonly string[];
  readonly graveyard?: readonly string[];
  readonly exile?: readonly string[];
  readonly commanders?: readonly string[];
  readonly battlefield?: readonly (string | Placed)[];
}
export interface Placed {
  readonly card: string;
  readonly tapped?: boolean;
  readonly counters?: Readonly<Record<string, number>>;
  /** Of an Aura or Equipment: what it is attached to, by its place in the list. */
  readonly on?: number;
}

let definitions: readonly CardDefinition[] | undefined;
/** All built-in cards, read once. */
export function builtInDefinitions(): readonly CardDefinition[] {
  definitions ??= [...builtInCards().map(({ printed }) => printed), ...builtInDungeons()].flatMap((printed) => {
    const reading = readCard(printed);
    return reading.verdict === "read" ? [reading.card] : [];
  });
  return definitions;
}

const LIBRARY = ["12 Plains", "12 Island", "12 Swamp", "12 Forest"];

export class StagedGame {
  readonly game: Game;
  /** What happened since the position was laid out. */
  readonly events: LogEntry[] = [];

  private constructor(game: Game) {
    this.game = game;
  }

  /** Throws if there is no such card. */
  static of(
    sides: readonly SideOfTable[],
    options: { readonly life?: number; readonly first?: Seat } = {},
  ): StagedGame {
    const cards = builtInDefinitions();
    const numbers = (names: readonly string[] = []): number[] => names.flatMap((name) => spelled(name).map(numbered));
    const numbered = (name: string): number => {
      const found = cards.findIndex((one) => one.name === name);
      if (found < 0) throw new Error(`there is no built-in card ${name}`);
      return found;
    };
    const players = sides.map((side): PlayerPosition => {
      const placed = (side.battlefield ?? []).map((given) => (typeof given === "string" ? { card: given } : given));
      const firsts: number[] = [];
      let count = 0;
      for (const { card } of placed) {
        firsts.push(count);
        count += spelled(card).length;
      }
      const battlefield = placed.flatMap(({ card, on, ...how }: Placed) =>
        spelled(card).map((name) => ({
          definition: numbered(name),
          ...how,
          ...(on !== undefined && { attachedTo: firsts[on]! }),
        })),
      );
      return {
        life: side.life ?? options.life ?? 20,
        library: numbers(side.library ?? LIBRARY),
        hand: numbers(side.hand),
        graveyard: numbers(side.graveyard),
        exile: numbers(side.exile),
        commanders: numbers(side.commanders),
        battlefield,
      };
    });
    const game = startFrom({
      seed: "5a".repeat(32),
      pool: { cards },
      players,
      options: { startingPlayer: options.first ?? 0 },
    });
    return new StagedGame(game);
  }

  view(seat: Seat | null): SeatView {
    return gathered(engine.view(this.game, seat));
  }

  get asked(): { readonly seat: Seat; readonly decision: Decision<Handle> } | undefined {
    const [open] = engine.pending(this.game);
    if (!open) return undefined;
    const [decision] = engine.questions(this.game, open.decidedBy);
    return decision && { seat: open.decidedBy, decision };
  }

  /** Answers whatever is asked; throws what the engine says against it. */
  answer(answer: Answer<Handle>): void {
    const open = this.asked;
    if (!open) throw new Error("the game is over");
    const submission: Submission<Handle> = { slot: open.decision.slot, answer };
    const done = engine.submit(this.game, open.seat, [submission]);
    if (!done.ok) throw new Error(`${open.decision.about}: ${done.message}`);
    this.events.push(...done.events);
  }

  pass(): void {
    this.answer({ ask: "priority", action: { act: "pass" } });
  }

  /** Passes, declaring nothing, until `seat` (whoever's turn it is if absent) is asked something in this step. */
  to(step: Step, seat: Seat = this.game.state.turn.active): void {
    for (let tried = 0; tried < 400; tried++) {
      const open = this.asked;
      if (!open) throw new Error(`the game ended before ${step}`);
      if (this.game.state.turn.step === step && open.seat === seat) return;
      this.least(open.decision);
    }
    throw new Error(`never came to ${step}`);
  }

  private least(decision: Decision<Handle>): void {
    this.answer(leastTo(decision));
  }

  /** Casts a card or activates an ability of whoever has priority; `targets` by name, "player 1" for a seat. */
  cast(name: string, ...targets: readonly string[]): void {
    this.act(name, (action) => action.act === "cast" || action.act === "playLand", targets);
  }
  activate(name: string, ability: number, ...targets: readonly string[]): void {
    this.act(name, (action) => action.act === "activate" && action.ability === ability, targets);
  }

  private act(name: string, wanted: (action: PriorityAction<Handle>) => boolean, targets: readonly string[]): void {
    const open = this.asked;
    if (open?.decision.ask !== "priority") throw new Error(`${name}: nobody has priority`);
    const { seat, decision } = open;
    const action = decision.actions.find(
      (one) =>
        wanted(one) &&
        ("card" in one || "source" in one) &&
        this.named("card" in one ? one.card : one.source, seat) === name,
    );
    if (!action) throw new Error(`${name} cannot be used now`);
    this.answer({ ask: "priority", action });
    const left = [...targets];
    for (let asked = this.asked; asked && asked.decision.ask !== "priority" && asked.seat === seat; asked = this.asked)
      this.follow(asked.decision, seat, left);
  }

  private follow(decision: Decision<Handle>, seat: Seat, left: string[]): void {
    if (decision.ask !== "choose") {
      this.least(decision);
      return;
    }
    const chosen: Handle[] = [];
    while (chosen.length < decision.max && left.length > 0) {
      const found = decision.from.find((one) => !chosen.includes(one) && this.named(one, seat) === left[0]);
      if (found === undefined) break;
      chosen.push(found);
      left.shift();
    }
    this.answer(chosen.length < decision.min ? leastTo(decision) : { ask: "choose", chosen });
  }

  /** The active player's creatures attack: all that can, or so many of each name, each whom it says or the first it can. */
  attack(...attacks: readonly (readonly [name: string, whom?: string])[]): void {
    const open = this.asks("attackers");
    const left = [...open.decision.attackers];
    const chosen = (
      attacks.length > 0 ? attacks : left.map(({ attacker }) => [this.named(attacker, open.seat)] as const)
    ).map(([name, whom]) => {
      const at = left.findIndex(({ attacker }) => this.named(attacker, open.seat) === name);
      const [one] = left.splice(at, at < 0 ? 0 : 1);
      if (!one) throw new Error(`${name} cannot attack`);
      const defender = one.defenders.find((other) => this.named(other, open.seat) === whom) ?? one.defenders[0]!;
      return { attacker: one.attacker, defender };
    });
    this.answer({ ask: "attackers", attacks: chosen });
  }

  block(...blocks: readonly (readonly [blocker: string, attacker: string])[]): void {
    const open = this.asks("blockers");
    const used = new Set<Handle>();
    const chosen = blocks.map(([name, attacked]) => {
      const may = open.decision.blockers.find(
        ({ blocker }) => !used.has(blocker) && this.named(blocker, open.seat) === name,
      );
      const attacker = may?.attackers.find((one) => this.named(one, open.seat) === attacked);
      if (!may || attacker === undefined) throw new Error(`${name} cannot block ${attacked}`);
      used.add(may.blocker);
      return { blocker: may.blocker, attacker };
    });
    this.answer({ ask: "blockers", blocks: chosen });
  }

  private asks<K extends "attackers" | "blockers">(ask: K) {
    for (let tried = 0; tried < 60; tried++) {
      const open = this.asked;
      if (!open) throw new Error(`the game ended before ${ask}`);
      if (open.decision.ask === ask)
        return { seat: open.seat, decision: open.decision as Extract<Decision<Handle>, { ask: K }> };
      this.least(open.decision);
    }
    throw new Error(`nobody was asked for ${ask}`);
  }

  concede(seat: Seat): void {
    const done = engine.concede(this.game, seat);
    if (done.ok) this.events.push(...done.events);
  }

  private named(handle: Handle, seat: Seat): string {
    const view = engine.view(this.game, seat);
    const player = /^p(\d)$/.exec(handle)?.[1];
    if (player !== undefined) return `player ${player}`;
    const all: readonly (CardView | PermanentView)[] = [
      ...view.battlefield,
      ...view.stack,
      ...view.players.flatMap((one) => [...one.hand, ...one.graveyard, ...one.exile, ...one.command]),
    ];
    return all.find(({ id }) => id === handle)?.name ?? "";
  }
}

/** "3 Forest" to Forest, Forest, Forest. */
function spelled(text: string): string[] {
  const [, count = "1", name = text] = /^(\d+) (.+)$/.exec(text) ?? [];
  return Array.from({ length: Number(count) }, () => name);
}

/** The least that can be answered; X is 2 where it may be. */
function leastTo(decision: Decision<Handle>): Answer<Handle> {
  switch (decision.ask) {
    case "priority":
      return { ask: "priority", action: { act: "pass" } };
    case "attackers":
      return { ask: "attackers", attacks: [] };
    case "blockers":
      return { ask: "blockers", blocks: [] };
    case "choose":
      return { ask: "choose", chosen: decision.from.slice(0, decision.min) };
    case "confirm":
      return { ask: "confirm", yes: true };
    case "order":
      return { ask: "order", order: [...decision.items.keys()] };
    case "pay":
      return { ask: "pay", with: "auto" };
    case "number":
      return { ask: "number", number: Math.max(decision.min, Math.min(2, decision.max)) };
    case "option":
      return { ask: "option", chosen: [...decision.options.keys()].slice(0, Math.max(1, decision.min)) };
    case "name":
      return { ask: "name", name: decision.suggestions[0] ?? "Forest" };
    case "divide":
      return { ask: "divide", amounts: decision.among.map((_, at) => (at === 0 ? decision.total : 0)) };
  }
}
