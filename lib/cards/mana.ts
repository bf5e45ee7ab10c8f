import { COLORS, type Color } from "./schema.ts";

/** 107.4: one symbol of a mana cost. Hybrid and Phyrexian halves are in the order printed. */
const SYMBOL = /^(?:\d{1,3}|[WUBRGCSXYZ]|[WUBRG]\/[WUBRG]|[2C]\/[WUBRG]|[WUBRGC]\/P|[WUBRG]\/[WUBRG]\/P)$/u;

export type ManaCostReading =
  | { readonly ok: true; readonly symbols: readonly string[] }
  /** `known` false: well formed, but no symbol of the rules of the game ("{HW}"). */
  | { readonly ok: false; readonly symbol: string; readonly wellFormed: boolean };

/** "{2}{W/U}" as ["2", "W/U"]; an empty string is a cost without symbols. */
export function readManaCost(text: string): ManaCostReading {
  const symbols: string[] = [];
  let at = 0;
  while (at < text.length) {
    const found = /^\{([^{}\s]+)\}/u.exec(text.slice(at));
    if (!found?.[1]) return { ok: false, symbol: text.slice(at), wellFormed: false };
    if (!SYMBOL.test(found[1])) return { ok: false, symbol: found[0], wellFormed: true };
    symbols.push(found[1]);
    at += found[0].length;
  }
  return { ok: true, symbols };
}

/** 202.3, with X, Y and Z as 0 (202.3e). */
export function manaValueOf(symbols: readonly string[]): number {
  return symbols.reduce((sum, symbol) => {
    if (/^\d+$/u.test(symbol)) return sum + Number(symbol);
    if (/^[XYZ]$/u.test(symbol)) return sum;
    // 202.3f: a hybrid symbol counts with its largest half.
    return sum + (symbol.startsWith("2/") ? 2 : 1);
  }, 0);
}

/** 105.2: the colours of the symbols, in the order of 105.1. */
export function colorsOf(symbols: readonly string[]): readonly Color[] {
  return COLORS.filter((color) => symbols.some((symbol) => symbol.split("/").includes(color)));
}
