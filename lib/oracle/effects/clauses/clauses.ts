import type { Condition } from "../../../engine/abilities/conditions.ts";
import { unbound } from "../../bind/scope.ts";
import { condition } from "../../hubs.ts";
import { oneOf, type Phrase, rulesFor } from "../../kernel/index.ts";
import type { Instruction } from "../../meanings.ts";
import { targetsOnlyIf } from "../paidTargets.ts";
import { phaseClause } from "../phases.ts";
import { bindAll } from "./follow.ts";
import { ifThen, knownBefore, lookedAtBefore } from "./if.ts";
import { compound } from "./subjects.ts";
import { onlyOne, payOr, unless } from "./unless.ts";

/** Clauses of all kinds: with "if" and "unless". */

const { deferred } = rulesFor<Instruction>();

/** Said of the last thing that is done (608.2c). */
const onCondition: Phrase<Instruction> = oneOf(() => [
  deferred("{then} unless {test}", { test: condition, then: compound }, ({ test, then }, scope) => {
    const before = { objects: scope.objects, targets: scope.targets.length };
    const effects = onlyOne(then, scope);
    const condition: Condition = { if: "not", of: lookedAtBefore(test, before.objects, scope) };
    targetsOnlyIf(condition, before.targets, scope);
    scope.tell({ beforeThen: knownBefore(before.objects, scope) });
    return [{ do: "if", condition, then: effects }];
  }),
  deferred("{then} if {test}", { test: condition, then: compound }, ({ test, then }, scope) => {
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

export const clauses: readonly Phrase<Instruction>[] = [
  compound,
  unless,
  payOr,
  onCondition,
  ...[unless, onCondition].map((last) =>
    deferred("{first}, then {last}", { first: compound, last }, ({ first, last }, scope) =>
      bindAll([first, last], scope),
    ),
  ),
  deferred("if {test}, {then}", { test: condition, then: compound }, ({ test, then }, scope) =>
    ifThen(test, then, scope),
  ),
  deferred("if {test}, {then}", { test: condition, then: phaseClause }, ({ test, then }, scope) =>
    ifThen(test, then, scope),
  ),
];
