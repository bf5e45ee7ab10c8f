import type { Condition } from "../abilities/conditions.ts";
import type { EventPattern } from "../abilities/events.ts";
import type { Filter } from "../abilities/filters.ts";
import type { Modification } from "../abilities/modifications.ts";
import type { Replacement } from "../abilities/replacements.ts";
import type { Rule } from "../abilities/rules.ts";
import type { Step } from "../views.ts";
import type { EventFacts, Note } from "./history.ts";
import type { Entity, ObjectId, Seat } from "./ids.ts";

/** When a lasting effect ends, made concrete as it began. */
export type Expiry =
  | {
      readonly at: "endOfTurn" | "endOfCombat" | "thisStep" | "planeswalk";
      /** 807.4: of which of several turns. */
      readonly turn?: number;
    }
  /**
   * As the turn of this player begins or ends that is later than `after` (500.7 turns included). `only`: it does nothing
   * before that turn.
   */
  | { readonly at: "turnOf" | "endOfTurnOf"; readonly player: Seat; readonly after: number; readonly only?: true }
  /**
   * As a combat phase of this player ends: in a turn later than `after`, or in that very turn if more than `combats` have begun
   * in it. `only`: it does nothing before that combat phase.
   */
  | {
      readonly at: "combatOf";
      readonly player: Seat;
      readonly after: number;
      readonly combats?: number;
      readonly only?: true;
    }
  /** As soon as such a thing happens. */
  | { readonly at: "event"; readonly when: EventPattern }
  /** As this step begins in a turn of this player that is later than `after`. */
  | { readonly at: "stepOf"; readonly step: Step; readonly player: Seat; readonly after: number };

export interface LastingEffect {
  readonly id: number;
  readonly source: ObjectId;
  readonly controller: Seat;
  readonly timestamp: number;
  readonly until?: Expiry;
  /** Ends as soon as this is not so. */
  readonly while?: Condition;
  /** 611.2f: it begins as this player puts such a spell on the stack, and affects that spell. */
  readonly nextSpell?: { readonly by: Seat; readonly what: Filter };
  /** 611.2c: the objects it affects, fixed as it began. Absent for rules and replacements about no certain objects. */
  readonly objects?: readonly Entity[];
  readonly players?: readonly Seat[];
  readonly modifications?: readonly Modification[];
  /** 702.95a: it pairs its two objects. */
  readonly pairs?: boolean;
  readonly rules?: readonly Rule[];
  readonly replacement?: Replacement;
  readonly once?: boolean;
  /** What is left of a prevention shield (615.7). */
  readonly shield?: number;
  readonly notes?: Readonly<Record<string, Note>>;
  readonly targets?: readonly (readonly Entity[])[];
  readonly x?: number;
  readonly event?: EventFacts;
}
