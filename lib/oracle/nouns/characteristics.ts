import type { CardType, Supertype } from "../../cards/schema.ts";
import type { Ability } from "../../engine/abilities/ability.ts";
import type { Filter } from "../../engine/abilities/filters.ts";
import type { Modification } from "../../engine/abilities/modifications.ts";
import type { Objects } from "../../engine/abilities/references.ts";
import { isCreatureType, subtypeOwner } from "../../engine/state/subtypes.ts";
import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { amount } from "../hubs.ts";
import { oneOf, opt, type Phrase, rulesFor, words } from "../kernel/index.ts";
import { abilities, abilitiesWith } from "../statics/grantedAbilities.ts";
import { subtype } from "../vocabulary/qualities.ts";
import { becomesChosen } from "./characteristicsChosen.ts";
import { becomesInAddition } from "./characteristicsInAddition.ts";
import { andHas, colors, pluralTypes, powerToughness, subtypes, types } from "./colorsAndSizes.ts";

/** What an object is said to be: "a 3/3 red Dragon artifact creature with flying". */

/** "a 3/3 white Spirit creature with flying", "a Swamp", "black": what something becomes. */

const { rule } = rulesFor<readonly Modification[]>();

export const supertype: Phrase<Supertype> = words([
  ["legendary", "legendary"],
  ["snow", "snow"],
]);
const gained = (abilities: readonly Ability[]): readonly Modification[] =>
  abilities.map((ability) => ({ modify: "addAbility", ability }));
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
      `a {supertype} {pt} {colors} {subtypes} {types} {has} ${type === undefined ? "in addition to (its|his|her) other types" : `that's still a ${type}`}`,
      {
        supertype: opt(supertype),
        pt: opt(powerToughness),
        colors: opt(colors),
        subtypes: opt(subtypes),
        types: types,
        has: opt(qualities),
      },
      ({ supertype, pt, colors, subtypes = [], types, has = [] }, scope) => {
        if (type !== undefined) isStill(scope, scope.theme, type);
        return [
          {
            modify: "addTypes",
            types,
            ...(supertype !== undefined && { supertypes: [supertype] }),
            ...(subtypes.length > 0 ? { subtypes } : {}),
          },
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
  rule("all colors", {}, () => [{ modify: "setColors", colors: ["W", "U", "B", "R", "G"] }]),
  ...becomesInAddition(),
  ...becomesChosen(),
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
