import type { Amount } from "../amounts.ts";
import type { Filter } from "../filters.ts";
import type { Objects, Players, Zone } from "../references.ts";

/** Permanents: untapping, counters, what they are attached to, the damage that is dealt by or to them (120, 122, 301, 502, 704.5j). */
export type PermanentRule =
  | { readonly rule: "doesntUntap"; readonly who: Objects; readonly nextOnly?: boolean }
  | { readonly rule: "mayNotUntap"; readonly who: Objects }
  | { readonly rule: "untapsDuring"; readonly who: Objects; readonly whose: Players }
  | { readonly rule: "untapLimit"; readonly filter: Filter; readonly count: Amount; readonly who?: Players }
  | {
      readonly rule:
        | "cantHaveCounters"
        | "cantBeSacrificed"
        | "cantTransform"
        | "cantBeRegenerated"
        | "cantBeTapped"
        | "cantBecomeUntapped"
        | "cantBecomeSuspected"
        | "cantCrew"
        | "cantPhaseOut"
        | "cantAttachOthers";
      readonly who: Objects;
      readonly kind?: string;
      /** Only where a spell or ability of theirs would cause it (701.17). */
      readonly causedBy?: Players;
    }
  /** 614.17d. */
  | { readonly rule: "cantEnter"; readonly what: Filter; readonly from?: readonly Zone[] }
  /** 301.5: these can be attached only to such permanents. */
  | { readonly rule: "attachesOnlyTo"; readonly who: Objects; readonly filter: Filter }
  /** 122.2: of self: its counters remain on it as it moves, but not into a hand or library. */
  | { readonly rule: "keepsCounters"; readonly what: Filter }
  | { readonly rule: "counterLimit"; readonly who: Objects; readonly kind: string; readonly most: Amount }
  | { readonly rule: "legendRuleOff"; readonly who: Objects }
  | { readonly rule: "hasteForAbilities"; readonly who: Objects }
  /** 702.122c, 702.171b: these crew or saddle as though their power were so much greater, or by their toughness. */
  | {
      readonly rule: "crewsAs";
      readonly who: Objects;
      readonly what: readonly ("crew" | "saddle")[];
      readonly as: number | "toughness";
    }
  /** Combat damage only, where it says so. */
  | { readonly rule: "damageUnpreventable"; readonly source?: Filter; readonly combat?: true }
  /** Of these sources; `to`: only as it is dealt to these players. */
  | {
      readonly rule: "damageAsCounters";
      readonly who: Objects;
      readonly kind: "wither" | "infect";
      readonly to?: Players;
    };
