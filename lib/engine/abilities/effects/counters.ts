import type { Amount } from "../amounts.ts";
import type { Objects, Players, Recipients } from "../references.ts";

/** Counters on objects and players (122). */
export type CounterEffect =
  | {
      readonly do: "putCounters";
      readonly kind: string;
      readonly count: Amount;
      readonly on: Recipients;
      readonly divided?: boolean;
      /** Divided as they are put, by this player, among those of them that they choose. */
      readonly dividedBy?: Players;
      /** Who controls what they are put on puts them, not the controller of this effect. */
      readonly byTheirController?: true;
      /** It can't cause more than so many of that kind to be on any of them (101.2). */
      readonly atMost?: Amount;
    }
  | {
      readonly do: "removeCounters";
      readonly kind?: string;
      readonly count: Amount | "all";
      readonly from: Recipients;
      readonly upTo?: boolean;
    }
  | {
      readonly do: "moveCounters";
      readonly kind?: string;
      /** "any": as many as are wanted, of each kind, from any of these onto any of those. */
      readonly count: Amount | "all" | "any";
      readonly from: Objects;
      readonly to: Objects;
    }
  | { readonly do: "doubleCounters"; readonly kind?: string; readonly on: Recipients }
  | { readonly do: "proliferate"; readonly times?: Amount }
  /** One more of each kind there is on each of these. */
  | { readonly do: "oneMoreOfEach"; readonly on: Recipients }
  | { readonly do: "playerCounters"; readonly who: Players; readonly kind: string; readonly count: Amount };
