import type { Color } from "../../cards/schema.ts";
import type { Amount } from "../../engine/abilities/amounts.ts";
import type { Modification } from "../../engine/abilities/modifications.ts";
import { abilityLines } from "./abilities.ts";
import { amount, signed } from "./amounts.ts";
import { aNoun } from "./filters.ts";
import { COLOR, listed } from "./plain.ts";
import { objects, players } from "./references.ts";

/** What an effect makes of an object, after its name: "gets +1/+1", "has flying". */
export function modification(value: Modification): string {
  switch (value.modify) {
    case "name":
      return `is named ${value.name}`;
    case "creatureTypesOf":
      return `has the creature types of ${objects(value.of)}${value.and ? ` and is ${listed(value.and.map(aNoun))}` : ""}`;
    case "copyOf":
      return `is a copy of ${objects(value.of)}`;
    case "copy":
      return "is a copy";
    case "noManaCost":
      return "has no mana cost";
    case "goad":
      return "is goaded";
    case "ownColors":
      return "keeps its own colors";
    case "thisAbility":
      return "has this ability";
    case "loseAbility":
      return `loses "${value.ability.text ?? value.ability.kind}"`;
    case "loseThisAbility":
      return "loses this ability";
    case "loseKeyword":
      return `loses ${value.land === undefined ? value.keyword : `${value.land.toLowerCase()}walk`}${value.cant ? " and can't have it" : ""}`;
    case "removeTypes":
      return value.allCreatureTypes
        ? "has no creature types"
        : `is no ${[...(value.supertypes ?? []), ...(value.subtypes ?? []), ...(value.types ?? [])].join(" ")}`;
    case "addPT":
      return `gets ${signed(value.power)}/${signed(value.toughness)}`;
    case "setPT":
    case "definePT":
      return `has ${listed([...measured("power", value.power), ...measured("toughness", value.toughness)])}`;
    case "loyalty":
      return `has loyalty ${amount(value.amount)}`;
    case "addAbility":
      return `has ${quoted(abilityLines(value.ability))}`;
    case "abilitiesOf":
      return `has all ${value.keyword ?? (value.triggered ? "activated and triggered" : "activated")} abilities of ${objects(value.of)}${value.limit ? ", each only once each turn" : ""}`;
    case "loseAbilities":
      return `loses all ${value.except === "mana" ? "abilities but mana abilities" : "abilities"}`;
    case "addTypes":
      return `is also ${also(value)}`;
    case "addChosenType":
      return "is also of the chosen type";
    case "setChosenType":
      return "is of the chosen type instead of its other types of that kind";
    case "allCreatureTypes":
      return "is of every creature type";
    case "allBasicLandTypes":
      return "is of every basic land type";
    case "controller":
      return `is controlled by ${players(value.to)}`;
    case "switchPT":
      return "has power and toughness switched";
    case "setColors":
    case "addColors":
    case "defineColors":
      return `is ${value.modify === "addColors" ? "also " : ""}${colors(value.colors)}`;
    case "setSubtypes":
      return value.subtypes.length === 0
        ? `has no ${value.of} types`
        : `is ${aNoun(value.subtypes.join(" "))} instead of its other ${value.of} types`;
    case "setTypes":
      return `is ${aNoun([...(value.supertypes ?? []), ...value.subtypes, ...value.types].join(" "))}`;
    case "text":
      return `has "${value.to}" in place of "${value.from}" in its text`;
    case "rulesText":
      return `has in place of its text ${listed(value.abilities.map((one) => quoted(abilityLines(one))))}`;
    case "fullText":
      return `has the text of ${objects(value.of)}${value.and ? ` and ${listed(value.and.map((one) => quoted(abilityLines(one))))}` : ""}`;
    case "allNames":
      return `has the names of all ${value.of.not ? `non${value.of.not} ` : ""}${value.of.type} cards`;
  }
}

/** An ability in one line, between quotation marks where it is more than a keyword. */
function quoted(lines: readonly string[]): string {
  if (lines.length === 1) return lines[0]!.trim();
  return `"${lines.map((line) => line.trim()).reduce((all, line) => `${all}${all.endsWith(":") ? "" : ";"} ${line}`)}"`;
}

/** "legendary", "a Horror enchantment creature". */
function also({ supertypes = [], subtypes = [], types = [] }: Extract<Modification, { modify: "addTypes" }>): string {
  const words = [...supertypes, ...subtypes, ...types].join(" ");
  return subtypes.length + types.length === 0 ? words : aNoun(words);
}

const colors = (value: readonly Color[] | "chosenColor" | "commander"): string =>
  value === "commander"
    ? "of the color chosen before the game, if it is a commander"
    : typeof value === "string"
      ? "of the chosen color"
      : value.length === 0
        ? "colorless"
        : listed(value.map((color) => COLOR[color]));

const measured = (what: string, value: Amount | undefined): readonly string[] =>
  value === undefined ? [] : [`${what} ${typeof value === "number" ? value : `equal to ${amount(value)}`}`];
