import type { CardType, Color, Supertype } from "../cards/schema.ts";
import type { PlainKeyword } from "./abilities/keywords.ts";
import type { Entity, Seat } from "./state/ids.ts";

/**
 * What the text of a manual card (`CardDefinition.manual`) does, said by a player and carried out by the rules: the
 * events are those of any spell or ability, so that they are replaced, trigger and are told like all others. What is
 * chosen in a hidden zone is chosen by its owner, as the instruction is carried out.
 */
export interface Manual<E = Entity> {
  /** Who says it: the "you" of what is done, and the controller of its effects. */
  readonly by: Seat;
  /** The manual card whose text it is: the source of what is done. */
  readonly card: E;
  /** In the order in which they are followed (608.2c); at most `MANUAL_LIMITS.instructions`. */
  readonly instructions: readonly ManualInstruction<E>[];
}

/** Players are seats. Numbers are whole; every list has at least one entry. */
export type ManualInstruction<E = Entity> =
  /** `player`: who controls what enters the battlefield; each card's owner if absent. */
  | {
      readonly do: "move";
      readonly objects: readonly E[];
      readonly to: ManualPlace;
      readonly player?: Seat;
      readonly tapped?: true;
    }
  /** Each is sacrificed by its controller. */
  | {
      readonly do: "destroy" | "sacrifice" | "counterSpell" | "tap" | "untap" | "transform";
      readonly objects: readonly E[];
    }
  /** So many are put on each of these, or taken off them where the number is negative. */
  | {
      readonly do: "counters";
      readonly objects?: readonly E[];
      readonly players?: readonly Seat[];
      readonly kind: string;
      readonly count: number;
    }
  | { readonly do: "token"; readonly players: readonly Seat[]; readonly count: number; readonly token: ManualToken }
  /** Tokens that are copies of each of these (707). */
  | {
      readonly do: "tokenCopy";
      readonly players: readonly Seat[];
      readonly count: number;
      readonly objects: readonly E[];
    }
  /** Gained, or lost where it is negative. */
  | { readonly do: "life"; readonly players: readonly Seat[]; readonly count: number }
  | { readonly do: "draw" | "mill" | "scry" | "surveil"; readonly players: readonly Seat[]; readonly count: number }
  /** Each chooses what they discard, unless it is left to chance. */
  | { readonly do: "discard"; readonly players: readonly Seat[]; readonly count: number; readonly random?: true }
  | { readonly do: "shuffle"; readonly players: readonly Seat[] }
  /**
   * Each looks through their library, or at so many cards from its top, takes at most `count` of them, and shuffles, or
   * puts the rest on the bottom in any order.
   */
  | {
      readonly do: "search";
      readonly players: readonly Seat[];
      readonly count: number;
      readonly to: ManualPlace;
      readonly top?: number;
      readonly tapped?: true;
    }
  /** So many cards of their hand, which they choose, or from the top of their library. */
  | {
      readonly do: "reveal";
      readonly players: readonly Seat[];
      readonly from: "hand" | "library";
      readonly count: number;
    }
  /** By the card. */
  | {
      readonly do: "damage";
      readonly objects?: readonly E[];
      readonly players?: readonly Seat[];
      readonly count: number;
    }
  | { readonly do: "control"; readonly objects: readonly E[]; readonly player: Seat; readonly until: ManualDuration }
  | { readonly do: "attach"; readonly objects: readonly E[]; readonly to: E }
  /** Added to power and toughness; `set`: they are these (613.4b-c). */
  | {
      readonly do: "stats";
      readonly objects: readonly E[];
      readonly power: number;
      readonly toughness: number;
      readonly set?: true;
      readonly until: ManualDuration;
    }
  | {
      readonly do: "gain";
      readonly objects: readonly E[];
      readonly keyword: PlainKeyword;
      readonly until: ManualDuration;
    }
  /** In symbols, "{R}{R}". */
  | { readonly do: "mana"; readonly players: readonly Seat[]; readonly mana: string }
  /** Something to remember, in the players' own words. */
  | { readonly do: "note"; readonly objects?: readonly E[]; readonly text: string };

export type ManualDuration = "endOfTurn" | "forever";
export const MANUAL_DURATIONS = ["endOfTurn", "forever"] as const satisfies readonly ManualDuration[];

/** "library": shuffled into it. */
// One list, as the document of the HTTP API reads its types.
export const MANUAL_PLACES = [
  "battlefield",
  "hand",
  "graveyard",
  "exile",
  "libraryTop",
  "libraryBottom",
  "library",
] as const;
export type ManualPlace = (typeof MANUAL_PLACES)[number];

/** As a card that creates it would describe it (111.3). */
export interface ManualToken {
  /** Absent: its subtypes and "Token" (111.4); of a token that the rules describe (111.10), as "Treasure", only this. */
  readonly name?: string;
  readonly colors?: readonly Color[];
  readonly supertypes?: readonly Supertype[];
  readonly types?: readonly CardType[];
  readonly subtypes?: readonly string[];
  readonly power?: number;
  readonly toughness?: number;
  readonly keywords?: readonly PlainKeyword[];
}

export const MANUAL_LIMITS = {
  instructions: 12,
  /** In one list. */
  objects: 200,
  /** Done one by one: cards drawn, tokens created. */
  repeats: 100,
  /** Of damage, life, counters, power and toughness. */
  number: 100_000,
  /** Of a note. */
  text: 200,
  /** Symbols of mana. */
  mana: 30,
} as const;
