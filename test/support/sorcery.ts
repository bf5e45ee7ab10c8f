import type { Ability, Body, TargetSlot } from "../../lib/engine/abilities/ability.ts";
import type { Effect } from "../../lib/engine/abilities/effects.ts";
import type { Filter } from "../../lib/engine/abilities/filters.ts";
import type { CardDefinition } from "../../lib/engine/definition.ts";

type Spell = (name: string, effects: readonly Effect[], targets?: readonly TargetSlot[]) => CardDefinition;

/** A sorcery without a cost to speak of ({0}) that does just this. */
export const sorcery: Spell = (name, effects, targets) => spell("sorcery", name, effects, targets);
export const instant: Spell = (name, effects, targets) => spell("instant", name, effects, targets);

const spell = (
  type: "sorcery" | "instant",
  name: string,
  effects: readonly Effect[],
  targets: readonly TargetSlot[] = [],
): CardDefinition => {
  const body: Body = { targets, effects };
  return {
    name,
    layout: "normal",
    faces: [
      {
        name,
        manaCost: "{0}",
        typeLine: { supertypes: [], types: [type], subtypes: [] },
        text: "",
        abilities: [{ kind: "spell", body }],
      },
    ],
  };
};

/** An enchantment ({0}) with these abilities. */
export function enchantment(name: string, abilities: readonly Ability[]): CardDefinition {
  const { faces, ...card } = sorcery(name, []);
  return {
    ...card,
    faces: [{ ...faces[0], typeLine: { supertypes: [], types: ["enchantment"], subtypes: [] }, abilities }],
  };
}

export const CREATURE: Filter = { is: "type", type: "creature" };
export const oneTarget = (filter: Filter = CREATURE): TargetSlot => ({
  count: { min: 1, max: 1 },
  of: [{ target: "object", filter }],
});
