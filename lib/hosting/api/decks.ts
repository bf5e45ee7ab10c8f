import type { Format } from "../../cards/decks/format.ts";
import type { DeckLook } from "../../cards/decks/look.ts";
import type { DeckSection } from "../../cards/decks/parse.ts";
import type { ShownCard } from "../../cards/search/shown.ts";
import type { PlayableVariant } from "./games.ts";
import type { Fault } from "./problem.ts";

/** Cards that are looked for, and decks that are checked, built and kept. */

/** `GET /v1/decks`. */
export interface BuiltInDecks {
  readonly decks: readonly ListedDeck[];
  /** Decks with a commander, for the variants that are played with one (903). */
  readonly commander?: readonly ListedDeck[];
  /** The same for Brawl (903.12). */
  readonly brawl?: readonly ListedDeck[];
  /** What can be played, and at which tables. */
  readonly variants: readonly PlayableVariant[];
}

/** `colors`: of its cards' costs; `faces`: a few of its cards, to be shown for all of it. */
export interface ListedDeck extends DeckLook {
  readonly name: string;
  readonly description: string;
}

/** `GET /v1/cards?q=...`: a page of the cards that a query asks for; an empty one asks for all. Beyond it, `after`: what the page before gave as `next`. */
export interface CardsFound {
  readonly cards: readonly ShownCard[];
  /** How many there are, where that is known without reading them all. */
  readonly total?: number;
  readonly next?: string;
}

/** `POST /v1/decks/read`: a deck that is being built, whatever is wrong with it. `deck` as in `CheckDeck`; `format` one of `DeckFormat`. */
export interface ReadDeckList extends CheckDeck {
  readonly format?: DeckFormat;
}

export type DeckFormat = Format;

export interface DeckRead extends DeckLook {
  /** As it was given, or that of the built-in deck that was named. */
  readonly list: string;
  readonly name?: string;
  /** What it was checked against. */
  readonly format: DeckFormat;
  readonly lines: readonly ReadLine[];
  /** The cards that are unknown or cannot be played, and what the format objects to. */
  readonly faults: readonly Fault[];
  /** Whether all its cards can be played here. */
  readonly playable: boolean;
  /** The formats that object to nothing in it. */
  readonly fits: readonly DeckFormat[];
}

export interface ReadLine {
  readonly count: number;
  /** As it was written. */
  readonly name: string;
  /** Of the list, from 1. */
  readonly line: number;
  readonly section: DeckSection;
  /** Absent where there is no such card. */
  readonly card?: ShownCard;
}

/** `GET /v1/player/decks`. */
export interface MyDecks {
  /** Those changed last come first. */
  readonly decks: readonly KeptDeck[];
  /** How many may be kept. */
  readonly most: number;
}

export interface KeptDeck extends DeckLook {
  readonly id: string;
  readonly name: string;
  readonly format: DeckFormat;
  /** How many cards are in it, the sideboard aside. */
  readonly cards: number;
  /** Whether it could be played when it was saved. */
  readonly playable: boolean;
  readonly updatedAt: number;
  /** To be sent back with a change of it. */
  readonly revision: number;
}

/** `GET /v1/player/decks/{deckId}`. */
export interface KeptDeckList extends KeptDeck {
  readonly list: string;
}

/**
 * `POST /v1/player/decks`: keeps a deck, or no longer. `id` is made by the client, `revision` 0 for a new one. Lists that cannot be
 * played are kept too. The same `actionId` again is the same change.
 */
export type ChangeDecks =
  | {
      readonly do: "save";
      readonly actionId: string;
      readonly id: string;
      readonly revision: number;
      readonly name: string;
      readonly format: DeckFormat;
      readonly list: string;
    }
  | { readonly do: "remove"; readonly id: string };

/** All decks as they are then. */
export interface DecksChanged extends MyDecks {
  /** The one that was saved. */
  readonly saved?: KeptDeck;
}

/** `POST /v1/decks/check`: whether a deck could be played. A deck that cannot is a `Problem` that names each fault. */
export interface CheckDeck {
  readonly deck: string;
}

export interface DeckChecked {
  readonly cards: number;
}
