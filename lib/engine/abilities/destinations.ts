import type { CardType, Color, Supertype } from "../../cards/schema.ts";
import type { Ability } from "./ability.ts";
import type { Amount } from "./amounts.ts";
import type { Filter } from "./filters.ts";
import type { Modification } from "./modifications.ts";
import type { Objects, Players, Recipients } from "./references.ts";

/** Where things go, and how they arrive (400.7, 401.4). */
export type Destination =
  | {
      readonly zone: "hand" | "graveyard" | "exile" | "command";
      readonly faceDown?: boolean;
      /** 607: remembered by self under this name. */
      readonly link?: string;
      readonly counters?: readonly CountersOn[];
      readonly until?: Objects;
    }
  | {
      readonly zone: "library";
      readonly place:
        | "top"
        | "bottom"
        | "shuffle"
        | "topOrBottom"
        /** So many cards are above it. */
        | { readonly fromTop: Amount; readonly orBottom?: true };
      readonly order?: "any" | "random";
      /** Who chooses between the bottom and the other place; each card's owner if absent. */
      readonly chosenBy?: Players;
      /** 701.20d: whose library is shuffled though no card is shuffled into it. */
      readonly of?: Players;
    }
  | ({ readonly zone: "battlefield" } & Entering);

/** 110.5b and 614.1c-d: how a permanent enters. */
export interface Entering {
  /** Under whose control; the effect's controller if absent, "owner" for "under its owner's control". */
  readonly control?: Players | "owner";
  /** False where the effect says untapped. */
  readonly tapped?: boolean;
  /** 508.4: what its controller chooses; or the player (or what `as` attacked) it says. */
  readonly attacking?:
    | boolean
    /** That player, or also a planeswalker they control. */
    | { readonly player: Players; readonly orPlaneswalker?: true }
    | { readonly as: Objects };
  /** 509.7: any creature its controller chooses that attacks them, or this one. */
  readonly blocking?: "any" | Objects;
  readonly transformed?: boolean;
  /** It has the designation as it enters. */
  readonly prepared?: true;
  readonly faceDown?: boolean;
  readonly counters?: readonly CountersOn[];
  readonly attachedTo?: Recipients;
  /** Characteristics it has as it enters, beyond its own: "It's a Zombie in addition". */
  readonly modifications?: readonly Modification[];
  /** 702.167c: it remembers these as what it was crafted with. */
  readonly craftedWith?: Objects;
  /** 607.2c: remembered by self under this name: "put onto the battlefield with it", "created with it". */
  readonly link?: string;
}

export interface CountersOn {
  readonly kind: string;
  readonly count: Amount;
  /** 614.12: of what enters, only such as would be this on the battlefield. */
  readonly only?: Filter;
}
/** 122.1: in place of a kind of counter, the one an instruction chose, or the one of several that is looked at in turn. */
export const CHOSEN_KIND = "chosen";

/** 111.3-4: what an effect says of a token it creates. */
export interface TokenDescription {
  /** Absent: the subtypes followed by "Token" (111.4). */
  readonly name?: string;
  readonly colors: readonly Color[] | "chosenColor";
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[] | "chosenType";
  readonly power?: Amount;
  readonly toughness?: Amount;
  readonly abilities: readonly Ability[];
}

/** So many tokens of one kind, and how they enter. */
export interface CreatedTokens {
  readonly count: Amount;
  readonly token: TokenDescription;
  readonly entering?: Entering;
}

/** 106: what an "add mana" effect adds. */
