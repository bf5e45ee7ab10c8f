import type { TriggeredAbility } from "../engine/abilities/ability.ts";
import type { Condition } from "../engine/abilities/conditions.ts";
import type { Effect } from "../engine/abilities/effects.ts";
import type { Filter } from "../engine/abilities/filters.ts";
import type { Modification } from "../engine/abilities/modifications.ts";
import type { Objects, Players, Zone } from "../engine/abilities/references.ts";
import type { Rule } from "../engine/abilities/rules.ts";
import type { StaticEffect } from "../engine/abilities/statics.ts";

/** What parts of speech mean that are no entry of the vocabulary of abilities themselves. */

/** A noun phrase without determiner. */
export interface Noun {
  readonly filter: Filter;
  /** The zones it speaks of; the battlefield if absent. */
  readonly in?: Zone | readonly Zone[];
  /** Whose zones. */
  readonly of?: Players;
  /** So many from each graveyard, not from all of them. */
  readonly fromEach?: true;
  /** What "that ..." can call it later. */
  readonly nouns: readonly string[];
  /** Cards as such ("creature card"), which are in no zone of their own. */
  readonly card?: boolean;
}

/** What a clause tells the engine to do: new instructions, or a change to those before it ("It can't be regenerated."). */
export type Instruction = readonly Effect[] | Amendment;

export interface Amendment {
  /**
   * The instructions so far with this one worked in; throws `Unbound` if it does not fit them. Those of the last sentence
   * begin at `since`.
   */
  readonly amend: (before: readonly Effect[], since: number) => readonly Effect[];
}

/** What is said of objects for a while (with a duration) or as long as a static ability works (without). */
export interface Predicate {
  readonly modifications?: readonly Modification[];
  readonly rules?: (who: Objects) => readonly Rule[];
}

/** The event of a trigger. */
export interface Event {
  /** "during your turn": a condition of the event, which no resolution can change. */
  readonly if?: Condition;
  /** "for the first time each turn". */
  readonly limit?: TriggeredAbility["limit"];
  /** "while you control a Dinosaur". */
  readonly happenedWhile?: Condition;
  readonly when: TriggeredAbility["when"];
  readonly batch?: TriggeredAbility["batch"];
  readonly from?: Zone | readonly Zone[];
}

/** A sentence of a static ability. */
export interface StaticSentence {
  readonly effects: readonly StaticEffect[];
  readonly if?: Condition;
  readonly from?: Zone | readonly Zone[] | "everywhere";
  readonly characteristicDefining?: boolean;
}

export const isAmendment = (instruction: Instruction): instruction is Amendment => "amend" in instruction;
