import type { Color } from "../../cards/schema.ts";
import type { Amount } from "./amounts.ts";
import type { Condition } from "./conditions.ts";
import type { Cost } from "./costs.ts";
import type { Effect } from "./effects.ts";
import type { EventPattern } from "./events.ts";
import type { Filter } from "./filters.ts";
import type { Keyword } from "./keywords.ts";
import type { Players, Range, Zone } from "./references.ts";
import type { StaticEffect } from "./statics.ts";

/**
 * The vocabulary of abilities (113). A card's text is read into these and the engine plays nothing else. An entry is
 * added here only together with the code that plays it: every consumer switches exhaustively.
 */
export type Ability = SpellAbility | ActivatedAbility | TriggeredAbility | StaticAbility | KeywordAbility;

interface OnStack {
  /** 602.1b, 603.1a: an instruction after its effects that works while it is on the stack. */
  readonly cantBeCountered?: true;
}

interface Said {
  /** The words it was read from, for showing on the stack. */
  readonly text?: string;
}

/** 113.3a. */
export interface SpellAbility extends Said {
  readonly kind: "spell";
  readonly body: Body;
  readonly x?: XLimits;
}

/** 113.3b, 602. A mana ability is one by its content (605.1a), not by a flag. */
export interface ActivatedAbility extends Said, OnStack {
  readonly kind: "activated";
  readonly costs: readonly Cost[];
  readonly body: Body;
  /** Where self must be; the battlefield if absent. */
  readonly from?: Zone;
  readonly limits?: readonly ActivationLimit[];
  /** Who may activate it; its controller if absent. */
  readonly by?: "anyPlayer" | "opponents" | "owner";
  /** A keyword this ability comes from: "equip", "cycling", "ninjutsu". */
  readonly keyword?: string;
  /** Increases and reductions of this ability's own cost: "costs {1} less for each ...". */
  readonly reduction?: { readonly mana: string; readonly times: Amount };
  readonly increase?: { readonly mana: string; readonly times: Amount };
  readonly x?: XLimits;
}

export interface XLimits {
  /** What is paid for X is mana of these colors only. */
  readonly paidWith?: readonly Color[];
  readonly max?: Amount;
  readonly min?: Amount;
}

export type ActivationLimit =
  | {
      readonly only:
        | "sorcery"
        /** 602.5e: while its player could cast an instant, so not in paying for something. */
        | "instant"
        | "ownTurn"
        | "opponentsTurn"
        | "ownUpkeep"
        | "upkeep"
        | "oncePerTurn"
        | "once"
        | "endStep";
    }
  | { readonly only: "timesPerTurn"; readonly times: Amount }
  | { readonly only: "if"; readonly condition: Condition };

/** 113.3c, 603. */
export interface TriggeredAbility extends Said, OnStack {
  readonly kind: "triggered";
  /** A kind of event, or with `state` a condition (603.8). */
  readonly when: EventPattern | { readonly on: "state"; readonly condition: Condition };
  /** 603.4, checked when it triggers and again as it resolves. */
  readonly interveningIf?: Condition;
  /** Of the event itself, looked at only as it happens: "attacks while you control a Dinosaur". */
  readonly happenedWhile?: Condition;
  readonly body: Body;
  /** Where self must be; the battlefield (or wherever the event looks back to) if absent. */
  readonly from?: Zone | readonly Zone[];
  /** `doneOncePerTurn`: what it does is done only once each turn (603.2i); its body says when that is so. */
  readonly limit?: "oncePerTurn" | "twicePerTurn" | "once" | "firstEachTurn" | "doneOncePerTurn";
  /**
   * "one or more": one trigger for a batch of simultaneous events, or one for each source of damage, each player or each
   * that is dealt damage among them.
   */
  readonly batch?: boolean | "bySource" | "byPlayer" | "byRecipient";
  readonly keyword?: string;
}

/** 113.3d, 604. */
export interface StaticAbility extends Said {
  readonly kind: "static";
  readonly effects: readonly StaticEffect[];
  readonly if?: Condition;
  /** Where self must be for it to work; the battlefield if absent. */
  readonly from?: Zone | readonly Zone[] | "everywhere";
  /** 604.3. */
  readonly characteristicDefining?: boolean;
}

export interface KeywordAbility extends Said {
  readonly kind: "keyword";
  readonly keyword: Keyword;
}

/** What a spell or ability does: its targets, then its instructions; or modes of such (700.2). */
export interface Body {
  readonly targets: readonly TargetSlot[];
  readonly effects: readonly Effect[];
  readonly modes?: Modes;
}

export interface Modes {
  readonly choose: Range;
  readonly options: readonly Mode[];
  /** 700.2d. */
  readonly repeat?: boolean;
  /** Each mode must target a different player: no two of them have a target in common. */
  readonly apart?: true;
  /** None at all may be chosen, or as many as it says: "you may choose two". */
  readonly optional?: true;
  /** "If [condition], choose both instead". */
  readonly instead?: { readonly if: Condition; readonly choose: Range };
  readonly by?: "you" | "opponent" | "random";
  /** "that hasn't been chosen": over the game or this turn. */
  readonly once?: "ever" | "turn";
}

export interface Mode {
  readonly text: string;
  readonly targets: readonly TargetSlot[];
  readonly effects: readonly Effect[];
  readonly cost?: readonly Cost[];
  /** 700.2i: its pawprints; the modes chosen have no more together than so many may be chosen. */
  readonly pawprints?: number;
}

/** One instance of the word "target" (115.1, 601.2c). */
export interface TargetSlot {
  readonly count: Range;
  /** 702.33g: chosen only if this is so; without it there are none. */
  readonly if?: Condition;
  readonly of: readonly TargetClass[];
  /** Different from what these earlier slots chose ("another target"). */
  readonly otherThan?: readonly number[];
  /** 601.2d: the total divided among them. */
  readonly divide?: Amount;
  /** That is the most there is to divide; how much of it is said as it is divided. */
  readonly divideUpTo?: true;
  /** "This ability still resolves if its target becomes illegal" (608.2b). */
  readonly evenIfIllegal?: true;
  /** Who chooses, if not the controller (601.2c). */
  readonly by?: Players;
  /** Only what the player who chooses controls. */
  readonly theirs?: true;
  /** Chosen at random among all that it could be. */
  readonly random?: true;
  readonly together?: TargetsTogether;
}

/** Limits on the targets of one slot, or on what is chosen at once, taken together. */
export type TargetsTogether =
  | {
      readonly all:
        | "differentControllers"
        | "sameController"
        | "sameOwner"
        | "differentNames"
        | "sameName"
        | "shareCreatureType"
        | "shareColor"
        /** No two of them have one in common. */
        | "shareNoCreatureType"
        | "shareCardType";
    }
  | { readonly all: "different"; readonly stat: "power" | "manaValue" | "toughness" }
  | { readonly all: "total"; readonly stat: "power" | "manaValue" | "toughness"; readonly most: Amount }
  /** "cardTypes": so many different ones are among them. */
  | {
      readonly all: "totalAtLeast";
      readonly stat: "power" | "manaValue" | "toughness" | "cardTypes";
      readonly least: Amount;
    };

export type TargetClass =
  /** `asChosen`: who it may be is asked only as targets are chosen: "who has more life than you do as you activate this ability". */
  | { readonly target: "player"; readonly who: Players; readonly asChosen?: true }
  | { readonly target: "object"; readonly filter: Filter; readonly in?: Zone | readonly Zone[]; readonly of?: Players };
