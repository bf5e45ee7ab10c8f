import type { Cost } from "../../../engine/abilities/costs.ts";
import type { Effect } from "../../../engine/abilities/effects.ts";
import { forEach } from "../../amounts/forEach.ts";
import { mana } from "../../costs/mana.ts";
import { amount, condition, costClause, noun, players } from "../../hubs.ts";
import { oneOf, type Phrase, rulesFor } from "../../kernel/index.ts";
import type { Instruction } from "../../meanings.ts";
import { chosen } from "../../references/chosen.ts";
import { numberDone } from "../../references/doneThisWay.ts";
import { digits } from "../../vocabulary/numbers.ts";
import { only } from "../clauses/follow.ts";
import { compound, saidOf } from "../clauses/subjects.ts";
import { payment } from "../clauses/unless.ts";
import { moving } from "../objects/done.ts";
import { choice } from "../objects/thing.ts";

/** What somebody may pay as the effect is applied (118.12). */

const { deferred } = rulesFor<Instruction>();

const manaOrLife: Phrase<readonly Cost[]> = oneOf(() => [
  rulesFor<readonly Cost[]>().rule("{mana}", { mana }, ({ mana }) => [{ pay: "mana", mana }]),
  rulesFor<readonly Cost[]>().rule("{n} life", { n: digits }, ({ n }) => [{ pay: "life", amount: n }]),
]);

/** "exile it", "sacrifice it". */
const withIt: Phrase<Instruction> = oneOf(() => [
  rulesFor<Instruction>().rule("exile it", {}, (_, scope) => {
    const what = scope.pronoun("one");
    return moving(scope, what, { do: "move", what, to: { zone: "exile" } });
  }),
  rulesFor<Instruction>().rule("sacrifice it", {}, (_, scope) => {
    const what = scope.pronoun("one");
    return moving(scope, what, { do: "sacrifice", who: { who: "you" }, what });
  }),
]);

export const offerSentences: readonly Phrase<Instruction>[] = [
  ...["{who} may pay {cost}.", "then {who} may pay {cost}."].map((words) =>
    deferred(words, { who: oneOf(() => [players.one, players.many]), cost: costClause }, ({ who, cost }, scope) => {
      scope.tell({ beforeMay: scope.objects });
      const payer = who.bind(scope);
      return [{ do: "pay", who: payer, ...payment(cost.bind(scope), scope), optional: true }];
    }),
  ),
  // 118.12: as often as they like, which is counted.
  deferred("you may pay {cost} any number of times.", { cost: costClause }, ({ cost }, scope) => {
    scope.tell({ beforeMay: scope.objects });
    const paid: Effect = { do: "pay", who: { who: "you" }, cost: cost.bind(scope), optional: true, times: "any" };
    scope.did(paid);
    return [paid];
  }),
  deferred(
    "{first}, then {who} may pay {cost}.",
    { first: compound, who: oneOf(() => [players.one, players.many]), cost: costClause },
    ({ first, who, cost }, scope) => {
      const done = only(first.bind(scope));
      scope.tell({ beforeMay: scope.objects });
      const payer = who.bind(scope);
      return [...done, { do: "pay", who: payer, ...payment(cost.bind(scope), scope), optional: true }];
    },
  ),
  // What is done with it is part of what is paid.
  deferred("you may pay {cost} and {then}.", { cost: manaOrLife, then: withIt }, ({ cost, then }, scope) => {
    scope.tell({ beforeMay: scope.objects });
    return [
      {
        do: "pay",
        who: { who: "you" },
        cost: cost.bind(scope),
        optional: true,
        paid: only(saidOf(then, { who: "you" }, scope)),
      },
    ];
  }),
  deferred(
    "{who} may pay {cost} for each {of}.",
    { who: oneOf(() => [players.one, players.many]), cost: costClause, of: forEach },
    ({ who, cost, of }, scope) => {
      scope.tell({ beforeMay: scope.objects });
      const payer = who.bind(scope);
      return [{ do: "pay", who: payer, cost: cost.bind(scope), each: of.bind(scope), optional: true }];
    },
  ),
  // So many as they choose, of which all are paid for or none.
  deferred(
    "{who} may choose {some} and pay {cost} for each {of} chosen this way.",
    { who: oneOf(() => [players.one, players.many]), some: chosen, cost: costClause, of: noun.one },
    ({ who, some, cost, of }, scope) => {
      scope.tell({ beforeMay: scope.objects });
      const payer = who.bind(scope);
      return scope.within({ subject: payer }, () => {
        const what = choice(scope, some.bind(scope));
        const choosing: Effect = { do: "choose", what };
        scope.affected(what, choosing);
        scope.did(choosing);
        const each = numberDone(scope, of.bind(scope), { participle: "chosen", by: ["choose"] });
        return [choosing, { do: "pay", who: payer, cost: cost.bind(scope), each, optional: true }];
      });
    },
  ),
  deferred(
    "{who} may pay {cost} if {test}.",
    { who: oneOf(() => [players.one, players.many]), cost: costClause, test: condition },
    ({ who, cost, test }, scope) => {
      scope.tell({ beforeMay: scope.objects });
      const payer = who.bind(scope);
      const paid = payment(cost.bind(scope), scope);
      return [{ do: "if", condition: test.bind(scope), then: [{ do: "pay", who: payer, ...paid, optional: true }] }];
    },
  ),
  deferred(
    "if {test}, {who} may pay {cost}.",
    { test: condition, who: oneOf(() => [players.one, players.many]), cost: costClause },
    ({ test, who, cost }, scope) => {
      const asked = test.bind(scope);
      scope.tell({ beforeMay: scope.objects });
      const payer = who.bind(scope);
      const paid = payment(cost.bind(scope), scope);
      return [{ do: "if", condition: asked, then: [{ do: "pay", who: payer, ...paid, optional: true }] }];
    },
  ),
  deferred("you may pay {X}, where X is less than or equal to {most}.", { most: amount }, ({ most }, scope) => {
    scope.tell({ beforeMay: scope.objects, saidX: { amount: "noted", name: "x" } });
    const cost = [{ pay: "mana", mana: "{X}" } as const];
    return [{ do: "pay", who: { who: "you" }, cost, optional: true, times: "amount", atMost: most.bind(scope) }];
  }),
  ...["", "then "].map((first) =>
    deferred(
      `${first}{who} may pay {cost}, where X is {is}.`,
      { who: oneOf(() => [players.one, players.many]), cost: costClause, is: amount },
      ({ who, cost, is }, scope) => {
        const payer = who.bind(scope);
        scope.tell({ x: is.bind(scope) });
        const paid = payment(cost.bind(scope), scope);
        // What is done with it may speak of X still.
        return [{ do: "pay", who: payer, ...paid, optional: true }];
      },
    ),
  ),
];
