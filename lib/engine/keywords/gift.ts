import type { Ability } from "../abilities/ability.ts";
import type { Condition } from "../abilities/conditions.ts";
import type { TokenDescription } from "../abilities/destinations.ts";
import type { Effect } from "../abilities/effects.ts";
import type { Gift } from "../abilities/keywords.ts";
import { PREDEFINED_TOKENS } from "../abilities/predefined.ts";
import type { Players } from "../abilities/references.ts";
import { ENTERS, type KeywordOf, SELF, whenever } from "./parts.ts";

const PROMISED: Condition = { if: "castWith", what: SELF, method: "gift" };
const CHOSEN: Players = { who: "promisedGift" };

const blue = (subtype: string, size: number): TokenDescription => ({
  colors: ["U"],
  supertypes: [],
  types: ["creature"],
  subtypes: [subtype],
  power: size,
  toughness: size,
  abilities: [],
});
const token = (token: TokenDescription, tapped = false): Effect => ({
  do: "createTokens",
  who: CHOSEN,
  count: 1,
  token,
  ...(tapped && { entering: { tapped } }),
});

/** 702.174d-i. */
const GIVEN: Readonly<Record<Gift, Effect>> = {
  "a Food": token(PREDEFINED_TOKENS.Food),
  "a card": { do: "draw", who: CHOSEN, count: 1 },
  "a tapped Fish": token(blue("Fish", 1), true),
  "an extra turn": { do: "extraTurn", who: CHOSEN },
  "a Treasure": token(PREDEFINED_TOKENS.Treasure),
  "an Octopus": token(blue("Octopus", 8)),
};

/**
 * 702.174a-b: the gift is given before a spell's other effects (702.174j), or as the permanent enters; either is giving
 * a gift (702.174c). That an opponent is chosen is an additional cost (rules/casting/optionalCosts.ts).
 */
export function gift({ gift }: KeywordOf<"gift">): readonly Ability[] {
  const effects: readonly Effect[] = [GIVEN[gift], { do: "signal", on: "gift", object: SELF }];
  return [
    { kind: "spell", body: { targets: [], effects: [{ do: "if", condition: PROMISED, then: effects }] } },
    whenever("gift", ENTERS, effects, { interveningIf: PROMISED }),
  ];
}
