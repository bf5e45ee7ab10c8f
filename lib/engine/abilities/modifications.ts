import type { CardType, Color, Supertype } from "../../cards/schema.ts";
import type { AbilityRef, CopyOf } from "../state/gameObject.ts";
import type { Ability } from "./ability.ts";
import type { Amount } from "./amounts.ts";
import type { KeywordName } from "./keywords.ts";
import type { Objects, Players } from "./references.ts";

/** The cards of a kind, for having all their names: "nonlegendary creature cards". */
export interface NamedCards {
  readonly type: CardType;
  readonly not?: Supertype;
}

/** What a continuous effect does to an object's characteristics or controller; each belongs to one layer (613.1). */
export type Modification =
  /** Layer 1 (as an exception to a copy) and 613.1c. */
  | { readonly modify: "name"; readonly name: string }
  | { readonly modify: "copyOf"; readonly of: Objects }
  /** Layer 1, by an effect that lasts: it is a copy of this (707.2). */
  | { readonly modify: "copy"; readonly copy: CopyOf }
  /** Only as an exception to a copy (707.9b): "it has no mana cost". */
  | { readonly modify: "noManaCost" }
  /** Only as an exception to a copy (707.9a): the ability that makes it a copy. */
  | { readonly modify: "thisAbility" }
  /** Only as an exception to a copy (707.9c): it keeps the colors that it has by itself. */
  | { readonly modify: "ownColors" }
  /** Layer 2. */
  | { readonly modify: "controller"; readonly to: Players }
  /** Layer 3: every instance of a word (612). */
  | { readonly modify: "text"; readonly from: string; readonly to: string }
  /** 612.5: its rules text is replaced by this one. */
  | { readonly modify: "rulesText"; readonly abilities: readonly Ability[] }
  /** 612.6: it has the full text of this object, and `and` besides. */
  | { readonly modify: "fullText"; readonly of: Objects; readonly and?: readonly Ability[] }
  /** 612.7. */
  | { readonly modify: "allNames"; readonly of: NamedCards }
  /** Layer 4. */
  | {
      readonly modify: "addTypes";
      readonly types?: readonly CardType[];
      readonly subtypes?: readonly string[];
      readonly supertypes?: readonly Supertype[];
    }
  | {
      readonly modify: "setTypes";
      readonly types: readonly CardType[];
      readonly subtypes: readonly string[];
      readonly supertypes?: readonly Supertype[];
    }
  /** Sets the subtypes of one card type; for lands 305.7 (loses its other land types and abilities). */
  | {
      readonly modify: "setSubtypes";
      readonly of: "creature" | "land" | "artifact";
      readonly subtypes: readonly string[];
    }
  /** The creature types of these, and `and` besides, in place of its own. */
  | { readonly modify: "creatureTypesOf"; readonly of: Objects; readonly and?: readonly string[] }
  | { readonly modify: "addChosenType" | "setChosenType" | "allCreatureTypes" | "allBasicLandTypes" }
  | {
      readonly modify: "removeTypes";
      readonly types?: readonly CardType[];
      readonly subtypes?: readonly string[];
      readonly supertypes?: readonly Supertype[];
      readonly allCreatureTypes?: boolean;
    }
  /** Layer 5. */
  | { readonly modify: "setColors" | "addColors"; readonly colors: readonly Color[] | "chosenColor" }
  /** Layer 6: the activated abilities of these; as a resolution begins it, those that they have then (611.2c). */
  /** `keyword`: instead of those, the keyword abilities of this name. */
  | {
      readonly modify: "abilitiesOf";
      readonly of: Objects;
      readonly keyword?: KeywordName;
      /** Their triggered abilities besides. */
      readonly triggered?: true;
      /** Each of them may be activated only so often. */
      readonly limit?: "oncePerTurn";
    }
  /** Layer 6. */
  | { readonly modify: "addAbility"; readonly ability: Ability }
  | { readonly modify: "loseAbilities"; readonly except?: "mana" }
  /** Abilities that say just this. */
  | { readonly modify: "loseAbility"; readonly ability: Ability }
  /** The activated or triggered ability whose resolution makes the effect; which that is is told as it begins. */
  | { readonly modify: "loseThisAbility"; readonly is?: AbilityRef }
  | {
      readonly modify: "loseKeyword";
      readonly keyword: KeywordName;
      readonly cant?: boolean;
      /** Of landwalk: only of this land. */
      readonly land?: string;
    }
  /** 701.38b: goaded by the effect's controller, which is no characteristic and rests on none. */
  | { readonly modify: "goad" }
  /** Layer 7b. */
  | { readonly modify: "setPT"; readonly power?: Amount; readonly toughness?: Amount }
  /** Layer 7a, from a characteristic-defining ability (604.3). */
  | { readonly modify: "definePT"; readonly power?: Amount; readonly toughness?: Amount }
  /** "commander": the color chosen for it as a deck was built (903.4b), which stands here once it has been. */
  | { readonly modify: "defineColors"; readonly colors: readonly Color[] | "commander" }
  /** Layer 7c. Amounts may be negative. */
  /** `doubles`: as much again, less than 0 too (701.9c). */
  | { readonly modify: "addPT"; readonly power: Amount; readonly toughness: Amount; readonly doubles?: true }
  /** Layer 7d. */
  | { readonly modify: "switchPT" }
  | { readonly modify: "loyalty"; readonly amount: Amount };
