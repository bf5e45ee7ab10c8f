import { expect } from "vitest";
import type { Ability } from "../../lib/engine/abilities/ability.ts";
import type { GameOptions, LogEntry } from "../../lib/engine/api.ts";
import type { Answer, Decision, PriorityAction, Question, QuestionOf } from "../../lib/engine/decisions.ts";
import type { CardDefinition, CardPool } from "../../lib/engine/definition.ts";
import {
  carryOut,
  concede,
  digestOf,
  type Game,
  load,
  pending,
  preparedPool,
  result,
  save,
  submitDirectly,
} from "../../lib/engine/index.ts";
import { mapManual } from "../../lib/engine/knowledge/handles.ts";
import type { ManualInstruction } from "../../lib/engine/manual.ts";
import { type PlacedPermanent, startFrom } from "../../lib/engine/position.ts";
import { characteristicsOf } from "../../lib/engine/query/characteristics/characteristics.ts";
import { colorsIn } from "../../lib/engine/state/bits.ts";
import type { GameObject } from "../../lib/engine/state/gameObject.ts";
import type { Entity, ObjectId, Seat } from "../../lib/engine/state/ids.ts";
import { zoneList, zoneOf } from "../../lib/engine/state/objects.ts";
import type { Step } from "../../lib/engine/views.ts";
import { record } from "../corpus/recorder.ts";
import { cardsOf, stock } from "./stock.ts";
import { BITS_OF_TYPES } from "./words.ts";

/** What a permanent looks like, for expectations. */
export interface Seen {
  readonly name: string;
  readonly power?: number;
  readonly toughness?: number;
  readonly tapped: boolean;
  readonly controller: Seat;
  readonly damage: number;
  readonly counters: Readonly<Record<string, number>>;
  readonly types: readonly string[];
  /** "WU": as in mana symbols. */
  readonly colors: string;
  readonly subtypes: readonly string[];
  readonly keywords: readonly string[];
}

interface Place {
  readonly name: string;
  readonly how: Omit<PlacedPermanent, "definition">;
}
type Pile = "library" | "hand" | "graveyard" | "exile" | "command";
type Placed = Pile | "commanders" | "sideboard" | "supplementary" | "faceUp";

/** Choices made while casting or activating, in the order of 601.2b-h; names for objects, seats for players. */
export interface Choices {
  readonly targets?: readonly (string | Seat | readonly (string | Seat)[])[];
  readonly x?: number;
  readonly modes?: readonly number[];
  /** Answers to "do you want to pay the additional cost?", in order. */
  readonly additional?: readonly (boolean | number)[];
  readonly via?: string;
  readonly face?: number;
  /** What costs are paid with, in order. */
  readonly costs?: readonly string[];
  readonly divide?: readonly number[];
}

const SEED = "5ce7a210".repeat(8);

/**
 * Two players (or more) at a table, driven the way people talk about a game. The first half describes the position,
 * everything after the first question or action plays. Seats: 0 takes the first turn.
 */
export class TestGame {
  readonly #defined = new Map<string, CardDefinition>();
  readonly #piles: Record<Placed, string[]>[] = [];
  readonly #battlefields: Place[][] = [];
  readonly #lives: (number | undefined)[] = [];
  readonly #trace: string[] = [];
  readonly #resumes: boolean;
  #options: Partial<GameOptions> = {};
  #game: Game | undefined;
  /** What players were told of what came of the answers so far. */
  readonly log: LogEntry[] = [];

  /** `resumes`: the game is saved as JSON and loaded again before every answer. */
  constructor(seats: number, resumes: boolean) {
    this.#resumes = resumes;
    for (let seat = 0; seat < seats; seat++) {
      const cards = { library: [], hand: [], graveyard: [], exile: [], command: [] };
      this.#piles.push({ ...cards, commanders: [], sideboard: [], supplementary: [], faceUp: [] });
      this.#battlefields.push([]);
    }
    for (const card of stock) this.define(card);
  }

  // ---- the position

  /** Cards written as in a set's text; read by the grammar, which must understand them. */
  cards(text: string): void {
    for (const card of cardsOf(text)) this.define(card);
  }

  /** Abilities that a card has besides those of its text, where the scenario is not about how they are worded. */
  gives(name: string, ...abilities: readonly Ability[]): void {
    const card = this.#defined.get(name);
    if (card === undefined) throw new Error(`no card "${name}" in this scenario`);
    const [front, ...others] = card.faces;
    const given: CardDefinition["faces"] = [{ ...front, abilities: [...front.abilities, ...abilities] }, ...others];
    this.#defined.set(name, { ...card, faces: given });
  }

  /** A card whose abilities are given directly. */
  define(card: CardDefinition): void {
    this.#defined.set(card.name, card);
  }

  options(options: Partial<GameOptions>): void {
    this.#options = { ...this.#options, ...options };
  }

  life(seat: Seat, life: number): void {
    this.#lives[seat] = life;
  }

  put(seat: Seat, pile: Placed, ...names: string[]): void {
    this.#piles[seat]![pile].push(...names);
  }

  hand = (seat: Seat, ...names: string[]): void => this.put(seat, "hand", ...names);
  graveyard = (seat: Seat, ...names: string[]): void => this.put(seat, "graveyard", ...names);
  /** The last named is the top card. */
  library = (seat: Seat, ...names: string[]): void => this.put(seat, "library", ...names);

  battlefield(seat: Seat, ...names: string[]): void {
    for (const name of names) this.#battlefields[seat]!.push({ name, how: {} });
  }

  permanentWith(seat: Seat, name: string, how: Place["how"]): void {
    this.#battlefields[seat]!.push({ name, how });
  }

  lands(seat: Seat, name: string, count: number): void {
    for (let i = 0; i < count; i++) this.battlefield(seat, name);
  }

  get game(): Game {
    this.#game ??= this.#start();
    return this.#game;
  }

  #start(): Game {
    const names = [...this.#defined.keys()];
    const index = (name: string): number => {
      const found = names.indexOf(name);
      if (found < 0) throw new Error(`no card "${name}" in this scenario`);
      return found;
    };
    // A library to draw from, unless the scenario says what is in it.
    const libraryOf = (pile: readonly string[]): readonly string[] => [
      ...Array.from({ length: this.#fill }, () => "Plains"),
      ...pile,
    ];
    return startFrom({
      seed: SEED,
      pool: this.#pool(),
      options: { damageAssignment: "ordered", ...this.#options },
      players: this.#piles.map((piles, seat) => ({
        ...(this.#lives[seat] !== undefined && { life: this.#lives[seat] }),
        library: libraryOf(piles.library).map(index),
        hand: piles.hand.map(index),
        graveyard: piles.graveyard.map(index),
        exile: piles.exile.map(index),
        command: piles.command.map(index),
        commanders: piles.commanders.map(index),
        sideboard: piles.sideboard.map(index),
        supplementary: piles.supplementary.map(index),
        faceUp: piles.faceUp.map(index),
        battlefield: this.#battlefields[seat]!.map(({ name, how }) => ({ definition: index(name), ...how })),
      })),
    });
  }
  /** What is resumed from JSON shares what was found out about its cards, as hosted games do. */
  #pool(): CardPool {
    const pool: CardPool = { cards: [...this.#defined.values()] };
    return this.#resumes ? preparedPool(pool) : pool;
  }
  #fill = 20;
  /** Libraries hold only what the scenario puts there. */
  emptyLibraries(): void {
    this.#fill = 0;
  }

  // ---- answering

  #speaking: { readonly seat: Seat; readonly slot: string | undefined } | undefined;
  /** Where several are asked at once, it is this player who answers from here on; of several questions that of this slot. */
  speak(seat: Seat, slot?: string): void {
    this.#speaking = { seat, slot };
  }

  /** The open question; of that kind, if one is named. */
  asked<K extends Question["ask"]>(kind?: K): Decision & QuestionOf<K> {
    const open = pending(this.game);
    const { seat, slot } = this.#speaking ?? {};
    const theirs = open.filter(({ player }) => player === seat);
    const decision = theirs.find((one) => one.slot === slot) ?? theirs[0] ?? open[0];
    if (decision === undefined) throw new Error("nothing is asked");
    if (kind !== undefined && decision.ask !== kind)
      throw new Error(`asked is ${decision.ask} (${decision.about}) of player ${decision.player}, not ${kind}`);
    return decision as Decision & QuestionOf<K>;
  }

  get over(): boolean {
    return result(this.game) !== undefined;
  }

  get winners(): readonly Seat[] | undefined {
    return result(this.game)?.winners;
  }

  #reload(): void {
    if (this.#resumes) this.#game = load(JSON.parse(JSON.stringify(save(this.game))), this.game.pool);
  }

  #submit(answer: Answer): ReturnType<typeof submitDirectly> {
    const decision = this.asked();
    if (this.#resumes) record(this.game, expect.getState().currentTestName ?? "");
    this.#reload();
    this.#trace.push(`${digestOf(this.game, decision)} ${JSON.stringify(answer)}`);
    const outcome = submitDirectly(this.game, decision.decidedBy, [{ slot: decision.slot, answer }]);
    if (outcome.ok) this.log.push(...outcome.events);
    return outcome;
  }

  answer(answer: Answer): void {
    const asked = this.asked();
    const outcome = this.#submit(answer);
    if (!outcome.ok) throw new Error(`refused (${asked.about}): ${outcome.code}: ${outcome.message}`);
  }

  /** An answer that the game must refuse; gives its code and leaves the game as it was. */
  refused(answer: Answer): { readonly code: string; readonly rule?: string } {
    const before = JSON.stringify(save(this.game));
    const outcome = this.#submit(answer);
    if (outcome.ok) throw new Error("this was not refused");
    if (JSON.stringify(save(this.game)) !== before) throw new Error("a refusal changed the game");
    return outcome;
  }

  /** 104.3a: at any time, whoever is asked. */
  concede(seat: Seat): void {
    this.#reload();
    this.#trace.push(`concede ${seat}`);
    const outcome = concede(this.game, seat);
    if (!outcome.ok) throw new Error(`refused: ${outcome.code}: ${outcome.message}`);
    this.log.push(...outcome.events);
  }

  /** What `by` does by hand for that card, everybody having agreed: objects by name, players by seat. */
  byHand(by: Seat, card: string, ...instructions: readonly ManualInstruction<string>[]): void {
    const outcome = this.tryByHand(by, card, ...instructions);
    if (!outcome.ok) throw new Error(`refused: ${outcome.code}: ${outcome.message}`);
  }

  tryByHand(
    by: Seat,
    card: string,
    ...instructions: readonly ManualInstruction<string>[]
  ): ReturnType<typeof carryOut> {
    if (this.#resumes) record(this.game, expect.getState().currentTestName ?? "");
    this.#reload();
    const source = this.#named(card);
    const told = instructions.map((one) => {
      const used: Entity[] = [source];
      const [named] = mapManual({ by, card, instructions: [one] }, (name) => {
        const id = name === card ? source : this.#named(name, used);
        used.push(id);
        return id;
      }).instructions;
      return named!;
    });
    const manual = { by, card: source, instructions: told };
    this.#trace.push(`by hand ${JSON.stringify(manual)}`);
    return carryOut(this.game, manual);
  }

  /** What has that name and is not used: on the stack, the battlefield, in a hand, a graveyard or in exile. */
  #named(name: string, used: readonly Entity[] = []): Entity {
    const { state } = this.game;
    const seat = /^player (\d+)$/.exec(name)?.[1];
    if (seat !== undefined) return Number(seat);
    const piles = state.players.flatMap(({ hand, graveyard }) => [...hand, ...graveyard]);
    const found = [...state.stack, ...state.battlefield, ...piles, ...state.exile].find(
      (id) => !used.includes(id) && this.nameOf(id) === name,
    );
    if (found === undefined) throw new Error(`there is no "${name}"`);
    return found;
  }

  pass(times = 1): void {
    for (let i = 0; i < times; i++) {
      this.asked("priority");
      this.answer({ ask: "priority", action: { act: "pass" } });
    }
  }

  yes = (): void => this.answer({ ask: "confirm", yes: true });
  no = (): void => this.answer({ ask: "confirm", yes: false });
  number = (number: number): void => this.answer({ ask: "number", number });
  order = (...order: number[]): void => this.answer({ ask: "order", order });
  divide = (...amounts: number[]): void => this.answer({ ask: "divide", amounts });

  option(...names: string[]): void {
    const { options } = this.asked("option");
    this.answer({ ask: "option", chosen: names.map((name) => options.findIndex((o) => o.startsWith(name))) });
  }

  choose(...names: (string | Seat)[]): void {
    const { from } = this.asked("choose");
    this.answer({ ask: "choose", chosen: this.#pick(from, names) });
  }

  /** Names to candidates; the same name twice means two of them. */
  #pick(from: readonly Entity[], names: readonly (string | Seat)[]): Entity[] {
    const chosen: Entity[] = [];
    for (const name of names) {
      const found = from.find((e) => !chosen.includes(e) && (e === name || this.nameOf(e) === name));
      if (found === undefined) throw new Error(`"${name}" is not among ${from.map((e) => this.nameOf(e)).join(", ")}`);
      chosen.push(found);
    }
    return chosen;
  }

  nameOf(entity: Entity): string {
    if (entity >= 0 && entity < 16) return `player ${entity}`;
    const object = this.game.state.objects[entity];
    if (object?.kind === "ability" && object.source !== undefined) return this.nameOf(object.source);
    return characteristicsOf(this.game, entity).name;
  }

  // ---- actions

  can(act: PriorityAction["act"], name: string, via?: string): boolean {
    return this.#action(act, name, { ...(via !== undefined && { via }) }) !== undefined;
  }

  #action(
    act: PriorityAction["act"],
    name: string,
    { via, face }: Choices,
    ability?: number,
  ): PriorityAction | undefined {
    return this.asked("priority").actions.find((action) => {
      if (action.act !== act) return false;
      if (action.act === "pass" || action.act === "shortcut") return true;
      if (action.act === "cast" && (action.via !== via || (face !== undefined && (action.face ?? 0) !== face)))
        return false;
      if (action.act === "activate" && ability !== undefined && action.ability !== ability) return false;
      const id = action.act === "activate" ? action.source : action.act === "special" ? action.object : action.card;
      return this.nameOf(id) === name;
    });
  }

  cast(name: string, choices: Choices = {}): void {
    this.#act("cast", name, choices);
  }

  activate(name: string, choices: Choices & { readonly ability?: number } = {}): void {
    this.#act("activate", name, choices, choices.ability);
  }

  playLand(name: string): void {
    this.#act("playLand", name, {});
  }

  /** 729.2a: these choices, so many times, everybody else passing. */
  shortcut(times: number, ...choices: readonly Answer[]): void {
    this.answer({ ask: "priority", action: { act: "shortcut", choices, times } });
  }

  /** 116: turning a permanent face up, and other special actions, by name; the first object that may. */
  special(special: string): void {
    const action = this.asked("priority").actions.find((one) => one.act === "special" && one.special === special);
    if (action === undefined) throw new Error(`player ${this.asked().player} cannot ${special} now`);
    this.answer({ ask: "priority", action });
  }

  #act(act: PriorityAction["act"], name: string, choices: Choices, ability?: number): void {
    const action = this.#action(act, name, choices, ability);
    if (action === undefined) throw new Error(`player ${this.asked().player} cannot ${act} "${name}" now`);
    this.answer({ ask: "priority", action });
    const targets = [...(choices.targets ?? [])];
    const additional = [...(choices.additional ?? [])];
    const costs = [...(choices.costs ?? [])];
    for (;;) {
      const [asked] = pending(this.game);
      if (asked === undefined) return;
      if (asked.about === "target" && targets.length > 0) this.choose(...[targets.shift()!].flat());
      else if (asked.about === "x") this.number(choices.x ?? 0);
      else if (asked.about === "mode" && choices.modes) this.answer({ ask: "option", chosen: choices.modes });
      else if (asked.about === "additionalCost" && additional.length > 0) {
        const answer = additional.shift()!;
        if (typeof answer === "number") this.number(answer);
        else this.answer({ ask: "confirm", yes: answer });
      } else if (asked.about === "divide" && choices.divide) this.divide(...choices.divide);
      else if ((asked.about === "cost" || asked.about === "sacrifice" || asked.about === "discard") && costs.length > 0)
        this.choose(costs.shift()!);
      else return;
    }
  }

  /** Everybody passes until the top of the stack has resolved; questions on the way are the scenario's. */
  resolve(): void {
    const top = this.game.state.stack.at(-1);
    if (top === undefined) throw new Error("the stack is empty");
    while (this.game.state.stack.includes(top) && pending(this.game)[0]?.ask === "priority") this.pass();
  }

  resolveAll(): void {
    while (this.game.state.stack.length > 0 && pending(this.game)[0]?.ask === "priority") this.pass();
  }

  /** Everybody passes, attacks and blocks with nothing, until this step of this turn (by default the next such). */
  to(step: Step, turn?: number): void {
    const from = { ...this.game.state.turn };
    const arrived = (): boolean => {
      const now = this.game.state.turn;
      if (turn !== undefined) return now.number === turn && now.step === step;
      return now.step === step && (now.number !== from.number || from.step !== step);
    };
    for (let guard = 0; !arrived() && !this.over; guard++) {
      if (guard > 400) throw new Error(`${step} did not come`);
      const { ask } = this.asked();
      if (ask === "priority") this.pass();
      else if (ask === "attackers") this.answer({ ask: "attackers", attacks: [] });
      else if (ask === "blockers") this.answer({ ask: "blockers", blocks: [] });
      else if (this.asked().about === "discard" && ask === "choose") {
        const { from: hand, min } = this.asked("choose");
        this.answer({ ask: "choose", chosen: hand.slice(0, min) });
      } else throw new Error(`on the way to ${step}: ${this.asked().about} is asked`);
    }
  }

  /** Attacks in this turn's combat; a bare name attacks the next player. */
  attack(...attacks: (string | readonly [string, string | Seat])[]): void {
    if (pending(this.game)[0]?.ask !== "attackers") this.#toQuestion("attackers");
    const { attackers } = this.asked("attackers");
    const used: Entity[] = [];
    const answer = attacks.map((attack) => {
      const [name, target] = typeof attack === "string" ? [attack, undefined] : attack;
      const may = attackers.find((m) => !used.includes(m.attacker) && this.nameOf(m.attacker) === name);
      if (may === undefined) throw new Error(`"${name}" cannot attack`);
      used.push(may.attacker);
      const defender = target === undefined ? may.defenders[0]! : this.#pick(may.defenders, [target])[0]!;
      return { attacker: may.attacker, defender };
    });
    this.answer({ ask: "attackers", attacks: answer });
  }

  block(...blocks: (readonly [string, string])[]): void {
    if (pending(this.game)[0]?.ask !== "blockers") this.#toQuestion("blockers");
    this.answer(this.blocks(...blocks));
  }

  blocks(...blocks: (readonly [string, string])[]): Answer {
    const { blockers } = this.asked("blockers");
    const used: [Entity, Entity][] = [];
    for (const [blocker, attacker] of blocks) {
      const found = blockers
        .flatMap((m) => m.attackers.map((a): [Entity, Entity] => [m.blocker, a]))
        .find(
          ([b, a]) =>
            this.nameOf(b) === blocker && this.nameOf(a) === attacker && !used.some(([ub, ua]) => ub === b && ua === a),
        );
      if (found === undefined) throw new Error(`"${blocker}" cannot block "${attacker}"`);
      used.push(found);
    }
    return { ask: "blockers", blocks: used.map(([blocker, attacker]) => ({ blocker, attacker })) };
  }

  #toQuestion(ask: Question["ask"]): void {
    for (let guard = 0; pending(this.game)[0]?.ask !== ask; guard++) {
      if (guard > 100 || this.asked().ask !== "priority") throw new Error(`"${ask}" is not asked`);
      this.pass();
    }
  }

  // ---- looking

  ids(seat: Seat, zone: "battlefield" | "stack" | Pile, name?: string): ObjectId[] {
    const all = zoneList(this.game.state, zone, seat);
    return all.filter((id) => {
      const { controller, name: named } = characteristicsOf(this.game, id);
      return (
        (zone === "exile" || zone === "command" || zone === "stack" || zone === "battlefield"
          ? controller === seat
          : true) &&
        (name === undefined || named === name)
      );
    });
  }

  count(seat: Seat, zone: "battlefield" | "stack" | Pile, name?: string): number {
    return this.ids(seat, zone, name).length;
  }

  lifeOf = (seat: Seat): number => this.game.state.players[seat]!.life;
  countersOf = (seat: Seat): Readonly<Record<string, number>> => this.game.state.players[seat]!.counters;
  get step(): Step {
    return this.game.state.turn.step;
  }
  get turn(): { readonly number: number; readonly active: Seat; readonly step: Step } {
    return this.game.state.turn;
  }
  get stackSize(): number {
    return this.game.state.stack.length;
  }
  mana = (seat: Seat): string => this.game.state.players[seat]!.mana.map((mana) => mana.type).join("");

  /** The first permanent of that name, whoever controls it. */
  see(name: string): Seen {
    const id = this.game.state.battlefield.find((one) => characteristicsOf(this.game, one).name === name);
    if (id === undefined) throw new Error(`"${name}" is not on the battlefield`);
    return this.seeId(id);
  }

  seeId(id: ObjectId): Seen {
    const now = characteristicsOf(this.game, id);
    const object: Partial<GameObject> = this.game.state.objects[id] ?? {};
    return {
      name: now.name,
      ...(now.power !== undefined && { power: now.power }),
      ...(now.toughness !== undefined && { toughness: now.toughness }),
      tapped: object.tapped ?? false,
      controller: now.controller,
      damage: object.damage ?? 0,
      counters: object.counters ?? {},
      types: BITS_OF_TYPES.filter(([, bit]) => (now.types & bit) !== 0).map(([type]) => type),
      colors: colorsIn(now.colors).join(""),
      subtypes: now.subtypes,
      keywords: [...now.keywords.keys()],
    };
  }

  zone = (id: ObjectId): string | undefined => zoneOf(this.game.state, id);

  /** Everything that was asked and answered, and the state at the end: equal for equal games. */
  get record(): { readonly trace: readonly string[]; readonly state: string } {
    return { trace: this.#trace, state: JSON.stringify(this.game.state) };
  }
}
