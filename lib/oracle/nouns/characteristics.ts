import type { CardType, Color, Supertype } from "../../cards/schema.ts";
import type { Ability } from "../../engine/abilities/ability.ts";
import type { Amount } from "../../engine/abilities/amounts.ts";
import type { Filter } from "../../engine/abilities/filters.ts";
import type { Modification } from "../../engine/abilities/modifications.ts";
import type { Objects } from "../../engine/abilities/references.ts";
import { isCreatureType, subtypeOwner } from "../../engine/state/subtypes.ts";
import { type Scope, unbound } from "../bind/scope.ts";
import { amount } from "../hubs.ts";
import { list, many, oneOf, opt, type Phrase, rulesFor, token, words } from "../kernel/index.ts";
import { abilities, abilitiesWith, grantedAbility } from "../statics/granted-abilities.ts";
import { cardType, color, subtype } from "../vocabulary/qualities.ts";

/** What an object is said to be: "a 3/3 red Dragon artifact creature with flying". */

export const colors: Phrase<readonly Color[]> = oneOf(() => [
  rulesFor<readonly Color[]>().rule("colorless", {}, () => []),
  rulesFor<readonly Color[]>().rule("{color}", { color }, ({ color }) => [color]),
  list(color, { last: [", and"], pair: ["and"] }),
]);

export const powerToughness: Phrase<readonly [Amount, Amount]> = oneOf(() => [
  token((text) => {
    const found = /^(\d+)\/(\d+)$/.exec(text);
    return found ? ([Number(found[1]), Number(found[2])] as const) : undefined;
  }),
  ...[...Array(11).keys()].flatMap((n) => [
    rulesFor<readonly [Amount, Amount]>().rule(`X/${n}`, {}, (_, scope) => [saidX(scope), n]),
    rulesFor<readonly [Amount, Amount]>().rule(`${n}/X`, {}, (_, scope) => [n, saidX(scope)]),
  ]),
  rulesFor<readonly [Amount, Amount]>().rule("X/X", {}, (_, scope) => [saidX(scope), saidX(scope)]),
]);
const saidX = (scope: Scope): Amount => scope.x ?? scope.saidX ?? { amount: "x" };

export const types: Phrase<readonly CardType[]> = many(cardType.one);
export const subtypes: Phrase<readonly string[]> = many(subtype.one);
export const supertype: Phrase<Supertype> = words([
  ["legendary", "legendary"],
  ["snow", "snow"],
]);

const { rule } = rulesFor<readonly Modification[]>();
const gained = (abilities: readonly Ability[]): readonly Modification[] =>
  abilities.map((ability) => ({ modify: "addAbility", ability }));
/** After a size that was told by "with": "and haste", ", flying, and first strike". */
const andHas: Phrase<readonly Ability[]> = oneOf(() => [
  rulesFor<readonly Ability[]>().rule("and {abilities}", { abilities }, ({ abilities }) => abilities),
  rulesFor<readonly Ability[]>().rule(
    ", {all}",
    { all: list(grantedAbility, { last: [", and"], pair: [", and"] }) },
    ({ all }) => all.flat(),
  ),
]);
/** "with flying and haste", "with all creature types". */
const qualities: Phrase<readonly Modification[]> = oneOf(() => [
  rule("{abilities}", { abilities: abilitiesWith }, ({ abilities }) => gained(abilities)),
  rule("with all creature types", {}, () => [{ modify: "allCreatureTypes" }]),
  rule("with all creature types and {abilities}", { abilities }, ({ abilities }) => [
    { modify: "allCreatureTypes" },
    ...gained(abilities),
  ]),
  rule("{abilities} and all creature types", { abilities: abilitiesWith }, ({ abilities }) => [
    { modify: "allCreatureTypes" },
    ...gained(abilities),
  ]),
]);
/** 205.1b: whatever it was besides. */
const STILL = ["land", "planeswalker", "artifact", "enchantment"] as const;
/** "artifact creatures": the last bears the number. */
const pluralTypes: Phrase<readonly CardType[]> = oneOf(() => [
  rulesFor<readonly CardType[]>().rule("{last}", { last: cardType.many }, ({ last }) => [last]),
  rulesFor<readonly CardType[]>().rule("{first} {last}", { first: types, last: cardType.many }, ({ first, last }) => [
    ...first,
    last,
  ]),
]);
/** "Zombie Wizards": the last bears the number. Lands have words of their own below. */
const pluralSubtypes: Phrase<readonly string[]> = oneOf(() => [
  rulesFor<readonly string[]>().rule("{last}", { last: subtype.many }, ({ last }) => kindsOf([last])),
  rulesFor<readonly string[]>().rule("{first} {last}", { first: subtypes, last: subtype.many }, ({ first, last }) =>
    kindsOf([...first, last]),
  ),
]);
const typesOf = words<"creature" | "land">([
  ["creature", "creature"],
  ["land", "land"],
]);
const kindsOf = (names: readonly string[]): readonly string[] =>
  names.some((name) => BASIC.includes(name)) ? unbound("told as lands") : names;
const BASIC: readonly string[] = ["Plains", "Island", "Swamp", "Mountain", "Forest"];

/** "a 3/3 white Spirit creature with flying", "a Swamp", "black": what something becomes. */
export const newCharacteristics: Phrase<readonly Modification[]> = oneOf(() => [
  rule(
    "a {legendary} {pt} {colors} {subtypes} {types} {has}",
    {
      legendary: opt(supertype),
      pt: opt(powerToughness),
      colors: opt(colors),
      subtypes: opt(subtypes),
      types: types,
      has: opt(qualities),
    },
    ({ legendary, pt, colors, subtypes = [], types, has = [] }) => [
      types.includes("artifact") && types.includes("creature")
        ? { modify: "addTypes", types }
        : { modify: "setTypes", types, subtypes },
      ...(legendary === undefined ? [] : [{ modify: "addTypes", supertypes: [legendary] } as const]),
      ...(types.includes("artifact") && types.includes("creature") && subtypes.length > 0
        ? [{ modify: "setSubtypes", of: "creature", subtypes } as const]
        : []),
      ...(colors === undefined ? [] : [{ modify: "setColors", colors } as const]),
      ...has,
      ...(pt === undefined ? [] : [{ modify: "setPT", power: pt[0], toughness: pt[1] } as const]),
    ],
  ),
  ...[undefined, ...STILL].map((type) =>
    rule(
      `a {pt} {colors} {subtypes} {types} {has} ${type === undefined ? "in addition to its other types" : `that's still a ${type}`}`,
      {
        pt: opt(powerToughness),
        colors: opt(colors),
        subtypes: opt(subtypes),
        types: types,
        has: opt(qualities),
      },
      ({ pt, colors, subtypes = [], types, has = [] }, scope) => {
        if (type !== undefined) isStill(scope, scope.theme, type);
        return [
          { modify: "addTypes", types, ...(subtypes.length > 0 ? { subtypes } : {}) },
          ...(colors === undefined ? [] : [{ modify: "setColors", colors } as const]),
          ...has,
          ...(pt === undefined ? [] : [{ modify: "setPT", power: pt[0], toughness: pt[1] } as const]),
        ];
      },
    ),
  ),
  rule(
    "a {colors} {subtypes} {types} with base power and toughness {pt} {abilities}",
    { colors: opt(colors), subtypes: opt(subtypes), types, pt: powerToughness, abilities: opt(andHas) },
    ({ colors, subtypes = [], types, pt, abilities = [] }) => [
      types.includes("artifact") && types.includes("creature")
        ? { modify: "addTypes", types }
        : { modify: "setTypes", types, subtypes },
      ...(types.includes("artifact") && types.includes("creature") && subtypes.length > 0
        ? [{ modify: "setSubtypes", of: "creature", subtypes } as const]
        : []),
      ...(colors === undefined ? [] : [{ modify: "setColors", colors } as const]),
      ...abilities.map((ability) => ({ modify: "addAbility", ability }) as const),
      { modify: "setPT", power: pt[0], toughness: pt[1] },
    ],
  ),
  rule(
    "a {colors} {subtypes} {types} {has} and base power and toughness {pt}",
    { colors: opt(colors), subtypes: opt(subtypes), types, has: abilitiesWith, pt: powerToughness },
    ({ colors, subtypes = [], types, has, pt }) => [
      types.includes("artifact") && types.includes("creature")
        ? { modify: "addTypes", types }
        : { modify: "setTypes", types, subtypes },
      ...(types.includes("artifact") && types.includes("creature") && subtypes.length > 0
        ? [{ modify: "setSubtypes", of: "creature", subtypes } as const]
        : []),
      ...(colors === undefined ? [] : [{ modify: "setColors", colors } as const]),
      ...gained(has),
      { modify: "setPT", power: pt[0], toughness: pt[1] },
    ],
  ),
  // 205.1a: of what it was it is no longer that.
  rule(
    "a {pt} {subtypes} {types} that's no longer a {kind}",
    { pt: powerToughness, subtypes, types, kind: subtype.one },
    ({ pt: [power, toughness], subtypes, types, kind }) => [
      types.includes("artifact") && types.includes("creature")
        ? { modify: "addTypes", types }
        : unbound("what it was it is no longer"),
      { modify: "setSubtypes", of: "creature", subtypes },
      { modify: "removeTypes", subtypes: [kind] },
      { modify: "setPT", power, toughness },
    ],
  ),
  // 205.4b: besides what it is.
  rule("{supertype}", { supertype }, ({ supertype }) => [{ modify: "addTypes", supertypes: [supertype] }]),
  // 205.1a, 105.3: in place of the creature types and colors it had.
  rule("a {colors} {subtypes}", { colors, subtypes }, ({ colors, subtypes }) =>
    subtypes.every(isCreatureType)
      ? [
          { modify: "setSubtypes", of: "creature", subtypes },
          { modify: "setColors", colors },
        ]
      : unbound("only creatures are said to be so"),
  ),
  rule(
    "a {colors} {subtypes} in addition to its other colors and types",
    { colors, subtypes },
    ({ colors, subtypes }) => [
      { modify: "addTypes", subtypes },
      { modify: "addColors", colors },
    ],
  ),
  rule(
    "a {colors} {subtypes} {types} in addition to its other colors and types",
    { colors, subtypes: opt(subtypes), types },
    ({ colors, subtypes = [], types }) => [
      { modify: "addTypes", types, ...(subtypes.length > 0 ? { subtypes } : {}) },
      { modify: "addColors", colors },
    ],
  ),
  ...["in addition to its other types", "in addition to its other colors and types"].map((more) =>
    rule(
      `a {colors} {subtypes} {types} with base power and toughness {pt} {abilities} ${more}`,
      { colors: opt(colors), subtypes: opt(subtypes), types, pt: powerToughness, abilities: opt(andHas) },
      ({ colors, subtypes = [], types, pt, abilities = [] }) => [
        { modify: "addTypes", types, ...(subtypes.length > 0 ? { subtypes } : {}) },
        ...(colors === undefined ? [] : [{ modify: "addColors", colors } as const]),
        ...abilities.map((ability) => ({ modify: "addAbility", ability }) as const),
        { modify: "setPT", power: pt[0], toughness: pt[1] },
      ],
    ),
  ),
  ...(
    [
      ["in addition to its other types", "setColors"],
      ["in addition to its other colors and types", "addColors"],
    ] as const
  ).map(([words, modify]) =>
    rule(
      `a {pt} {colors} {subtypes} ${words}`,
      { pt: powerToughness, colors, subtypes },
      ({ pt, colors, subtypes }) => [
        { modify: "addTypes", subtypes },
        { modify, colors },
        { modify: "setPT", power: pt[0], toughness: pt[1] },
      ],
    ),
  ),
  // 205.1b: "a 1/1 Spirit with flying in addition to its other types".
  rule(
    "a {pt} {subtypes} {abilities} in addition to its other types",
    { pt: powerToughness, subtypes, abilities: opt(abilitiesWith) },
    ({ pt, subtypes, abilities = [] }) => [
      { modify: "addTypes", subtypes },
      ...abilities.map((ability) => ({ modify: "addAbility", ability }) as const),
      { modify: "setPT", power: pt[0], toughness: pt[1] },
    ],
  ),
  rule("a {colors} {subtypes} in addition to its other types", { colors, subtypes }, ({ colors, subtypes }) => [
    { modify: "addTypes", subtypes },
    { modify: "setColors", colors },
  ]),
  rule("the creature type of your choice in addition to its other types", {}, (_, scope) => {
    scope.tell({
      choices: [...scope.choices, { do: "chooseOption", who: { who: "you" }, options: { quality: "creatureType" } }],
    });
    return [{ modify: "addChosenType" }];
  }),
  rule(
    "a {colors} {subtypes} {types} with (base|) power and toughness each equal to {n}",
    { colors: opt(colors), subtypes: opt(subtypes), types, n: amount },
    ({ colors, subtypes = [], types, n }) => [
      ...(types.includes("artifact") && types.includes("creature")
        ? [{ modify: "addTypes", types, ...(subtypes.length > 0 ? { subtypes } : {}) } as const]
        : [{ modify: "setTypes", types, subtypes } as const]),
      ...(colors === undefined ? [] : [{ modify: "setColors", colors } as const]),
      { modify: "setPT", power: n, toughness: n },
    ],
  ),
  ...(["", "(in addition to their other types|that are still lands)"] as const).map((more) =>
    rule(
      `{pt} {colors} {subtypes} {types} {abilities} ${more}`,
      {
        pt: powerToughness,
        colors: opt(colors),
        subtypes: opt(subtypes),
        types: pluralTypes,
        abilities: opt(abilitiesWith),
      },
      ({ pt, colors, subtypes = [], types, abilities = [] }) => [
        // 205.1b: an "artifact creature" keeps its other types.
        more === "" && !(types.includes("artifact") && types.includes("creature"))
          ? ({ modify: "setTypes", types, subtypes } as const)
          : ({ modify: "addTypes", types, ...(subtypes.length > 0 ? { subtypes } : {}) } as const),
        ...(colors === undefined ? [] : [{ modify: "setColors", colors } as const]),
        ...abilities.map((ability) => ({ modify: "addAbility", ability }) as const),
        { modify: "setPT", power: pt[0], toughness: pt[1] } as const,
      ],
    ),
  ),
  rule(
    "{types} with base power and toughness {pt} {abilities}",
    { types: pluralTypes, pt: powerToughness, abilities: opt(andHas) },
    ({ types, pt, abilities = [] }) => [
      // 205.1b: an "artifact creature" keeps its other types.
      types.includes("artifact") && types.includes("creature")
        ? { modify: "addTypes", types }
        : { modify: "setTypes", types, subtypes: [] },
      ...gained(abilities),
      { modify: "setPT", power: pt[0], toughness: pt[1] },
    ],
  ),
  // 205.1b: an "artifact creature" keeps its other types.
  rule("{types}", { types: pluralTypes }, ({ types }) =>
    types.includes("artifact") && types.includes("creature")
      ? [{ modify: "addTypes", types }]
      : [{ modify: "setTypes", types, subtypes: [] }],
  ),
  rule(
    "{subtypes} {types} in addition to their other types",
    { subtypes, types: pluralTypes },
    ({ subtypes, types }) => [{ modify: "addTypes", types, subtypes }],
  ),
  rule("a {subtypes}", { subtypes }, ({ subtypes }) =>
    subtypes.every(isCreatureType)
      ? [{ modify: "setSubtypes", of: "creature", subtypes }]
      : unbound("no kind of creature"),
  ),
  rule("a {subtypes} {abilities}", { subtypes, abilities: abilitiesWith }, ({ subtypes, abilities }) => [
    subtypes.every((one) => subtypeOwner(one) === "creature")
      ? { modify: "setSubtypes", of: "creature", subtypes }
      : unbound("no kind of creature"),
    ...abilities.map((ability) => ({ modify: "addAbility", ability }) as const),
  ]),
  rule("{colors} in addition to (its|their) other colors", { colors }, ({ colors }) => [
    { modify: "addColors", colors },
  ]),
  rule("{types} in addition to their other types", { types: pluralTypes }, ({ types }) => [
    { modify: "addTypes", types },
  ]),
  rule("{colors}", { colors }, ({ colors }) => [{ modify: "setColors", colors }]),
  rule(
    "a {colors} {subtypes} with base power and toughness {pt} {abilities}",
    { colors: opt(colors), subtypes, pt: powerToughness, abilities: opt(andHas) },
    ({ colors, subtypes, pt, abilities = [] }) => [
      { modify: "setSubtypes", of: "creature", subtypes },
      ...(colors === undefined ? [] : [{ modify: "setColors", colors } as const]),
      ...abilities.map((ability) => ({ modify: "addAbility", ability }) as const),
      { modify: "setPT", power: pt[0], toughness: pt[1] },
    ],
  ),
  ...(["in addition to its other types", "in addition to its other colors and types"] as const).map((more) =>
    rule(
      `a {colors} {subtypes} with base power and toughness {pt} {abilities} ${more}`,
      { colors: opt(colors), subtypes, pt: powerToughness, abilities: opt(andHas) },
      ({ colors, subtypes, pt, abilities = [] }) => [
        { modify: "addTypes", subtypes },
        ...(colors === undefined
          ? []
          : [{ modify: more.includes("colors") ? "addColors" : "setColors", colors } as const]),
        ...abilities.map((ability) => ({ modify: "addAbility", ability }) as const),
        { modify: "setPT", power: pt[0], toughness: pt[1] },
      ],
    ),
  ),
  // 205.1b: two kinds of things at once.
  rule(
    "{pt} {colors} {subtypes} {types} and {others} {also} in addition to their other types",
    { pt: powerToughness, colors, subtypes, types: pluralTypes, others: subtypes, also: pluralTypes },
    ({ pt, colors, subtypes, types, others, also }) => [
      { modify: "addTypes", types: [...types, ...also], subtypes: [...subtypes, ...others] },
      { modify: "setColors", colors },
      { modify: "setPT", power: pt[0], toughness: pt[1] },
    ],
  ),
  // "Assassins in addition to their other types": of several.
  rule(
    "{subtypes} in addition to their other {kind} types",
    { subtypes: pluralSubtypes, kind: opt(typesOf) },
    ({ subtypes, kind }) =>
      kind === undefined || subtypes.every((one) => subtypeOwner(one) === kind)
        ? [{ modify: "addTypes", subtypes }]
        : unbound("types of something else"),
  ),
  rule(
    "{colors} {subtypes} in addition to their other colors and types",
    { colors, subtypes: pluralSubtypes },
    ({ colors, subtypes }) => [
      { modify: "addTypes", subtypes },
      { modify: "addColors", colors },
    ],
  ),
  rule("a {subtypes} in addition to its other creature types", { subtypes }, ({ subtypes }) =>
    subtypes.every(isCreatureType) ? [{ modify: "addTypes", subtypes }] : unbound("types of something else"),
  ),
  rule(
    "a {pt} {colors} {subtypes} {types} {abilities} in addition to its other colors and types",
    { pt: powerToughness, colors: opt(colors), subtypes: opt(subtypes), types, abilities: opt(abilitiesWith) },
    ({ pt, colors, subtypes = [], types, abilities = [] }) => [
      { modify: "addTypes", types, ...(subtypes.length > 0 ? { subtypes } : {}) },
      ...(colors === undefined ? [] : [{ modify: "addColors", colors } as const]),
      ...abilities.map((ability) => ({ modify: "addAbility", ability }) as const),
      { modify: "setPT", power: pt[0], toughness: pt[1] },
    ],
  ),
  rule("all colors", {}, () => [{ modify: "setColors", colors: ["W", "U", "B", "R", "G"] }]),
  rule("the color of your choice", {}, (_, scope) => {
    scope.tell({
      choices: [...scope.choices, { do: "chooseOption", who: { who: "you" }, options: { quality: "color" } }],
    });
    return [{ modify: "setColors", colors: "chosenColor" }];
  }),
  rule("the creature type of your choice", {}, (_, scope) => {
    scope.tell({
      choices: [...scope.choices, { do: "chooseOption", who: { who: "you" }, options: { quality: "creatureType" } }],
    });
    return [{ modify: "setChosenType" }];
  }),
  rule("the basic land type of your choice", {}, (_, scope) => {
    scope.tell({
      choices: [...scope.choices, { do: "chooseOption", who: { who: "you" }, options: { quality: "basicLandType" } }],
    });
    return [{ modify: "setChosenType" }];
  }),
  rule("the basic land type of your choice in addition to its other types", {}, (_, scope) => {
    scope.tell({
      choices: [...scope.choices, { do: "chooseOption", who: { who: "you" }, options: { quality: "basicLandType" } }],
    });
    return [{ modify: "addChosenType" }];
  }),
  rule("that type", {}, () => [{ modify: "setChosenType" }]),
  rule("the chosen type", {}, () => [{ modify: "setChosenType" }]),
  rule("the chosen color", {}, () => [{ modify: "setColors", colors: "chosenColor" }]),
  rule("a {subtypes} in addition to its other types", { subtypes }, ({ subtypes }) => [
    { modify: "addTypes", subtypes },
  ]),
  rule("a {lands}", { lands: list(landType, { last: [", and"], pair: ["and"] }) }, ({ lands }) => [
    { modify: "setSubtypes", of: "land", subtypes: lands },
  ]),
  rule("a {land}", { land: landType }, ({ land }) => [{ modify: "setSubtypes", of: "land", subtypes: [land] }]),
  rule("{land}", { land: landTypes }, ({ land }) => [{ modify: "setSubtypes", of: "land", subtypes: [land] }]),
  rule("{land} in addition to their other (land|) types", { land: landTypes }, ({ land }) => [
    { modify: "addTypes", subtypes: [land] },
  ]),
  rule("a {land} in addition to its other (land|) types", { land: landType }, ({ land }) => [
    { modify: "addTypes", subtypes: [land] },
  ]),
]);

/** 205.1b: "still a land" is said of lands only. */
export function isStill(scope: Scope, what: Objects, type: CardType): void {
  // Where the subject stands in the phrase itself, it was spoken of just before.
  const last = scope.objects.at(-1)?.ref;
  const subject = what.what === "self" && last !== undefined ? last : what;
  if (subject.what === "self" && (scope.inQuote || scope.face.typeLine.types.includes(type))) return;
  const of = subject.what === "union" ? subject.of : [subject];
  const isOne = (one: Objects): boolean =>
    ((one.what === "all" || one.what === "chosen") && isOfType(one.filter, type)) || scope.isCalled(one, type);
  if (!of.every(isOne)) unbound(`that is no ${type}`);
}
const isOfType = (filter: Filter, type: CardType): boolean =>
  filter.is === "and"
    ? filter.of.some((one) => isOfType(one, type))
    : (filter.is === "type" && filter.type === type) ||
      (filter.is === "subtype" && subtypeOwner(filter.subtype) === type);

/** 205.1b: all that it was stays: the change to the sentence before "It's still a land." */
export function still(changes: readonly Modification[]): readonly Modification[] {
  return changes.flatMap((one): readonly Modification[] =>
    one.modify !== "setTypes"
      ? [one]
      : [{ modify: "addTypes", types: one.types, ...(one.subtypes.length > 0 && { subtypes: one.subtypes }) }],
  );
}

const landType = words(BASIC.map((one) => [one, one] as const));
const landTypes = words(
  (
    [
      ["Plains", "Plains"],
      ["Islands", "Island"],
      ["Swamps", "Swamp"],
      ["Mountains", "Mountain"],
      ["Forests", "Forest"],
    ] as const
  ).map(([plural, one]) => [plural, one] as const),
);
