import type { Color, ManaType } from "../../../cards/schema.ts";
import type { Amount } from "../amounts.ts";
import type { Condition } from "../conditions.ts";
import type { Cost } from "../costs.ts";
import type { Filter } from "../filters.ts";
import type { KeywordName } from "../keywords.ts";
import type { Players, Zone } from "../references.ts";

/** What it costs, and what it may be paid with (106.6, 116.2, 118, 601.2f). */
export type CostRule =
  | {
      readonly rule: "costs";
      readonly what: Filter;
      readonly who?: Players;
      readonly kind:
        | "spell"
        | "ability"
        | "equip"
        | "cycling"
        | "ninjutsu"
        | "kicker"
        | "morph"
        | "loyalty"
        | "exhaust"
        | "power-up"
        | "boast"
        /** 116.2h, 116.2k, 116.2m: the special actions. */
        | "foretell"
        | "plot"
        | "unlock";
      readonly change: CostChange;
      /** Of abilities: not of mana abilities. */
      readonly exceptMana?: true;
      /** Of spells: only of those cast in this way, for the cost of a keyword (118.9). */
      readonly method?: KeywordName;
      /** Of abilities: only of those that target one of these. */
      readonly aimed?: Filter;
      readonly from?: Zone | readonly Zone[];
    }
  | {
      readonly rule: "alternativeCost";
      readonly what: Filter;
      readonly who?: Players;
      readonly cost: readonly Cost[];
      readonly condition?: Condition;
      readonly from?: Zone;
      /** It may be cast so at any time an instant could be. */
      readonly flash?: true;
      /** So many spells each turn; of the player's own turns only where `during` says so. */
      readonly perTurn?: number;
      readonly during?: "ownTurn";
    }
  /** 118.9, 602.2b: what may be paid rather than what abilities that this keyword is spelled out as cost to activate. */
  | {
      readonly rule: "alternativeActivation";
      readonly keyword: string;
      readonly of: Filter;
      readonly who: Players;
      readonly cost: readonly Cost[];
    }
  | {
      readonly rule: "additionalCost";
      readonly what: Filter;
      readonly who?: Players;
      readonly cost: readonly Cost[];
      readonly optional?: boolean;
      /** Any number of times, where it is optional: any amount of mana is {1} so often. */
      readonly repeatable?: true;
    }
  /** To cast spells or activate abilities: life, or permanents that match as a sacrifice. */
  | {
      readonly rule: "cantPay";
      readonly who: Players;
      readonly life?: true;
      readonly sacrifice?: Filter;
      /** They can for mana abilities. */
      readonly exceptMana?: true;
    }
  /** 118.9: of each such symbol in a cost they may pay 2 life rather than that mana, as for a Phyrexian one (107.4f). */
  | { readonly rule: "lifeForMana"; readonly who: Players; readonly color: Color }
  /** 106.6: of a spell's own: with mana of these colors only on X, or with mana of such sources only. */
  | { readonly rule: "paidWith"; readonly what: Filter; readonly x?: readonly Color[]; readonly sources?: Filter }
  | {
      readonly rule: "spendAsThoughAny";
      readonly who: Players;
      readonly what?: Filter;
      readonly mode: "color" | "type";
      /** Mana of this color only; `as`: as though it were of that color rather than of any. */
      readonly only?: Color;
      readonly as?: Color;
      /** With `only`: all other mana as though it were colorless, and not otherwise. */
      readonly othersColorless?: true;
      /** To activate abilities of those, and not to cast them. */
      readonly toActivate?: true;
    }
  /** `becomes`: as it would be lost it becomes mana of this type. */
  | { readonly rule: "manaDoesntEmpty"; readonly who: Players; readonly type?: string; readonly becomes?: ManaType }
  /** 116.2c: they may pay this to end the lasting effect that says so. */
  | { readonly rule: "mayEnd"; readonly who: Players; readonly cost: readonly Cost[] }
  /** 116.2d: they may pay this to ignore the effect of self's other static abilities until end of turn; they do. */
  | { readonly rule: "mayIgnore"; readonly who: Players; readonly cost: readonly Cost[] }
  | { readonly rule: "ignores"; readonly who: Players };

/** 601.2f, 118.7-9. */
export type CostChange =
  | { readonly change: "more"; readonly mana: string; readonly times?: Amount }
  /** `downTo`: not to less mana than this. `colored`: only colored mana, so that 118.7b-c take nothing from the generic part. */
  | {
      readonly change: "less";
      readonly mana: string;
      readonly times?: Amount;
      readonly downTo?: number;
      readonly colored?: true;
    }
  | { readonly change: "set"; readonly mana: string }
  /** 606.5: loyalty abilities cost this many loyalty counters more. */
  | { readonly change: "loyalty"; readonly by: number }
  /** "can't cost less than", "costs at least". */
  | { readonly change: "least"; readonly total: number };
