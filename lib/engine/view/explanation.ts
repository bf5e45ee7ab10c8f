import type { Color } from "../../cards/schema.ts";
import type { Layer } from "../runtime.ts";
import type { Seat } from "../state/ids.ts";
import type { Handle, SourceView } from "../views.ts";

/** Why an object is what it is, and why a player cannot do with it what they might want to: facts for one seat, plain JSON. */
export interface Explanation {
  /** What it is before any effect (613.1): as printed, or as what it is a copy of. */
  readonly base: Shown;
  /** 707.2. */
  readonly copied?: true;
  /** 708.2. */
  readonly faceDown?: true;
  /** What makes it what it is now, in the order of 613: everything that changes something about it. */
  readonly steps: readonly ExplainedStep[];
  /** What its player is asked for now and cannot do with it. */
  readonly cannot: readonly Hindered[];
}

export interface Shown {
  readonly name: string;
  /** Supertypes, types and subtypes, in the order of a type line. */
  readonly types: readonly string[];
  readonly colors: readonly Color[];
  readonly keywords: readonly string[];
  readonly size?: Size;
}
export type Size = readonly [power: number, toughness: number];

export interface ExplainedStep {
  /** 613.1a-g, 613.4a-d. */
  readonly layer: Layer;
  /** What the effect comes from; without a name where the seat may not know it. Absent for counters. */
  readonly source?: SourceView;
  /** 122.1a. */
  readonly counters?: true;
  readonly size?: { readonly from?: Size; readonly to?: Size };
  readonly name?: string;
  readonly controller?: Seat;
  readonly colors?: readonly Color[];
  readonly types?: Changed;
  readonly keywords?: Changed;
  /** How many more abilities, keywords apart, or fewer. */
  readonly abilities?: number;
}

export interface Changed {
  readonly gains: readonly string[];
  readonly loses: readonly string[];
}

/** Why something cannot be done now. */
export type Hindrance =
  | "notYourTurn"
  | "notNow"
  | "limited"
  | "landPlayed"
  | "forbidden"
  | "noCost"
  | "mana"
  | "costs"
  | "targets"
  | "tapped"
  | "new"
  | "used"
  | "defender"
  | "evasion";

export interface Hindered {
  readonly to: "play" | "cast" | "activate" | "attack" | "block";
  /** Which of its abilities, counted as actions count them. */
  readonly ability?: number;
  /** The attacker that it cannot block. */
  readonly of?: Handle;
  readonly why: Hindrance;
  /** The number of the rule that says so, of the edition of 2024-09-20. */
  readonly rule: string;
}
