import { COLORS, type Color } from "../../cards/schema.ts";
import type { Ability } from "../../engine/abilities/ability.ts";
import type { Amount } from "../../engine/abilities/amounts.ts";
import type { Condition } from "../../engine/abilities/conditions.ts";
import type { CreatedTokens, Entering, TokenDescription } from "../../engine/abilities/destinations.ts";
import type { Effect } from "../../engine/abilities/effects.ts";
import { PREDEFINED_TOKENS } from "../../engine/abilities/predefined.ts";
import { forEach, times } from "../amounts/for-each.ts";
import { type Scope, unbound } from "../bind/scope.ts";
import { amount, condition, count, objects } from "../hubs.ts";
import {
  type Forms,
  list,
  oneOf,
  opt,
  type Phrase,
  type Plurality,
  printed,
  rulesFor,
  type Tree,
  words,
} from "../kernel/index.ts";
import { spell } from "../kernel/tokens.ts";
import type { Instruction } from "../meanings.ts";
import { supertype } from "../nouns/characteristics.ts";
import { colors, powerToughness, subtypes, types } from "../nouns/colors-and-sizes.ts";
import { cardName } from "../nouns/describing/names.ts";
import { abilities, abilitiesWith } from "../statics/granted-abilities.ts";
import { actor } from "./actor.ts";
import { lastOf } from "./clauses/follow.ts";
import { isMade } from "./clauses/if.ts";
import { attackingThem } from "./destinations.ts";
import { thing } from "./objects/thing.ts";
import { isSeveral } from "./several.ts";

/** Creating tokens (111). */

const { inflected, deferredForms } = rulesFor<Instruction>();

/** Tokens whose abilities the rules give (111.10). */
const predefined = words<TokenDescription>(Object.entries(PREDEFINED_TOKENS));

const andHas: Phrase<readonly Ability[]> = oneOf(() => [
  abilitiesWith,
  rulesFor<readonly Ability[]>().rule("and has {abilities}", { abilities }, ({ abilities }) => abilities),
]);
/** 105.1: said behind the noun. */
const severalColors: Phrase<readonly Color[]> = oneOf(() => [
  colors,
  rulesFor<readonly Color[]>().rule("all colors", {}, () => COLORS),
]);
const { rule: describe } = rulesFor<TokenDescription>();
const description = (number: Plurality): Phrase<TokenDescription> => {
  const tokens = number === "one" ? "token" : "tokens";
  return oneOf(() => [
    describe(
      `{supertype} {pt} {colors} {subtypes} {types} ${tokens} {abilities}`,
      { supertype: opt(supertype), pt: powerToughness, colors, subtypes, types, abilities: opt(abilitiesWith) },
      ({ supertype, pt, colors, subtypes, types, abilities }) => ({
        colors,
        supertypes: supertype === undefined ? [] : [supertype],
        types,
        subtypes,
        power: pt[0],
        toughness: pt[1],
        abilities: abilities ?? [],
      }),
    ),
    // What it is called is said last of all, and what it is before its types.
    describe(
      `{colors} {supertype} {subtypes} {types} ${tokens} named {name} {abilities}`,
      { colors, supertype, subtypes: opt(subtypes), types, name: cardName, abilities: abilitiesWith },
      ({ colors, supertype, subtypes, types, name, abilities }) => ({
        name,
        colors,
        supertypes: [supertype],
        types,
        subtypes: subtypes ?? [],
        abilities,
      }),
    ),
    // Its own abilities say how large it is (208.2), or it is no creature.
    describe(
      `{supertype} {colors} {subtypes} {types} ${tokens} {abilities}`,
      { supertype: opt(supertype), colors, subtypes: opt(subtypes), types, abilities: abilitiesWith },
      ({ supertype, colors, subtypes, types, abilities }) => ({
        colors,
        supertypes: supertype === undefined ? [] : [supertype],
        types,
        subtypes: subtypes ?? [],
        abilities,
      }),
    ),
    describe(
      `{supertype} {colors} {subtypes} {types} ${tokens} named {name} {abilities}`,
      {
        supertype: opt(supertype),
        colors,
        subtypes: opt(subtypes),
        types,
        name: cardName,
        abilities: opt(abilitiesWith),
      },
      ({ supertype, colors, subtypes, types, name, abilities }) => ({
        name,
        colors,
        supertypes: supertype === undefined ? [] : [supertype],
        types: abilities === undefined && types.includes("creature") ? unbound("how large is it?") : types,
        subtypes: subtypes ?? [],
        abilities: abilities ?? [],
      }),
    ),
    describe(
      `{supertype} {pt} {colors} {subtypes} {types} ${tokens} {abilities} named {name}`,
      {
        supertype: opt(supertype),
        pt: powerToughness,
        colors,
        subtypes: opt(subtypes),
        types,
        abilities: abilitiesWith,
        name: cardName,
      },
      ({ supertype, pt, colors, subtypes, types, abilities, name }) => ({
        name,
        colors,
        supertypes: supertype === undefined ? [] : [supertype],
        types,
        subtypes: subtypes ?? [],
        power: pt[0],
        toughness: pt[1],
        abilities,
      }),
    ),
    describe(
      `{supertype} {pt} {colors} {subtypes} {types} ${tokens} named {name} {abilities}`,
      {
        supertype: opt(supertype),
        pt: powerToughness,
        colors,
        subtypes: opt(subtypes),
        types,
        name: cardName,
        abilities: opt(abilitiesWith),
      },
      ({ supertype, pt, colors, subtypes, types, name, abilities }) => ({
        name,
        colors,
        supertypes: supertype === undefined ? [] : [supertype],
        types,
        subtypes: subtypes ?? [],
        power: pt[0],
        toughness: pt[1],
        abilities: abilities ?? [],
      }),
    ),
    describe(
      `{pt} {subtypes} {types} ${tokens} ${number === "one" ? "that's" : "that are"} {colors} {abilities}`,
      { pt: powerToughness, subtypes, types, colors: severalColors, abilities: opt(andHas) },
      ({ pt, subtypes, types, colors, abilities }) => ({
        colors: colors.length > 1 ? colors : unbound("one color stands in front"),
        supertypes: [],
        types,
        subtypes,
        power: pt[0],
        toughness: pt[1],
        abilities: abilities ?? [],
      }),
    ),
    describe(`{described} ${tokens}`, { described: predefined }, ({ described }) => described),
  ]);
};
/** Said without its power and toughness, which follow. */
const sizelessOf = (number: Plurality): Phrase<TokenDescription> =>
  describe(
    `{supertype} {colors} {subtypes} {types} ${number === "one" ? "token" : "tokens"}`,
    { supertype: opt(supertype), colors, subtypes, types },
    ({ supertype, colors, subtypes, types }) => ({
      colors,
      supertypes: supertype === undefined ? [] : [supertype],
      types: types.includes("creature") ? types : unbound("only creatures have a size"),
      subtypes,
      abilities: [],
    }),
  );
const sizeless: Forms<TokenDescription> = { one: sizelessOf("one"), many: sizelessOf("many") };
export const tokenOne = description("one");
export const tokenMany = description("many");

const create = (scope: Scope, n: Amount, token: TokenDescription, entering?: Entering): readonly Effect[] =>
  createAll(scope, [{ count: n, token, ...(entering === undefined ? {} : { entering }) }]);

/** What one sentence creates is created at once. */
const createAll = (scope: Scope, [first, ...also]: readonly CreatedTokens[]): readonly Effect[] => {
  const effect: Effect = { do: "createTokens", who: scope.subject, ...first!, ...(also.length > 0 ? { also } : {}) };
  const nouns = [first!, ...also].flatMap(({ token }) => [
    ...token.types,
    ...(token.subtypes === "chosenType" ? [] : token.subtypes),
  ]);
  scope.mention({
    ref: { what: "chosen", filter: { is: "token" }, count: { min: 0 } },
    number: first!.count === 1 && also.length === 0 ? "one" : "many",
    nouns: ["token", "permanent", ...nouns],
    by: effect,
  });
  scope.links.put.push(...[effect, ...also].map(linking));
  return [effect];
};
/** 607.2c: where it is remembered what was created, if that is asked for. */
export const linking = (made: { entering?: Entering }): { link?: string } => ({
  set link(link: string) {
    made.entering = { ...made.entering, link };
  },
});

const enteringWord: Phrase<Entering> = words<Entering>([
  ["tapped", { tapped: true }],
  ["tapped and attacking", { tapped: true, attacking: true }],
]);

/** Behind the noun only: "that's attacking". */
export const placed: Phrase<Entering> = oneOf(() => [
  enteringWord,
  attackingThem,
  words<Entering>([["attacking", { attacking: true }]]),
]);

const count1 = { n: count.one, token: tokenOne };
const countMany = { n: count.many, token: tokenMany };
const how = enteringWord;

const { rule: one } = rulesFor<CreatedTokens>();
const created: Phrase<CreatedTokens> = oneOf(() => [
  one("{n} {token}", count1, ({ n, token }) => ({ count: n, token })),
  one("{n} {token}", countMany, ({ n, token }) => ({ count: n, token })),
  one("{n} {how} {token}", { ...count1, how }, ({ n, how, token }) => ({ count: n, token, entering: how })),
  one("{n} {how} {token}", { ...countMany, how }, ({ n, how, token }) => ({ count: n, token, entering: how })),
]);

export const tokenVerbs: readonly Forms<Instruction>[] = [
  // 111.4: its name in front of what it is.
  inflected("<create> {name}, {n} {token}", { name: cardName, ...count1 }, ({ name, n, token }, scope) =>
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
      const choice: Effect = { do: "chooseOne", who: actor(scope), options: [option(one), option(other)] };
      return isSeveral(subject) ? [{ do: "forEachPlayer", of: subject, effects: [choice] }] : [choice];
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
        const choice: Effect = { do: "chooseOne", who: actor(scope), options: [one, other, third].map(option) };
        return isSeveral(subject) ? [{ do: "forEachPlayer", of: subject, effects: [choice] }] : [choice];
      },
    ),
  ),
  inflected("<create> {n} {token}", count1, ({ n, token }, scope) => create(scope, n, token)),
  inflected("<create> {n} {token}", countMany, ({ n, token }, scope) => create(scope, n, token)),
  inflected("<create> {n} {token} for each {of}", { ...count1, of: forEach }, ({ n, token, of }, scope) =>
    create(scope, times(n, of), token),
  ),
  inflected("<create> {n} {token} for each {of}", { ...countMany, of: forEach }, ({ n, token, of }, scope) =>
    create(scope, times(n, of), token),
  ),
  inflected(
    "<create> {n} {how} {token} for each {of}",
    { ...count1, how, of: forEach },
    ({ n, how, token, of }, scope) => create(scope, times(n, of), token, how),
  ),
  inflected("<create> a number of {token} equal to {n}", { token: tokenMany, n: amount }, ({ n, token }, scope) =>
    create(scope, n, token),
  ),
  inflected(
    "<create> {n} {token} that's {how} for each {of}",
    { ...count1, how: placed, of: forEach },
    ({ n, how, token, of }, scope) => create(scope, times(n, of), token, how),
  ),
  inflected(
    "<create> {n} {token} that are {how} for each {of}",
    { ...countMany, how: placed, of: forEach },
    ({ n, how, token, of }, scope) => create(scope, times(n, of), token, how),
  ),
  inflected(
    "<create> a number of {how} {token} equal to {n}",
    { how, token: tokenMany, n: amount },
    ({ how, n, token }, scope) => create(scope, n, token, how),
  ),
  inflected("<create> {n} {how} {token}", { ...count1, how }, ({ n, how, token }, scope) =>
    create(scope, n, token, how),
  ),
  inflected("<create> {n} {how} {token}", { ...countMany, how }, ({ n, how, token }, scope) =>
    create(scope, n, token, how),
  ),
  // 303.4i, 111.10j-r: a Role, which has no host but the one it is created on.
  inflected("<create> {n} {token} attached to {host}", { ...count1, host: thing }, ({ n, token, host }, scope) =>
    create(scope, n, token, { attachedTo: { objects: host } }),
  ),
  inflected(
    "<create> {n} {token} that's blocking {what}",
    { ...count1, what: objects.one },
    ({ n, token, what }, scope) => create(scope, n, token, { blocking: what }),
  ),
  inflected("<create> {n} {token} that's {how}", { ...count1, how: placed }, ({ n, how, token }, scope) =>
    create(scope, n, token, how),
  ),
  inflected("<create> {n} {token} that are {how}", { ...countMany, how: placed }, ({ n, how, token }, scope) =>
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

/** "It has ...": said of the token just described. */
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
