import type { Ability } from "../ability.ts";
import type { Amount } from "../amounts.ts";
import type { ChosenQuality } from "../chosenQualities.ts";
import type { Entering } from "../destinations.ts";
import type { Effect } from "../effects.ts";
import type { Objects, Players, Range } from "../references.ts";

/** What happens to players, and what they are asked for (101.4, 701, 705, 706). */
export type PlayerEffect =
  /** `upTo`: each player a number of their choice, at most this (608.2d). */
  | { readonly do: "draw"; readonly who: Players; readonly count: Amount; readonly upTo?: true }
  | { readonly do: "discard"; readonly who: Players; readonly what: Objects | "hand" }
  | { readonly do: "mill"; readonly who: Players; readonly count: Amount }
  | {
      readonly do: "scry" | "surveil" | "fateseal";
      readonly who: Players;
      readonly count: Amount;
      readonly of?: Players;
    }
  /** `radiation`: lost for rad counters (725.1a). */
  | {
      readonly do: "gainLife" | "loseLife" | "setLife";
      readonly who: Players;
      readonly amount: Amount;
      readonly radiation?: true;
    }
  /** Each of any number of players gets one of their life totals back, as the controller says (119.7, 810.9f). */
  | { readonly do: "redistributeLife" }
  | {
      readonly do: "choosePlayer";
      readonly who: Players;
      readonly from: Players;
      readonly random?: boolean;
      /** So many; one if absent. */
      readonly count?: Range;
    }
  /** `secret`: known to nobody else until it is revealed, which is a cost. */
  | { readonly do: "chooseOption"; readonly who: Players; readonly options: ChosenQuality; readonly secret?: true }
  | { readonly do: "chooseNumber"; readonly who: Players; readonly range: Range }
  | {
      readonly do:
        | "winGame"
        | "loseGame"
        | "investigate"
        | "populate"
        | "becomeMonarch"
        | "getCitysBlessing"
        /** 106.4: all of their unspent mana. */
        | "loseMana"
        | "skipTurn"
        | "temptWithRing"
        | "manifestDread"
        | "gainSpeed"
        | "discover"
        | "learn"
        | "timeTravel";
      readonly who: Players;
      readonly n?: Amount;
      /** Of what is populated. */
      readonly entering?: Entering;
      /** 106.13: whose pool the mana is put into. */
      readonly players?: Players;
    }
  /** 605.3b: a mana ability of each of these that they can activate. */
  | { readonly do: "activateMana"; readonly who: Players; readonly of: Objects }
  /** 701.46; `into` a dungeon of this type (701.46d). */
  | { readonly do: "venture"; readonly who: Players; readonly into?: string }
  | { readonly do: "takeInitiative"; readonly who: Players }
  | {
      readonly do: "rollDie";
      readonly who: Players;
      readonly sides: number;
      readonly count?: Amount;
      /** 706.2: added to each natural result. */
      readonly add?: Amount;
      /** One of the results that the player chooses, the other being noted beside it; or 706.6, all but the lowest. */
      readonly keep?: "chosen" | "allButLowest";
      readonly results?: readonly DieResult[];
    }
  /** 706.3c: in a row of a table of results: as many of the same dice again. */
  | { readonly do: "rollAgain" }
  | {
      readonly do: "flipCoin";
      readonly who: Players;
      readonly count?: Amount | "untilLose";
      readonly call: boolean;
      readonly win?: readonly Effect[];
      readonly lose?: readonly Effect[];
    }
  | { readonly do: "getEmblem"; readonly who: Players; readonly abilities: readonly Ability[] }
  | {
      readonly do: "vote";
      readonly options: readonly { readonly name: string; readonly each?: readonly Effect[] }[];
      readonly most?: boolean;
      /** All at once, revealed when everybody has voted. */
      readonly secret?: true;
      /** 701.32b: these are voted for instead; it deals with those that have the most votes. */
      readonly for?: Objects;
    }
  | { readonly do: "clash"; readonly win: readonly Effect[]; readonly lose?: readonly Effect[] }
  | { readonly do: "controlPlayer"; readonly who: Players; readonly of: Players };

export interface DieResult {
  readonly from: number;
  readonly to: number;
  readonly effects: readonly Effect[];
}
