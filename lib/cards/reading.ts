import type { CardDefinition } from "../engine/definition.ts";
import type { PrintedCard } from "./schema.ts";

/**
 * What came of reading a printed card. A card is playable only if all of its text was understood and printed back
 * word for word; anything less is refused with the places where it failed.
 */
export type Reading = ReadCard | UnreadCard;

export interface ReadCard {
  readonly verdict: "read";
  readonly card: CardDefinition;
  /** Things worth telling that do not stop the card: reminder text that differs from its keyword. */
  readonly warnings?: readonly string[];
  /** The proved surface trees, one list per face; plain JSON. */
  readonly surface?: readonly (readonly unknown[])[];
}

/** `ambiguous` (several meanings) and `mismatched` (prints otherwise) are bugs of the grammar, never of the card. */
export interface UnreadCard {
  readonly verdict: "declined" | "ambiguous" | "mismatched";
  /** Every place found, the first line's first; more than one where several lines fail independently. */
  readonly faults: readonly [ReadingFault, ...ReadingFault[]];
}

export interface ReadingFault {
  readonly verdict: UnreadCard["verdict"];
  /** Index of the face. */
  readonly face: number;
  /** Line of the face's text, and column within it; both from 1. */
  readonly line: number;
  readonly column: number;
  /** The furthest token tried; empty at the end of the line. */
  readonly token: string;
  /** One sentence a player can understand. */
  readonly message: string;
  /** What was read word for word speaks of something that nothing before it gives (608.2c). */
  readonly code?: "no-antecedent";
}

/** The grammar, as everything below it sees it. Pure; never throws for a card. */
export type CardReader = (printed: PrintedCard) => Reading;

/** What is played of a card that was not read, where its text is carried out by hand; undefined where that cannot be. */
export type ManualReader = (printed: PrintedCard) => CardDefinition | undefined;
