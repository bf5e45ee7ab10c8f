import type { Color } from "../../cards/schema.ts";
import type { Filter } from "./filters.ts";
import type { Objects, Players } from "./references.ts";

/** What is chosen of a kind, not of things there are (607.2d, 608.2d). */
export type ChosenQuality =
  | { readonly quality: "color"; readonly except?: readonly Color[] }
  | { readonly quality: "creatureType"; readonly except: readonly string[] }
  /** One of these, if there is more than one: "that player" of another ability (607.2). */
  | { readonly quality: "somePlayer"; readonly of: Players }
  | {
      readonly quality:
        | "creatureType"
        | "cardType"
        | "basicLandType"
        | "landType"
        | "planeswalkerType"
        | "opponent"
        | "player"
        | "number"
        | "oddOrEven"
        | "sector";
    }
  /** One that is on any of these, or one of `among`; `lacking`: of which this has none. */
  | {
      readonly quality: "counterKind";
      readonly on?: Objects;
      readonly among?: readonly string[];
      readonly lacking?: Objects;
      readonly random?: true;
    }
  /** One of these card types or creature types; or any card type but these. */
  | { readonly quality: "someType"; readonly among?: readonly string[]; readonly except?: readonly string[] }
  | { readonly quality: "cardName"; readonly filter?: Filter }
  | { readonly quality: "word"; readonly words: readonly string[] };
