import { type CardEntry, isUnsupported } from "../import/entry.ts";
import { colorsOf, readManaCost } from "../mana.ts";
import { COLORS, type Color, type PrintedCard } from "../schema.ts";

/** What a way of playing asks of a deck; legality of cards apart. */
export interface DeckRules {
  readonly size: { readonly min: number; readonly max?: number };
  readonly sideboard: number;
  readonly copies: number;
  readonly commander: boolean;
}

/** "casual" asks nothing of the cards; "limited" nothing of the copies either; the others are as in the files of cards. */
export const FORMATS: readonly string[] = [
  "casual",
  "limited",
  "standard",
  "pioneer",
  "modern",
  "legacy",
  "vintage",
  "pauper",
  "commander",
];

/** 100.5 sets no upper limit but that a player can shuffle the deck; this is more than anybody does. */
const MOST = 500;
const CONSTRUCTED: DeckRules = { size: { min: 60, max: MOST }, sideboard: 15, copies: 4, commander: false };

/** 100.2a, 100.4a; 903.5. Formats whose data asks nothing more are constructed. */
export function rulesOf(format: string): DeckRules {
  if (format === "commander") return { size: { min: 100, max: 100 }, sideboard: 0, copies: 1, commander: true };
  if (format === "limited")
    return {
      size: { min: 40, max: MOST },
      sideboard: Number.POSITIVE_INFINITY,
      copies: Number.POSITIVE_INFINITY,
      commander: false,
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

/** 903.3, and the cards that say so themselves. */
export function mayBeCommander(card: PrintedCard): boolean {
  const [front] = card.faces;
  const { supertypes, types } = front.typeLine;
  const text = card.faces.map((face) => face.text).join("\n");
  return (supertypes.includes("legendary") && types.includes("creature")) || / can be your commander\./u.test(text);
}

/** 702.124: cards that may be one of two commanders. */
export const mayPair = (card: PrintedCard): boolean =>
  card.faces.some(({ text }) => /^(?:Partner|Friends forever|Choose a Background|Doctor's companion)/mu.test(text)) ||
  card.faces[0].typeLine.subtypes.includes("Background");

/** 903.4: the colours of the costs, the indicators, and the symbols in the rules text (not in reminders). */
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
  }
  return COLORS.filter((color) => found.has(color));
}
