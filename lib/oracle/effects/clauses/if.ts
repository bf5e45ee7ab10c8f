import type { Condition } from "../../../engine/abilities/conditions.ts";
import { sameData } from "../../../engine/abilities/visit.ts";
import type { ObjectAntecedent, Scope } from "../../bind/scope.ts";
import type { Tree } from "../../kernel/index.ts";
import type { Instruction } from "../../meanings.ts";
import { targetsOnlyIf } from "../paidTargets.ts";
import { only } from "./follow.ts";

/** What is looked at before an instruction is followed, and what is spoken of after that. */

/**
 * A condition said after its instruction is looked at before it: what could be spoken of `before` means what it meant
 * then, and what the instruction made of it only in the sentences that follow.
 */
export function lookedAtBefore<M>(test: Tree<M>, before: readonly ObjectAntecedent[], scope: Scope): M {
  return scope.within({ objects: knownBefore(before, scope) }, () => test.bind(scope));
}

/** The same where what follows is told after it: what it names can be spoken of from then on. */
export function lookedAtFirst(test: Tree<Condition>, before: readonly ObjectAntecedent[], scope: Scope): Condition {
  const { objects } = scope;
  const known = knownBefore(before, scope);
  scope.tell({ objects: known });
  const condition = test.bind(scope);
  scope.tell({ objects: [...objects, ...scope.objects.filter((one) => !known.includes(one))] });
  return condition;
}

/** What could be spoken of before, and what has been named since, as it was before anything was done to it. */
export function knownBefore(before: readonly ObjectAntecedent[], scope: Scope): readonly ObjectAntecedent[] {
  const earlier = ({ ref, number }: ObjectAntecedent): ObjectAntecedent | undefined =>
    before.findLast((one) => one.number === number && sameData(one.ref, ref));
  // Each of several is one only as it is dealt with.
  const isEach = ({ ref, number }: ObjectAntecedent): boolean => ref.what === "all" && number === "one";
  const named = scope.objects.filter(
    (one) =>
      !before.includes(one) && !isEach(one) && !isMade(one) && (earlier(one) === undefined || one.spoken === true),
  );
  const again = named.map(earlier);
  // What is named again is what "it" means next.
  const asItWas = ({ by: _, ...one }: ObjectAntecedent): ObjectAntecedent => {
    const was = earlier(one);
    return was === undefined || one.spoken !== true ? (was ?? one) : { ...was, spoken: true };
  };
  return [...before.filter((one) => !again.includes(one)), ...named.map(asItWas)];
}

/** What an instruction creates is not there before it. */
export const isMade = ({ by }: ObjectAntecedent): boolean =>
  by?.do === "createTokens" || by?.do === "createTokenCopies";

/** Of two conditions that follow one another both ask the same of one thing: what the first lets be done changes nothing for the second. */
const asksAgain = (one: Condition | undefined, other: Condition): boolean =>
  one?.if === "is" && other.if === "is" && sameData(one.what, other.what);

/** "If it's a creature card, ... If it's a land card, ...": of one thing, whatever the first sentence lets be done. */
function ifAgain(test: Tree<Condition>, scope: Scope): Condition {
  const { lastIf, beforeThen } = scope;
  if (lastIf?.if !== "is" || beforeThen === undefined) return test.bind(scope);
  const { objects } = scope;
  const again = scope.attempt(() => scope.within({ objects: beforeThen }, () => test.bind(scope)));
  if (again === undefined || !asksAgain(lastIf, again)) return test.bind(scope);
  scope.tell({ objects: [...objects.filter((one) => !beforeThen.includes(one)), ...beforeThen] });
  return again;
}

export function ifThen(test: Tree<Condition>, then: Tree<Instruction>, scope: Scope): Instruction {
  const condition = ifAgain(test, scope);
  scope.tell({ beforeThen: scope.objects, thisIf: condition });
  const before = scope.targets.length;
  const effects = only(then.bind(scope));
  targetsOnlyIf(condition, before, scope);
  return [{ do: "if", condition, then: effects }];
}
