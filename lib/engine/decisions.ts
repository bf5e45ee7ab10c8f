import type { Manual } from "./manual.ts";
import type { Entity, Seat } from "./state/ids.ts";

/**
 * Everything the game can ask a player, and every answer. A question is a typed specification, never an enumeration
 * of all attacks or payments. `E` is how players and objects are named: `Entity` inside the engine, an opaque handle
 * in what a seat is shown.
 */
export type Decision<E = Entity> = Question<E> & {
  /** Who makes this choice by the rules. */
  readonly player: Seat;
  /** Who answers: another player if `player` is controlled (720). */
  readonly decidedBy: Seat;
  /** Names the question within one procedure; answers sent together match by it, never by position. */
  readonly slot: string;
  readonly about: About;
  /** The spell, ability or permanent that asks, where there is one. */
  readonly source?: E;
  /** For a person, in codes: parts of a cost and keywords, as lib/words/hints.ts says them. Never needed to answer. */
  readonly hint?: string;
};

/** A hint to who is asked only so that nobody learns that they have nothing for it. */
export const IN_VAIN = "inVain";

/** Why a question is asked; the reason decides how it is worded, and which standing order may answer it. */
export const ABOUTS = [
  "priority",
  "entropy",
  "mulligan",
  "mulliganBottom",
  "defendingPlayer",
  "attackers",
  "blockers",
  "band",
  "damageOrder",
  "damage",
  "mode",
  "x",
  "target",
  "divide",
  "payment",
  "additionalCost",
  "alternativeCost",
  "cost",
  "manaColor",
  "triggerOrder",
  "replacement",
  "prevention",
  "timestamps",
  "legendRule",
  "sector",
  "door",
  "dungeon",
  "may",
  "discard",
  "sacrifice",
  "search",
  "choose",
  "order",
  "scry",
  "surveil",
  "color",
  "type",
  "cardName",
  "number",
  "player",
  "untap",
  "vote",
  "pile",
  "merge",
  "unless",
  "shortcut",
  "manual",
] as const;
export type About = (typeof ABOUTS)[number];

export type Question<E = Entity> =
  /** 117.1: take an action or pass. */
  | { readonly ask: "priority"; readonly actions: readonly PriorityAction<E>[] }
  /** Choose players and objects, none of them twice. `show` are others shown for information only. */
  | {
      readonly ask: "choose";
      readonly from: readonly E[];
      readonly min: number;
      readonly max: number;
      readonly show?: readonly E[];
    }
  /** `bottom`, of a mulligan: how many cards go to the bottom if one keeps this hand, and if one keeps the next (103.5). */
  | { readonly ask: "confirm"; readonly bottom?: { readonly keep: number; readonly again: number } }
  | { readonly ask: "number"; readonly min: number; readonly max: number }
  /** Options are words of the game ("flying", "W", "Goblin") or, for modes, their printed text. */
  | {
      readonly ask: "option";
      readonly options: readonly string[];
      readonly min: number;
      readonly max: number;
      readonly repeat?: boolean;
    }
  /** Any card name; `suggestions` are names known to the game. */
  | { readonly ask: "name"; readonly suggestions: readonly string[] }
  /** Put these in order; the first is done, or put on the stack, first. */
  | { readonly ask: "order"; readonly items: readonly OrderItem<E>[] }
  /** 508.1: which creatures attack what. */
  | { readonly ask: "attackers"; readonly attackers: readonly MayAttack<E>[] }
  /** 509.1: which creatures block which. */
  | { readonly ask: "blockers"; readonly blockers: readonly MayBlock<E>[] }
  /** Divide `total` among these; each amount within its bounds. */
  | { readonly ask: "divide"; readonly total: number; readonly among: readonly Share<E>[]; readonly least?: number }
  /** 601.2g-h: pay a mana cost, by the solver or by hand. `sources` can make mana now; `pool` is what floats. */
  | { readonly ask: "pay"; readonly cost: string; readonly sources: readonly ManaSource<E>[]; readonly pool: string };

export interface OrderItem<E = Entity> {
  readonly object?: E;
  readonly text: string;
  /** In a view: so many items that read the same, each with an index of its own. */
  readonly count?: number;
}
export interface MayAttack<E = Entity> {
  readonly attacker: E;
  /** Players, planeswalkers and battles it can attack. */
  readonly defenders: readonly E[];
  /** What it attacks in the one declaration that attacks with all of these: no other obeys more requirements (508.1d). */
  readonly must?: E;
}
export interface MayBlock<E = Entity> {
  readonly blocker: E;
  readonly attackers: readonly E[];
  /** How many it may block; 1 unless an effect says otherwise. */
  readonly most: number;
  /** What it blocks in the one declaration that makes all of these blocks: no other obeys more requirements (509.1c). */
  readonly must?: readonly E[];
}
export interface Share<E = Entity> {
  readonly to: E;
  readonly min: number;
  readonly max: number;
  /** Lethal damage for a creature (510.1c), for information. */
  readonly lethal?: number;
}
export interface ManaSource<E = Entity> {
  readonly source: E;
  readonly ability: number;
  /** What it adds, in symbols. */
  readonly adds: string;
}

/** `byHand` asks how to pay; otherwise the solver pays. */
export type PriorityAction<E = Entity> =
  | { readonly act: "pass" }
  /** 116.2a. `face` for a modal double-faced card's back. */
  | { readonly act: "playLand"; readonly card: E; readonly face?: number }
  /** 601. `face` is the half, face or adventure cast; `via` the alternative way of casting ("flashback", "overload", "morph" ...). */
  | { readonly act: "cast"; readonly card: E; readonly face?: number; readonly via?: string; readonly byHand?: boolean }
  /** 602. `ability` indexes the object's abilities. */
  | {
      readonly act: "activate";
      readonly source: E;
      readonly ability: number;
      readonly mana?: boolean;
      readonly byHand?: boolean;
    }
  /** 116.2b-m: the other special actions. `face`: the half that is unlocked. */
  | { readonly act: "special"; readonly special: string; readonly object: E; readonly face?: number }
  /**
   * 729.2: proposes that this player makes these choices, in order, so many times, everybody else passing. It is never
   * among `actions`, and may be proposed whenever one has priority.
   */
  | { readonly act: "shortcut"; readonly choices: readonly Answer<E>[]; readonly times: number };

/** How many choices a shortcut may be made of, over all times. */
export const LONGEST_SHORTCUT = 5_000;

/** One answer; `ask` repeats the kind of its question. */
export type Answer<E = Entity> =
  | { readonly ask: "priority"; readonly action: PriorityAction<E> }
  | { readonly ask: "choose"; readonly chosen: readonly E[] }
  | { readonly ask: "confirm"; readonly yes: boolean }
  | { readonly ask: "number"; readonly number: number }
  /** Indices into `options`. */
  | { readonly ask: "option"; readonly chosen: readonly number[] }
  | { readonly ask: "name"; readonly name: string }
  /** A permutation: indices into `items`; of more than 1,000, those that come first, the others following as they were shown. */
  | { readonly ask: "order"; readonly order: readonly number[] }
  | { readonly ask: "attackers"; readonly attacks: readonly Attack<E>[] }
  | { readonly ask: "blockers"; readonly blocks: readonly Block<E>[] }
  /** Parallel to `among`. */
  | { readonly ask: "divide"; readonly amounts: readonly number[] }
  /** "auto" lets the solver pay; otherwise these abilities are activated in this order, then the solver pays the rest from the pool. */
  | { readonly ask: "pay"; readonly with: "auto" | readonly { readonly source: E; readonly ability: number }[] }
  /**
   * No answer to the question, which stays open, but what all players have agreed to do by hand meanwhile. It is taken where
   * somebody has priority, or a manual card's text is to be carried out, and never from a player alone (`Engine.carryOut`).
   */
  | { readonly ask: "manual"; readonly manual: Manual<E> };

export interface Attack<E = Entity> {
  readonly attacker: E;
  readonly defender: E;
}
export interface Block<E = Entity> {
  readonly blocker: E;
  readonly attacker: E;
}

export type AnswerTo<K extends Question["ask"], E = Entity> = Extract<Answer<E>, { ask: K }>;
export type QuestionOf<K extends Question["ask"], E = Entity> = Extract<Question<E>, { ask: K }>;

/** An answer as submitted: to which question, by slot, and (from a client) which digest that question had. */
export interface Submission<E = Entity> {
  readonly slot: string;
  readonly digest?: string;
  readonly answer: Answer<E>;
  /** What automatic payments that follow from it should leave. */
  readonly keep?: Keep;
}

/** A game that is still working (carryOn.ts). */
export interface Paused {
  /** Answers that were accepted and are too much work for a request: with what follows from them it goes on. */
  readonly held?: { readonly seat: Seat; readonly answers: readonly Submission[] };
  /** It has come to a question, which is asked once there is time; what led there has happened, and was told. */
  readonly asks?: true;
}

/** A cost that the player's untapped sources should be able to pay afterwards: as far as possible, or without fail. */
export interface Keep {
  /** In symbols, "{1}{U}". */
  readonly mana: string;
  readonly must?: true;
}

/** A refusal a player can cause is a value. `code` is stable and kebab-case; `rule` the number that forbids it. */
export interface Refusal {
  readonly ok: false;
  readonly code: string;
  readonly message: string;
  readonly rule?: string;
}
