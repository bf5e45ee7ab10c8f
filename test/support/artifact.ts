import type { Ability } from "../../lib/engine/abilities/ability.ts";
import type { CardDefinition } from "../../lib/engine/definition.ts";

/** An artifact without a mana cost that has just this ability. */
export const artifact = (name: string, ability: Ability): CardDefinition => ({
  name,
  layout: "normal",
  faces: [
    {
      name,
      typeLine: { supertypes: [], types: ["artifact"], subtypes: [] },
      text: "",
      abilities: [ability],
    },
  ],
});
