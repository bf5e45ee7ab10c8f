import type { Amount } from "../amounts.ts";
import type { Cost } from "../costs.ts";
import type { Effect } from "../effects.ts";
import type { Filter } from "../filters.ts";
import type { Players } from "../references.ts";

/** What players can, can't and must do besides (104, 119-122, 402, 701). */
export type PlayerRule =
  /** They reveal the first card they draw each turn as they draw it, or each of their own turns. */
  | { readonly rule: "revealFirstDraw"; readonly who: Players; readonly during?: "ownTurn" }
  /** 705.2: the coins of the first time in a turn that they flip any. */
  | { readonly rule: "winsFirstFlips"; readonly who: Players }
  /** 706.2a: after they rolled a die they may pay this; it is rolled again, or its result is one more or one less. */
  | {
      readonly rule: "afterRoll";
      readonly who: Players;
      readonly cost: readonly Cost[];
      readonly does: "reroll" | "changeByOne";
    }
  /** 701.8: not because of spells or abilities of theirs. */
  | { readonly rule: "cantDiscard"; readonly who: Players; readonly causedBy: Players }
  /** 720.2: one of these controls those for as long as those search their own libraries. */
  | { readonly rule: "controlsSearching"; readonly who: Players; readonly of: Players }
  /** 701.19: what becomes of the cards noted "found" that one of these finds in their own library. */
  | { readonly rule: "withFound"; readonly who: Players; readonly effects: readonly Effect[] }
  /** 701.19: of a library they search, only so many cards from the top. */
  | { readonly rule: "searchTop"; readonly who: Players; readonly count: number }
  | {
      readonly rule:
        | "cantGainLife"
        | "cantLoseLife"
        | "skipDrawStep"
        | "skipUntapStep"
        | "skipUpkeep"
        | "cantDraw"
        | "cantDrawExtra"
        /** 121.1: from the bottom of their libraries rather than the top. */
        | "drawFromBottom"
        | "cantSearch"
        | "cantLoseGame"
        /** 704.5a: not for having 0 or less life. */
        | "cantLoseForLife"
        /** 500.7: extra turns of theirs do not begin. */
        | "skipExtraTurns"
        | "cantWinGame"
        | "playWithHandRevealed"
        | "topCardRevealed"
        | "lookAtTopAnyTime"
        | "poisonImmune"
        | "cantGetCounters"
        | "cantBecomeMonarch"
        | "lifeTotalCantChange";
      readonly who: Players;
    }
  /** 701.32d: one more vote each time, which they may forgo where `optional`. */
  | { readonly rule: "additionalVote"; readonly who: Players; readonly optional?: true }
  | {
      readonly rule: "maximumHandSize";
      readonly who: Players;
      readonly change?: Amount;
      readonly set?: Amount | "none";
    }
  /** 702.11d: hexproof from sources or abilities like these, where `from` says so. */
  | { readonly rule: "playerHexproof" | "playerShroud"; readonly who: Players; readonly from?: Filter }
  | { readonly rule: "playerProtection"; readonly who: Players; readonly from: Filter }
  | { readonly rule: "lookAtFaceDown"; readonly who: Players; readonly what: Filter };
