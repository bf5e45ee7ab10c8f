/**
 * The printed card: what is on the card and nothing that follows from it. Everything that reads, imports, checks or
 * plays cards shares these shapes. Rule numbers are those of the edition of 2024-09-20.
 */

/** The five colours in the order of 105.1. */
export const COLORS = ["W", "U", "B", "R", "G"] as const;
export type Color = (typeof COLORS)[number];
/** A type of mana (106.1b): a colour or colorless. */
export type ManaType = Color | "C";

/** 205.2a. Sets of types are kept as bits in this order, so that a new one goes to the end. */
export const CARD_TYPES = [
  "artifact",
  "battle",
  "creature",
  "dungeon",
  "enchantment",
  "instant",
  "kindred",
  "land",
  "planeswalker",
  "sorcery",
  "conspiracy",
  "phenomenon",
  "plane",
  "scheme",
  "vanguard",
] as const;
export type CardType = (typeof CARD_TYPES)[number];
export const isCardType = (word: string): word is CardType => (CARD_TYPES as readonly string[]).includes(word);

/** 205.4a. */
export const SUPERTYPES = ["basic", "legendary", "ongoing", "snow", "world"] as const;
export type Supertype = (typeof SUPERTYPES)[number];

/** A type line, 205. Subtypes are spelled as printed ("Goblin", "Power-Plant", "Time Lord"). */
export interface TypeLine {
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
}

/** Layouts that change how many faces, halves or states a card has (709-718). */
export const LAYOUTS = [
  "normal",
  "split",
  "flip",
  "transform",
  "modal_dfc",
  "meld",
  "adventure",
  "prepare",
  "leveler",
  "class",
  "saga",
  "case",
  "mutate",
  "prototype",
  "token",
] as const;
export type Layout = (typeof LAYOUTS)[number];

/** The languages besides English in which names of cards are kept where a file has them. */
export const NAME_LANGUAGES = ["it", "pt"] as const;
/** What is printed as a name on cards in these languages. */
export type PrintedNames = Readonly<Partial<Record<(typeof NAME_LANGUAGES)[number], string>>>;

/** A picture of a card that lies elsewhere; for an installation that shows such pictures (docs/cards.md). */
export interface CardPicture {
  /** Absolute, https. */
  readonly address: string;
  readonly artist?: string;
}

/** One face, half or alternative set of characteristics, as printed. */
export interface PrintedFace {
  readonly name: string;
  /** In symbols, "{2}{W/U}{X}"; absent where no mana cost is printed (202.1a), which is not {0}. */
  readonly manaCost?: string;
  readonly typeLine: TypeLine;
  /** Rules text, lines separated by "\n". */
  readonly text: string;
  /** As printed: "2", "*", "1+*", "X". */
  readonly power?: string;
  readonly toughness?: string;
  readonly loyalty?: string;
  readonly defense?: string;
  /** A colour indicator (204), where there is one. */
  readonly colorIndicator?: readonly Color[];
  /** 313.6-7: a vanguard's modifiers, as numbers. */
  readonly handModifier?: number;
  readonly lifeModifier?: number;
  /** 207.2d: words in front of abilities that mean nothing, where the card's data tells them from keywords. */
  readonly flavorWords?: readonly string[];
  /** In other languages; the rules know a card by its English name alone (201.2). */
  readonly printedNames?: PrintedNames;
  /** Where the file of cards named one, and whoever imported it wanted them kept. */
  readonly picture?: CardPicture;
  /** 717.1: the numbers lit up on an Attraction; where nothing is said of them, the six, which every Attraction has. */
  readonly lights?: readonly number[];
}

export interface PrintedCard {
  /** The name people use: "Fire // Ice" for split cards, the front face's name otherwise. */
  readonly name: string;
  readonly layout: Layout;
  /** The front face first; at least one. */
  readonly faces: readonly [PrintedFace, ...PrintedFace[]];
}
