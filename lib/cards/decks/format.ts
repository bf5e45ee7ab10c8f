import { type CardEntry, isUnsupported } from "../import/entry.ts";
import { colorsOf, readManaCost } from "../mana.ts";
import { COLORS, type Color, type PrintedCard } from "../schema.ts";

/** What a way of playing asks of a deck; legality of cards apart. */
export interface DeckRules {
  readonly size: { readonly min: number; readonly max?: number };
  readonly sideboard: number;
  readonly copies: number;
  /** 903, or 903.12: the deck is led by a commander. */
  readonly commander?: "commander" | "brawl";
}

/** "casual" asks nothing of the cards; "limited" nothing of the copies either; the others are as in the files of cards. */
export const FORMATS = [
  "casual",
  "limited",
  "standard",
  "pioneer",
  "modern",
  "legacy",
  "vintage",
  "pauper",
  "commander",
  "brawl",
] as const;

export type Format = (typeof FORMATS)[number];

/** 100.5 sets no upper limit but that a player can shuffle the deck; this is more than anybody does. */
const MOST = 500;
const CONSTRUCTED: DeckRules = { size: { min: 60, max: MOST }, sideboard: 15, copies: 4 };

/** 100.2a, 100.4a; 903.5. Formats whose data asks nothing more are constructed. */
export function rulesOf(format: string): DeckRules {
  if (format === "commander" || format === "brawl") {
    const size = format === "brawl" ? 60 : 100;
    return { size: { min: size, max: size }, sideboard: 0, copies: 1, commander: format };
  }
  if (format === "limited")
    return {
      size: { min: 40, max: MOST },
      sideboard: Number.POSITIVE_INFINITY,
      copies: Number.POSITIVE_INFINITY,
    };
  return CONSTRUCTED;
}

const WORDS = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

/** How many copies of this card a deck may hold: basic lands any number (100.2a), others what they say. */
export function copiesAllowed(card: PrintedCard, usual: number): number {
  const [front] = card.faces;
  if (front.typeLine.supertypes.includes("basic")) return Number.POSITIVE_INFINITY;
  for (const face of card.faces) {
    if (/A deck can have any number of cards named /u.test(face.text)) return Number.POSITIVE_INFINITY;
    const word = /A deck can have up to (\w+) cards named /u.exec(face.text)?.[1];
    const most = word === undefined ? -1 : WORDS.indexOf(word);
    if (most > 0) return most;
  }
  return usual;
}

/** 305.6. */
const COLOR_OF_LAND: Readonly<Record<string, Color>> = {
  Plains: "W",
  Island: "U",
  Swamp: "B",
  Mountain: "R",
  Forest: "G",
};

/**
 * 903.4, 903.4c-e: the colours of the costs, the indicators, and the symbols in the rules text (not in reminders), on all faces
 * and halves; and 903.5d, of the mana that basic land types let it produce.
 */
export function identityOf(entry: CardEntry): readonly Color[] {
  if (entry.identity) return entry.identity;
  if (isUnsupported(entry.card)) return [];
  const found = new Set<Color>();
  for (const face of entry.card.faces) {
    const text = face.text.replace(/\([^)]*\)/gu, "");
    for (const [symbol] of `${face.manaCost ?? ""}${text}`.matchAll(/\{[^}]+\}/gu)) {
      const cost = readManaCost(symbol);
      if (cost.ok) for (const color of colorsOf(cost.symbols)) found.add(color);
    }
    for (const color of face.colorIndicator ?? []) found.add(color);
    // 903.5d
    for (const subtype of face.typeLine.subtypes) {
      const color = COLOR_OF_LAND[subtype];
      if (color !== undefined) found.add(color);
    }
  }
  return COLORS.filter((color) => found.has(color));
}
