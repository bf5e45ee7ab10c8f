import type { Color, ManaType } from "../../cards/schema.ts";
import type { Step } from "../views.ts";
import type { Condition } from "./conditions.ts";
import type { EventPattern, HistorySpan } from "./events.ts";
import type { Filter } from "./filters.ts";
import type { Objects, Players } from "./references.ts";

/** What is counted over a whole game, by the name of what it is done with. */
export type NamedDeed = "cast" | "cycle";

/** A number known when it is used (107, 608.2h). */
export type Amount =
  | number
  /** The value of X announced for this spell or ability, or of the X in self's mana cost (107.3). */
  | { readonly amount: "x" }
  /** `asOne`: 712.21e, 727.3: the cards that one permanent became as it left count as that one object. */
  | { readonly amount: "count"; readonly of: Objects; readonly asOne?: true }
  | { readonly amount: "countPlayers"; readonly of: Players }
  /** Summed over the objects unless `by` says otherwise. */
  | { readonly amount: "stat"; readonly stat: Stat; readonly of: Objects; readonly by?: "sum" | "greatest" | "least" }
  | { readonly amount: "counters"; readonly kind?: string; readonly on: Objects }
  | { readonly amount: "playerCounters"; readonly kind: string; readonly of: Players }
  | { readonly amount: "life"; readonly of: Players; readonly by?: "sum" | "greatest" | "least" }
  | { readonly amount: "handSize"; readonly of: Players }
  | { readonly amount: "librarySize"; readonly of: Players }
  /** 106.4: of any type, or of this one. */
  | { readonly amount: "unspentMana"; readonly of: Players; readonly type?: ManaType }
  | { readonly amount: "sum"; readonly of: readonly Amount[] }
  | { readonly amount: "times"; readonly factor: number; readonly of: Amount }
  | { readonly amount: "minus"; readonly from: Amount; readonly of: Amount }
  /** One of two equal parts, or of so many: a third of it (107.1a). */
  | { readonly amount: "half"; readonly of: Amount; readonly round: "up" | "down"; readonly parts?: number }
  /** "For each five": how many times that many there are of it. */
  | { readonly amount: "groups"; readonly of: Amount; readonly size: number }
  | { readonly amount: "least" | "greatest"; readonly of: readonly Amount[] }
  /** Of these players, each of whom is "current" as it is worked out, the greatest or the least there is; of nobody, 0. */
  | { readonly amount: "amongPlayers"; readonly of: Players; readonly value: Amount; readonly by: "greatest" | "least" }
  /** "that much", "that many": the amount of the event a trigger is about. */
  | { readonly amount: "event" }
  /** An amount an earlier instruction noted: "damage dealt this way", "the number rolled". */
  | { readonly amount: "noted"; readonly name: string }
  /** 700.5. */
  | { readonly amount: "devotion"; readonly to: readonly Color[] | "chosenColor"; readonly of: Players }
  /** 107.4a: the mana symbols of one of these colors in the mana costs of these. */
  | { readonly amount: "manaSymbols"; readonly of: Objects; readonly colors: readonly Color[] }
  /** 103.4: of that player, or of the controller. */
  | { readonly amount: "startingLife"; readonly of?: Players }
  /** 100.2a, 903.5a. */
  | { readonly amount: "minimumDeckSize" }
  /** 700.8. */
  | { readonly amount: "party"; readonly of: Players }
  /** 903.4: how many colors there are in the color identity of these players' commanders. */
  | { readonly amount: "identityColors"; readonly of: Players }
  /** Distinct values among objects: basic land types (domain), colours, card types (delirium), names, powers ... */
  | {
      readonly amount: "distinct";
      readonly quality:
        | "basicLandType"
        | "color"
        | "cardType"
        | "name"
        | "power"
        | "manaValue"
        | "creatureType"
        | "counterKind";
      readonly of: Objects;
    }
  /** 205.2-4: their supertypes, card types and subtypes. */
  | { readonly amount: "typeWords"; readonly of: Objects }
  /** Of how many of these, at most, it can be said that they have one in common: a name (201.2), a creature type. */
  | { readonly amount: "mostAlike"; readonly quality: "name" | "creatureType"; readonly of: Objects }
  /** How often this happened this turn (or, with `span`, since): "spells you've cast this turn". */
  | {
      readonly amount: "history";
      readonly of: EventPattern;
      readonly span?: HistorySpan;
      readonly sum?: boolean;
      /** Not how often, but how many different ones have done it: creatures that attacked, sources that dealt damage. */
      readonly distinct?: "object" | "other";
      /** Only until this spell was cast. */
      readonly before?: Objects;
    }
  /** How many different targets a spell or ability has, or how many that match. */
  | { readonly amount: "targets"; readonly of: Objects; readonly filter?: Filter }
  /** How often the ability that is resolving has resolved this turn, this time included. */
  | { readonly amount: "timesResolved" }
  | { readonly amount: "kicked" }
  /** 903.8: how often these players, their owners, have cast commanders from the command zone this game. */
  | { readonly amount: "commanderCasts"; readonly of: Objects; readonly player: Players }
  /** 500.1: how many turns of the game these players have taken, the present one included. */
  | { readonly amount: "turnsTaken"; readonly of: Players }
  /** How often in this game these players have cast a spell, or cycled a card: of this name (201.2), or any. */
  | { readonly amount: "doneThisGame"; readonly did: NamedDeed; readonly named?: string; readonly player: Players }
  /** 702.140d: the number of times these have mutated. */
  | { readonly amount: "timesMutated"; readonly of: Objects }
  /** How often the optional cost of this name was paid for self ("squad", "replicate"); `for`: that which self adds to those spells. */
  | { readonly amount: "timesPaid"; readonly name: string; readonly for?: Objects }
  /**
   * Mana spent to cast self; `colors` counts the distinct ones (converge, sunburst). `source`: produced by such
   * sources (106.3, 107.4h), which a spell knows of its own payment where its own abilities ask.
   */
  | {
      readonly amount: "manaSpent";
      readonly of: Objects;
      readonly colors?: boolean;
      readonly type?: string;
      /** On X alone: what no symbol of that type takes pays for X first (601.2h). */
      readonly on?: "x";
      readonly source?: Filter;
    }
  /** Of a spell, what it was as that was cast (601.2i); of a copy it is 0 (707.10). */
  | { readonly amount: "asCast"; readonly of: Amount }
  /** How often the ability that is resolving has been activated this turn. */
  | { readonly amount: "timesActivated" }
  /** Chosen as self entered, or by an earlier instruction. */
  | { readonly amount: "chosenNumber" }
  | { readonly amount: "if"; readonly condition: Condition; readonly then: Amount; readonly otherwise: Amount }
  /** 701.52c: how often the Ring has tempted them, at most 4. */
  | { readonly amount: "ringTempted"; readonly of: Players }
  | { readonly amount: "speed"; readonly of: Players }
  /** 500.8: how many of these steps are still to come this turn. */
  | { readonly amount: "stepsToCome"; readonly step: Step }
  /** 709.5c, 709.5j: the unlocked halves of these permanents. */
  | { readonly amount: "unlockedDoors"; readonly of: Objects };

export type Stat =
  | "power"
  | "toughness"
  | "basePower"
  | "baseToughness"
  | "manaValue"
  /** "Total power and toughness": the one with the other. */
  | "powerAndToughness"
  | "loyalty"
  /** 716.2b, 716.2d: 1 where it has none. */
  | "level"
  | "defense"
  | "damage"
  | "colors";

export type Comparison = "=" | "!=" | "<" | "<=" | ">" | ">=";

export interface Compare {
  readonly compare: Comparison;
  readonly to: Amount;
}
