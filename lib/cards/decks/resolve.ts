import type { CardDefinition } from "../../engine/definition.ts";
import {
  builtInBrawlDecks,
  builtInCommanderDecks,
  builtInDecks,
  builtInDungeons,
  builtInOf,
  builtInShelf,
} from "../builtin.ts";
import { CardsError, type ListFault } from "../errors.ts";
import { isUnsupported } from "../import/entry.ts";
import { foldName } from "../names.ts";
import type { CardReader, Reading } from "../reading.ts";
import type { CardType, PrintedCard } from "../schema.ts";
import { type CardShelf, shelves } from "../shelf.ts";
import { type CheckedDeck, checkDeck, type DeckProblem } from "./check.ts";
import { type DeckLook, lookOf } from "./look.ts";
import { meldResults } from "./melds.ts";
import { type DeckList, parseDeck } from "./parse.ts";

/** A deck ready to play, or why it is not. */
export type DeckResolution =
  | {
      readonly ok: true;
      readonly name: string;
      /** The main deck, one entry a card; equal cards are the same object. */
      readonly cards: readonly CardDefinition[];
      readonly sideboard: readonly CardDefinition[];
      readonly commanders: readonly CardDefinition[];
      /** 100.2d: planar, scheme and Attraction deck together. */
      readonly supplementary: readonly CardDefinition[];
      /** 902.3, 315.2: vanguard and conspiracies. */
      readonly command: readonly CardDefinition[];
      /** Cards from outside the game that these can bring into it: dungeons (309.2), what they meld into (701.37a). */
      readonly outside: readonly CardDefinition[];
    }
  | {
      readonly ok: false;
      readonly code: "unknown-deck" | "unreadable-cards" | "illegal-deck";
      readonly message: string;
      readonly faults?: readonly DeckFault[];
    };

/** `at`: "line 12" of the list, or "deck". */
export interface DeckFault extends Omit<DeckProblem, "code"> {
  readonly code: DeckProblem["code"] | ListFault;
  readonly at: string;
}

/** A deck that comes with the program. */
export interface ListedDeck extends DeckLook {
  readonly name: string;
  readonly description: string;
}

export interface DeckBook {
  readonly builtIn: readonly ListedDeck[];
  /** Built-in cards for players who bring no planar deck, scheme deck or vanguard of their own (901.3, 904.3, 902.3). */
  usual(kind: "planar" | "scheme" | "vanguard"): readonly CardDefinition[];
  /** Built-in decks with a commander (903), for variants that want one. */
  readonly commander: readonly ListedDeck[];
  /** The same for Brawl (903.12). */
  readonly brawl: readonly ListedDeck[];
  /**
   * `deck` is the name of a built-in deck or a deck list as text, checked against a format of `FORMATS`; without one against
   * that of Commander or Brawl if it names a commander, by its size, and else "casual". Never throws for what a player wrote.
   */
  resolve(deck: string, format?: string): Promise<DeckResolution>;
}

/** Imported cards, wherever they are kept. */
export interface ImportedCards {
  /** A shelf with the cards of these names, as far as there are any, and names near those that there are not. */
  shelfFor(names: readonly string[]): Promise<CardShelf>;
}

/** 901.3. */
const MOST_PHENOMENA = 2;

/** How many readings a process keeps: a few hundred decks. */
const MOST_READINGS = 5000;

/** Decks by name or by list, from the built-in set and, where given, imported cards. Readings are kept. */
export function deckBook(read: CardReader, imported?: ImportedCards): DeckBook {
  const builtIn = builtInShelf();
  const readings = new Map<PrintedCard, Reading>();
  const readOnce: CardReader = (printed) => {
    const known = readings.get(printed) ?? read(printed);
    if (readings.size >= MOST_READINGS) readings.clear();
    readings.set(printed, known);
    return known;
  };
  const playable = (printed: PrintedCard): readonly CardDefinition[] => {
    const reading = readOnce(printed);
    return reading.verdict === "read" ? [reading.card] : [];
  };
  const dungeons = (): readonly CardDefinition[] => builtInDungeons().flatMap(playable);
  const listed = (decks: typeof builtInDecks): readonly ListedDeck[] =>
    decks.map(({ name, description, list }) => {
      const lines = parseDeck(list).lines.flatMap(({ name: card, section }) => {
        const entry = builtIn.find(card);
        return entry ? [{ section, entry }] : [];
      });
      return { name, description, ...lookOf(lines) };
    });
  return {
    builtIn: listed(builtInDecks),
    usual: (kind) => {
      const of = (type: CardType) => builtInOf(type).flatMap(playable);
      if (kind === "planar") return [...of("plane"), ...of("phenomenon").slice(0, MOST_PHENOMENA)];
      return kind === "scheme" ? [...of("scheme"), ...of("scheme")] : of("vanguard");
    },
    commander: listed(builtInCommanderDecks),
    brawl: listed(builtInBrawlDecks),
    async resolve(deck, format) {
      const all = [...builtInDecks, ...builtInCommanderDecks, ...builtInBrawlDecks];
      const named = all.find(({ name }) => foldName(name) === foldName(deck));
      if (!named && !deck.includes("\n")) return noSuchDeck(deck);
      let list: DeckList;
      try {
        list = parseDeck(named?.list ?? deck);
      } catch (error) {
        if (!(error instanceof CardsError)) throw error;
        const { line, message, values } = error;
        const fault = { at: placeOf(line), code: error.fault ?? "bad-line", message, ...(values && { values }) };
        return {
          ...{ ok: false, code: "illegal-deck", message: error.describe() },
          faults: [{ ...fault, ...(line !== undefined && { line }) }],
        };
      }
      const elsewhere = list.lines.map(({ name }) => name).filter((name) => !builtIn.find(name));
      const shelf = imported && elsewhere.length > 0 ? shelves([builtIn, await imported.shelfFor(elsewhere)]) : builtIn;
      const checked = checkDeck(list, shelf, readOnce, format ?? formatOf(list));
      const names = meldResults(checked.lines.flatMap(({ reading }) => (reading ? [reading.card] : [])));
      const further = imported && names.length > 0 ? await imported.shelfFor(names) : shelf;
      const melded = names.flatMap((name) => {
        const card = further.find(name)?.card;
        return card === undefined || isUnsupported(card) ? [] : playable(card);
      });
      return verdict(named?.name ?? list.name ?? "a deck of your own", checked, dungeons, melded);
    },
  };
}

/** 903.5a, 903.12d. */
function formatOf({ lines }: DeckList): string {
  if (!lines.some(({ section }) => section === "commander")) return "casual";
  const decked = lines.filter(({ section }) => section === "main" || section === "commander");
  return decked.reduce((sum, { count }) => sum + count, 0) <= BRAWL ? "brawl" : "commander";
}
const BRAWL = 60;

const placeOf = (line: number | undefined): string => (line === undefined ? "deck" : `line ${line}`);

function noSuchDeck(deck: string): DeckResolution {
  const names = builtInDecks.map(({ name }) => `"${name}"`).join(", ");
  const message = `there is no built-in deck "${deck.slice(0, 80)}". There are ${names}; or send a deck list, one card a line.`;
  return { ok: false, code: "unknown-deck", message };
}

/** Whether some card ventures into a dungeon (701.46). */
const ventures = (cards: readonly CardDefinition[]): boolean =>
  cards.some((card) => /"do":"(?:venture|takeInitiative)"/.test(JSON.stringify(card)));

function verdict(
  name: string,
  checked: CheckedDeck,
  dungeons: () => readonly CardDefinition[],
  melded: readonly CardDefinition[],
): DeckResolution {
  for (const [code, problems, message] of [
    ["unreadable-cards", checked.unplayable, "these cards are unknown or cannot be played yet"],
    ["illegal-deck", checked.illegal, "the deck breaks the rules of deck building"],
  ] as const) {
    if (problems.length === 0) continue;
    const faults = problems.map((problem) => ({ at: placeOf(problem.line), ...problem }));
    return { ok: false, code, message: `${message}: ${problems.map((problem) => problem.message).join("; ")}`, faults };
  }
  const cardsOf = (...sections: readonly string[]) =>
    checked.lines
      .filter(({ section }) => sections.includes(section))
      .flatMap(({ reading, count }) => (reading ? Array.from({ length: count }, () => reading.card) : []));
  const all = [...new Set(checked.lines.flatMap(({ reading }) => (reading ? [reading.card] : [])))];
  return {
    ok: true,
    name,
    cards: cardsOf("main"),
    sideboard: cardsOf("sideboard", "companion"),
    commanders: cardsOf("commander"),
    supplementary: cardsOf("planar", "scheme", "attraction"),
    command: cardsOf("vanguard", "conspiracy"),
    outside: [...(ventures(all) ? dungeons() : []), ...melded],
  };
}
