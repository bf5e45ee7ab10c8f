import type { Color, PrintedCard } from "../schema.ts";

/** A card as a file of cards has it: what is printed, and what deck building and coverage want to know of it. */
export interface CardEntry {
  readonly name: string;
  readonly card: PrintedCard | Unsupported;
  /** By format; empty where the file does not say. */
  readonly legalities: Readonly<Record<string, Legality>>;
  /** ISO date of the first printing, where known. */
  readonly released?: string;
  /** 903.4, where known. */
  readonly identity?: readonly Color[];
  /** Codes of sets it was printed in, as far as the file says, in small letters. */
  readonly sets?: readonly string[];
  /** The file's own key for the card, the same for all its printings. */
  readonly id?: string;
  /** Of a file of printings: that of the printing, as Scryfall writes it ("en", "it", "zhs"). */
  readonly language?: string;
}

export const LEGALITIES = ["legal", "restricted", "banned", "not_legal"] as const;
export type Legality = (typeof LEGALITIES)[number];

/**
 * A card outside what the schema can say: a casual variant's layout, a card type or mana symbol of no rulebook, a
 * creature without power and toughness.
 */
export interface Unsupported {
  readonly unsupported: "layout" | "type" | "symbol" | "stats";
  readonly what: string;
  readonly typeLine: string;
}

export const isUnsupported = (card: CardEntry["card"]): card is Unsupported => "unsupported" in card;

/** One sentence for the owner of the card. */
export function whyUnsupported({ unsupported, what }: Unsupported): string {
  if (unsupported === "layout") return `the layout "${what}" is not supported yet`;
  if (unsupported === "type") return `"${what}" is not a card type that can be played yet`;
  if (unsupported === "stats") return `the file gives it no ${what}`;
  return `${what} is not a mana symbol of the rules`;
}
