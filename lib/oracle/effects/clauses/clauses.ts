import type { Condition } from "../../../engine/abilities/conditions.ts";
import { unbound } from "../../bind/scope.ts";
import { condition } from "../../hubs.ts";
import { type Phrase, rulesFor } from "../../kernel/index.ts";
import type { Instruction } from "../../meanings.ts";
import { targetsOnlyIf } from "../paidTargets.ts";
import { phaseClause } from "../phases.ts";
import { bindAll, only } from "./follow.ts";
import { ifThen, knownBefore, lookedAtBefore } from "./if.ts";
import { compound } from "./subjects.ts";
import { payOr, unless } from "./unless.ts";

/** Clauses of all kinds: with "if" and "unless". */

const { deferred } = rulesFor<Instruction>();

export const clauses: readonly Phrase<Instruction>[] = [
  compound,
  unless,
  payOr,
  deferred("{first}, then {unless}", { first: compound, unless }, ({ first, unless }, scope) =>
    bindAll([first, unless], scope),
  ),
  deferred("if {test}, {then}", { test: condition, then: compound }, ({ test, then }, scope) =>
    ifThen(test, then, scope),
  ),
  deferred("if {test}, {then}", { test: condition, then: phaseClause }, ({ test, then }, scope) =>
    ifThen(test, then, scope),
  ),
  deferred("{then} unless {test}", { test: condition, then: compound }, ({ test, then }, scope) => {
    const before = { objects: scope.objects, targets: scope.targets.length };
    const effects = only(then.bind(scope));
    const condition: Condition = { if: "not", of: lookedAtBefore(test, before.objects, scope) };
    targetsOnlyIf(condition, before.targets, scope);
    scope.tell({ beforeThen: knownBefore(before.objects, scope) });
    return [{ do: "if", condition, then: effects }];
  }),
  deferred("{then} if {test}", { test: condition, then: compound }, ({ test, then }, scope) => {
    const before = { objects: scope.objects, targets: scope.targets.length };
    const effects = only(then.bind(scope));
    const condition = lookedAtBefore(test, before.objects, scope);
    // "Counter it and destroy that artifact if it's on the battlefield": said of the last of them.
    if (effects.length > 1 && condition.if === "is" && condition.filter.is === "inZone")
      unbound("said of the last of them");
    targetsOnlyIf(condition, before.targets, scope);
    scope.tell({ beforeThen: knownBefore(before.objects, scope) });
    return [{ do: "if", condition, then: effects }];
  }),
];
