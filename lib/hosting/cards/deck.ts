import type { DeckLook } from "../../cards/decks/look.ts";
import type { CardDefinition, CardPool } from "../../engine/definition.ts";
import type { Problem } from "../api.ts";
import { Refused } from "../refusal.ts";

/** Where decks come from; reading one may need the whole grammar, so only the functions that take decks have it. */
export interface Decks {
  readonly builtIn: readonly BuiltInDeck[];
  /** The version of the grammar that reads cards. */
  readonly grammar?: number;
  /** Built-in decks with a commander (903). */
  readonly commander?: readonly BuiltInDeck[];
  /** The same for Brawl (903.12). */
  readonly brawl?: readonly BuiltInDeck[];
  /**
   * `deck` is the name of a built-in deck or a deck list as text; `format`: what it has to be legal in, if anything; `manual`:
   * how many names of it may be played by hand.
   */
  resolve(deck: string, format?: string, manual?: number): ResolvedDeck | Promise<ResolvedDeck>;
  /** Built-in cards for players who bring none of their own (901.3, 904.3, 902.3). */
  usual?(kind: "planar" | "scheme" | "vanguard"): readonly CardDefinition[];
}

export interface BuiltInDeck extends DeckLook {
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
      /** 903.6. */
      readonly commanders?: readonly CardDefinition[];
      /** 100.2d: planar, scheme and Attraction deck together. */
      readonly supplementary?: readonly CardDefinition[];
      /** 902.3, 315.2: vanguard and conspiracies. */
      readonly command?: readonly CardDefinition[];
      /** The names of those that are played by hand. */
      readonly manual?: readonly string[];
    }
  | {
      readonly ok: false;
      readonly code:
        | "unknown-deck"
        | "unreadable-cards"
        | "illegal-deck"
        | "needs-manual-cards"
        | "too-many-manual-cards";
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
  readonly commanders: readonly CardDefinition[];
  readonly supplementary: readonly CardDefinition[];
  readonly command: readonly CardDefinition[];
  /** The names of those that are played by hand. */
  readonly manual: readonly string[];
}

/** `manual`: how many names of it may be played by hand. Throws `Refused` for a deck that cannot be played. */
export async function readDeck(
  decks: Decks,
  deck: string,
  {
    seat,
    format,
    manual = 0,
  }: { readonly seat?: number; readonly format?: string | undefined; readonly manual?: number } = {},
): Promise<ReadDeck> {
  const resolved = await decks.resolve(deck, format, manual);
  if (resolved.ok) {
    const { cards, sideboard = [], outside = [], commanders = [], supplementary = [], command = [] } = resolved;
    return { cards, sideboard, outside, commanders, supplementary, command, manual: resolved.manual ?? [] };
  }
  const { code, message, faults } = resolved;
  const where = seat === undefined ? "" : `Deck of seat ${seat}: `;
  const whose = seat === undefined ? faults : faults?.map((fault) => ({ ...fault, seat }));
  throw new Refused(422, code, where + message, whose ? { faults: whose } : {});
}
