import type { CardDefinition, CardPool } from "../../engine/definition.ts";
import type { Problem } from "../api.ts";
import { Refused } from "../refusal.ts";

/** Where decks come from; reading one may need the whole grammar, so only the functions that take decks have it. */
export interface Decks {
  readonly builtIn: readonly BuiltInDeck[];
  /** The version of the grammar that reads cards. */
  readonly grammar?: number;
  /** `deck` is the name of a built-in deck or a deck list as text. */
  resolve(deck: string): ResolvedDeck | Promise<ResolvedDeck>;
}

export interface BuiltInDeck {
  readonly name: string;
  readonly description: string;
}

export type ResolvedDeck =
  /** One entry a card. */
  | {
      readonly ok: true;
      readonly cards: readonly CardDefinition[];
      readonly sideboard?: readonly CardDefinition[];
      /** What they can bring in from outside the game. */
      readonly outside?: readonly CardDefinition[];
    }
  | {
      readonly ok: false;
      readonly code: "unknown-deck" | "unreadable-cards" | "illegal-deck";
      readonly message: string;
      readonly faults?: NonNullable<Problem["faults"]>;
    };

/** The cards of several decks, each kind once, and each deck as indices into them. */
export function poolOf(decks: readonly (readonly CardDefinition[])[]): { pool: CardPool; decks: number[][] } {
  const cards: CardDefinition[] = [];
  const at = new Map<string, number>();
  const indexOf = (card: CardDefinition): number => {
    const key = JSON.stringify(card);
    const known = at.get(key);
    if (known !== undefined) return known;
    at.set(key, cards.length);
    return cards.push(card) - 1;
  };
  return { decks: decks.map((deck) => deck.map(indexOf)), pool: { cards } };
}

/** A deck that may be played and its sideboard (100.4), which may be empty. */
export interface ReadDeck {
  readonly cards: readonly CardDefinition[];
  readonly sideboard: readonly CardDefinition[];
  /** In the game's pool, in no deck. */
  readonly outside: readonly CardDefinition[];
}

/** Throws `Refused` for a deck that cannot be played. */
export async function readDeck(decks: Decks, deck: string, where = ""): Promise<ReadDeck> {
  const resolved = await decks.resolve(deck);
  if (resolved.ok)
    return { cards: resolved.cards, sideboard: resolved.sideboard ?? [], outside: resolved.outside ?? [] };
  const { code, message, faults } = resolved;
  throw new Refused(422, code, where + message, faults ? { faults } : {});
}
