import type { CardType } from "../../cards/schema.ts";
import type { Ability } from "../../engine/abilities/ability.ts";
import type { Amount } from "../../engine/abilities/amounts.ts";
import type { Modification } from "../../engine/abilities/modifications.ts";
import { sameData } from "../../engine/abilities/visit.ts";
import { LAND_TYPES } from "../../engine/state/subtypes.ts";
import { forEach, times } from "../amounts/forEach.ts";
import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { amount, objects, predicate } from "../hubs.ts";
import { type Forms, list, oneOf, type Phrase, type Plurality, rulesFor, token, words } from "../kernel/index.ts";
import type { Predicate } from "../meanings.ts";
import { newCharacteristics } from "../nouns/characteristics.ts";
import { powerToughness, subtypes, types } from "../nouns/colorsAndSizes.ts";
import { cardName, landwalks } from "../nouns/describing/names.ts";
import { digits } from "../vocabulary/numbers.ts";
import { cardType, plainKeyword, subtype } from "../vocabulary/qualities.ts";
import { abilities, abilitiesWith, grantedAbility, quoted } from "./grantedAbilities.ts";
import { unusable } from "./unusable.ts";

/** What continuous effects say of objects, shared by static abilities and by effects with a duration. */

const { inflected } = rulesFor<Predicate>();

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
  const x: Amount = scope.x ?? scope.saidX ?? { amount: "x" };
  return [power(x), toughness(x)];
};

const without = (type: CardType): Predicate => ({ modifications: [{ modify: "removeTypes", types: [type] }] });
const grant = (abilities: readonly Ability[]): readonly Modification[] =>
  abilities.map((ability) => ({ modify: "addAbility", ability }));

const { rule: lost } = rulesFor<Modification>();
export const lostKeyword: Phrase<Modification> = oneOf(() => [
  lost("{keyword}", { keyword: plainKeyword }, ({ keyword }) => ({ modify: "loseKeyword", keyword })),
  lost(
    "{keyword}",
    {
      keyword: words<"protection" | "ward">([
        ["protection", "protection"],
        ["ward", "ward"],
      ]),
    },
    ({ keyword }) => ({
      modify: "loseKeyword",
      keyword,
    }),
  ),
  lost("all “bands with other” abilities", {}, () => ({ modify: "loseKeyword", keyword: "bands with other" })),
  lost("{land}", { land: landwalks }, ({ land }) => ({ modify: "loseKeyword", keyword: "landwalk", land })),
]);

/** 205.1a: with its other card types it loses their subtypes. */
export const nothingElse: Forms<Predicate> = inflected(
  "<become> a {subtypes} {types} {abilities} and <lose> all other card types and abilities",
  { subtypes, types, abilities: abilitiesWith },
  ({ subtypes, types, abilities }) => ({
    modifications: [{ modify: "setTypes", types, subtypes }, { modify: "loseAbilities" }, ...grant(abilities)],
  }),
);

export const predicates: readonly Forms<Predicate>[] = [
  inflected("<get> (a additional|) {change}", { change }, ({ change }, scope) => {
    const [power, toughness] = changed(change, scope);
    return { modifications: [{ modify: "addPT", power, toughness }] };
  }),
  inflected("<get> twice {change}", { change }, ({ change }, scope) => {
    const [power, toughness] = changed(change, scope);
    return { modifications: [{ modify: "addPT", power: times(2, power), toughness: times(2, toughness) }] };
  }),
  inflected("<get> (a additional|) {change} for each {of}", { change, of: forEach }, ({ change, of }, scope) => {
    const [power, toughness] = changed(change, scope);
    return { modifications: [{ modify: "addPT", power: times(power, of), toughness: times(toughness, of) }] };
  }),
  inflected(
    "<get> {one} for each {of} and {two} for each {other}",
    { one: change, of: forEach, two: change, other: forEach },
    ({ one, of, two, other }, scope) => {
      const [first, second] = [changed(one, scope), changed(two, scope)];
      const more = (i: 0 | 1): Amount => ({ amount: "sum", of: [times(first[i], of), times(second[i], other)] });
      return { modifications: [{ modify: "addPT", power: more(0), toughness: more(1) }] };
    },
  ),
  inflected("(<have>|<gain>) {abilities}", { abilities }, ({ abilities }) => ({ modifications: grant(abilities) })),
  inflected("<be> every basic land type in addition to (its|their) other types", {}, () => ({
    modifications: [{ modify: "allBasicLandTypes" }],
  })),
  inflected("<be> every land type in addition to (its|their) other types", {}, () => ({
    modifications: [{ modify: "addTypes", subtypes: LAND_TYPES }],
  })),
  inflected("<gain> all basic land types", {}, () => ({ modifications: [{ modify: "allBasicLandTypes" }] })),
  inflected("<be> all creature types", {}, () => ({ modifications: [{ modify: "allCreatureTypes" }] })),
  inflected("<be> legendary", {}, () => ({ modifications: [{ modify: "addTypes", supertypes: ["legendary"] }] })),
  inflected("(<be>|<become>) snow", {}, () => ({ modifications: [{ modify: "addTypes", supertypes: ["snow"] }] })),
  {
    one: rulesFor<Predicate>().rule("isn't snow", {}, () => ({
      modifications: [{ modify: "removeTypes", supertypes: ["snow"] }],
    })),
    many: rulesFor<Predicate>().rule("aren't snow", {}, () => ({
      modifications: [{ modify: "removeTypes", supertypes: ["snow"] }],
    })),
  },
  inflected("<be> a {types} and <lose> all other card types", { types }, ({ types }) => ({
    modifications: [{ modify: "setTypes", types, subtypes: [] }],
  })),
  inflected(
    "<have> (base power and toughness|base power and base toughness) each equal to {n}",
    { n: amount },
    ({ n }) => ({
      modifications: [{ modify: "setPT", power: n, toughness: n }],
    }),
  ),
  inflected("<have> base power equal to {n}", { n: amount }, ({ n }) => ({
    modifications: [{ modify: "setPT", power: n }],
  })),
  inflected("<be> goaded", {}, () => ({ modifications: [{ modify: "goad" }] })),
  inflected("<lose> all creature types", {}, () => ({
    modifications: [{ modify: "removeTypes", allCreatureTypes: true }],
  })),
  inflected("<lose> all landwalk abilities", {}, () => ({
    modifications: [{ modify: "loseKeyword", keyword: "landwalk" }],
  })),
  // 305.7, 205.1a: of lands; what they gain they have.
  inflected("<lose> all land types and abilities, and (it|they) gain {abilities}", { abilities }, ({ abilities }) => ({
    modifications: [
      { modify: "setSubtypes", of: "land", subtypes: [] },
      { modify: "loseAbilities" },
      ...abilities.map((ability) => ({ modify: "addAbility", ability }) as const),
    ],
  })),
  inflected("<lose> all land types and abilities and <have> {abilities}", { abilities }, ({ abilities }) => ({
    modifications: [
      { modify: "setSubtypes", of: "land", subtypes: [] },
      { modify: "loseAbilities" },
      ...grant(abilities),
    ],
  })),
  inflected("<lose> {ability}", { ability: quoted }, ({ ability }) => ({
    modifications: ability.map((one) => ({ modify: "loseAbility", ability: one })),
  })),
  inflected("<lose> all abilities", {}, () => ({ modifications: [{ modify: "loseAbilities" }] })),
  inflected("<lose> all abilities except mana abilities", {}, () => ({
    modifications: [{ modify: "loseAbilities", except: "mana" }],
  })),
  inflected(
    "<lose> {keyword} and can't have (or gain|) {same}",
    { keyword: plainKeyword, same: plainKeyword },
    ({ keyword, same }) =>
      keyword === same
        ? { modifications: [{ modify: "loseKeyword", keyword, cant: true }] }
        : unbound("another keyword than it loses"),
  ),
  inflected(
    "<lose> {all} and can't have (or gain|) {same}",
    {
      all: list(plainKeyword, { last: [", and"], pair: ["and"] }),
      same: list(plainKeyword, { last: [", or"], pair: ["or"] }),
    },
    ({ all, same }) =>
      sameData(all, same)
        ? { modifications: all.map((keyword) => ({ modify: "loseKeyword", keyword, cant: true })) }
        : unbound("other keywords than it loses"),
  ),
  inflected("<lose> {all}", { all: list(lostKeyword, { last: [", and"], pair: ["and"] }) }, ({ all }) => ({
    modifications: all,
  })),
  inflected("<lose> {keyword}", { keyword: lostKeyword }, ({ keyword }) => ({ modifications: [keyword] })),
  inflected("<have> base power and toughness {pt}", { pt: powerToughness }, ({ pt: [power, toughness] }) => ({
    modifications: [{ modify: "setPT", power, toughness }],
  })),
  inflected("<have> base power and toughness {pt} and {abilities}", { pt: powerToughness, abilities }, (said) => ({
    modifications: [{ modify: "setPT", power: said.pt[0], toughness: said.pt[1] }, ...grant(said.abilities)],
  })),
  inflected(
    "<have> base power and toughness {pt}, {all}",
    { pt: powerToughness, all: list(grantedAbility, { last: [", and"], pair: [", and"] }) },
    ({ pt: [power, toughness], all }) => ({
      modifications: [{ modify: "setPT", power, toughness }, ...grant(all.flat())],
    }),
  ),
  inflected("<be> {what} named {name}", { what: newCharacteristics, name: cardName }, ({ what, name }) => ({
    modifications: [...what, { modify: "name", name }],
  })),
  nothingElse,
  inflected("<become> {what}", { what: newCharacteristics }, ({ what }) => ({ modifications: what })),
  inflected("<be> {what}", { what: newCharacteristics }, ({ what }) => ({ modifications: what })),
  {
    one: rulesFor<Predicate>().rule("isn't a {type}", { type: cardType.one }, ({ type }) => without(type)),
    many: rulesFor<Predicate>().rule("aren't {type}", { type: cardType.many }, ({ type }) => without(type)),
  },
  {
    one: rulesFor<Predicate>().rule("isn't a {kind}", { kind: subtype.one }, ({ kind }) => ({
      modifications: [{ modify: "removeTypes", subtypes: [kind] }],
    })),
    many: rulesFor<Predicate>().rule("aren't {kind}", { kind: subtype.many }, ({ kind }) => ({
      modifications: [{ modify: "removeTypes", subtypes: [kind] }],
    })),
  },
  inflected("<have> base power {n}", { n: digits }, ({ n }) => ({ modifications: [{ modify: "setPT", power: n }] })),
  inflected("<have> base toughness {n}", { n: digits }, ({ n }) => ({
    modifications: [{ modify: "setPT", toughness: n }],
  })),
  inflected(
    "(<have>|<gain>) all activated abilities of {of}",
    { of: oneOf(() => [objects.one, objects.many]) },
    ({ of }) => ({
      modifications: [{ modify: "abilitiesOf", of }],
    }),
  ),
  inflected(
    "(<have>|<gain>) all activated and triggered abilities of {of}",
    { of: oneOf(() => [objects.one, objects.many]) },
    ({ of }) => ({
      modifications: [{ modify: "abilitiesOf", of, triggered: true }],
    }),
  ),
  inflected("<be> the chosen color in addition to (its|their) other colors", {}, () => ({
    modifications: [{ modify: "addColors", colors: "chosenColor" }],
  })),
  inflected("<gain> all creature types", {}, () => ({ modifications: [{ modify: "allCreatureTypes" }] })),
  inflected("<be> every creature type", {}, () => ({ modifications: [{ modify: "allCreatureTypes" }] })),
  inflected("<be> the chosen type in addition to (its|their) other types", {}, () => ({
    modifications: [{ modify: "addChosenType" }],
  })),
];

/** 613.1f, 613.7: what it is given at the same time it keeps. */
const loseOthers: Forms<Predicate> = inflected("<lose> all other abilities", {}, () => ({
  modifications: [{ modify: "loseAbilities" }],
}));

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
      rulesFor<Predicate>().rule(
        "{some} and {others}, and {last}",
        { some: predicate[number], others: predicate[number], last: predicate[number] },
        ({ some, others, last }) => both([some, others, last]),
      ),
      rulesFor<Predicate>().rule(
        "{some} and {others}",
        { some: predicate[number], others: loseOthers[number] },
        ({ some, others }) => butFor(some, others),
      ),
      rulesFor<Predicate>().rule(
        "{some}, {others}, and {more}",
        {
          some: list(predicate[number], { last: [","], pair: [","] }),
          others: loseOthers[number],
          more: predicate[number],
        },
        ({ some, others, more }) => butFor(both([...some, more]), others),
      ),
    ]);
  return { one: withActivated(of("one")), many: withActivated(of("many")) };
})();

/** 602.5: what else can't be done with the same objects. */
function withActivated(said: Phrase<Predicate>): Phrase<Predicate> {
  return oneOf(() => [
    said,
    rulesFor<Predicate>().rule("{said} (, and|and) (its|their) {unusable}", { said, unusable }, ({ said, unusable }) =>
      both([said, { rules: (of) => [{ rule: "cantActivate", of, ...unusable }] }]),
    ),
  ]);
}

const butFor = (some: Predicate, others: Predicate): Predicate => {
  const has = (what: Modification["modify"]): boolean =>
    some.modifications?.some(({ modify }) => modify === what) === true;
  if (has("setTypes")) return unbound("told with what it becomes");
  return has("addAbility") ? both([others, some]) : unbound("other than which?");
};

function both(all: readonly Predicate[]): Predicate {
  const rules = all.flatMap((one) => one.rules ?? []);
  return {
    modifications: all.flatMap((one) => one.modifications ?? []),
    ...(rules.length === 0 ? {} : { rules: (who) => rules.flatMap((rule) => rule(who)) }),
  };
}
