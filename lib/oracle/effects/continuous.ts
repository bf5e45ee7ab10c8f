import type { Duration, Effect } from "../../engine/abilities/effects.ts";
import type { Objects } from "../../engine/abilities/references.ts";
import { forEach, times } from "../amounts.ts";
import { duration, objects } from "../hubs.ts";
import { type Forms, type Phrase, rulesFor } from "../kernel.ts";
import type { Instruction, Predicate } from "../meanings.ts";
import { change, changed, joined } from "../predicates.ts";

/** Continuous effects made by a resolution: a predicate with a duration, behind it or in front of the clause. */

const { forms, rule } = rulesFor<Instruction>();

export function lasting(
  { modifications = [], rules }: Predicate,
  what: Objects,
  duration: Duration,
): readonly Effect[] {
  return [
    ...(modifications.length === 0 ? [] : [{ do: "apply", to: what, modifications, duration } as const]),
    ...(rules === undefined ? [] : [{ do: "rule", rules: rules(what), duration } as const]),
  ];
}

export const continuousVerbs: readonly Forms<Instruction>[] = [
  forms("{said} {duration}", { said: joined, duration }, ({ said, duration }, { theme }) =>
    lasting(said, theme, duration),
  ),
  forms(
    "<get> {change} {duration} for each {of}",
    { change, duration, of: forEach },
    ({ change, duration, of }, scope) => {
      const [power, toughness] = changed(change, scope);
      return lasting(
        { modifications: [{ modify: "addPT", power: times(power, of), toughness: times(toughness, of) }] },
        scope.theme,
        duration,
      );
    },
  ),
];

export const continuousClauses: readonly Phrase<Instruction>[] = (["one", "many"] as const).map((number) =>
  rule(
    "{duration}, {what} {said}",
    { duration, what: objects[number], said: joined[number] },
    ({ duration, what, said }) => lasting(said, what, duration),
  ),
);
