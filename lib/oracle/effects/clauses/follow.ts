import type { Effect } from "../../../engine/abilities/effects.ts";
import type { Scope } from "../../bind/scope.ts";
import { unbound } from "../../bind/unbound.ts";
import type { Tree } from "../../kernel/index.ts";
import { type Amendment, type Instruction, isAmendment } from "../../meanings.ts";

/** One instruction after another, and what is held by one. */

/** Follows one instruction after another, each seeing what the earlier ones did. */
export function follow(
  before: readonly Effect[],
  next: Instruction,
  since = Math.max(0, before.length - 1),
): readonly Effect[] {
  return isAmendment(next) ? next.amend(before, since) : [...before, ...next];
}

export function bindAll(trees: readonly Tree<Instruction>[], scope: Scope): Instruction {
  let amendsFirst: Amendment | undefined;
  let effects: readonly Effect[] = [];
  for (const [i, tree] of trees.entries()) {
    const next = tree.bind(scope);
    if (i === 0 && isAmendment(next)) amendsFirst = next;
    else effects = follow(effects, next);
  }
  if (amendsFirst === undefined) return effects;
  const first = amendsFirst;
  return { amend: (before, since) => [...first.amend(before, since), ...effects] };
}

/** The effects an instruction holds, which stand for it where something is said of what was done last. */
export function heldBy(effect: Effect): readonly Effect[] | undefined {
  switch (effect.do) {
    case "may":
    case "forEachPlayer":
    case "forEachCounterKind":
    case "forEach":
    case "process":
      return effect.effects;
    case "if":
      return effect.then;
    case "pay":
      return effect.paid ?? effect.unpaid;
    case "delayed":
    case "reflexive":
      return effect.body.effects;
    default:
      return undefined;
  }
}

/** Instructions and those inside "may", "if" and "for each". */
export const flat = (effects: readonly Effect[]): readonly Effect[] =>
  effects.flatMap((one) => [one, ...flat(heldBy(one) ?? [])]);

/** The last of these instructions that is meant, or the last of those that the last one holds. */
export function lastOf<E extends Effect>(before: readonly Effect[], isMeant: (one: Effect) => one is E): E | undefined {
  const last = before.at(-1);
  if (last === undefined) return undefined;
  return isMeant(last) ? last : lastOf(heldBy(last) ?? [], isMeant);
}

/** Only instructions, no amendments: what stands inside "may" and "if". */
export function only(instruction: Instruction): readonly Effect[] {
  return isAmendment(instruction) ? unbound("changes an instruction that is not there") : instruction;
}
