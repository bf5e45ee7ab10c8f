import type { ManaType } from "../../../cards/schema.ts";
import { type Bits, MANA_BIT } from "../../state/bits.ts";

/** A mana cost in parts that a payment has to cover (107.4, 202). */
export interface ManaCost {
  /** {1}, {7}: any mana. */
  readonly generic: number;
  /** {X}s. */
  readonly x: number;
  /** Each other symbol: {W}, {W/U}, {2/B}, {G/P}, {S}, {C/R}. */
  readonly symbols: readonly ManaSymbol[];
  /** So much of the generic mana, and of what is paid for each {X}, may be paid for by tapping artifacts and creatures. */
  readonly helped?: { readonly generic: number; readonly x: number };
}

export interface ManaSymbol {
  /** The types of mana that pay for it. */
  readonly types: Bits;
  /** 107.4e: or this much generic mana. */
  readonly orGeneric?: number;
  /** 107.4f: or 2 life. */
  readonly orLife?: boolean;
  readonly snow?: boolean;
  readonly colors: Bits;
}

export const FREE: ManaCost = { generic: 0, x: 0, symbols: [] };

/** 107.4f: what is left of a Phyrexian symbol for which 2 life will be paid. */
const LIFE: ManaSymbol = { types: 0, colors: 0, orLife: true };
export const isPaidWithLife = (symbol: ManaSymbol): boolean => symbol === LIFE;

/**
 * 601.2b: how many of each symbol that can be paid in several ways, by its text, will be paid with 2 life (107.4f) or with
 * generic mana (107.4e); the others with mana of their own.
 */
export type SymbolChoices = Readonly<Record<string, number>>;

/** A cost once that is chosen. */
export function asChosen(cost: ManaCost, choices: SymbolChoices | undefined): ManaCost {
  if (choices === undefined || cost.symbols.length === 0) return cost;
  const left = { ...choices };
  let { generic } = cost;
  const symbols = cost.symbols.flatMap((symbol) => {
    const text = textOf(symbol);
    if (left[text] === undefined) return [symbol];
    const { orGeneric, orLife, ...own } = symbol;
    if (left[text]-- <= 0) return [own];
    if (orLife) return [LIFE];
    generic += orGeneric ?? 0;
    return [];
  });
  return { ...cost, generic, symbols };
}

const textOf = (symbol: ManaSymbol): string => `{${printSymbol(symbol)}}`;

export interface PhyrexianSymbols {
  readonly symbol: string;
  readonly count: number;
}

/** The Phyrexian symbols of a cost, each kind once. */
export const phyrexianSymbols = (cost: ManaCost): readonly PhyrexianSymbols[] =>
  kinds(cost.symbols.filter((symbol) => symbol.orLife && !isPaidWithLife(symbol)));

const kinds = (symbols: readonly ManaSymbol[]): readonly PhyrexianSymbols[] => {
  const texts = symbols.map(textOf);
  return [...new Set(texts)].map((symbol) => ({ symbol, count: texts.filter((text) => text === symbol).length }));
};

const isMonocoloredHybrid = (symbol: ManaSymbol): boolean => symbol.orGeneric !== undefined;

export const hasEquivalents = (cost: ManaCost): boolean => cost.symbols.some(isMonocoloredHybrid);

/** 107.4e: all ways to pay for symbols that are paid with generic mana or mana of a color; none without such symbols. */
export const equivalents = (cost: ManaCost): readonly SymbolChoices[] =>
  kinds(cost.symbols.filter(isMonocoloredHybrid)).reduce<readonly SymbolChoices[]>(
    (ways, { symbol, count }) =>
      (ways.length === 0 ? [{}] : ways).flatMap((way) =>
        Array.from({ length: count + 1 }, (_, n) => ({ ...way, [symbol]: n })),
      ),
    [],
  );

/** How much mana it takes to pay a cost of which it is chosen how. */
export const manaToPay = ({ generic, symbols }: ManaCost): number =>
  generic + symbols.filter((symbol) => !isPaidWithLife(symbol)).length;

const isManaType = (s: string): s is ManaType => s in MANA_BIT;

/** Reads "{2}{W/U}"; throws on anything that is no mana symbol, as card data was checked when it was imported. */
export function parseManaCost(text: string): ManaCost {
  let generic = 0;
  let x = 0;
  const symbols: ManaSymbol[] = [];
  for (const [, symbol] of text.matchAll(/\{([^}]+)\}/g)) {
    if (/^\d+$/.test(symbol!)) generic += Number(symbol);
    else if (symbol === "X" || symbol === "Y" || symbol === "Z") x++;
    else symbols.push(parseSymbol(symbol!));
  }
  return { generic, x, symbols };
}

function parseSymbol(symbol: string): ManaSymbol {
  if (symbol === "S") return { types: 63, snow: true, colors: 0 };
  let types = 0;
  let orGeneric: number | undefined;
  let orLife = false;
  for (const part of symbol.split("/")) {
    if (isManaType(part)) types |= MANA_BIT[part];
    else if (part === "P") orLife = true;
    else if (/^\d+$/.test(part)) orGeneric = Number(part);
    else throw new Error(`not a mana symbol: {${symbol}}`);
  }
  return {
    types,
    colors: types & ~MANA_BIT.C,
    ...(orGeneric !== undefined && { orGeneric }),
    ...(orLife && { orLife }),
  };
}

/** 202.3: X is 0 except on the stack; a hybrid symbol counts its larger part. */
export const manaValue = (cost: ManaCost | undefined, x = 0): number =>
  cost === undefined
    ? 0
    : cost.generic + cost.x * x + cost.symbols.reduce((sum, s) => sum + Math.max(1, s.orGeneric ?? 0), 0);

/** 105.2: the colours of the symbols. */
export const colorsOfCost = (cost: ManaCost | undefined): Bits =>
  cost === undefined ? 0 : cost.symbols.reduce((bits, s) => bits | s.colors, 0);

export function printManaCost(cost: ManaCost, x?: number): string {
  const generic = cost.generic + (x === undefined ? 0 : cost.x * x);
  const parts = [
    ...(x === undefined ? Array.from({ length: cost.x }, () => "X") : []),
    ...(generic > 0 ? [String(generic)] : []),
    ...cost.symbols.map(printSymbol),
  ];
  return parts.length === 0 ? "{0}" : parts.map((p) => `{${p}}`).join("");
}

function printSymbol(symbol: ManaSymbol): string {
  if (symbol.snow) return "S";
  const types = Object.entries(MANA_BIT).filter(([, bit]) => symbol.types & bit);
  return [
    ...(symbol.orGeneric === undefined ? [] : [String(symbol.orGeneric)]),
    ...types.map(([t]) => t),
    ...(symbol.orLife ? ["P"] : []),
  ].join("/");
}

/** Both together: 118.7. */
export const addCosts = (a: ManaCost, b: ManaCost): ManaCost => ({
  generic: a.generic + b.generic,
  x: a.x + b.x,
  symbols: b.symbols.length === 0 ? a.symbols : [...a.symbols, ...b.symbols],
  ...((a.helped ?? b.helped) && {
    helped: {
      generic: (a.helped?.generic ?? 0) + (b.helped?.generic ?? 0),
      x: (a.helped?.x ?? 0) + (b.helped?.x ?? 0),
    },
  }),
});

/**
 * 118.7a-g: generic mana reduces generic mana; mana of a type reduces that type, and generic mana for what goes beyond. Of
 * a hybrid symbol the half counts that saves more.
 */
export function reduceCost(cost: ManaCost, by: ManaCost): ManaCost {
  const generic = Math.max(0, cost.generic - by.generic);
  const halves = by.symbols.map(halvesOf).sort((a, b) => a.length - b.length);
  return reduceBy({ ...cost, generic }, halves);
}

/** What one symbol of a reduction may stand for: mana of a type, or so much generic mana. */
type Half = { readonly types: Bits } | { readonly generic: number };

function halvesOf({ types, orGeneric, snow }: ManaSymbol): readonly Half[] {
  // 118.7g
  if (snow) return [{ generic: 1 }];
  const typed = Object.values(MANA_BIT).filter((bit) => (types & bit) !== 0);
  return [...typed.map((bit) => ({ types: bit })), ...(orGeneric === undefined ? [] : [{ generic: orGeneric }])];
}

/** 118.7e: the choices that leave the least to pay. */
function reduceBy(cost: ManaCost, [symbol, ...others]: readonly (readonly Half[])[]): ManaCost {
  if (symbol === undefined) return cost;
  const both = withEither(cost, symbol);
  if (both !== undefined) return reduceBy(both, others);
  return symbol
    .map((half) => reduceBy(without(cost, half), others))
    .reduce((least, one) => (manaValue(one) < manaValue(least) ? one : least));
}

const isPlain = (symbol: ManaSymbol, types: Bits): boolean =>
  symbol.types === types && symbol.orGeneric === undefined && symbol.orLife !== true && symbol.snow !== true;

/** Where either half saves a symbol of its own, the one that is left is either of them: the payment decides. */
function withEither(cost: ManaCost, halves: readonly Half[]): ManaCost | undefined {
  const [one, other] = halves.map((half) =>
    "types" in half ? cost.symbols.find((symbol) => isPlain(symbol, half.types)) : undefined,
  );
  if (halves.length !== 2 || one === undefined || other === undefined) return undefined;
  const taken = [cost.symbols.indexOf(one), cost.symbols.indexOf(other)];
  const left = cost.symbols.filter((_, at) => !taken.includes(at));
  return { ...cost, symbols: [...left, { types: one.types | other.types, colors: one.colors | other.colors }] };
}

function without(cost: ManaCost, half: Half): ManaCost {
  if ("generic" in half) return { ...cost, generic: Math.max(0, cost.generic - half.generic) };
  const plain = cost.symbols.findIndex((symbol) => isPlain(symbol, half.types));
  // A symbol that may be paid in several ways is one of this type if it is so chosen (601.2b).
  const at = plain >= 0 ? plain : cost.symbols.findIndex(({ types, snow }) => !snow && (types & half.types) !== 0);
  return at >= 0 ? { ...cost, symbols: cost.symbols.toSpliced(at, 1) } : without(cost, { generic: 1 });
}
