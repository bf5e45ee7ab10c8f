import { readManaCost } from "../mana.ts";

/** "{2}{W}", "2ww" or "x{g/u}" as symbols; undefined for what is no mana cost. */
export function symbolsIn(text: string): readonly string[] | undefined {
  const parts = text.toUpperCase().match(/\{[^{}]*\}|\d+|./gsu) ?? [];
  const cost = readManaCost(parts.map((part) => (part.startsWith("{") ? part : `{${part}}`)).join(""));
  return cost.ok ? cost.symbols : undefined;
}
