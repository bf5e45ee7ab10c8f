import type { Effect } from "../../../engine/abilities/effects.ts";
import type { Scope } from "../../bind/scope.ts";
import { unbound } from "../../bind/unbound.ts";
import { clause, noun, plainClause } from "../../hubs.ts";
import { type Phrase, printed, rulesFor, type Tree } from "../../kernel/index.ts";
import type { Amendment, Instruction } from "../../meanings.ts";
import { everything } from "../../nouns/everything.ts";
import { only } from "../clauses/follow.ts";
import { option, type Vote, votesFor } from "./votesHeld.ts";

/** Votes (701.32): what is voted for, and what comes of the votes. */

const { deferred, rule } = rulesFor<Instruction>();

/** The two options of the vote just held, if this is one of them: the option, and the other. */
function voted(before: readonly Effect[], name: string): readonly [string, string] {
  const vote = before.findLast((one) => one.do === "vote") ?? unbound("nobody voted");
  const names = vote.options.map((one) => one.name);
  const other = names.find((one) => one !== name);
  return names.includes(name) && other !== undefined ? [name, other] : unbound("nobody could vote for that");
}

const held = (scope: Scope, vote: Vote): readonly Effect[] => {
  scope.did(vote);
  return [vote];
};

export const voteClauses: readonly Phrase<Instruction>[] = [
  rule("starting with you, each player votes for {a} or {b}", { a: option, b: option }, ({ a, b }, scope) =>
    held(scope, { do: "vote", options: [{ name: a }, { name: b }] }),
  ),
  rule(
    "each player secretly votes for {a} or {b}, then those votes are revealed",
    { a: option, b: option },
    ({ a, b }, scope) => held(scope, { do: "vote", options: [{ name: a }, { name: b }], secret: true }),
  ),
  rule("starting with you, each player votes for a {what}", { what: noun.one }, ({ what }, scope) => {
    if (what.card === true && what.in === undefined) unbound("cards of which place?");
    return held(scope, { do: "vote", options: [], for: everything(what) });
  }),
];

const won = (name: Tree<string>, then: Tree<Instruction>, tied: boolean, scope: Scope): Amendment => {
  const which = name.bind(scope);
  const effects = only(then.bind(scope));
  return {
    amend: (before) => {
      const [mine, other] = voted(before, which);
      return [
        ...before,
        {
          do: "if",
          condition: {
            if: "compare",
            amount: votesFor(mine),
            value: { compare: tied ? ">=" : ">", to: votesFor(other) },
          },
          then: effects,
        },
      ];
    },
  };
};

const eachVote = (name: Tree<string>, then: Tree<Instruction>, scope: Scope): Amendment => {
  const which = name.bind(scope);
  const { players } = scope;
  const effects = scope.within({ perVote: true, players }, () => only(then.bind(scope)));
  const isOfVoter = printed(then).includes("voter");
  return {
    amend: (before) => {
      const [mine] = voted(before, which);
      return [
        ...before,
        isOfVoter
          ? { do: "forEachPlayer", of: { who: "noted", name: mine }, effects }
          : { do: "repeat", times: votesFor(mine), effects },
      ];
    },
  };
};
const forEachVote: Phrase<Amendment> = rulesFor<Amendment>().deferred(
  "(then|) for each {name} vote, {then}",
  { name: option, then: plainClause },
  ({ name, then }, scope) => eachVote(name, then, scope),
);

export const voteSentences: readonly Phrase<Instruction>[] = [
  deferred("if {name} gets more votes, {then}.", { name: option, then: clause }, ({ name, then }, scope) => {
    scope.tell({ beforeThen: scope.objects });
    return won(name, then, false, scope);
  }),
  deferred(
    "if {name} gets more votes or the vote is tied, {then}.",
    { name: option, then: clause },
    ({ name, then }, scope) =>
      // Those who voted otherwise have done nothing to what was spoken of.
      scope.within({ objects: scope.beforeThen ?? scope.objects }, () => won(name, then, true, scope)),
  ),
  rule("{one}.", { one: forEachVote }, ({ one }) => one),
  rule("{one} and {other}.", { one: forEachVote, other: forEachVote }, ({ one, other }) => ({
    amend: (before, since) => other.amend(one.amend(before, since), since),
  })),
];
