import type { Condition } from "../../../engine/abilities/conditions.ts";
import { unbound } from "../../bind/unbound.ts";
import { condition } from "../../hubs.ts";
import { oneOf, type Phrase, rulesFor } from "../../kernel/index.ts";
import type { Instruction } from "../../meanings.ts";
import { lastingInFront } from "../continuous/clauses.ts";
import { targetsOnlyIf } from "../paidTargets.ts";
import { phaseClause } from "../turns/phases.ts";
import { bindAll, only } from "./follow.ts";
import { ifThen, knownBefore, lookedAtBefore } from "./if.ts";
import { compound, imperative } from "./subjects.ts";
import { unlessTied } from "./tied.ts";
import { onlyOne, payOr, unless } from "./unless.ts";

/** Clauses of all kinds: with "if" and "unless". */

const { deferred } = rulesFor<Instruction>();

/** "if it's a creature or if you control a Lizard": one of two, each told with its own "if". */
const eitherTest: Phrase<Condition> = oneOf(() => [
  condition,
  rulesFor<Condition>().rule("{one} or if {other}", { one: condition, other: condition }, ({ one, other }) => ({
    if: "or",
    of: [one, other],
  })),
]);

/** Said of the last thing that is done (608.2c). */
export const onCondition: Phrase<Instruction> = oneOf(() => [
  deferred("{then} unless {test}", { test: condition, then: compound }, ({ test, then }, scope) => {
    const before = { objects: scope.objects, targets: scope.targets.length };
    const effects = onlyOne(then, scope);
    const condition: Condition = { if: "not", of: lookedAtBefore(test, before.objects, scope) };
    targetsOnlyIf(condition, before.targets, scope);
    scope.tell({ beforeThen: knownBefore(before.objects, scope) });
    return [{ do: "if", condition, then: effects }];
  }),
  deferred("{then} if {test}", { test: eitherTest, then: compound }, ({ test, then }, scope) => {
    const before = { objects: scope.objects, targets: scope.targets.length };
    const effects = onlyOne(then, scope);
    const condition = lookedAtBefore(test, before.objects, scope);
    // "Counter it and destroy that artifact if it's on the battlefield": said of the last of them.
    if (effects.length > 1 && condition.if === "is" && condition.filter.is === "inZone")
      unbound("said of the last of them");
    targetsOnlyIf(condition, before.targets, scope);
    scope.tell({ beforeThen: knownBefore(before.objects, scope) });
    return [{ do: "if", condition, then: effects }];
  }),
]);

/** "Counter it and destroy that artifact if it's on the battlefield": where something is, is asked of what is done there. */
const lastIfThere: Phrase<Instruction> = deferred(
  "{first} and {last} if {test}",
  { first: imperative, last: imperative, test: condition },
  ({ first, last, test }, scope) => {
    const before = bindAll([first], scope);
    const { objects, targets } = scope;
    const then = only(last.bind(scope));
    const condition = lookedAtBefore(test, objects, scope);
    if (condition.if !== "is" || condition.filter.is !== "inZone" || scope.targets.length > targets.length)
      return unbound("said of both");
    return [...only(before), { do: "if", condition, then }];
  },
);

export const clauses: readonly Phrase<Instruction>[] = [
  compound,
  lastIfThere,
  unless,
  payOr,
  onCondition,
  ...[unless, onCondition].map((last) =>
    deferred("{first}, then {last}", { first: compound, last }, ({ first, last }, scope) =>
      bindAll([first, last], scope),
    ),
  ),
  deferred("if {test}, {then}", { test: eitherTest, then: compound }, ({ test, then }, scope) =>
    ifThen(test, then, scope),
  ),
  deferred(
    "if {test}, {then}",
    { test: condition, then: oneOf(() => [phaseClause, ...unlessTied, ...lastingInFront]) },
    ({ test, then }, scope) => ifThen(test, then, scope),
  ),
];
