import type { TargetsTogether } from "./ability.ts";
import type { Amount } from "./amounts.ts";
import type { Filter } from "./filters.ts";
import type { Objects, Players, Range, Zone } from "./references.ts";

/** One part of a cost (118). A cost is a list of these, all paid. */
export type Cost =
  /**
   * Mana in symbols, "{2}{W/U}{X}" (107.4); `x`: what X is as it is paid in a resolution (702.1b). `help`: rather than each generic
   * mana of it an artifact or creature may be tapped, once the total cost is known.
   */
  | { readonly pay: "mana"; readonly mana: string; readonly x?: Amount; readonly help?: "waterbend" }
  /** 202.1: the mana cost of this, or of the card itself, of a keyword that an effect gives ("The flashback cost is equal to its mana cost."). */
  | {
      readonly pay: "manaCost";
      readonly of?: Objects;
      /** 118.7: reduced by this, "{2}". */
      readonly less?: string;
    }
  | { readonly pay: "tap" | "untap" }
  | { readonly pay: "loyalty"; readonly amount: Amount }
  | { readonly pay: "life"; readonly amount: Amount }
  /** 119.7: these players gain it, one of them chosen where the words say so. */
  | { readonly pay: "gainLife"; readonly who: Players; readonly amount: Amount }
  /** `what: self` or a choice. */
  | { readonly pay: "sacrifice"; readonly what: CostObjects }
  /** `as`: discarded to pay for a keyword ability that abilities look for (702.29c). */
  | { readonly pay: "discard"; readonly what: CostObjects; readonly as?: "cycling" }
  | { readonly pay: "exile"; readonly what: CostObjects; readonly link?: string; readonly noteAs?: string }
  | { readonly pay: "return" | "unattach"; readonly what: CostObjects }
  /** Cards in exile, put into their owners' graveyards. */
  | { readonly pay: "putInGraveyard"; readonly what: CostObjects }
  | {
      readonly pay: "tapOthers" | "untapOthers";
      readonly what: CostObjects;
      readonly totalPower?: Amount;
      readonly for?: "crew" | "saddle" | "teamwork";
    }
  | { readonly pay: "reveal"; readonly what: CostObjects }
  | { readonly pay: "putOnLibrary"; readonly what: CostObjects; readonly bottom: boolean }
  | {
      readonly pay: "removeCounters";
      readonly kind?: string;
      /** "some": as many as the payer likes, at least one. */
      readonly count: Amount | "any" | "some" | "all";
      readonly from: CostObjects;
      /** From any of them, as many from each as the payer likes. */
      readonly among?: true;
    }
  | { readonly pay: "putCounters"; readonly kind: string; readonly count: Amount; readonly on: CostObjects }
  /** 701.13a: from the top of the library, into the graveyard or to `to`. */
  | { readonly pay: "mill"; readonly count: Amount; readonly to?: "exile"; readonly noteAs?: string }
  | { readonly pay: "energy"; readonly amount: Amount }
  /** 706.1a: one die of so many sides. */
  | { readonly pay: "roll"; readonly sides: number; readonly noteAs: string }
  | { readonly pay: "exert" }
  /** What whoever pays has chosen for self in secret: all players know it from then on. */
  | { readonly pay: "revealChoice"; readonly of: "type" | "color" | "name" | "number" | "player" }
  | { readonly pay: "collectEvidence"; readonly amount: Amount }
  | { readonly pay: "behold"; readonly filter: Filter }
  /** "or": the player picks one of these costs (601.2b); `as`: paying it is a keyword action (701.59a). */
  | { readonly pay: "oneOf"; readonly of: readonly (readonly Cost[])[]; readonly as?: "forage" };

/** Objects a cost is paid with: self, others known, or chosen by the payer as the cost is paid. */
export type CostObjects =
  | { readonly what: "self" | "host" | "granter" }
  | { readonly what: "object"; readonly id: number }
  | {
      readonly what: "chosen";
      readonly filter: Filter;
      readonly in?: Zone | readonly Zone[];
      readonly count: Range;
      readonly random?: boolean;
      readonly noteAs?: string;
      /** 404.2: of a graveyard, those that match that lie topmost. */
      readonly topmost?: true;
      /** Whoever controls it; else only what the payer controls. */
      readonly anyones?: true;
      /** What must be so of all of them taken together. */
      readonly together?: TargetsTogether;
    }
  | { readonly what: "all"; readonly filter: Filter; readonly in?: Zone; readonly noteAs?: string };
