import type { CardType } from "../../lib/cards/schema.ts";
import type { Ability } from "../../lib/engine/abilities/ability.ts";
import type { Rule } from "../../lib/engine/abilities/rules.ts";
import type { CardDefinition, FaceDefinition } from "../../lib/engine/definition.ts";

/** A permanent card that costs {0}, its abilities given directly. */
export function permanent(
  name: string,
  types: readonly CardType[],
  abilities: readonly Ability[] = [],
  more: Partial<FaceDefinition> & { readonly subtypes?: readonly string[] } = {},
): CardDefinition {
  const { subtypes = [], ...printed } = more;
  const face: FaceDefinition = {
    name,
    manaCost: "{0}",
    typeLine: { supertypes: [], types, subtypes },
    text: "",
    abilities,
    ...printed,
  };
  return { name, layout: "normal", faces: [face] };
}

export const creature = (name: string, power: number, toughness: number, ...abilities: Ability[]): CardDefinition =>
  permanent(name, ["creature"], abilities, { power: `${power}`, toughness: `${toughness}` });

/** A static ability that makes rules. */
export const ruling = (...rules: readonly Rule[]): Ability => ({
  kind: "static",
  effects: rules.map((rule) => ({ static: "rule", rule })),
});
