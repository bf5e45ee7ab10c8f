import type { TriggeredAbility } from "../abilities/ability.ts";
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

/** 603.2h-i: how often a triggered ability of this object may still trigger, this turn or at all, as far as its limit goes. */
export function triggersLeft(
  object: GameObject,
  ref: AbilityRef,
  limit: NonNullable<TriggeredAbility["limit"]>,
): number {
  const used = usesOf(object, abilityKey(ref, limit === "once"));
  if (limit === "doneOncePerTurn") return used < 1 ? Number.POSITIVE_INFINITY : 0;
  return Math.max(0, (limit === "twicePerTurn" ? 2 : 1) - used);
}
