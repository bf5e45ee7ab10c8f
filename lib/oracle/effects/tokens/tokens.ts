import type { Ability } from "../../../engine/abilities/ability.ts";
import type { Amount } from "../../../engine/abilities/amounts.ts";
import type { CreatedTokens, Entering, TokenDescription } from "../../../engine/abilities/destinations.ts";
import type { Effect } from "../../../engine/abilities/effects.ts";
import { forEach, times } from "../../amounts/forEach.ts";
import type { Scope } from "../../bind/scope.ts";
import { unbound } from "../../bind/unbound.ts";
import { amount, count, objects } from "../../hubs.ts";
import { type Forms, list, opt, printed, rulesFor, type Tree } from "../../kernel/index.ts";
import { spell } from "../../kernel/tokens.ts";
import type { Instruction } from "../../meanings.ts";
import { cardName } from "../../nouns/describing/names.ts";
import { abilities } from "../../statics/grantedAbilities.ts";
import { thing } from "../objects/thing.ts";
import { actor } from "../players/actor.ts";
import { createAll, created, how, manyTokens, oneToken, placed } from "./created.ts";
import { sizeless, tokenMany } from "./description.ts";

/** Creating tokens (111). */
const { inflected, deferredForms } = rulesFor<Instruction>();

const create = (scope: Scope, n: Amount, token: TokenDescription, entering?: Entering): readonly Effect[] =>
  createAll(scope, [{ count: n, token, ...(entering === undefined ? {} : { entering }) }]);

export const tokenVerbs: readonly Forms<Instruction>[] = [
  // 111.4: its name in front of what it is.
  inflected("<create> {name}, {n} {token}", { name: cardName, ...oneToken }, ({ name, n, token }, scope) =>
    token.name === undefined ? create(scope, n, { ...token, name }) : unbound("two names"),
  ),
  inflected("<create> {all}", { all: list(created, { last: [", and"], pair: ["and"] }) }, ({ all }, scope) =>
    createAll(scope, all),
  ),
  ...(["", "your choice of ", "their choice of "] as const).map((whose) =>
    deferredForms(`<create> ${whose}{one} or {other}`, { one: created, other: created }, ({ one, other }, scope) => {
      const { subject, objects } = scope;
      if (whose !== "" && (subject.who === "you") !== whose.startsWith("your")) unbound("chosen by somebody else");
      const option = (tree: Tree<CreatedTokens>) => ({
        text: spell(printed(tree)),
        effects: scope.within({ objects, subject: actor(scope) }, () => createAll(scope, [tree.bind(scope)])),
      });
      return [{ do: "chooseOne", who: actor(scope), options: [option(one), option(other)] }];
    }),
  ),
  ...(["your", "their"] as const).map((whose) =>
    deferredForms(
      `<create> ${whose} choice of {one}, {other}, or {third}`,
      { one: created, other: created, third: created },
      ({ one, other, third }, scope) => {
        const { subject, objects } = scope;
        if ((subject.who === "you") !== (whose === "your")) unbound("chosen by somebody else");
        const option = (tree: Tree<CreatedTokens>) => ({
          text: spell(printed(tree)),
          effects: scope.within({ objects, subject: actor(scope) }, () => createAll(scope, [tree.bind(scope)])),
        });
        return [{ do: "chooseOne", who: actor(scope), options: [one, other, third].map(option) }];
      },
    ),
  ),
  // 107.1a
  ...(["up", "down"] as const).map((round) =>
    inflected(`<create> half {n} {token}, rounded ${round}`, manyTokens, ({ n, token }, scope) =>
      create(scope, { amount: "half", of: n, round }, token),
    ),
  ),
  inflected("<create> {n} {token}", oneToken, ({ n, token }, scope) => create(scope, n, token)),
  inflected("<create> {n} {token}", manyTokens, ({ n, token }, scope) => create(scope, n, token)),
  inflected("<create> {n} {token} for each {of}", { ...oneToken, of: forEach }, ({ n, token, of }, scope) =>
    create(scope, times(n, of), token),
  ),
  inflected("<create> {n} {token} for each {of}", { ...manyTokens, of: forEach }, ({ n, token, of }, scope) =>
    create(scope, times(n, of), token),
  ),
  inflected(
    "<create> {n} {how} {token} for each {of}",
    { ...oneToken, how, of: forEach },
    ({ n, how, token, of }, scope) => create(scope, times(n, of), token, how),
  ),
  inflected("<create> a number of {token} equal to {n}", { token: tokenMany, n: amount }, ({ n, token }, scope) =>
    create(scope, n, token),
  ),
  inflected(
    "<create> {n} {token} that's {how} for each {of}",
    { ...oneToken, how: placed, of: forEach },
    ({ n, how, token, of }, scope) => create(scope, times(n, of), token, how),
  ),
  inflected(
    "<create> {n} {token} that are {how} for each {of}",
    { ...manyTokens, how: placed, of: forEach },
    ({ n, how, token, of }, scope) => create(scope, times(n, of), token, how),
  ),
  inflected(
    "<create> a number of {how} {token} equal to {n}",
    { how, token: tokenMany, n: amount },
    ({ how, n, token }, scope) => create(scope, n, token, how),
  ),
  inflected("<create> {n} {how} {token}", { ...oneToken, how }, ({ n, how, token }, scope) =>
    create(scope, n, token, how),
  ),
  inflected("<create> {n} {how} {token}", { ...manyTokens, how }, ({ n, how, token }, scope) =>
    create(scope, n, token, how),
  ),
  // 303.4i, 111.10j-r: a Role, which has no host but the one it is created on.
  inflected("<create> {n} {token} attached to {host}", { ...oneToken, host: thing }, ({ n, token, host }, scope) =>
    create(scope, n, token, { attachedTo: { objects: host } }),
  ),
  inflected(
    "<create> {n} {token} that's blocking {what}",
    { ...oneToken, what: objects.one },
    ({ n, token, what }, scope) => create(scope, n, token, { blocking: what }),
  ),
  inflected("<create> {n} {token} that's {how}", { ...oneToken, how: placed }, ({ n, how, token }, scope) =>
    create(scope, n, token, how),
  ),
  inflected("<create> {n} {token} that are {how}", { ...manyTokens, how: placed }, ({ n, how, token }, scope) =>
    create(scope, n, token, how),
  ),
  // 208.2: how large it is is said of it afterwards.
  ...(["one", "many"] as const).flatMap((number) => {
    const slots = { n: count[number], how: opt(how), token: sizeless[number] };
    const has = number === "one" ? "(it has|that creature has)" : "(they have|those creatures have|the tokens have)";
    return [
      inflected(`<create> {n} {how} {token}. ${has} {abilities}`, { ...slots, abilities }, (said, scope) =>
        create(scope, said.n, { ...said.token, abilities: defining(said.abilities) }, said.how),
      ),
      ...(number === "many"
        ? []
        : [
            inflected(
              "<create> {n} {how} {token}. its power is equal to {a} and its toughness is equal to {b}",
              { ...slots, a: amount, b: amount },
              ({ n, how, token, a, b }, scope) => create(scope, n, { ...token, power: a, toughness: b }, how),
            ),
            inflected(
              "<create> {n} {how} {token} with power equal to {a} and toughness equal to {b}",
              { ...slots, a: amount, b: amount },
              ({ n, how, token, a, b }, scope) => create(scope, n, { ...token, power: a, toughness: b }, how),
            ),
            inflected(
              "<create> {n} {how} {token} with (base|) power and toughness each equal to {a}",
              { ...slots, a: amount },
              ({ n, how, token, a }, scope) => create(scope, n, { ...token, power: a, toughness: a }, how),
            ),
          ]),
    ];
  }),
];

/** Among what such a token has must be the ability that says how large it is (604.3). */
const defining = (abilities: readonly Ability[]): readonly Ability[] =>
  abilities.some((one) => one.kind === "static" && one.characteristicDefining === true)
    ? abilities
    : unbound("how large is it?");
