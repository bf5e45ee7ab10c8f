import type { Filter } from "../../../engine/abilities/filters.ts";
import type { Objects, Players } from "../../../engine/abilities/references.ts";
import type { Scope } from "../../bind/scope.ts";
import { unbound } from "../../bind/unbound.ts";
import type { Doing } from "../../hubs.ts";
import { type EveryForm, rulesFor } from "../../kernel/index.ts";
import type { Noun } from "../../meanings.ts";
import { and } from "../../nouns/filters.ts";
import { enchantedPlayer } from "../../nouns/host.ts";
import { permanents } from "../../nouns/kinds.ts";
import { withMost } from "../../players/superlatives.ts";
import { numberWordOrOne } from "../../vocabulary/numbers.ts";
import { theMonarch } from "../happenings/combat.ts";
import { eventPlayer } from "../subjects.ts";

/** Attacking, by who is attacked and with what (508.3). */

const { everyForm: doing } = rulesFor<Doing>();

/** 508.3d: with at least so many of them. */
function declaredWith(what: Noun, n: number, scope: Scope, defender?: Players): Doing {
  const attackers: Objects = { what: "those", of: { what: "event", role: "object" }, filter: what.filter };
  scope.mention({ ref: attackers, number: "many", nouns: what.nouns, literal: true });
  scope.tell({ event: { amount: { amount: "count", of: attackers } } });
  return (by) => ({
    on: "attackDeclared",
    by,
    with: what.filter,
    count: { compare: ">=", to: n },
    ...(defender && { defender }),
  });
}

/** 508.1b: what attacks you, or a planeswalker that you control. */
const YOU_OR_YOURS: Filter = { is: "attackingPlayer", who: { who: "you" }, orTheirs: true };

export const attackingDoings: readonly EveryForm<Doing>[] = [
  doing("<attack>", {}, () => (by) => ({ on: "attackDeclared", by })),
  // Said of one declaration: what was done in a turn is counted over all of them (conditions/playerDeeds.ts).
  doing(
    "(attack|attacks) with {n} or more {what}",
    { n: numberWordOrOne, what: permanents.many },
    ({ n, what }, scope) => declaredWith(what, n, scope),
  ),
  doing("<attack> with at least {n} {what}", { n: numberWordOrOne, what: permanents.many }, ({ n, what }, scope) =>
    declaredWith(what, n, scope),
  ),
  doing("<attack> with {what}", { what: permanents.many }, ({ what }, scope) => declaredWith(what, 1, scope)),
  // 903.3d: of either of two, where you have two commanders.
  doing("<attack> with your commander", {}, (_, scope) => {
    const yours: Filter = and([{ is: "commander" }, { is: "ownedBy", who: { who: "you" } }]);
    return declaredWith({ filter: yours, nouns: ["creature"] }, 1, scope);
  }),
  doing("<attack> you with {n} or more {what}", { n: numberWordOrOne, what: permanents.many }, ({ n, what }, scope) => {
    eventPlayer(scope);
    const against: Filter = { is: "attackingPlayer", who: { who: "you" } };
    return (by) => ({
      on: "attackDeclared",
      by,
      with: and([what.filter, against]),
      count: { compare: ">=", to: n },
    });
  }),
  doing("<attack> with exactly {n} {what}", { n: numberWordOrOne, what: permanents.many }, ({ n, what }) => (by) => ({
    on: "attackDeclared",
    by,
    with: what.filter,
    count: { compare: "=", to: n },
  })),
  doing("<attack> you", {}, (_, scope) => {
    eventPlayer(scope);
    return (by) => ({ on: "attackDeclared", by, defender: { who: "you" } });
  }),
  // 508.3d: once, however many of you and yours are attacked.
  ...(
    [
      ["you (or a planeswalker|and/or one or more planeswalkers) you control", YOU_OR_YOURS],
      [
        "one or more planeswalkers you control",
        and([YOU_OR_YOURS, { is: "not", of: { is: "attackingPlayer", who: { who: "you" } } }]),
      ],
    ] as const
  ).map(([words, attackers]) =>
    doing(`<attack> ${words}`, {}, (_, scope) => {
      eventPlayer(scope);
      return (by) => ({ on: "attackDeclared", by, with: attackers });
    }),
  ),
  ...(
    [
      ["(a player|another player)", { who: "each" }],
      ["(one of your opponents|another one of your opponents|an opponent)", { who: "opponents" }],
      ["the monarch", theMonarch],
    ] as const
  ).flatMap(([words, defender]) => [
    doing(`<attack> ${words}`, {}, (_, scope) => {
      // 508.3e: whoever attacks is known; that player is who is attacked.
      scope.mentionPlayer({ who: "eventOther" });
      return (by) => ({ on: "attackDeclared", by, defender });
    }),
    doing(
      `<attack> ${words} with {n} or more {what}`,
      { n: numberWordOrOne, what: permanents.many },
      ({ n, what }, scope) => {
        const declared = declaredWith(what, n, scope, defender);
        scope.mentionPlayer({ who: "eventOther" });
        return declared;
      },
    ),
  ]),
  // 508.3b, 506.2: once for each of those that is attacked, by whoever's turn it is.
  doing("<attack> a {what} with one or more creatures", { what: permanents.one }, ({ what }, scope) => {
    if (!what.nouns.some((noun) => noun === "planeswalker" || noun === "battle"))
      unbound("only players, planeswalkers and battles are attacked");
    scope.mention({ ref: { what: "event", role: "object" }, number: "one", nouns: what.nouns });
    scope.mentionPlayer({ who: "activePlayer" });
    return (by) => ({ on: "attacked", object: what.filter, by });
  }),
  // 508.3d: once, however many of them are attacked.
  doing("<attack> one or more of your opponents", {}, () => (by) => ({
    on: "attackDeclared",
    by,
    with: { is: "attackingPlayer", who: { who: "opponents" } },
  })),
  doing("<attack> {who}", { who: withMost }, ({ who }, scope) => {
    scope.mentionPlayer({ who: "eventOther" });
    return (by) => ({ on: "attackDeclared", by, defender: who });
  }),
  doing("<attack> {defender}", { defender: enchantedPlayer }, ({ defender }, scope) => {
    scope.mentionPlayer({ who: "eventOther" });
    return (by) => ({ on: "attackDeclared", by, defender });
  }),
  // "That attacking player."
  doing("<attack> {defender} with one or more creatures", { defender: enchantedPlayer }, ({ defender }, scope) => {
    eventPlayer(scope);
    return (by) => ({ on: "attackDeclared", by, defender });
  }),
];
