import type { TargetsTogether } from "../ability.ts";
import type { Amount, Compare, Stat } from "../amounts.ts";
import type { Cost } from "../costs.ts";
import type { Effect } from "../effects.ts";
import type { Filter } from "../filters.ts";
import type { Modification } from "../modifications.ts";
import type { Objects, Players, Range, Recipients, Zone } from "../references.ts";
import type { CastThisWay } from "../rules/casting.ts";

/** Cards that are found, looked at, put in piles, cast or copied as an instruction is followed (608.2g, 701.19, 707). */
export type CardEffect =
  | {
      readonly do: "search";
      readonly who: Players;
      readonly library: Players;
      readonly alsoIn?: readonly Zone[];
      /** Those zones and the library: the player says which of them they search ("and/or"). */
      readonly andOr?: true;
      readonly filter: Filter;
      readonly count: Range;
      readonly reveal: boolean;
      readonly differentNames?: boolean;
      /** What else must be so of all of them: "with total mana value 6 or less". */
      readonly together?: TargetsTogether;
      /** One quality that all of them have in common. */
      readonly sharing?: "landType" | "creatureType" | "cardType" | "color" | "name";
      /** "A Forest card and a Plains card": no more than one for each of these. */
      readonly each?: readonly Filter[];
      /** "All cards": those that everybody can see must be found (701.19b). */
      readonly every?: true;
      /** All of `count` or none: "exactly two cards". */
      readonly exactly?: true;
    }
  | { readonly do: "shuffle"; readonly who: Players }
  /** Look at (or with `reveal`, reveal) these; they stay where they are. */
  | { readonly do: "look"; readonly who: Players; readonly what: Objects; readonly reveal?: boolean }
  /** Cards revealed, or with `exile` exiled, from the top until so many match. */
  | {
      readonly do: "revealUntil";
      readonly who: Players;
      readonly filter: Filter;
      readonly count?: Amount;
      /** Until those that match come to this much together, however many they are. */
      readonly reaching?: Compare;
      /** Of which characteristic that is. */
      readonly ofStat?: Stat;
      readonly exile?: boolean;
      /** 607.2a: how self's other abilities speak of what was exiled. */
      readonly link?: string;
    }
  | { readonly do: "choose"; readonly what: Objects }
  /**
   * 700.3: what is done with the piles refers to them as noted "chosenPile" and "otherPile". `faceDown`: the first of them is
   * face down, and the other is shown to all players.
   */
  | {
      readonly do: "separate";
      readonly what: Objects;
      readonly by: Players;
      readonly chooser: Players;
      readonly faceDown?: true;
      readonly chosen: readonly Effect[];
      readonly unchosen: readonly Effect[];
    }
  /** Cast or play these now, as part of the resolution. */
  | {
      readonly do: "cast";
      readonly who: Players;
      readonly what: Objects;
      readonly free: boolean;
      readonly optional: boolean;
      /** 712.11a: with its back face up. */
      readonly transformed?: boolean;
      readonly cost?: readonly Cost[];
      /** 609.4b: mana is spent as though it were of any color or type. */
      readonly anyMana?: "color" | "type";
      readonly orPlay?: boolean;
      readonly count?: Amount | "any";
      /** The mana values of these spells together are at most this. */
      readonly total?: Amount;
      readonly then?: CastThisWay;
      /** Which keyword lets it be cast ("madness", "suspend"), for what asks how it was cast. */
      readonly via?: string;
    }
  /** 702.85a: exile cards until a nonland one of lesser mana value than self's; cast it free; the rest go under. */
  | { readonly do: "cascade"; readonly who: Players }
  /** 702.60a: reveal the top cards, cast those that share self's name. */
  | { readonly do: "ripple"; readonly who: Players; readonly n: Amount }
  /** 707.12: copies of these cards may be cast without paying their mana costs. */
  | { readonly do: "castCopy"; readonly who: Players; readonly what: Objects }
  | {
      readonly do: "copySpell";
      readonly what: Objects;
      readonly count: Amount;
      readonly newTargets: boolean;
      readonly who?: Players;
      readonly except?: readonly Modification[];
      /** 707.10d: one for each of these that it could target and does not, which that copy targets. */
      readonly forEach?: Recipients;
      /** 707.10e: what the copy targets; without being a legal target there is no copy. */
      readonly aim?: Recipients;
    }
  | {
      /** 115.7a; or new targets may be chosen (115.7d), or one of them becomes `to` (115.7b). */
      readonly do: "changeTargets";
      readonly of: Objects;
      readonly optional: boolean;
      readonly to?: Objects;
    };
