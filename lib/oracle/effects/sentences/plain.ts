import type { Condition } from "../../../engine/abilities/conditions.ts";
import type { Effect } from "../../../engine/abilities/effects.ts";
import type { Filter } from "../../../engine/abilities/filters.ts";
import { someNode, type Test } from "../../../engine/abilities/visit.ts";
import { plainAmount } from "../../amounts/amounts.ts";
import { unbound } from "../../bind/unbound.ts";
import { clause, condition, noun, sentence } from "../../hubs.ts";
import { type Phrase, rulesFor } from "../../kernel/index.ts";
import type { Instruction } from "../../meanings.ts";
import { counters } from "../../nouns/counters.ts";
import { itself } from "../../nouns/self.ts";
import { isSeveral } from "../../players/several.ts";
import { exactlyOne, targetObjects } from "../../references/references.ts";
import { only } from "../clauses/follow.ts";
import { ifThen, lookedAtBefore } from "../clauses/if.ts";
import { toBattlefield } from "./instead.ts";

/** Sentences that stand by themselves, or change how often all is done. */

const { deferred } = rulesFor<Instruction>();

/** Whoever searched shuffles: the last thing of what they were told or allowed to do. */
function shuffledAfter(before: readonly Effect[]): readonly Effect[] {
  const last = before.at(-1);
  const rest = before.slice(0, -1);
  if (last?.do === "may" || last?.do === "forEachPlayer" || last?.do === "forEach")
    return [...rest, { ...last, effects: shuffledAfter(last.effects) }];
  const search = before.find((one) => one.do === "search") ?? unbound("no search before it");
  return [...before, { do: "shuffle", who: search.who }];
}

const isFraction: Test = { amount: ({ amount }) => amount === "half" };
const withFractions = (effects: readonly Effect[]): readonly Effect[] =>
  someNode("effect", effects, isFraction) ? effects : unbound("nothing to be rounded");

export const plainSentences: readonly Phrase<Instruction>[] = [
  deferred("repeat this process until no one puts a card onto the battlefield.", {}, (_, scope) => ({
    amend: (before) => {
      const last = before.at(-1);
      const put = last?.do === "may" && isSeveral(last.who) ? last.effects.at(-1) : undefined;
      if (put === undefined || !toBattlefield(put)) return unbound("nobody puts anything onto the battlefield");
      const condition: Condition = { if: "did", name: scope.noteOf(put) };
      return [...before, { do: "if", condition, then: [{ do: "again" }] }];
    },
  })),
  // 107.3: of what is announced, not of what the text says X is.
  deferred("X can't be 0.", {}, (_, scope) => {
    if (scope.notZero === undefined || scope.x !== undefined || scope.saidX !== undefined)
      unbound("X is not announced");
    scope.tell({ notZero: (scope.notZero ?? 0) + 1 });
    return [];
  }),
  deferred("{clause}.", { clause }, (trees, scope) => {
    scope.tell({ beforeMay: undefined });
    const clause = trees.clause.bind(scope);
    // Choices the clause asks for are made before its instructions are followed.
    const { choices } = scope;
    scope.tell({ choices: [] });
    return choices.length === 0 ? clause : [...choices, ...only(clause)];
  }),
  // 107.1a: each fraction of the sentence before it.
  ...(["up", "down"] as const).map((rounding) =>
    deferred(`{clause}. round ${rounding} each time.`, { clause }, ({ clause }, scope) =>
      withFractions(scope.within({ rounding }, () => only(clause.bind(scope)))),
    ),
  ),
  ...(["up", "down"] as const).map((rounding) =>
    deferred(
      `if {test}, {then}. round ${rounding} each time.`,
      { test: condition, then: clause },
      ({ test, then }, scope) => withFractions(scope.within({ rounding }, () => only(ifThen(test, then, scope)))),
    ),
  ),
  deferred("repeat the following process {n} times. {sentence}", { n: plainAmount, sentence }, (said, scope) => [
    { do: "repeat", times: said.n.bind(scope), effects: only(said.sentence.bind(scope)) },
  ]),
  deferred("then each player who searched their library this way shuffles.", {}, () => ({
    amend: (before) => shuffledAfter(before),
  })),
  deferred("then {clause}.", { clause }, ({ clause }, scope) => clause.bind(scope)),
  // 115.9b
  deferred(
    "if target {what} has only one target and that target is {it}, {then}.",
    { what: noun.one, it: itself, then: clause },
    ({ what, it, then }, scope) => {
      const target = targetObjects(scope, what.bind(scope), exactlyOne);
      const object = it.bind(scope);
      const of: Filter = object.what === "self" ? { is: "self" } : { is: "among", of: object };
      const condition: Condition = { if: "is", what: target, filter: { is: "targets", objects: of, only: true } };
      return [{ do: "if", condition, then: only(then.bind(scope)) }];
    },
  ),
  // 608.2c: of each it is looked at before it is done.
  deferred(
    "{first} if {test} (, then|, and|and) {second} if {other}.",
    { first: clause, test: condition, second: clause, other: condition },
    ({ first, test, second, other }, scope) =>
      (
        [
          [first, test],
          [second, other],
        ] as const
      ).map(([then, asked]): Effect => {
        const { objects } = scope;
        const effects = only(then.bind(scope));
        return { do: "if", condition: lookedAtBefore(asked, objects, scope), then: effects };
      }),
  ),
  // Each thing with a condition of its own.
  deferred(
    "put {one} on it if {test} and {other} on it if {second}.",
    { one: counters, test: condition, other: counters, second: condition },
    ({ one, test, other, second }, scope) => {
      const what = scope.pronoun("one");
      return (
        [
          [one, test],
          [other, second],
        ] as const
      ).map(([counted, asked]): Effect => {
        const put: Effect = { do: "putCounters", ...counted.bind(scope), on: { objects: what } };
        return { do: "if", condition: asked.bind(scope), then: [put] };
      });
    },
  ),
];
