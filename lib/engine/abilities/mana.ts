import type { ManaType } from "../../cards/schema.ts";
import type { Amount } from "./amounts.ts";
import type { Effect } from "./effects.ts";
import type { Filter } from "./filters.ts";
import type { Objects } from "./references.ts";

export type ManaProduced =
  | { readonly add: "fixed"; readonly mana: readonly ManaType[]; readonly times?: Amount }
  /** `count` mana of one colour among these (all five: "any color"). */
  | {
      readonly add: "oneColor";
      readonly among: readonly ManaType[] | "chosenColor";
      /** Beside the chosen color. */
      readonly or?: readonly ManaType[];
      readonly count: Amount;
    }
  /** "in any combination of {R} and/or {G}". */
  | { readonly add: "combination"; readonly among: readonly ManaType[]; readonly count: Amount }
  /** So many of these, no two alike. */
  | { readonly add: "different"; readonly among: readonly ManaType[]; readonly count: Amount }
  /** One of each color among these objects' colors. */
  | { readonly add: "eachColorOf"; readonly of: Objects }
  /** "{W} or {U}", "{W}{W}, {W}{U}, or {U}{U}": one of these lists. */
  | { readonly add: "choice"; readonly of: readonly (readonly ManaType[])[] }
  /** Any type or colour these lands could produce. */
  | { readonly add: "produceable"; readonly by: Objects; readonly type: "color" | "type"; readonly count: Amount }
  /** A colour among these objects' colours; commander identity. */
  | { readonly add: "colorsOf"; readonly of: Objects; readonly count: Amount }
  /** An amount of mana equal to the mana cost of this. */
  | { readonly add: "costOf"; readonly of: Objects }
  | { readonly add: "colorIdentity"; readonly count: Amount }
  /** 701.9f: as much of each type as there is of it in that player's mana pool. */
  | { readonly add: "unspent" }
  /** The type that the event's mana had: "add one mana of any type that land produced". */
  | { readonly add: "eventMana"; readonly count: Amount };

/** 106.6: mana that may be spent only on some things, or that does something when spent. */
export interface ManaRestriction {
  readonly spells?: Filter;
  readonly abilitiesOf?: Filter;
  /** Spells it can't be spent on; it may be spent on everything else. */
  readonly cantCast?: Filter;
  readonly onlyFor?:
    | "activation"
    | "costWithX"
    | "costWithColorless"
    | "turningFaceUp"
    | "foretell"
    | "cumulativeUpkeep";
  /** 107.4b: not on generic mana. */
  readonly notGeneric?: true;
  /** 106.6: what is done as it is spent on such a spell, which is the event's object. */
  readonly spent?: { readonly on: Filter; readonly effects: readonly Effect[] };
}
