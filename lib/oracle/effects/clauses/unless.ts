import type { Amount } from "../../../engine/abilities/amounts.ts";
import type { Cost } from "../../../engine/abilities/costs.ts";
import type { Effect } from "../../../engine/abilities/effects.ts";
import type { Objects, Players } from "../../../engine/abilities/references.ts";
import { sameData } from "../../../engine/abilities/visit.ts";
import { forEach, times } from "../../amounts/forEach.ts";
import type { Scope } from "../../bind/scope.ts";
import { unbound } from "../../bind/unbound.ts";
import { costVerbs } from "../../costs/costs.ts";
import { mana } from "../../costs/mana.ts";
import { theirCost } from "../../costs/theirCosts.ts";
import { costClause, players } from "../../hubs.ts";
import { type Forms, oneOf, type Phrase, printed, rulesFor, type Tree } from "../../kernel/index.ts";
import type { Instruction } from "../../meanings.ts";
import { isSeveral } from "../../players/several.ts";
import { pronouns } from "../../references/pronouns.ts";
import { only } from "./follow.ts";
import { lookedAtBefore } from "./if.ts";
import { causative, compound, imperative, playerVerbs, saidOf } from "./subjects.ts";

/** "Unless somebody pays" (118.12a). */

const { deferred } = rulesFor<Instruction>();

/** What is paid, and how many times over where the text says what its X is. */
export function payment(cost: readonly Cost[], scope: Scope): Pick<Extract<Effect, { do: "pay" }>, "cost" | "each"> {
  const [only, ...others] = cost;
  return scope.x !== undefined && only?.pay === "mana" && only.mana === "{X}" && others.length === 0
    ? { cost: [{ pay: "mana", mana: "{1}" }], each: scope.x }
    : { cost };
}

/** "Each player sacrifices a creature unless they pay {2}": only those who don't pay, one after the other. */
function oneByOne(effects: readonly Effect[], who: Players): void {
  for (const effect of effects) {
    const told = effect as { who?: Players };
    if (!sameData(told.who, who)) unbound("done by others than those who pay");
    told.who = { who: "current" };
  }
}

/** Of "A, then B unless C", or "if C", C is said of B alone. */
export function onlyOne(what: Tree<Instruction>, scope: Scope): readonly Effect[] {
  const words = printed(what);
  return words.some((word, i) => word === "then" && words[i - 1] === ",")
    ? unbound("said of the last of them")
    : only(what.bind(scope));
}

const sacrificesIt: Forms<Objects> = rulesFor<Objects>().inflected(
  "<sacrifice> {what}",
  { what: oneOf(() => [pronouns.one]) },
  ({ what }) => what,
);

export const unless: Phrase<Instruction> = oneOf(() => [
  ...(["one", "many"] as const).map((number) =>
    deferred(
      "{what} unless {who} {cost}",
      { what: compound, who: players[number], cost: theirCost[number] },
      ({ what, who, cost }, scope) => {
        const before = scope.objects;
        const effects = onlyOne(what, scope);
        const payer = who.bind(scope);
        if (payer.who === "you") unbound("one's own costs are told below");
        if (isSeveral(payer)) oneByOne(effects, payer);
        return [
          {
            do: "pay",
            who: payer,
            ...payment(lookedAtBefore(cost, before, scope), scope),
            optional: true,
            unpaid: effects,
          },
        ];
      },
    ),
  ),
  // "That player": each of several for themselves.
  ...(["one", "many"] as const).map((number) =>
    deferred(
      "{who} {verb} unless that player {cost}",
      { who: players[number], verb: playerVerbs[number], cost: theirCost.one },
      ({ who, verb, cost }, scope) => {
        const payers = who.bind(scope);
        if (!isSeveral(payers)) return unbound("the one who was spoken of");
        const before = scope.objects;
        const unpaid = only(saidOf(verb, { who: "current" }, scope));
        return [
          {
            do: "pay",
            who: payers,
            ...payment(lookedAtBefore(cost, before, scope), scope),
            optional: true,
            unpaid,
          },
        ];
      },
    ),
  ),
  deferred(
    "{what} unless you pay {cost} and repeat this process",
    { what: compound, cost: mana },
    ({ what, cost }, scope) => {
      const unpaid = onlyOne(what, scope);
      const paid: readonly Effect[] = [{ do: "again" }];
      return [
        {
          do: "pay",
          who: { who: "you" },
          cost: [{ pay: "mana", mana: cost.bind(scope) }],
          optional: true,
          paid,
          unpaid,
        },
      ];
    },
  ),
  ...(["one", "many"] as const).map((number) =>
    deferred(
      "unless {who} {cost}, {what}",
      { who: players[number], cost: theirCost[number], what: compound },
      ({ who, cost, what }, scope) => {
        const payer = who.bind(scope);
        if (payer.who === "you" || isSeveral(payer)) unbound("told otherwise");
        const asked = payment(cost.bind(scope), scope);
        return [{ do: "pay", who: payer, ...asked, optional: true, unpaid: only(what.bind(scope)) }];
      },
    ),
  ),
  ...(["one", "many"] as const).map((number) =>
    deferred(
      `unless {who} ${number === "one" ? "pays" : "pay"} {cost}, {what}`,
      { who: players[number], cost: costClause, what: compound },
      ({ who, cost, what }, scope) => {
        const payer = who.bind(scope);
        if (payer.who === "you" || isSeveral(payer)) unbound("told otherwise");
        const asked = payment(cost.bind(scope), scope);
        return [{ do: "pay", who: payer, ...asked, optional: true, unpaid: only(what.bind(scope)) }];
      },
    ),
  ),
  deferred("unless you {cost}, {what}", { cost: costVerbs, what: compound }, ({ cost, what }, scope) => [
    { do: "pay", who: { who: "you" }, cost: cost.bind(scope), optional: true, unpaid: only(what.bind(scope)) },
  ]),
  deferred("{what} unless you {cost}", { what: compound, cost: costVerbs }, ({ what, cost }, scope) => {
    const before = scope.objects;
    const effects = onlyOne(what, scope);
    return [
      { do: "pay", who: { who: "you" }, cost: lookedAtBefore(cost, before, scope), optional: true, unpaid: effects },
    ];
  }),
  ...(["one", "many"] as const).map((number) =>
    deferred(
      `{what} unless {who} ${number === "one" ? "has" : "have"} {instead}`,
      { what: compound, who: players[number], instead: causative },
      ({ what, who, instead }, scope) => {
        const before = scope.objects;
        const otherwise = onlyOne(what, scope);
        const payer = who.bind(scope);
        return [{ do: "may", who: payer, effects: only(lookedAtBefore(instead, before, scope)), otherwise }];
      },
    ),
  ),
  // 701.17: what they do instead is about what was spoken of, so that it is no cost of theirs to choose.
  ...(["one", "many"] as const).map((number) =>
    deferred(
      "{what} unless {who} {does}",
      { what: compound, who: players[number], does: sacrificesIt[number] },
      ({ what, who, does }, scope) => {
        const before = scope.objects;
        const otherwise = onlyOne(what, scope);
        const payer = who.bind(scope);
        if (isSeveral(payer)) unbound("whose is it?");
        const sacrifice: Effect = { do: "sacrifice", who: payer, what: lookedAtBefore(does, before, scope) };
        return [{ do: "may", who: payer, effects: [sacrifice], otherwise }];
      },
    ),
  ),
  deferred(
    "{then} unless {who} (pays|pay) {cost} for each {of}",
    { then: compound, who: oneOf(() => [players.one, players.many]), cost: costClause, of: forEach },
    ({ then, who, cost, of }, scope) => {
      const before = scope.objects;
      const effects = onlyOne(then, scope);
      const payer = who.bind(scope);
      return [
        {
          do: "pay",
          who: payer,
          cost: lookedAtBefore(cost, before, scope),
          each: lookedAtBefore(of, before, scope),
          optional: true,
          unpaid: effects,
        },
      ];
    },
  ),
  deferred(
    "{then} unless {who} (pays|pay) {first} plus a additional {cost} for each {of}",
    { then: compound, who: oneOf(() => [players.one, players.many]), first: mana, cost: mana, of: forEach },
    ({ then, who, first, cost, of }, scope) => {
      const before = scope.objects;
      const effects = onlyOne(then, scope);
      const payer = lookedAtBefore(who, before, scope);
      const [once, more] = [first.bind(scope), cost.bind(scope)].map((one) => Number(/^\{(\d+)\}$/.exec(one)?.[1]));
      if (!once || !more) return unbound("so much generic mana");
      const each: Amount = { amount: "sum", of: [once, times(more, lookedAtBefore(of, before, scope))] };
      const generic: readonly Cost[] = [{ pay: "mana", mana: "{1}" }];
      return [{ do: "pay", who: payer, cost: generic, each, optional: true, unpaid: effects }];
    },
  ),
  deferred(
    "{then} unless {who} (pays|pay) {cost}",
    { then: compound, who: oneOf(() => [players.one, players.many]), cost: costClause },
    ({ then, who, cost }, scope) => {
      const before = scope.objects;
      const effects = onlyOne(then, scope);
      const payer = lookedAtBefore(who, before, scope);
      return [
        {
          do: "pay",
          who: payer,
          ...payment(lookedAtBefore(cost, before, scope), scope),
          optional: true,
          unpaid: effects,
        },
      ];
    },
  ),
]);

/** One of the two: who can't pay does the other. */
export const payOr: Phrase<Instruction> = deferred(
  "pay {cost} or {then}",
  { cost: costClause, then: imperative },
  ({ cost, then }, scope) => {
    if (scope.subject.who !== "you") unbound("who pays?");
    const paid = payment(cost.bind(scope), scope);
    return [{ do: "pay", who: { who: "you" }, ...paid, optional: true, unpaid: only(then.bind(scope)) }];
  },
);
