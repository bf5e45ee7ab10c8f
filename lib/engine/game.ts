import type { ManaType } from "../cards/schema.ts";
import type { Cost } from "./abilities/costs.ts";
import type { Effect } from "./abilities/effects.ts";
import type { GameStep, LogEntry, UnknownKind } from "./api.ts";
import type { About, Answer, Decision, Keep, Paused, QuestionOf } from "./decisions.ts";
import type { CardPool } from "./definition.ts";
import type { Arrival, Cause, GameEvent } from "./events.ts";
import type { Budget } from "./limits.ts";
import type { Context } from "./query/context.ts";
import type {
  Activatable,
  Batch,
  Characteristics,
  CombatRoles,
  CompiledCard,
  ContinuousEffect,
  LastingByUse,
  Paid,
  PayOptions,
  PoolCaches,
  Program,
  Purpose,
  ReplacementInstance,
  Together,
} from "./runtime.ts";
import type { CardIndex, Entity, ObjectId, Seat } from "./state/ids.ts";
import type { Journal, Mark } from "./state/journal.ts";
import type { LastingEffect } from "./state/lasting.ts";
import type { RandomEvent } from "./state/rng.ts";
import type { Stage } from "./state/stage.ts";
import type { GameState } from "./state/state.ts";
import type { Handle } from "./views.ts";

/** A running game: the state, and beside it everything that can be worked out again from the state. */
export interface Game {
  readonly pool: CardPool;
  state: GameState;
  readonly journal: Journal;
  readonly derived: Derived;
  readonly upcalls: Upcalls;
  /** What happened since the last submission began. */
  readonly log: LogEntry[];
  readonly execution: Execution;
}

/**
 * What files further down call further up, because the rules come round in a circle: what an object is follows from the
 * layers, which ask what objects are; a replacement follows instructions, and an instruction proposes events that are
 * replaced; a cost may be paid with mana from an ability that has a cost. A game carries these functions
 * (bindUpcalls.ts says which they are), so that all imports run one way.
 */
export interface Upcalls {
  readonly layeredCharacteristics: (game: Game, id: ObjectId) => Characteristics;
  readonly applyInstead: (
    game: Game,
    event: GameEvent,
    instance: ReplacementInstance,
    together: Together | undefined,
  ) => Procedure<readonly GameEvent[]>;
  readonly runEffects: (game: Game, context: Context, effects: readonly Effect[]) => Procedure<unknown>;
  readonly payCosts: (
    game: Game,
    player: Seat,
    costs: readonly Cost[],
    context: Context,
    options?: PayOptions,
  ) => Procedure<Paid>;
  readonly startOver: (game: Game, first: Seat) => Procedure;
  readonly couldEnchant: (game: Game, aura: ObjectId, to: ObjectId, controller: Seat) => boolean;
  readonly canPay: (game: Game, player: Seat, costs: readonly Cost[], context: Context, purpose?: Purpose) => boolean;
}

/** Caches; never stored, never needed. Whatever changes the state says what it makes stale (state/stale.ts). */
export interface Derived extends Omit<PoolCaches, "wider"> {
  /** Definitions made by effects, by -1 - index; the pool's are in `compiled`. */
  readonly made: Map<number, CompiledCard>;
  readonly characteristics: Map<ObjectId, Characteristics>;
  /** By lasting effect, which never changes: it as a continuous effect (rules/continuous/staticEffects.ts). */
  readonly lasting: WeakMap<LastingEffect, ContinuousEffect>;
  /** By lasting effect: what it affects (query/characteristics/lasting.ts). */
  readonly affected: WeakMap<LastingEffect, ReadonlySet<Entity>>;
  /** Those sets by a hash of what is in them, so that the same are found. */
  readonly sets: Map<number, { readonly of: readonly Entity[]; readonly set: ReadonlySet<Entity> }>;
  byUse: LastingByUse | undefined;
  /** Continuous effects in order, and where rules, replacements and triggers come from. */
  program: Program | undefined;
  /** There are other lasting effects that make rules or replacements than those in the program, all else being as it says. */
  otherLasting: boolean;
  /** The permanents with activated abilities, until a permanent comes, goes or changes (state/stale.ts). */
  activatable: Activatable | undefined;
  /** What is no card and yet in a zone for cards, until something that is no card moves (rules/stateBased/ceasing.ts). */
  strays: readonly ObjectId[] | undefined;
  /** The count of changes at which nothing was left to do before a player receives priority (rules/priority/beforePriority.ts). */
  settledAt: number | undefined;
  /** Of the list of attackers, which is never written into (query/combat/combat.ts). */
  roles: CombatRoles | undefined;
  /** What is attached to what at one count of changes (query/attachments.ts). */
  attached: { readonly at: number; readonly by: ReadonlyMap<Entity, readonly ObjectId[]> } | undefined;
  /** What permanents are like at one count of changes (query/characteristics/alike.ts). */
  kinds: { readonly at: number; readonly of: ReadonlyMap<ObjectId, string> } | undefined;
  /**
   * While many objects move at the same time, the rules are those from before they do; `stale` says that there is something
   * to work out afterwards (rules/events/propose.ts).
   */
  held: { stale: boolean } | undefined;
  /** By seat and entity: what that seat calls it (knowledge/handles.ts). */
  readonly handles: Map<string, Handle>;
}

/** The procedure that is running. */
export interface Execution {
  run: Procedure | undefined;
  pending: readonly Decision[];
  /** Answers to `pending` that came in already, where several are asked at once. */
  answered: (Answer | undefined)[];
  /** Inputs since the last stable point. */
  inputs: TakenInput[];
  /** By seat: the mana its latest answer asked to leave payable. */
  readonly keeps: Map<Seat, Keep>;
  /** How often each slot name was asked in this procedure. */
  readonly slots: Map<string, number>;
  /** Since the last stable point: who was instructed to look at a card (406.3). */
  readonly looked: Map<ObjectId, readonly Seat[]>;
  /** Since then: what was revealed to all players (701.16a). */
  readonly revealed: Set<ObjectId>;
  /** An input after which randomness or hidden information came into play (730.1): no taking back beyond. */
  barrier: number;
  /** A breakpoint: running stops at a stable point where this holds (examinations, analysis). Not stored. */
  halt?: ((game: Game) => boolean) | undefined;
  /** What a die or a coin of this player comes to, 0..below-1 (examinations); undefined leaves it to chance. Not stored. */
  chance?: Chance | undefined;
  /** Told of every event as soon as it is written (examinations). It may change nothing. Not stored. */
  watch?: ((event: GameEvent) => void) | undefined;
  /** Told what is not asked, and why (examinations). Not stored. */
  unasked?: ((player: Seat, unasked: Unasked) => void) | undefined;
  /** In a world supposed from what one seat sees (suppose.ts): what it can't know. Not stored. */
  determinized?: Determinized | undefined;
  /** A game that somebody supposes, to be played on by computer players alone. Not stored. */
  supposed?: Supposed | undefined;
  /** Where the journal stood at the last stable point; 0 between submissions. */
  stable: Mark;
  /** Where it stood when all before became final: 0, but in a supposed game, which keeps its journal. */
  ground: Mark;
  /** Since the last stable point: where the procedure can be gone on with, as that stage, once somebody has left (800.4). */
  resumable?: { readonly mark: Mark; readonly stage: Stage } | undefined;
  /** Events since somebody last decided anything, or since the game was gone on with. */
  steps: number;
  /** How far it goes at once. */
  budget: Budget;
  /** `effort` at the last stable point. */
  began: number;
  /** How long the log was at the last stable point. */
  logged: number;
  /** There is work left which nobody is asked about (carryOn.ts). */
  paused: Paused | undefined;
  /** Events since the game was started or loaded, taken back or not. */
  effort: number;
  /** What was completed since the game was started or loaded; up to `settled` for good. */
  readonly past: GameStep[];
  settled: number;
  /** What chance decided since the last stable point. */
  randomEvents: readonly RandomEvent[];
  /** What holds while what is being done is done; `during` and `attempt` write it. */
  scope: Scope;
}

/** What holds while a part of a procedure is followed, or a question answered, and no longer (scope.ts). A value. */
export interface Scope {
  /** Simultaneous events being performed (rules/events/propose.ts). */
  readonly batch: Batch | undefined;
  /** 614.5: the replacement effects that what is being done already comes from. */
  readonly replacing: ReadonlySet<string> | undefined;
  /** 615.5: the prevention effects whose additional effects are being followed. */
  readonly besides: ReadonlySet<string> | undefined;
  /** 614.6: what would have caused the event instead of which something is done. */
  readonly insteadOf: Cause | undefined;
  /** 121.6: gathers what is drawn by following the instruction to draw that is being followed, or in place of it. */
  readonly drawn: ObjectId[] | undefined;
  /** 614.13: what is entering the battlefield while what modifies that is applied. */
  readonly arriving: readonly ObjectId[] | undefined;
  /** 614.12: what is looked at as it would be on the battlefield, while what is done as it enters is followed. */
  readonly entering: Extract<GameEvent, { e: "move" }> | undefined;
  /** 727.3e: a token looked at as the cards that have merged with it. */
  readonly asCards: ObjectId | undefined;
  /** 614.10b: gathers what is done instead of steps that are being skipped, as soon as one begins that is not. */
  readonly postponed: Postponed[] | undefined;
  /** 401.5: the top cards of the libraries as what is being cast, activated or taken as a special action began. */
  readonly tops: readonly (ObjectId | undefined)[] | undefined;
  /** An object looked at as if this had been chosen for it, and maybe as it would be on the battlefield (614.12). */
  readonly asIf:
    | { readonly object: ObjectId; readonly chosen: Arrival["chosen"]; readonly onBattlefield?: true }
    | undefined;
  /** 613: the layers are being worked out; characteristics are those so far (rules/continuous/layers.ts). */
  readonly building: boolean;
  /** Sources of mana are being looked for: what they cost themselves is not paid from further ones (rules/mana/manaSources.ts). */
  readonly findingMana: boolean;
}

/** `drawn` is how much randomness the game had used before: the same for the same roll, should it be done again. */
export type Chance = (what: "die" | "coin", player: Seat, below: number, drawn: number) => number | undefined;

/**
 * A question that is not asked. "impossible": only "no", or nothing at all, could be answered (118.3, 608.2d). Otherwise
 * these types of mana follow from a payment that the player leaves to the solver: as what a source adds, or as what is spent.
 */
export type Unasked =
  | { readonly why: "impossible"; readonly about: About }
  /** Which of several that differ in nothing. */
  | { readonly why: "alike"; readonly about: "replacement"; readonly options: readonly string[] }
  /** For how many symbols of a kind, of the most there are, 2 life is paid, since nothing else can be. */
  | { readonly why: "only"; readonly about: "payment"; readonly number: number; readonly most: number }
  /** Whether a cost is paid rather than the ability's own, as which face a card is cast: the other is not possible. */
  | { readonly why: "only"; readonly about: "alternativeCost"; readonly yes: boolean }
  | { readonly why: "only"; readonly about: "mode"; readonly option: string }
  /** With which object a cost is paid; where counters are removed from among several, how many from the one that has any. */
  | { readonly why: "only"; readonly about: "cost"; readonly object: ObjectId; readonly number?: number }
  /** `among`: of which types it could add some. */
  | { readonly why: "adds"; readonly mana: readonly ManaType[]; readonly among: readonly ManaType[] }
  | { readonly why: "spends"; readonly mana: readonly ManaType[] };

export interface Postponed {
  readonly context: Context;
  readonly effects: readonly Effect[];
}

/** An answer since the last stable point. */
export interface TakenInput {
  readonly decision: Decision;
  readonly seat: Seat;
  readonly answer: Answer;
  readonly keep?: Keep;
}

export interface Determinized {
  /** Cards whose face is not known. */
  readonly hidden: ReadonlySet<CardIndex>;
  ended?: UnknownKind;
}

export interface Supposed {
  /** Whether whoever has priority passes this question without being asked it. */
  readonly passes: (question: QuestionOf<"priority"> & Pick<Decision, "player">) => boolean;
}

/**
 * A rule written as the rules write it: it asks with `yield* choose(...)` and goes on. Several decisions at once are
 * simultaneous choices (101.4) whose answers come back together.
 */
export type Procedure<T = void> = Generator<readonly Decision[], T, readonly Answer[]>;
