import type { AbilityRef, GameObject } from "../state/gameObject.ts";

/** Counting how often an ability of an object was activated or triggered: this turn, or at all ("once:"). */
export const abilityKey = (ref: AbilityRef, ever: boolean): string => {
  // 602.5c: what one object gives is not what another gives in the same words.
  const name =
    "given" in ref ? `given/${ref.given.text ?? ref.given.kind}/${ref.by ?? ""}` : `${ref.face}/${ref.index}`;
  return ever ? `once:${name}` : name;
};

/** The ability of an object on the stack, to tell its resolutions in a turn from those of others. */
export const keyOnStack = ({ ability, source }: GameObject): string | undefined =>
  ability && `${source}/${abilityKey(ability, false)}`;

export const usesOf = (object: GameObject, key: string): number => object.uses?.[key] ?? 0;
