import { COLORS, type Color } from "../../../cards/schema.ts";
import type { Ability } from "../../../engine/abilities/ability.ts";
import type { TokenDescription } from "../../../engine/abilities/destinations.ts";
import { PREDEFINED_TOKENS } from "../../../engine/abilities/predefined.ts";
import { BASIC_LAND_TYPES } from "../../../engine/state/subtypes.ts";
import { unbound } from "../../bind/unbound.ts";
import { type Forms, oneOf, opt, type Phrase, type Plurality, rulesFor, words } from "../../kernel/index.ts";
import { supertype } from "../../nouns/characteristics.ts";
import { colors, powerToughness, subtypes, types } from "../../nouns/colorsAndSizes.ts";
import { cardName } from "../../nouns/describing/names.ts";
import { abilities, abilitiesWith } from "../../statics/grantedAbilities.ts";

/** What a token is (111.3): "1/1 white Soldier creature token with lifelink". */
const { rule: describe } = rulesFor<TokenDescription>();

/** Tokens whose abilities the rules give (111.10). */
const predefined = words<TokenDescription>(Object.entries(PREDEFINED_TOKENS));

const andHas: Phrase<readonly Ability[]> = oneOf(() => [
  abilitiesWith,
  rulesFor<readonly Ability[]>().rule("and has {abilities}", { abilities }, ({ abilities }) => abilities),
]);

const named: Phrase<string> = rulesFor<string>().rule("named {name}", { name: cardName }, ({ name }) => name);

/** 105.1: said behind the noun. */
const severalColors: Phrase<readonly Color[]> = oneOf(() => [
  colors,
  rulesFor<readonly Color[]>().rule("all colors", {}, () => COLORS),
]);

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
    // 105.1: its colors behind all else.
    ...(number === "one"
      ? [
          describe(
            `{supertype} {pt} {subtypes} {types} ${tokens} {abilities} that's {colors}`,
            {
              supertype: opt(supertype),
              pt: powerToughness,
              subtypes,
              types,
              abilities: abilitiesWith,
              colors: severalColors,
            },
            ({ supertype, pt, subtypes, types, abilities, colors }) => ({
              colors,
              supertypes: supertype === undefined ? [] : [supertype],
              types,
              subtypes,
              power: pt[0],
              toughness: pt[1],
              abilities,
            }),
          ),
        ]
      : []),
    // Its color in front of its size.
    describe(
      `{colors} {pt} {subtypes} {types} ${tokens} {abilities}`,
      { colors, pt: powerToughness, subtypes, types, abilities: opt(abilitiesWith) },
      ({ colors, pt, subtypes, types, abilities }) => ({
        colors,
        supertypes: [],
        types,
        subtypes,
        power: pt[0],
        toughness: pt[1],
        abilities: abilities ?? [],
      }),
    ),
    // 105.2c: lands have no color, which need not be said.
    describe(
      `{supertype} {subtypes} land ${tokens} {name} {abilities}`,
      { supertype: opt(supertype), subtypes: opt(subtypes), name: opt(named), abilities: abilitiesWith },
      ({ supertype, subtypes, name, abilities }) => ({
        ...(name !== undefined && { name }),
        colors: [],
        supertypes: supertype === undefined ? [] : [supertype],
        types: ["land"],
        subtypes: subtypes ?? [],
        abilities,
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
      `{pt} {subtypes} {types} ${tokens} {name} ${number === "one" ? "that's" : "that are"} {colors} {abilities}`,
      { pt: powerToughness, subtypes, types, name: opt(named), colors: severalColors, abilities: opt(andHas) },
      ({ pt, subtypes, types, name, colors, abilities }) => ({
        ...(name !== undefined && { name }),
        colors: colors.length > 1 ? colors : unbound("one color stands in front"),
        supertypes: [],
        types,
        subtypes,
        power: pt[0],
        toughness: pt[1],
        abilities: abilities ?? [],
      }),
    ),
    // 607.2d: both of them chosen by another ability.
    describe(`{pt} {types} ${tokens} of the chosen color and type`, { pt: powerToughness, types }, ({ pt, types }) => ({
      colors: "chosenColor",
      supertypes: [],
      types,
      subtypes: "chosenType",
      power: pt[0],
      toughness: pt[1],
      abilities: [],
    })),
    // 305.6: with a mana ability for each of them.
    describe(
      `{colors} {types} ${tokens} {name} ${number === "one" ? "that is" : "that are"} every basic land type`,
      { colors, types, name: opt(named) },
      ({ colors, types, name }) => ({
        ...(name !== undefined && { name }),
        colors,
        supertypes: [],
        types: types.includes("land") ? types : unbound("only lands have land types"),
        subtypes: BASIC_LAND_TYPES,
        abilities: [],
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

export const sizeless: Forms<TokenDescription> = { one: sizelessOf("one"), many: sizelessOf("many") };

export const tokenOne = description("one");

export const tokenMany = description("many");
