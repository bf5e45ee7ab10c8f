import type { Objects } from "../../engine/abilities/references.ts";
import type { Rule } from "../../engine/abilities/rules.ts";
import type { StaticEffect } from "../../engine/abilities/statics.ts";
import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import type { Predicate, StaticSentence } from "../meanings.ts";

/** What a static ability says of these objects. */
export function staticEffects(
  { modifications = [], rules }: Predicate,
  what: Objects,
  scope: Scope,
): readonly StaticEffect[] {
  if (scope.choices.length > 0) unbound("a static ability has nobody to choose");
  return [
    ...(modifications.length === 0 ? [] : [{ static: "modify", affects: what, modifications } as const]),
    ...(rules?.(what) ?? []).map((rule) => ({ static: "rule", rule }) as const),
  ];
}

/** 400.7a: self, or what the spell that self is becomes. */
export const SELF: Objects = { what: "all", filter: { is: "source", of: { what: "self" } } };

/** A sentence that says these rules. */
export const staticRules = (...rules: readonly Rule[]): StaticSentence => ({
  effects: rules.map((rule) => ({ static: "rule", rule })),
});
