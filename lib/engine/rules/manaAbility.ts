import type { ActivatedAbility } from "../abilities/ability.ts";
import type { EffectKind } from "../abilities/effects.ts";
import type { Game } from "../game.ts";
import { characteristicsOf } from "../query/characteristics.ts";
import type { ObjectId } from "../state/ids.ts";
import type { AbilityRef } from "../state/state.ts";

export interface ManaAbility {
  readonly ability: ActivatedAbility;
  readonly ref: AbilityRef;
  /** Among the object's abilities. */
  readonly index: number;
}

/** 605.1a: no target, not a loyalty ability, and it could add mana. */
export const isManaAbility = (ability: ActivatedAbility): boolean =>
  ability.body.targets.length === 0 &&
  ability.body.modes === undefined &&
  !ability.costs.some((cost) => cost.pay === "loyalty") &&
  addManaEffects(ability.body.effects).length > 0;

/** The mana abilities an object has now. */
export function manaAbilitiesOf(game: Game, id: ObjectId): readonly ManaAbility[] {
  const { abilities } = characteristicsOf(game, id);
  const before = game.derived.manaAbilities.get(abilities);
  if (before !== undefined) return before;
  const found = abilities.flatMap(({ ability, ref }, index) =>
    ability.kind === "activated" && isManaAbility(ability) ? { ability, ref, index } : [],
  );
  game.derived.manaAbilities.set(abilities, found);
  return found;
}

type AddMana = Extract<EffectKind, { do: "addMana" }>;
export const addManaEffects = (effects: readonly { readonly do: string }[]): AddMana[] =>
  effects.filter((e): e is AddMana => e.do === "addMana");
