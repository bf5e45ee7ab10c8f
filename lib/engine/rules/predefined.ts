import type { Ability } from "../abilities/ability.ts";
import type { TokenDescription } from "../abilities/destinations.ts";
import type { CardDefinition } from "../definition.ts";
import type { Game } from "../game.ts";
import { apply } from "./apply.ts";

/** 111.10: predefined tokens that keyword actions create. */

const artifact = (subtype: string, ability: Ability): TokenDescription => ({
  colors: [],
  supertypes: [],
  types: ["artifact"],
  subtypes: [subtype],
  abilities: [ability],
});

/** 111.10f. */
export const CLUE: TokenDescription = artifact("Clue", {
  kind: "activated",
  text: "{2}, Sacrifice this artifact: Draw a card.",
  costs: [
    { pay: "mana", mana: "{2}" },
    { pay: "sacrifice", what: { what: "self" } },
  ],
  body: { targets: [], effects: [{ do: "draw", who: { who: "you" }, count: 1 }] },
});

/** 111.10i, a transforming double-faced token. */
const INCUBATOR: CardDefinition = {
  name: "Incubator Token",
  layout: "transform",
  faces: [
    {
      name: "Incubator Token",
      typeLine: { supertypes: [], types: ["artifact"], subtypes: ["Incubator"] },
      text: "{2}: Transform this artifact.",
      abilities: [
        {
          kind: "activated",
          text: "{2}: Transform this artifact.",
          costs: [{ pay: "mana", mana: "{2}" }],
          body: { targets: [], effects: [{ do: "transform", what: { what: "self" } }] },
        },
      ],
    },
    {
      name: "Phyrexian Token",
      typeLine: { supertypes: [], types: ["artifact", "creature"], subtypes: ["Phyrexian"] },
      text: "",
      power: "0",
      toughness: "0",
      abilities: [],
    },
  ],
};

/** The index of the Incubator token's definition, made when first needed. */
export function incubator(game: Game): number {
  const known = game.state.made.findIndex((made) => made.name === INCUBATOR.name);
  return known >= 0 ? -1 - known : apply(game, { e: "define", definition: INCUBATOR })!;
}
