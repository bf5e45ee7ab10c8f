import type { CardDefinition } from "../../definition.ts";
import type { Game } from "../../game.ts";
import { apply } from "../applying/apply.ts";

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
