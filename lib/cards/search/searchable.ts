import { mayBeCommander } from "../decks/commanders.ts";
import { identityOf } from "../decks/format.ts";
import { colorsOfCards, manaValueOfCard } from "../decks/look.ts";
import { type CardEntry, isUnsupported } from "../import/entry.ts";
import { readManaCost } from "../mana.ts";
import { foldName } from "../names.ts";
import { type Color, NAME_LANGUAGES, type PrintedCard } from "../schema.ts";
import { printTypeLine } from "../typeline.ts";

/** A card as it is looked through: everything folded, so that how somebody writes it does not matter. */
export interface Searchable {
  readonly entry: CardEntry;
  /** Its own name, for sorting and for an exact match. */
  readonly name: string;
  /** In all languages and of all faces, a line each. */
  readonly names: string;
  readonly types: string;
  /** Without and with its reminder text; its own name as "~". */
  readonly text: string;
  readonly fullText: string;
  readonly colors: readonly Color[];
  readonly identity: readonly Color[];
  readonly manaValue: number;
  /** The symbols of each face's cost. */
  readonly costs: readonly (readonly string[])[];
  /** Of each face that has one; what is no number (*, X) is left out. */
  readonly stats: Readonly<Record<Stat, readonly number[]>>;
  readonly sets: readonly string[];
  readonly facts: ReadonlySet<string>;
}
export type Stat = "power" | "toughness" | "loyalty" | "defense";

export function searchableOf(entry: CardEntry): Searchable {
  const { card } = entry;
  const name = foldName(entry.name);
  const sets = entry.sets ?? [];
  if (isUnsupported(card)) {
    const none = { power: [], toughness: [], loyalty: [], defense: [] };
    return {
      ...{ entry, name, names: name, types: foldName(card.typeLine), text: "", fullText: "", colors: [], identity: [] },
      ...{ manaValue: 0, costs: [], stats: none, sets, facts: new Set() },
    };
  }
  const { faces } = card;
  const own = [entry.name, ...faces.map((face) => face.name)].map(foldName);
  const printed = faces.flatMap((face) => NAME_LANGUAGES.flatMap((language) => face.printedNames?.[language] ?? []));
  const fullText = faces.map(({ text }) => withoutName(foldLines(text), own)).join("\n");
  const colors = colorsOfCards([card]);
  const numbers = (stat: Stat) =>
    faces.flatMap((face) => (/^\d+$/u.test(face[stat] ?? "") ? [Number(face[stat])] : []));
  return {
    ...{ entry, name, colors, sets, fullText },
    names: [...own, ...printed.map(foldName)].join("\n"),
    types: faces.map(({ typeLine }) => foldName(printTypeLine(typeLine))).join("\n"),
    text: fullText.replace(/\([^)]*\)/gu, ""),
    identity: identityOf(entry),
    manaValue: manaValueOfCard(card),
    costs: faces.flatMap(({ manaCost }) => {
      const cost = manaCost === undefined ? undefined : readManaCost(manaCost);
      return cost?.ok ? [cost.symbols] : [];
    }),
    stats: {
      power: numbers("power"),
      toughness: numbers("toughness"),
      loyalty: numbers("loyalty"),
      defense: numbers("defense"),
    },
    facts: factsOf(card, colors),
  };
}

const foldLines = (text: string): string => text.split("\n").map(foldName).join("\n");

/** Longest first: a legend is called by the first of its names too (201.5c). */
const withoutName = (text: string, names: readonly string[]): string =>
  [...new Set(names.flatMap((name) => [name, name.split(", ")[0] ?? name]))]
    .sort((a, b) => b.length - a.length)
    .reduce((left, name) => (name.length > 2 ? left.replaceAll(name, "~") : left), text);

const SPELLS_NEVER = new Set(["land", "plane", "phenomenon", "scheme", "vanguard", "conspiracy", "dungeon"]);

function factsOf(card: PrintedCard, colors: readonly Color[]): ReadonlySet<string> {
  const { faces, layout } = card;
  const [front] = faces;
  const { types, supertypes, subtypes } = front.typeLine;
  const isOneOf = (...wanted: readonly string[]) => types.some((type) => wanted.includes(type));
  const facts: Readonly<Record<string, boolean>> = {
    permanent: isOneOf("artifact", "battle", "creature", "enchantment", "land", "planeswalker"),
    spell: !types.some((type) => SPELLS_NEVER.has(type)),
    // 700.6.
    historic: supertypes.includes("legendary") || isOneOf("artifact") || subtypes.includes("Saga"),
    vanilla: isOneOf("creature") && faces.every(({ text }) => text === ""),
    commander: mayBeCommander(card, "commander"),
    dfc: layout === "transform" || layout === "modal_dfc",
    mdfc: layout === "modal_dfc",
    split: layout === "split",
    adventure: layout === "adventure",
    colorless: colors.length === 0,
    monocolored: colors.length === 1,
    multicolored: colors.length > 1,
    hybrid: faces.some(({ manaCost = "" }) => /\{[WUBRG2C]\/[WUBRG]/u.test(manaCost)),
    phyrexian: faces.some(({ manaCost = "" }) => /\/P\}/u.test(manaCost)),
  };
  return new Set(Object.keys(facts).filter((fact) => facts[fact]));
}
/** What `is:` knows, whether a card can be played here aside. */
export const FACTS = [
  ...["permanent", "spell", "historic", "vanilla", "commander", "dfc", "mdfc", "split", "adventure"],
  ...["colorless", "monocolored", "multicolored", "hybrid", "phyrexian"],
] as const;
