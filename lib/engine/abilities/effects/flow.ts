import type { Amount } from "../amounts.ts";
import type { Condition } from "../conditions.ts";
import type { Cost } from "../costs.ts";
import type { Effect } from "../effects.ts";
import type { Objects, Players, Recipients } from "../references.ts";

/** Which instructions are followed, how often, and what is known of them later (608.2). */
export type FlowEffect =
  | {
      readonly do: "may";
      readonly who: Players;
      readonly effects: readonly Effect[];
      readonly otherwise?: readonly Effect[];
    }
  | {
      readonly do: "if";
      readonly condition: Condition;
      readonly then: readonly Effect[];
      readonly otherwise?: readonly Effect[];
    }
  /** "unless its controller pays {2}"; "you may pay {1}. If you do, ...". */
  | {
      readonly do: "pay";
      readonly who: Players;
      readonly cost: readonly Cost[];
      readonly optional: boolean;
      readonly paid?: readonly Effect[];
      readonly unpaid?: readonly Effect[];
      /** So often as they like; or an {X} that each chooses, all of which are noted together ("any amount of mana"). */
      readonly times?: "any" | "amount";
      /** Of an amount, no less than this. */
      readonly least?: 1;
      /** Of an amount, no more than this. */
      readonly atMost?: Amount;
      /** The cost is paid this many times over, all or nothing (702.24a). */
      readonly each?: Amount;
      /** Which cost it is, where mana may be spent on such costs alone (106.6). */
      readonly as?: "cumulativeUpkeep";
    }
  | { readonly do: "forEach"; readonly of: Objects; readonly effects: readonly Effect[] }
  | { readonly do: "forEachPlayer"; readonly of: Players; readonly effects: readonly Effect[] }
  /** For each kind of counter there is on these as it begins, which is then `CHOSEN_KIND`. */
  | { readonly do: "forEachCounterKind"; readonly on: Recipients; readonly effects: readonly Effect[] }
  | {
      readonly do: "repeat";
      readonly times: Amount | { readonly while: Condition } | "any";
      readonly effects: readonly Effect[];
    }
  /** Followed again as long as `again` is followed within it: "repeat this process". */
  | { readonly do: "process"; readonly effects: readonly Effect[] }
  | { readonly do: "again" }
  /** Modes chosen as the effect is applied, not announced: "choose one at random", "an opponent chooses one". */
  | {
      readonly do: "chooseOne";
      readonly who: Players;
      readonly options: readonly { readonly text: string; readonly effects: readonly Effect[] }[];
      readonly random?: boolean;
      /** 701.53. */
      readonly villainous?: true;
    }
  /** 603.2i: what the ability that is resolving lets be done once each turn has been done. */
  | { readonly do: "doneThisTurn" }
  | { readonly do: "noteAmount"; readonly amount: Amount }
  /** 107.3: the X that was announced for these spells is twice as much. */
  | { readonly do: "doubleX"; readonly what: Objects }
  | { readonly do: "noteObjects"; readonly what: Objects };
