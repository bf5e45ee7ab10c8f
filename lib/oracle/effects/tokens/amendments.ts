import type { Amount } from "../../../engine/abilities/amounts.ts";
import type { Condition } from "../../../engine/abilities/conditions.ts";
import type { TokenDescription } from "../../../engine/abilities/destinations.ts";
import type { Effect } from "../../../engine/abilities/effects.ts";
import type { Scope } from "../../bind/scope.ts";
import { unbound } from "../../bind/unbound.ts";
import { amount, condition, count } from "../../hubs.ts";
import { oneOf, type Phrase, rulesFor, type Tree, words } from "../../kernel/index.ts";
import type { Instruction } from "../../meanings.ts";
import { cardName } from "../../nouns/describing/names.ts";
import { abilities } from "../../statics/grantedAbilities.ts";
import { lastOf } from "../clauses/follow.ts";
import { isMade } from "../clauses/if.ts";
import { placed } from "./created.ts";

/** What later sentences say of tokens that were just created. */

const { deferred: amending } = rulesFor<Instruction>();

/** "If ..., create five of those tokens instead.": as many are created where that is so. */
const asMany = (test: Tree<Condition>, n: Tree<Amount>, scope: Scope): Instruction => {
  // It is looked at before any is created: "that creature" is none of them.
  const objects = scope.objects.filter((one) => !isMade(one));
  const condition = scope.within({ objects }, () => test.bind(scope));
  const many = n.bind(scope);
  return {
    amend: (before) => {
      const last = lastOf(before, (one) => one.do === "createTokens" || one.do === "createTokenCopies");
      if (last?.do !== "createTokens" && last?.do !== "createTokenCopies") return unbound("which tokens?");
      // The same instruction, which may be spoken of: it keeps its identity.
      Object.assign(last, { count: { amount: "if", condition, then: many, otherwise: last.count } });
      return before;
    },
  };
};

export const tokenAmendments: readonly Phrase<Instruction>[] = [
  ...[
    "if {test}, create {n} of those tokens instead.",
    "if {test}, instead create {n} of those tokens.",
    "create {n} of those tokens instead if {test}.",
  ].map((words) => amending(words, { test: condition, n: count.many }, ({ test, n }, scope) => asMany(test, n, scope))),
  ...[
    "if {test}, instead create {n} of those tokens, where X is {is}.",
    "if {test}, create {n} of those tokens instead, where X is {is}.",
  ].map((words) =>
    amending(words, { test: condition, n: count.many, is: amount }, ({ test, n, is }, scope) => {
      const x = is.bind(scope);
      return scope.within({ x }, () => asMany(test, n, scope));
    }),
  ),
  // 608.2e: the same tokens, entering otherwise.
  amending(
    "if {test}, instead create {n} of those tokens that are {how}.",
    { test: condition, n: count.many, how: placed },
    ({ test, n, how }, scope) => {
      const condition = scope.within({ objects: scope.objects.filter((one) => !isMade(one)) }, () => test.bind(scope));
      const [many, entering] = [n.bind(scope), how.bind(scope)];
      return {
        amend: (before) => {
          const last = before.at(-1);
          if (last?.do !== "createTokens" || last.also !== undefined) return unbound("which tokens?");
          const otherwise = { ...last, count: many, entering: { ...last.entering, ...entering } };
          scope.eitherDone(otherwise, last);
          return [...before.slice(0, -1), { do: "if", condition, then: [otherwise], otherwise: [last] }];
        },
      };
    },
  ),
  rulesFor<Instruction>().rule("{name} enters {how}.", { name: cardName, how: placed }, ({ name, how }) => ({
    amend: (before) => {
      const last = lastOf(before, (one) => one.do === "createTokens");
      if (last?.do !== "createTokens" || last.also !== undefined || last.token.name !== name)
        return unbound("no token of that name");
      // The same instruction, which may be spoken of: it keeps its identity.
      Object.assign(last, { entering: { ...last.entering, ...how } });
      return before;
    },
  })),
  // The same tokens, in another number.
  rulesFor<Instruction>().rule(
    "otherwise, create {n} of those tokens.",
    { n: oneOf(() => [count.many, words<Amount>([["one", 1]])]) },
    ({ n }) => ({
      amend: (before) => {
        const last = before.at(-1);
        const made = last?.do === "if" && last.otherwise === undefined ? last.then.at(-1) : undefined;
        if (last?.do !== "if" || made?.do !== "createTokens") return unbound("which tokens?");
        const { note: _, ...same } = made;
        return [...before.slice(0, -1), { ...last, otherwise: [{ ...same, count: n }] }];
      },
    }),
  ),
  rulesFor<Instruction>().rule("(the token enters|the tokens enter) {how}.", { how: placed }, ({ how }) => ({
    amend: (before) => {
      const enters = (one: Effect): one is Effect =>
        one.do === "createTokens" || one.do === "createTokenCopies" || one.do === "populate";
      const last = lastOf(before, enters);
      if (last === undefined || (last.do === "createTokens" && last.also !== undefined))
        return unbound("which tokens?");
      // The same instruction, which may be spoken of: it keeps its identity.
      Object.assign(last, { entering: { ...("entering" in last ? last.entering : {}), ...how } });
      return before;
    },
  })),
  rulesFor<Instruction>().rule(
    "(it has|they have|the token has|the tokens have|those tokens have) {abilities}.",
    { abilities },
    ({ abilities }) => ({
      amend: (before) => {
        const last = lastOf(before, (one) => one.do === "createTokens");
        if (last?.do !== "createTokens" || last.also !== undefined) return unbound("which token has it?");
        // The same instruction, which may be spoken of: it keeps its identity.
        (last as { token: TokenDescription }).token = {
          ...last.token,
          abilities: [...last.token.abilities, ...abilities],
        };
        return before;
      },
    }),
  ),
];
