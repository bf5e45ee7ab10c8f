import type { Amount } from "../amounts.ts";
import type { CreatedTokens, Entering } from "../destinations.ts";
import type { ManaProduced, ManaRestriction } from "../mana.ts";
import type { Modification } from "../modifications.ts";
import type { Objects, Players } from "../references.ts";

/** Mana and tokens (106, 111). */
export type CreatingEffect =
  | {
      readonly do: "addMana";
      readonly who: Players;
      readonly mana: ManaProduced;
      readonly persists?: "endOfTurn" | "endOfCombat";
      readonly restriction?: ManaRestriction;
    }
  | ({
      readonly do: "createTokens";
      readonly who: Players;
      /** Tokens of further kinds, created at the same time. */
      readonly also?: readonly CreatedTokens[];
    } & CreatedTokens)
  | {
      readonly do: "createTokenCopies";
      readonly who: Players;
      readonly count: Amount;
      readonly of: Objects;
      readonly except?: readonly Modification[];
      readonly entering?: Entering;
    };
