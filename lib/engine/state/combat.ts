import type { Entity, ObjectId, Seat } from "./ids.ts";

/** 506-511. Present from the beginning of combat to its end. */
export interface CombatState {
  readonly attackers: readonly Attacker[];
  /** 508.8: creatures attacked or entered attacking, even if none is left. */
  readonly attacked?: boolean;
  /** 507.1: the defending player, where one is chosen. */
  readonly defending?: Seat;
  /** What creatures were declared as attackers against. */
  readonly declared?: readonly Entity[];
  /** 509.1: declared, even if nothing blocks. */
  readonly blockersDeclared?: boolean;
  /** 510.4: who dealt damage in the first combat damage step. */
  readonly struckFirst?: readonly ObjectId[];
  /** 509.3: for creatures that block several, those in damage assignment order. */
  readonly orders?: Readonly<Record<ObjectId, readonly ObjectId[]>>;
  /** Attacking creatures that were removed from combat, as they were (508.5). */
  readonly left?: readonly Attacker[];
}

export interface Attacker {
  readonly id: ObjectId;
  readonly controller: Seat;
  /** The player, planeswalker or battle attacked; absent once that left combat (506.4c). */
  readonly defender?: Entity;
  /** The player attacked, or who controls or protects what is attacked; the last such once that left combat (508.5). */
  readonly defendingPlayer: Seat;
  /** The attacked planeswalker has left combat (506.4c, 702.19e). */
  readonly planeswalkerLeft?: boolean;
  readonly blocked: boolean;
  /** Its blockers, in damage assignment order (509.2). */
  readonly blockers: readonly ObjectId[];
  /** 702.22c: attackers with the same number are in a band. */
  readonly band?: number;
  /** 506.6: an effect required it to attack as attackers were declared. */
  readonly hadTo?: boolean;
}
