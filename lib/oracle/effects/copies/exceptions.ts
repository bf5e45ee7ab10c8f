import { CARD_TYPES } from "../../../cards/schema.ts";
import type { Modification } from "../../../engine/abilities/modifications.ts";
import type { Scope } from "../../bind/scope.ts";
import { unbound } from "../../bind/unbound.ts";
import { amount } from "../../hubs.ts";
import { list, oneOf, opt, type Phrase, rulesFor, type Tree } from "../../kernel/index.ts";
import { newCharacteristics, supertype } from "../../nouns/characteristics.ts";
import { colors, powerToughness, subtypes, types } from "../../nouns/colorsAndSizes.ts";
import { self } from "../../nouns/self.ts";
import { abilities } from "../../statics/grantedAbilities.ts";
import { plainKeyword } from "../../vocabulary/qualities.ts";

/** What a copy is other than what it copies: ", except it has haste" (707.9). */
const { rule: except, deferred: ofTheCopy } = rulesFor<readonly Modification[]>();

/** What an exception can make of the copiable values (707.9). */
const COPIABLE: ReadonlySet<Modification["modify"]> = new Set([
  "addTypes",
  "setTypes",
  "setSubtypes",
  "setPT",
  "setColors",
  "addColors",
  "addAbility",
]);

export const exception: Phrase<readonly Modification[]> = oneOf(() => [
  except("(it|he|she) has this ability", {}, () => [{ modify: "thisAbility" }]),
  except("(it|he|she) has this ability and {abilities}", { abilities }, ({ abilities }) => [
    { modify: "thisAbility" },
    ...abilities.map((ability) => ({ modify: "addAbility", ability }) as const),
  ]),
  except("(it|he|she) has {abilities} and this ability", { abilities }, ({ abilities }) => [
    ...abilities.map((ability) => ({ modify: "addAbility", ability }) as const),
    { modify: "thisAbility" },
  ]),
  // 707.9c
  except("it doesn't copy that creature's color", {}, () => [{ modify: "ownColors" }]),
  except(
    "(it's|the token is) a {pt} {colors} {subtypes}",
    { pt: powerToughness, colors: opt(colors), subtypes },
    ({ pt: [power, toughness], colors, subtypes }) => [
      { modify: "setSubtypes", of: "creature", subtypes },
      ...(colors === undefined ? [] : [{ modify: "setColors", colors } as const]),
      { modify: "setPT", power, toughness },
    ],
  ),
  except("its power and toughness are each equal to {n}", { n: amount }, ({ n }) => [
    { modify: "setPT", power: n, toughness: n },
  ]),
  except("its power and toughness are {pt}", { pt: powerToughness }, ({ pt: [power, toughness] }) => [
    { modify: "setPT", power, toughness },
  ]),
  except(
    "(its|their) power is {power} and (its|their) toughness is {toughness}",
    { power: amount, toughness: amount },
    (said) => [{ modify: "setPT", power: said.power, toughness: said.toughness }],
  ),
  except("(it has|he has|she has|it gains|the token has|the copy has) {abilities}", { abilities }, ({ abilities }) =>
    abilities.map((ability) => ({ modify: "addAbility", ability })),
  ),
  except(
    "(it|he|she) has {abilities} and loses {keyword}",
    { abilities, keyword: plainKeyword },
    ({ abilities, keyword }) => [
      ...abilities.map((ability) => ({ modify: "addAbility", ability }) as const),
      { modify: "loseKeyword", keyword },
    ],
  ),
  except("they have {abilities}", { abilities }, ({ abilities }) =>
    abilities.map((ability) => ({ modify: "addAbility", ability })),
  ),
  except("they're {pt}", { pt: powerToughness }, ({ pt: [power, toughness] }) => [
    { modify: "setPT", power, toughness },
  ]),
  except("(they're not|they aren't|the tokens aren't) legendary", {}, () => [
    { modify: "removeTypes", supertypes: ["legendary"] },
  ]),
  except("(it isn't|it's not|the token isn't) legendary", {}, () => [
    { modify: "removeTypes", supertypes: ["legendary"] },
  ]),
  except("it's {pt}", { pt: powerToughness }, ({ pt: [power, toughness] }) => [{ modify: "setPT", power, toughness }]),
  // 205.1a: what it is of those types it stays.
  except(
    "it's a {subtypes} {types} with {abilities} (, and|and) it loses all other card types",
    { subtypes: opt(subtypes), types, abilities },
    ({ subtypes = [], types, abilities }) => [
      { modify: "removeTypes", types: CARD_TYPES.filter((one) => !types.includes(one)) },
      { modify: "addTypes", types, subtypes },
      ...abilities.map((ability) => ({ modify: "addAbility", ability }) as const),
    ],
  ),
  except("it's a {types} and loses all other card types", { types }, ({ types }) => [
    { modify: "removeTypes", types: CARD_TYPES.filter((one) => !types.includes(one)) },
    { modify: "addTypes", types },
  ]),
  except("(its|his|her) name is {name}", { name: self }, (_, scope) => [{ modify: "name", name: scope.face.name }]),
  except(
    "(it's|he's|she's) {all} in addition to (its|his|her) other types",
    { all: list(supertype, { last: [", and"], pair: ["and"] }) },
    ({ all }) => [{ modify: "addTypes", supertypes: all }],
  ),
  except("(it's|he's|she's) {one} in addition to (its|his|her) other types", { one: supertype }, ({ one }) => [
    { modify: "addTypes", supertypes: [one] },
  ]),
  except("(it's|he's|she's|the token is|they're) {what}", { what: newCharacteristics }, ({ what }) =>
    what.every(({ modify }) => COPIABLE.has(modify)) ? what : unbound("no exception to a copy"),
  ),
]);

/** What else is said of the same copy: "it isn't legendary and has haste". */
const further: Phrase<readonly Modification[]> = oneOf(() => [
  except("has {abilities}", { abilities }, ({ abilities }) =>
    abilities.map((ability) => ({ modify: "addAbility", ability })),
  ),
  except("has {abilities} and this ability", { abilities }, ({ abilities }) => [
    ...abilities.map((ability) => ({ modify: "addAbility", ability }) as const),
    { modify: "thisAbility" },
  ]),
  except("has this ability", {}, () => [{ modify: "thisAbility" }]),
  except("isn't legendary", {}, () => [{ modify: "removeTypes", supertypes: ["legendary"] }]),
  except("is {what}", { what: newCharacteristics }, ({ what }) =>
    what.every(({ modify }) => COPIABLE.has(modify)) ? what : unbound("no exception to a copy"),
  ),
]);

const whole: Phrase<readonly Modification[]> = oneOf(() => [
  exception,
  except("{first} and {next}", { first: exception, next: further }, ({ first, next }) => [...first, ...next]),
]);

/** ", except it has haste and it isn't legendary". */
export const exceptions: Phrase<readonly Modification[]> = oneOf(() => [
  ofTheCopy("(, except|except) {all}", { all: one }, ({ all }, scope) => bound(all, scope)),
  ofTheCopy(", except {all}", { all: several }, ({ all }, scope) => bound(all, scope)),
]);

export const one: Phrase<readonly Modification[]> = oneOf(() => [whole]);

export const several: Phrase<readonly Modification[]> = oneOf(() => [
  except("{all}", { all: list(whole, { last: [", and"], pair: ["and", ", and"] }) }, ({ all }) => all.flat()),
  // "It isn't legendary, is a Reflection in addition to its other types, and has haste": all of it said of one.
  except(
    "{first}, {others}",
    { first: exception, others: list(further, { last: [", and"], pair: [", and"] }) },
    ({ first, others }) => [...first, ...others.flat()],
  ),
]);

/** 707.9a: what an exception says is part of the copy, so that a name in it means the copy. */
export function bound(all: Tree<readonly Modification[]>, scope: Scope): readonly Modification[] {
  return scope.within({ granting: "self" }, () => all.bind(scope));
}

/** 707.10, 707.9: what is said of a copy of a spell; of a permanent spell's, what the token is that it becomes (707.10f). */
export const unlikeTheSpell: Phrase<readonly Modification[]> = oneOf(() => [
  except(", except it isn't legendary if the spell is legendary", {}, () => [
    { modify: "removeTypes", supertypes: ["legendary"] },
  ]),
  except(", except (that|) the copy {is}", { is: further }, ({ is }) => is),
  except(", except (that|) the copy {is} and {next}", { is: further, next: further }, ({ is, next }) => [
    ...is,
    ...next,
  ]),
]);
