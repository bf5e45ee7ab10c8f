import type { TargetSlot } from "../../engine/abilities/ability.ts";
import type { Condition } from "../../engine/abilities/conditions.ts";
import type { Effect } from "../../engine/abilities/effects.ts";
import { sameData, someNode } from "../../engine/abilities/visit.ts";
import type { Scope } from "../bind/scope.ts";

/**
 * 601.2c: what a spell does only if a cost was paid for it (702.33g, 702.174m), or only if it wasn't, has targets only then.
 */

/** 601.2b-c: how it is cast, and with which X, is known before its targets are chosen. */
export const isKnownAsCast = (condition: Condition): boolean =>
  (condition.if === "compare" &&
    sameData(condition.amount, { amount: "x" }) &&
    typeof condition.value.to === "number") ||
  ((condition.if === "castWith" || condition.if === "wasCast") && condition.what.what === "self") ||
  (condition.if === "not" && isKnownAsCast(condition.of)) ||
  ((condition.if === "and" || condition.if === "or") && condition.of.every(isKnownAsCast));

/** The part of a condition that is known then. */
const knownPart = (condition: Condition): Condition | undefined =>
  isKnownAsCast(condition) ? condition : condition.if === "and" ? condition.of.find(isKnownAsCast) : undefined;

/** From this slot on, targets are chosen only if the spell was cast so. */
export function targetsOnlyIf(condition: Condition, from: number, scope: Scope): void {
  const known = scope.isSpell ? knownPart(condition) : undefined;
  if (known !== undefined)
    scope.tell({
      targets: scope.targets.map((slot, i) => (i < from ? slot : onlyIf(known, slot))),
    });
}

/** Targets are chosen for the instruction that will be followed, and none for the one it is followed instead of. */
export function chooseOnly(
  condition: Condition,
  then: readonly Effect[],
  otherwise: readonly Effect[],
  always: readonly Effect[],
  scope: Scope,
): void {
  const aimsAt = (effects: readonly Effect[], slot: number) =>
    someNode("effect", effects, {
      objects: (one) => one.what === "target" && one.slot === slot,
      players: (one) => one.who === "target" && one.slot === slot,
    });
  const targets = scope.targets.map((target, slot) => {
    const [yes, no] = [aimsAt(then, slot), aimsAt(otherwise, slot)];
    if (yes === no || aimsAt(always, slot)) return target;
    return onlyIf(yes ? condition : { if: "not", of: condition }, target);
  });
  scope.tell({ targets });
}

/** Of these two words "target" one is chosen if it is so, and the other if not. */
export function chooseEither(condition: Condition, yes: number, no: number, scope: Scope): void {
  const targets = scope.targets.map((target, slot) =>
    slot === yes ? onlyIf(condition, target) : slot === no ? onlyIf({ if: "not", of: condition }, target) : target,
  );
  scope.tell({ targets });
}

const onlyIf = (condition: Condition, slot: TargetSlot): TargetSlot => ({
  ...slot,
  if: slot.if === undefined ? condition : { if: "and", of: [slot.if, condition] },
});
