import type { Modification } from "../../engine/abilities/modifications.ts";
import { isCreatureType, subtypeOwner } from "../../engine/state/subtypes.ts";
import { unbound } from "../bind/unbound.ts";
import { oneOf, opt, type Phrase, rulesFor, words } from "../kernel/index.ts";
import { abilitiesWith } from "../statics/grantedAbilities.ts";
import { subtype } from "../vocabulary/qualities.ts";
import { andHas, BASIC, colors, pluralTypes, powerToughness, subtypes, types } from "./colorsAndSizes.ts";

/** What something becomes in addition to what it is (205.1b). */

const { rule } = rulesFor<readonly Modification[]>();

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

export const becomesInAddition = (): readonly Phrase<readonly Modification[]>[] => [
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
  ...["in addition to (its|his|her) other types", "in addition to (its|his|her) other colors and types"].map((more) =>
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
      ["in addition to (its|his|her) other types", "setColors"],
      ["in addition to (its|his|her) other colors and types", "addColors"],
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
    "a {pt} {subtypes} {abilities} in addition to (its|his|her) other types",
    { pt: powerToughness, subtypes, abilities: opt(abilitiesWith) },
    ({ pt, subtypes, abilities = [] }) => [
      { modify: "addTypes", subtypes },
      ...abilities.map((ability) => ({ modify: "addAbility", ability }) as const),
      { modify: "setPT", power: pt[0], toughness: pt[1] },
    ],
  ),
  rule(
    "a {colors} {subtypes} in addition to (its|his|her) other types",
    { colors, subtypes },
    ({ colors, subtypes }) => [
      { modify: "addTypes", subtypes },
      { modify: "setColors", colors },
    ],
  ),
  rule("the creature type of your choice in addition to (its|his|her) other types", {}, (_, scope) => {
    scope.tell({
      choices: [...scope.choices, { do: "chooseOption", who: { who: "you" }, options: { quality: "creatureType" } }],
    });
    return [{ modify: "addChosenType" }];
  }),
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
    "{subtypes} {types} in addition to their other types",
    { subtypes, types: pluralTypes },
    ({ subtypes, types }) => [{ modify: "addTypes", types, subtypes }],
  ),
  rule("{colors} in addition to (its|their) other colors", { colors }, ({ colors }) => [
    { modify: "addColors", colors },
  ]),
  rule("{types} in addition to their other types", { types: pluralTypes }, ({ types }) => [
    { modify: "addTypes", types },
  ]),
  ...(["in addition to (its|his|her) other types", "in addition to (its|his|her) other colors and types"] as const).map(
    (more) =>
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
  rule("a {subtypes} in addition to (its|his|her) other creature types", { subtypes }, ({ subtypes }) =>
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
  rule("a {subtypes} in addition to (its|his|her) other types", { subtypes }, ({ subtypes }) => [
    { modify: "addTypes", subtypes },
  ]),
];
