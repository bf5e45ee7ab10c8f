import type { Body, TriggeredAbility } from "../abilities/ability.ts";
import type { Condition } from "../abilities/conditions.ts";
import type { EventPattern } from "../abilities/events.ts";
import type { NamedCards } from "../abilities/modifications.ts";
import type { Zone } from "../abilities/references.ts";
import type { AbilityRef, GameObject } from "./gameObject.ts";
import type { Entity, ObjectId, Seat } from "./ids.ts";
import type { Expiry } from "./lasting.ts";

/** What happened, what triggered because of it, and what is still known of what is gone. */

export interface EventFacts {
  readonly object?: ObjectId;
  readonly other?: Entity;
  readonly player?: Seat;
  readonly amount?: number;
  /** 706.2: of a die roll, where it is not the amount. */
  readonly natural?: number;
  /** All objects of a batch, for "one or more". */
  readonly objects?: readonly ObjectId[];
  /** The same of the other objects, where there are several. */
  readonly others?: readonly ObjectId[];
  readonly spell?: ObjectId;
  readonly mana?: string;
  /** X of the activated ability whose cost it was part of. */
  readonly x?: number;
  /** 400.7e: that they left a zone is what the trigger is about, so that it finds what they became. */
  readonly left?: boolean;
}

export interface Note {
  readonly entities: readonly Entity[];
  readonly amount: number;
  readonly did: boolean;
}

export interface TriggeredInstance {
  /** Absent for what the rules themselves bring (rules/triggers/inherent.ts). */
  readonly source?: ObjectId;
  readonly controller: Seat;
  readonly ability: AbilityRef;
  readonly event?: EventFacts;
  /** Delayed and reflexive triggers bring along what their maker knew. */
  readonly notes?: Readonly<Record<string, Note>>;
  readonly finds?: readonly ObjectId[];
  readonly made?: number;
  readonly targets?: readonly (readonly Entity[])[];
  readonly x?: number;
}

export interface DelayedTrigger {
  readonly when: EventPattern;
  readonly body: Body;
  readonly source: ObjectId;
  readonly controller: Seat;
  readonly once: boolean;
  /** Not before the turn of this number is over. */
  readonly after?: number;
  /** It triggers only while this is so. */
  readonly if?: Condition;
  readonly notes: Readonly<Record<string, Note>>;
  readonly targets?: readonly (readonly Entity[])[];
  readonly x?: number;
  /** The event its maker was about, which its own words may still refer to. */
  readonly event?: EventFacts;
  /**
   * Of what it refers to, what had left before it was made, which it finds where that went. Whatever leaves later is no
   * longer where it is expected (603.7c).
   */
  readonly finds?: readonly ObjectId[];
  /** The timestamp as it was created (701.28f). */
  readonly made?: number;
  readonly until?: Expiry;
  readonly text?: string;
  /** "One or more": once for simultaneous events. */
  readonly batch?: TriggeredAbility["batch"];
}

export interface HistoryEntry {
  readonly on: Happening;
  readonly facts: EventFacts;
  readonly from?: Zone;
  readonly to?: Zone;
  readonly combat?: boolean;
  /** A kind of counter, a step, a cause: what else the pattern may ask. */
  readonly detail?: string;
  /** Which of its kind it was for that player this turn: the second spell, the third card drawn. */
  readonly ordinal?: number;
  /** The player whose spell, ability or permanent caused it. */
  readonly by?: Seat;
  /** 614.16: an effect did it, not a cost, damage or the turn. */
  readonly byEffect?: boolean;
}

export type Happening = Exclude<EventPattern["on"], "anyOf">;

export interface LastKnown {
  readonly object: GameObject;
  readonly controller: Seat;
  readonly name: string;
  readonly colors: number;
  readonly supertypes: number;
  readonly types: number;
  readonly subtypes: readonly string[];
  readonly everyCreatureType?: boolean;
  readonly allNames?: NamedCards;
  readonly power?: number;
  readonly toughness?: number;
  readonly basePower?: number;
  readonly baseToughness?: number;
  readonly loyalty?: number;
  readonly defense?: number;
  /** Absent where it had just the abilities of its face. */
  readonly abilities?: readonly AbilityRef[];
  /** What it attacked, where it was an attacking creature. */
  readonly attacking?: Entity;
  readonly blocking?: readonly ObjectId[];
  readonly blockers?: readonly ObjectId[];
  /** 506.5: and nothing else attacked, or blocked. */
  readonly alone?: true;
  /** 400.7e: the object its card became as it left; several for a permanent of several cards (727.3c). */
  readonly became?: readonly ObjectId[];
  /** What was attached to it. */
  readonly attachments?: readonly ObjectId[];
}
