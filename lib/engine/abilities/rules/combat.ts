import type { Body } from "../ability.ts";
import type { Amount, Compare } from "../amounts.ts";
import type { Condition } from "../conditions.ts";
import type { Cost } from "../costs.ts";
import type { Filter } from "../filters.ts";
import type { Objects, Players, Recipients } from "../references.ts";

/** Attacking, blocking and combat damage (506-510). */
export type CombatRule =
  | { readonly rule: "cantAttack"; readonly who: Objects; readonly defender?: Recipients; readonly unless?: Condition }
  | { readonly rule: "cantBlock"; readonly who: Objects; readonly attacker?: Filter; readonly unless?: Condition }
  | {
      readonly rule: "cantBeBlocked";
      readonly who: Objects;
      /** By these only; absent: at all. */
      readonly by?: Filter;
      readonly defender?: Players;
    }
  | { readonly rule: "cantBeBlockedExceptBy"; readonly who: Objects; readonly by: Filter }
  /** 509.1b: by all creatures that the defending player controls, or by none. */
  | { readonly rule: "blockedByAllOrNone"; readonly who: Objects }
  | { readonly rule: "cantBeBlockedByCount"; readonly who: Objects; readonly count: Compare }
  | {
      readonly rule: "mustAttack";
      readonly who: Objects;
      readonly defender?: Players;
      /** These planeswalkers or battles, rather than a player. */
      readonly attacked?: Objects;
    }
  | { readonly rule: "mustBlock"; readonly who: Objects; readonly attacker?: Objects }
  /** All creatures able to block these do so (lure). */
  | { readonly rule: "mustBeBlocked"; readonly who: Objects; readonly by: "all" | "one"; readonly blockers?: Filter }
  | { readonly rule: "canBlockMore"; readonly who: Objects; readonly more: Amount | "any" }
  /** As they attack these, or anything. */
  | { readonly rule: "canAttackWithDefender"; readonly who: Objects; readonly defender?: Players }
  /** 508.1c: these attack only the nearest opponent in the direction chosen for self, and planeswalkers of that opponent. */
  | { readonly rule: "attacksNearest"; readonly who: Players }
  | {
      readonly rule: "attacksAloneOnly" | "blocksAloneOnly" | "cantAttackAlone" | "cantBlockAlone";
      readonly who: Objects;
    }
  /** As they attack these players, or their planeswalkers where `orTheirs`; without, whatever they attack. */
  | {
      readonly rule: "attackCost";
      readonly who: Filter;
      readonly defender?: Players;
      readonly cost: readonly Cost[];
      readonly orTheirs?: boolean;
    }
  /** 508.1g: an optional cost as these attack (the "current" one), and the ability that triggers "when you do" (607.2h). */
  | {
      readonly rule: "attackOption";
      readonly who: Objects;
      readonly cost: readonly Cost[];
      readonly whenPaid?: Body;
    }
  /** `attacker`: only as one of these is blocked. */
  | { readonly rule: "blockCost"; readonly who: Filter; readonly attacker?: Filter; readonly cost: readonly Cost[] }
  /** 508.1c, 509.1b: not unless so many others that match attack or block as well; in `with` these are "current". */
  | {
      readonly rule: "attacksOnlyWith" | "blocksOnlyWith";
      readonly who: Objects;
      readonly with: Filter;
      readonly count: number;
    }
  | {
      readonly rule: "attackLimit" | "blockLimit";
      readonly count: Amount;
      readonly defender?: Players;
      readonly by?: Players;
    }
  /** 508.1a, 509.1a: these choose which creatures attack, or which block and what, for those who would declare them. */
  | { readonly rule: "choosesCombat"; readonly who: Players; readonly declaring: "attackers" | "blockers" }
  | { readonly rule: "damageFromToughness"; readonly who: Objects }
  /** Their power says how much damage is lethal, not their toughness (704.5g, 510.1c). */
  | { readonly rule: "lethalByPower"; readonly who: Objects }
  | { readonly rule: "assignAsThoughUnblocked"; readonly who: Objects }
  | { readonly rule: "assignsNoCombatDamage"; readonly who: Objects }
  | {
      readonly rule: "blockAsThough";
      readonly who: Objects;
      readonly ignoring: "flying" | "shadow" | "landwalk" | "untapped";
      /** Of landwalk: only of this land. */
      readonly land?: string;
      /** As though only these did not have it. */
      readonly attacker?: Filter;
    };
