import type { CardType } from "../../cards/schema.ts";
import type { Filter } from "../../engine/abilities/filters.ts";
import { sameData } from "../../engine/abilities/visit.ts";
import { unbound } from "../bind/unbound.ts";
import {
  type Forms,
  list,
  many,
  oneOf,
  opt,
  type Phrase,
  type Plurality,
  rulesFor,
  token,
  words,
} from "../kernel/index.ts";
import { adjectives, cardType, negatable, subtype, typeWords } from "../vocabulary/qualities.ts";
import { and, not, or } from "./filters.ts";

/** Types and what stands in front of them: states, colours, supertypes, "non", subtypes. */

const { rule: filterRule } = rulesFor<Filter>();

/** "1/1" in front of a noun: power and toughness. */
export const size = token((text): readonly [number, number] | undefined => {
  const found = /^(\d+)\/(\d+)$/.exec(text);
  return found === null ? undefined : [Number(found[1]), Number(found[2])];
});
export const sized = (power: number, toughness: number, base = false): Filter =>
  and([
    { is: "stat", stat: base ? "basePower" : "power", value: { compare: "=", to: power } },
    { is: "stat", stat: base ? "baseToughness" : "toughness", value: { compare: "=", to: toughness } },
  ]);
/** One word in front of the noun. */
export const adjective: Phrase<Filter> = oneOf(() => [
  words(adjectives),
  filterRule("non {what}", { what: words([...negatable, ...typeWords]) }, ({ what }) => not(what)),
  filterRule("non {what}", { what: subtype.one }, ({ what }) => not({ is: "subtype", subtype: what })),
  nonOutlaw,
  filterRule("{size}", { size }, ({ size: [power, toughness] }) => sized(power, toughness)),
]);

/** "attacking or blocking", "white or blue", "noncreature, nonland". */
export const adjectivePair: Phrase<Filter> = oneOf(() => [
  adjective,
  filterRule("{a} (or|and/or) {b}", { a: adjective, b: adjective }, ({ a, b }) => or([a, b])),
  filterRule("{a} or {kind}", { a: adjective, kind: subtype.one }, ({ a, kind }) =>
    or([a, { is: "subtype", subtype: kind }]),
  ),
  // "black or artifact creature": either is said of the noun behind both.
  filterRule("{color} or {type}", { color: words(colorAdjectives), type: cardType.one }, ({ color, type }) =>
    or([color, { is: "type", type }]),
  ),
  filterRule("{a}, {b}", { a: negative, b: negative }, ({ a, b }) => and([a, b])),
  filterRule("{a}, {b}, {c}", { a: negative, b: negative, c: negative }, ({ a, b, c }) => and([a, b, c])),
  filterRule("{a}, {b}, {c}, {d}", { a: negative, b: negative, c: negative, d: negative }, ({ a, b, c, d }) =>
    and([a, b, c, d]),
  ),
  filterRule("{a}, {b}, (or|and/or) {c}", { a: adjective, b: adjective, c: adjective }, ({ a, b, c }) => or([a, b, c])),
]);
const colorAdjectives = adjectives.filter(([, { is }]) => is === "color");
const OUTLAW: Filter = or(
  ["Assassin", "Mercenary", "Pirate", "Rogue", "Warlock"].map((name) => ({ is: "subtype", subtype: name })),
);
/** A hyphen in front of a small letter does not part the word. */
const nonOutlaw: Phrase<Filter> = token((text) => (text === "non-outlaw" ? not(OUTLAW) : undefined));
/** "nonbasic", "noncreature". */
export const negative: Phrase<Filter> = oneOf(() => [
  nonOutlaw,
  filterRule("non {what}", { what: words([...negatable, ...typeWords]) }, ({ what }) => not(what)),
  filterRule("non {what}", { what: subtype.one }, ({ what }) => not({ is: "subtype", subtype: what })),
]);

export interface Unit {
  readonly filter: Filter;
  readonly nouns: readonly string[];
}
const { rule: unitRule } = rulesFor<Unit>();

const typeUnit = (type: CardType): Unit => ({ filter: { is: "type", type }, nouns: [type] });
const subtypeUnit = (name: string): Unit => ({ filter: { is: "subtype", subtype: name }, nouns: [name] });

/** The last word of a unit, which bears the number: "creature", "Goblins". */
const bareUnit = (number: Plurality): Phrase<Unit> =>
  oneOf(() => [
    unitRule("{type}", { type: cardType[number] }, ({ type }) => typeUnit(type)),
    unitRule("{name}", { name: subtype[number] }, ({ name }) => subtypeUnit(name)),
    unitRule(number === "one" ? "permanent" : "permanents", {}, () => ({
      filter: { is: "permanentCard" },
      nouns: ["permanent"],
    })),
    unitRule(number === "one" ? "commander" : "commanders", {}, () => ({
      filter: { is: "commander" },
      nouns: ["commander", "permanent"],
    })),
    // 701.52b
    unitRule(number === "one" ? "Ring-bearer" : "Ring-bearers", {}, () => ({
      filter: { is: "ringBearer" },
      nouns: ["creature", "permanent"],
    })),
    unitRule(number === "one" ? "outlaw" : "outlaws", {}, () => ({
      filter: OUTLAW,
      nouns: ["outlaw"],
    })),
  ]);
export const bareUnits: Forms<Unit> = { one: bareUnit("one"), many: bareUnit("many") };

/** Types that hold together, the last of which bears the number; `first` is what may stand in front of it. */
const chain = (first: () => readonly Phrase<Unit>[]): Forms<Unit> => {
  const of = (number: Plurality): Phrase<Unit> => {
    const all: Phrase<Unit> = oneOf(() => [
      bareUnits[number],
      unitRule("{first} {last}", { first: oneOf(first), last: all }, ({ first, last }) =>
        first.nouns[0] === "permanent" || first.nouns[0] === last.nouns[0]
          ? unbound("said twice")
          : { filter: and([first.filter, last.filter]), nouns: last.nouns },
      ),
    ]);
    return all;
  };
  return { one: of("one"), many: of("many") };
};
/** "artifact creature", "Goblin creature", "noncreature artifact", "Aura". */
const unit: Forms<Unit> = chain(() => [bareUnits.one, nonUnit]);
/** The same without "non", which would be said of all that "and/or" joins. */
const kind: Forms<Unit> = chain(() => [bareUnits.one]);

const nonUnit: Phrase<Unit> = unitRule("{not}", { not: negative }, ({ not }) => ({ filter: not, nouns: [] }));

/** A unit with adjectives of its own: "nonbasic land", "tapped creature". */
export const modifiedUnit: Forms<Unit> = (() => {
  const of = (number: Plurality): Phrase<Unit> =>
    oneOf(() => [
      unit[number],
      unitRule("{adjectives} {of}", { adjectives: many(adjectivePair), of: unit[number] }, ({ adjectives, of }) => ({
        filter: and([...adjectives, of.filter]),
        nouns: of.nouns,
      })),
    ]);
  return { one: of("one"), many: of("many") };
})();

const landSubtype = words(["Plains", "Island", "Swamp", "Mountain", "Forest"].map((one) => [one, one] as const));
const andOrList = (item: Phrase<Unit>) => list(item, { last: [", and/or"], pair: ["and/or"] });
const andOr = { one: andOrList(kind.one), many: andOrList(kind.many) };

/** The type that subtypes in front of it are of, or "permanent". */
const ofType: Forms<Unit> = (() => {
  const of = (number: Plurality): Phrase<Unit> =>
    oneOf(() => [
      unitRule("{type}", { type: cardType[number] }, ({ type }) => typeUnit(type)),
      unitRule(number === "one" ? "permanent" : "permanents", {}, () => ({
        filter: { is: "permanentCard" },
        nouns: ["permanent"],
      })),
    ]);
  return { one: of("one"), many: of("many") };
})();
/** "Elf or Soldier creature": bare subtypes in front of one that has a type. */
const sharesItsType = (all: readonly Unit[]): boolean => {
  const last = all.at(-1)?.filter;
  return (
    last?.is === "and" &&
    last.of[0]?.is === "subtype" &&
    (last.of.at(-1)?.is === "type" || last.of.at(-1)?.is === "permanentCard") &&
    all.slice(0, -1).every(({ filter }) => filter.is === "subtype")
  );
};

/** "creature", "artifact or enchantment", "artifact, creature, or land". */
export const units: Forms<Unit> = (() => {
  const of = (number: Plurality): Phrase<Unit> => {
    const join = (all: readonly Unit[]): Unit =>
      all.some(
        ({ filter }, i) => filter.is === "permanentCard" || all.slice(0, i).some((one) => sameData(one.filter, filter)),
      )
        ? unbound("either is the other")
        : {
            filter: or(all.map((one) => one.filter)),
            nouns: [...new Set([...all.flatMap((one) => one.nouns), "permanent"])],
          };
    const lasts = number === "one" ? [", or"] : [", and", ", or"];
    const pairs = number === "one" ? ["or"] : ["and", "or"];
    return oneOf(() => [
      modifiedUnit[number],
      unitRule("{all}", { all: list(unit[number], { last: lasts, pair: pairs }) }, ({ all }) =>
        sharesItsType(all) ? unbound("the type is said of all") : join(all),
      ),
      unitRule("{all}", { all: andOr[number] }, ({ all }) => join(all)),
      // A status of permanents, or their part in combat, that stands in front of several kinds is said of each of them.
      unitRule(
        "{status} {all}",
        { status, all: list(unit[number], { last: [", and", ", or"], pair: pairs }) },
        ({ status, all }) => {
          if (sharesItsType(all) || all.at(-1)?.filter.is === "and") return unbound("said of the last as of all");
          const joined = join(all);
          return { ...joined, filter: and([status, joined.filter]) };
        },
      ),
      // "and/or" is between kinds of the same things: what stands in front is said of all.
      unitRule("{adjectives} {all}", { adjectives: many(adjectivePair), all: andOr[number] }, ({ adjectives, all }) => {
        const joined = join(all);
        return { ...joined, filter: and([...adjectives, joined.filter]) };
      }),
      unitRule(
        "{first} or {second}",
        { first: adjectiveUnit[number], second: adjectiveUnit[number] },
        ({ first, second }) => join([first, second]),
      ),
      // "Merfolk or Kithkin creature": any of the subtypes, of the type that ends the phrase.
      unitRule(
        "{adjectives} {kinds} {of}",
        {
          adjectives: opt(many(adjectivePair)),
          kinds: list(subtype.one, { last: [", or"], pair: ["or"] }),
          of: ofType[number],
        },
        ({ adjectives = [], kinds, of }) => ({
          filter: and([...adjectives, or(kinds.map((name) => ({ is: "subtype", subtype: name }))), of.filter]),
          nouns: of.nouns,
        }),
      ),
      // "artifact, enchantment, or tapped creature": an adjective of a later one is its own.
      unitRule(
        "{first}, {second}, or {third}",
        { first: unit.one, second: oneOf(() => [unit.one, adjectiveUnit.one]), third: adjectiveUnit[number] },
        ({ first, second, third }) => join([first, second, third]),
      ),
      unitRule(
        "{first}, {second}, {third}, or {fourth}",
        {
          first: unit.one,
          second: unit.one,
          third: oneOf(() => [unit.one, adjectiveUnit.one]),
          fourth: adjectiveUnit[number],
        },
        ({ first, second, third, fourth }) => join([first, second, third, fourth]),
      ),
      // "Auras, Equipment, and modified creatures": of several kinds each has its own.
      ...(number === "many"
        ? [
            unitRule(
              "{first}, {second}, and {third}",
              { first: unit.many, second: oneOf(() => [unit.many, adjectiveUnit.many]), third: adjectiveUnit.many },
              ({ first, second, third }) => join([first, second, third]),
            ),
          ]
        : []),
      // "enchanted creature or enchantment creature": the last is told apart by types of its own.
      unitRule("{first} or {second}", { first: adjectiveUnit[number], second: unit[number] }, ({ first, second }) =>
        second.filter.is === "and" && second.nouns.every((noun) => first.nouns.includes(noun))
          ? join([first, second])
          : unbound("what the adjective is said of is anybody's guess"),
      ),
      // "white and blue creatures": of several, "and" is said of some and of others.
      ...(number === "many"
        ? [
            unitRule(
              "{a} and {b} {of}",
              { a: words(adjectives), b: words(adjectives), of: unit.many },
              ({ a, b, of }) => ({
                filter: and([or([a, b]), of.filter]),
                nouns: of.nouns,
              }),
            ),
          ]
        : []),
      // "basic Plains, Island, or Swamp": only of lands, which the word is of by its nature.
      ...(number === "one"
        ? [
            unitRule(
              "basic {all}",
              {
                all: list(
                  unitRule("{name}", { name: landSubtype }, ({ name }) => subtypeUnit(name)),
                  { last: [", or"], pair: ["or"] },
                ),
              },
              ({ all }) => {
                const joined = join(all);
                return { ...joined, filter: and([{ is: "supertype", supertype: "basic" }, joined.filter]) };
              },
            ),
          ]
        : []),
      // An adjective of a later unit is its own; one in front of the first would be anybody's guess.
      unitRule(`{first} or {second}`, { first: unit[number], second: adjectiveUnit[number] }, ({ first, second }) =>
        join([first, second]),
      ),
    ]);
  };
  return { one: of("one"), many: of("many") };
})();
const status = words<Filter>([
  ["tapped", { is: "tapped" }],
  ["untapped", { is: "untapped" }],
  ["attacking", { is: "attacking" }],
  ["blocking", { is: "blocking" }],
]);
const adjectiveUnit: Forms<Unit> = {
  one: unitRule("{adjective} {of}", { adjective, of: unit.one }, ({ adjective, of }) => ({
    filter: and([adjective, of.filter]),
    nouns: of.nouns,
  })),
  many: unitRule("{adjective} {of}", { adjective, of: unit.many }, ({ adjective, of }) => ({
    filter: and([adjective, of.filter]),
    nouns: of.nouns,
  })),
};
