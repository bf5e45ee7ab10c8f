import {
  CARD_TYPES,
  type CardType,
  COLORS,
  type Color,
  type ManaType,
  SUPERTYPES,
  type Supertype,
} from "../../cards/schema.ts";

/** Sets of colours, types and supertypes as bits: filters run for every object of every check. */
export type Bits = number;

const bitTable = <K extends string>(names: readonly K[]): Readonly<Record<K, Bits>> =>
  Object.fromEntries(names.map((name, i) => [name, 1 << i])) as Record<K, Bits>;

export const COLOR_BIT = bitTable(COLORS);
export const TYPE_BIT = bitTable(CARD_TYPES);
export const SUPERTYPE_BIT = bitTable(SUPERTYPES);
/** The five colours, then colorless: 106.1b. */
export const MANA_TYPES: readonly ManaType[] = [...COLORS, "C"];
export const MANA_BIT = bitTable(MANA_TYPES);
export const EVERY_COLOR: Bits = (1 << COLORS.length) - 1;

/** 110.4a. */
export const PERMANENT_TYPES: Bits =
  TYPE_BIT.artifact |
  TYPE_BIT.battle |
  TYPE_BIT.creature |
  TYPE_BIT.enchantment |
  TYPE_BIT.land |
  TYPE_BIT.planeswalker;

export const bitsOf = <K extends string>(table: Readonly<Record<K, Bits>>, names: readonly K[]): Bits =>
  names.reduce((bits, name) => bits | table[name], 0);

export const colorsIn = (bits: Bits): Color[] => COLORS.filter((c) => bits & COLOR_BIT[c]);
export const typesIn = (bits: Bits): CardType[] => CARD_TYPES.filter((t) => bits & TYPE_BIT[t]);
export const supertypesIn = (bits: Bits): Supertype[] => SUPERTYPES.filter((s) => bits & SUPERTYPE_BIT[s]);
export const manaTypesIn = (bits: Bits): ManaType[] => MANA_TYPES.filter((m) => bits & MANA_BIT[m]);

export const countBits = (bits: Bits): number => {
  let n = 0;
  for (let rest = bits; rest; rest &= rest - 1) n++;
  return n;
};
