import { type CardEntry, isUnsupported } from "../import/entry.ts";
import { colorsOf, manaValueOf, readManaCost } from "../mana.ts";
import {
  type CardPicture,
  type CardType,
  COLORS,
  type Color,
  type PrintedCard,
  type PrintedFace,
  type Supertype,
} from "../schema.ts";
import type { DeckSection } from "./parse.ts";

/** What is seen of a card from across a table: its picture follows from it. */
export interface CardFace {
  readonly name: string;
  readonly manaCost: string;
  readonly colors: readonly Color[];
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
  readonly text: string;
  readonly picture?: CardPicture;
}

/** How a deck looks before it is read: the colours of its cards, and a few of them to be fanned. */
export interface DeckLook {
  /** Of the costs, in the order of 105.1. */
  readonly colors: readonly Color[];
  readonly faces: readonly CardFace[];
}

const FANNED = 4;
const DECKED: ReadonlySet<DeckSection> = new Set(["main", "commander"]);

/** 202.2, 204: as printed; characteristic-defining abilities aside. */
export function colorsOfFace({ manaCost = "", colorIndicator = [] }: PrintedFace): readonly Color[] {
  const cost = readManaCost(manaCost);
  const symbols = cost.ok ? colorsOf(cost.symbols) : [];
  return COLORS.filter((color) => symbols.includes(color) || colorIndicator.includes(color));
}

export const manaValueOfCard = ({ faces: [front], layout, faces }: PrintedCard): number =>
  // 709.4b: of a split card both halves together.
  layout === "split" ? faces.reduce((sum, face) => sum + manaValueOfFace(face), 0) : manaValueOfFace(front);

function manaValueOfFace({ manaCost = "" }: PrintedFace): number {
  const cost = readManaCost(manaCost);
  return cost.ok ? manaValueOf(cost.symbols) : 0;
}

export function faceOfCard({ faces: [front] }: PrintedCard): CardFace {
  const { name, manaCost = "", text, typeLine, picture } = front;
  return { name, manaCost, colors: colorsOfFace(front), ...typeLine, text, ...(picture && { picture }) };
}

/** The colours of cards that are no lands. */
export function colorsOfCards(cards: Iterable<PrintedCard>): readonly Color[] {
  const found = new Set<Color>();
  for (const { faces } of cards) for (const face of faces) for (const color of colorsOfFace(face)) found.add(color);
  return COLORS.filter((color) => found.has(color));
}

/** The commander first, then what costs most, creatures before the rest. */
export function lookOf(lines: readonly { readonly section: DeckSection; readonly entry: CardEntry }[]): DeckLook {
  const decked = lines.flatMap(({ section, entry: { card } }) =>
    DECKED.has(section) && !isUnsupported(card) ? [{ section, card }] : [],
  );
  const rank = ({ section, card }: (typeof decked)[number]): number => {
    const { types } = card.faces[0].typeLine;
    if (section === "commander") return 1_000;
    if (types.includes("land")) return -1;
    return manaValueOfCard(card) + (types.includes("creature") || types.includes("planeswalker") ? 2 : 0);
  };
  const ranked = decked
    .map((one) => ({ card: one.card, rank: rank(one) }))
    .sort((a, b) => b.rank - a.rank || (a.card.name < b.card.name ? -1 : 1));
  const different = new Map(ranked.map(({ card }) => [card.name, card]));
  return {
    colors: colorsOfCards(decked.map(({ card }) => card)),
    faces: [...different.values()].slice(0, FANNED).map(faceOfCard),
  };
}
