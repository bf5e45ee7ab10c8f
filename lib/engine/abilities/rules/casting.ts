import type { Ability, Body } from "../ability.ts";
import type { Amount } from "../amounts.ts";
import type { Condition } from "../conditions.ts";
import type { Cost } from "../costs.ts";
import type { Entering } from "../destinations.ts";
import type { EventPattern } from "../events.ts";
import type { Filter } from "../filters.ts";
import type { KeywordName } from "../keywords.ts";
import type { Objects, Players, Zone } from "../references.ts";

/** Playing lands, casting spells, activating abilities, and what triggers (305, 601-603). */
export type CastingRule =
  /** `by`: not by them; `source`: not by such spells or abilities. */
  | { readonly rule: "cantBeCountered"; readonly what: Filter; readonly by?: Players; readonly source?: Filter }
  | {
      readonly rule: "cantCast";
      readonly who: Players;
      readonly what: Filter;
      readonly from?: Zone | readonly Zone[];
      readonly during?: "opponentsTurn" | "ownTurn" | "combat" | "notOwnTurn";
    }
  /** 707.10: no spell or ability copies these. */
  | { readonly rule: "cantBeCopied"; readonly what: Filter }
  /** 601.3a: a spell's own "cast this spell only ...". */
  | { readonly rule: "castOnly"; readonly what: Filter; readonly when: Condition }
  | { readonly rule: "castLimit"; readonly who: Players; readonly what: Filter; readonly perTurn: number }
  | { readonly rule: "cantPlayLands"; readonly who: Players; readonly what?: Filter; readonly from?: Zone }
  | {
      readonly rule: "cantActivate";
      readonly of: Objects;
      readonly who?: Players;
      readonly exceptMana?: boolean;
      readonly exceptLoyalty?: true;
      readonly kind?: "loyalty" | "tapCost" | "cycling";
    }
  | { readonly rule: "extraLands"; readonly who: Players; readonly count: Amount }
  | {
      readonly rule: "mayPlay";
      readonly who: Players;
      readonly what:
        | Objects
        | { readonly inZone: Zone; readonly of: Players; readonly filter: Filter; readonly top?: boolean };
      readonly play?: boolean;
      readonly free?: boolean;
      readonly cost?: readonly Cost[];
      readonly additional?: readonly Cost[];
      readonly anyMana?: "color" | "type";
      /** So many times each turn; of the player's own turns only where `during` says so. */
      readonly perTurn?: number;
      readonly during?: "ownTurn";
      /** Only while this is so. */
      readonly condition?: Condition;
      readonly then?: CastThisWay;
      readonly flash?: boolean;
      /** In this way only: "using its mutate ability", or as an Adventure (715.3a). */
      readonly using?: KeywordName | "adventure";
      /** 601.2f: spells cast this way cost so much more or less. */
      readonly change?: { readonly change: "more" | "less"; readonly mana: string };
      /** 611.3d: what the spell cast this way has, and the permanent it becomes. */
      readonly grants?: readonly Ability[];
      /** It has those no longer than this. */
      readonly grantsFor?: "endOfTurn";
      /** "When you do": triggers on this use of this permission only, `usedFor` such a spell only. */
      readonly whenUsed?: Body;
      readonly usedFor?: Filter;
    }
  /** `cost`: only if this is paid besides (601.3c), which only a spell says of itself. */
  | { readonly rule: "flashFor"; readonly who: Players; readonly what: Filter; readonly cost?: readonly Cost[] }
  | { readonly rule: "sorcerySpeedOnly"; readonly who: Players; readonly what: Filter }
  | {
      readonly rule: "activateAsInstant";
      readonly of: Objects;
      readonly kind: "loyalty" | "equip";
      readonly extra?: number;
      /** "More times": besides all others. */
      readonly more?: true;
    }
  /** 702.142a: abilities of this keyword of these, which may be activated only once a turn, may be so many times. */
  | { readonly rule: "timesPerTurn"; readonly of: Objects; readonly keyword: string; readonly times: number }
  /** 707.10: whoever copies a spell does so once more. */
  | { readonly rule: "copySpellsOnceMore"; readonly who: Players }
  /** 116.2h: not on one's own turns only. */
  | { readonly rule: "foretellOnAnyTurn"; readonly who: Players }
  /** 702.170f: such cards as are on top of one's own library. */
  | { readonly rule: "plotFromTop"; readonly who: Players; readonly what: Filter }
  /** 603.2d; on any event where none is told. `permanents`: only abilities of permanents, as they last were (603.10a). */
  | { readonly rule: "triggersTwice"; readonly when?: EventPattern; readonly of?: Filter; readonly permanents?: true }
  /** `of`: only abilities of these. */
  | { readonly rule: "triggersNot"; readonly when: EventPattern; readonly of?: Filter; readonly permanents?: true };

/** What becomes of a spell because it was cast in the way an effect allowed. */
export interface CastThisWay {
  /** Exiled instead of being put into a graveyard. */
  readonly exile?: boolean;
  /** That only of what is an instant or sorcery spell. */
  readonly instantsAndSorceries?: true;
  /** Put on the bottom of its owner's library instead of being put into a graveyard. */
  readonly under?: boolean;
  /** How the permanent it becomes enters. */
  readonly enters?: Entering;
}
