import type { Duration } from "../../../engine/abilities/durations.ts";
import type { Effect } from "../../../engine/abilities/effects.ts";
import type { Keyword } from "../../../engine/abilities/keywords.ts";
import type { Modification } from "../../../engine/abilities/modifications.ts";
import type { Objects } from "../../../engine/abilities/references.ts";
import type { Rule } from "../../../engine/abilities/rules.ts";
import { mapNodes, someNode } from "../../../engine/abilities/visit.ts";
import type { Scope } from "../../bind/scope.ts";
import { unbound } from "../../bind/unbound.ts";
import { printed as spelled, type Tree } from "../../kernel/index.ts";
import type { Predicate } from "../../meanings.ts";

/** A continuous effect from a resolution, on the objects it found (611.2c). */

export const words1 = (tree: Tree<unknown>): string => spelled(tree).join(" ");

export function lasting(
  scope: Scope,
  { modifications = [], rules }: Predicate,
  what: Objects,
  duration: Duration,
): readonly Effect[] {
  const choices = scope.choices;
  scope.tell({ choices: [] });
  const apart = ofEach(what, rules, modifications, duration);
  if (apart !== undefined) return [...choices, apart];
  const applied: Effect = { do: "apply", to: what, modifications, duration };
  scope.affected(what, applied);
  return [
    ...choices,
    ...(modifications.length === 0 ? [] : [applied]),
    ...(rules === undefined ? [] : [{ do: "rule", rules: rules(what), duration } as const]),
  ];
}

/** "Each of them can't attack for as long as it has a counter on it": of each of several for as long as that is so of it. */
function ofEach(
  what: Objects,
  rules: Predicate["rules"],
  modifications: readonly Modification[],
  duration: Duration,
): Effect | undefined {
  if (what.what !== "noted" || rules === undefined || typeof duration !== "object" || !("while" in duration))
    return undefined;
  const speaksOfThem = (one: Objects): boolean => one.what === "noted" && one.name === what.name;
  if (!someNode("condition", duration.while, { objects: speaksOfThem })) return undefined;
  if (modifications.length > 0) return unbound("some of it lasts longer on some of them");
  const it: Objects = { what: "noted", name: "about" };
  const apart = mapNodes("condition", duration.while, {
    objects: (one, inside) => (speaksOfThem(one) ? it : inside()),
  });
  const effect: Effect = { do: "rule", rules: rules(it), duration: { while: apart }, about: { what: "current" } };
  return { do: "forEach", of: what, effects: [effect] };
}

export const ruled = (duration: Duration, rule: Rule): readonly Effect[] => [{ do: "rule", rules: [rule], duration }];

/** One of these, as its controller likes. */
export const givenOne = (
  scope: Scope,
  options: readonly (readonly Keyword[])[],
  what: Objects,
  duration: Duration,
): Effect => ({
  do: "chooseOne",
  who: { who: "you" },
  options: options.map((keywords) => ({
    text: keywords.map((one) => one.keyword).join(" and "),
    effects: lasting(
      scope,
      { modifications: keywords.map((one) => ({ modify: "addAbility", ability: { kind: "keyword", keyword: one } })) },
      what,
      duration,
    ),
  })),
});
