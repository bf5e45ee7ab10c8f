import type { CardType } from "../../cards/schema.ts";
import type { Amount } from "../../engine/abilities/amounts.ts";
import type { Modification } from "../../engine/abilities/modifications.ts";
import { forEach, times } from "../amounts/amounts.ts";
import { type Scope, unbound } from "../bind/scope.ts";
import { amount, predicate } from "../hubs.ts";
import { type Forms, list, oneOf, type Phrase, type Plurality, rulesFor, token } from "../kernel/index.ts";
import type { Predicate } from "../meanings.ts";
import { newCharacteristics, powerToughness, types } from "../nouns/characteristics.ts";
import { digits } from "../vocabulary/numbers.ts";
import { cardType, plainKeyword } from "../vocabulary/qualities.ts";
import { abilities } from "./granted-abilities.ts";

/** What continuous effects say of objects, shared by static abilities and by effects with a duration. */

const { forms } = rulesFor<Predicate>();

type Change = readonly [power: (x: Amount) => Amount, toughness: (x: Amount) => Amount];
const half =
  (sign: string | undefined, size: string | undefined) =>
  (x: Amount): Amount => {
    if (size === "X") return sign === "-" ? { amount: "times", factor: -1, of: x } : x;
    const n = Number(size);
    return sign === "-" && n !== 0 ? -n : n;
  };
/** "+2/-1", "+X/+0". */
export const change: Phrase<Change> = token((text) => {
  const found = /^([+-])(\d+|X)\/([+-])(\d+|X)$/.exec(text);
  return found === null ? undefined : [half(found[1], found[2]), half(found[3], found[4])];
});
export const changed = ([power, toughness]: Change, scope: Scope): readonly [Amount, Amount] => {
  const x: Amount = scope.x ?? { amount: "x" };
  return [power(x), toughness(x)];
};

const without = (type: CardType): Predicate => ({ modifications: [{ modify: "removeTypes", types: [type] }] });
const grant = (abilities: readonly import("../../engine/abilities/ability.ts").Ability[]): readonly Modification[] =>
  abilities.map((ability) => ({ modify: "addAbility", ability }));

export const predicates: readonly Forms<Predicate>[] = [
  forms("<get> (a additional|) {change}", { change }, ({ change }, scope) => {
    const [power, toughness] = changed(change, scope);
    return { modifications: [{ modify: "addPT", power, toughness }] };
  }),
  forms("<get> (a additional|) {change} for each {of}", { change, of: forEach }, ({ change, of }, scope) => {
    const [power, toughness] = changed(change, scope);
    return { modifications: [{ modify: "addPT", power: times(power, of), toughness: times(toughness, of) }] };
  }),
  forms("(<have>|<gain>) {abilities}", { abilities }, ({ abilities }) => ({ modifications: grant(abilities) })),
  forms("<be> every basic land type in addition to (its|their) other types", {}, () => ({
    modifications: [{ modify: "allBasicLandTypes" }],
  })),
  forms("<gain> all basic land types", {}, () => ({ modifications: [{ modify: "allBasicLandTypes" }] })),
  forms("<be> all creature types", {}, () => ({ modifications: [{ modify: "allCreatureTypes" }] })),
  forms("<be> legendary", {}, () => ({ modifications: [{ modify: "addTypes", supertypes: ["legendary"] }] })),
  forms("<be> a {types} and <lose> all other card types", { types }, ({ types }) => ({
    modifications: [{ modify: "setTypes", types, subtypes: [] }],
  })),
  forms(
    "<have> (base power and toughness|base power and base toughness) each equal to {n}",
    { n: amount },
    ({ n }) => ({
      modifications: [{ modify: "setPT", power: n, toughness: n }],
    }),
  ),
  forms("<have> base power equal to {n}", { n: amount }, ({ n }) => ({
    modifications: [{ modify: "setPT", power: n }],
  })),
  forms("<be> goaded", {}, () => ({ modifications: [{ modify: "goad" }] })),
  forms("<lose> all creature types", {}, () => ({
    modifications: [{ modify: "removeTypes", allCreatureTypes: true }],
  })),
  forms("<lose> all abilities", {}, () => ({ modifications: [{ modify: "loseAbilities" }] })),
  forms(
    "<lose> {keyword} and can't have or gain {same}",
    { keyword: plainKeyword, same: plainKeyword },
    ({ keyword, same }) =>
      keyword === same
        ? { modifications: [{ modify: "loseKeyword", keyword, cant: true }] }
        : unbound("another keyword than it loses"),
  ),
  forms("<lose> {all}", { all: list(plainKeyword, { last: [", and"], pair: ["and"] }) }, ({ all }) => ({
    modifications: all.map((keyword) => ({ modify: "loseKeyword", keyword })),
  })),
  forms("<lose> {keyword}", { keyword: plainKeyword }, ({ keyword }) => ({
    modifications: [{ modify: "loseKeyword", keyword }],
  })),
  forms("<have> base power and toughness {pt}", { pt: powerToughness }, ({ pt: [power, toughness] }) => ({
    modifications: [{ modify: "setPT", power, toughness }],
  })),
  forms("<become> {what}", { what: newCharacteristics }, ({ what }) => ({ modifications: what })),
  forms("<be> {what}", { what: newCharacteristics }, ({ what }) => ({ modifications: what })),
  {
    one: rulesFor<Predicate>().rule("isn't a {type}", { type: cardType.one }, ({ type }) => without(type)),
    many: rulesFor<Predicate>().rule("aren't {type}", { type: cardType.many }, ({ type }) => without(type)),
  },
  forms("<have> base power {n}", { n: digits }, ({ n }) => ({ modifications: [{ modify: "setPT", power: n }] })),
  forms("<have> base toughness {n}", { n: digits }, ({ n }) => ({
    modifications: [{ modify: "setPT", toughness: n }],
  })),
  forms("<gain> all creature types", {}, () => ({ modifications: [{ modify: "allCreatureTypes" }] })),
  forms("<be> every creature type", {}, () => ({ modifications: [{ modify: "allCreatureTypes" }] })),
  forms("<be> the chosen type in addition to (its|their) other types", {}, () => ({
    modifications: [{ modify: "addChosenType" }],
  })),
];

/** Predicates of one subject joined: "gets +1/+1, gains flying, and can't block". */
export const joined: Forms<Predicate> = (() => {
  const of = (number: Plurality): Phrase<Predicate> =>
    oneOf(() => [
      predicate[number],
      rulesFor<Predicate>().rule(
        "{all}",
        { all: list(predicate[number], { last: [", and"], pair: ["and"] }) },
        ({ all }) => both(all),
      ),
    ]);
  return { one: of("one"), many: of("many") };
})();

function both(all: readonly Predicate[]): Predicate {
  const rules = all.flatMap((one) => one.rules ?? []);
  return {
    modifications: all.flatMap((one) => one.modifications ?? []),
    ...(rules.length === 0 ? {} : { rules: (who) => rules.flatMap((rule) => rule(who)) }),
  };
}
