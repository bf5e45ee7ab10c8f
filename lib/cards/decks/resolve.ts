import { someNode } from "../../engine/abilities/visit.ts";
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
import type { CardReader, ManualReader, Reading } from "../reading.ts";
import type { CardType, PrintedCard } from "../schema.ts";
import { type CardShelf, shelves } from "../shelf.ts";
import { type CheckedDeck, checkDeck, type DeckProblem, objections } from "./check.ts";
import { chosenColors, withChosenColor } from "./chosenColors.ts";
import { FORMATS, type Format } from "./format.ts";
import { type DeckLook, lookOf } from "./look.ts";
import { MANUAL_CARDS } from "./manual.ts";
import { meldResults } from "./melds.ts";
import { type DeckLine, type DeckList, parseDeck } from "./parse.ts";

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
      /** The names of those that are played by hand. */
      readonly manual: readonly string[];
    }
  | {
      readonly ok: false;
      readonly code: RefusedDeck;
      readonly message: string;
      readonly faults?: readonly DeckFault[];
    };

/**
 * `needs-manual-cards`: all that is in the way can be played by hand, where all players agree to that; `too-many-manual-cards`:
 * they have agreed to fewer.
 */
export type RefusedDeck =
  | "unknown-deck"
  | "unreadable-cards"
  | "illegal-deck"
  | "needs-manual-cards"
  | "too-many-manual-cards";

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
   * that of Commander or Brawl if it names a commander, by its size, and else "casual". `manual`: how many names may be played by
   * hand; none if absent. Never throws for what a player wrote.
   */
  resolve(deck: string, format?: string, manual?: number): Promise<DeckResolution>;
  /** The same of a deck that is being built: everything that can be said of it, whatever is wrong with it. */
  inspect(deck: string, format?: Format): Promise<InspectedDeck>;
}

export interface InspectedDeck {
  /** As it was given, or that of the built-in deck that was named. */
  readonly list: string;
  /** As it calls itself. */
  readonly name?: string;
  /** What it was checked against. */
  readonly format: Format;
  /** Every line of the list; none of what is no list. */
  readonly lines: readonly DeckLine[];
  /** Absent likewise. */
  readonly checked?: CheckedDeck;
  readonly faults: readonly DeckFault[];
  /** The formats that object to nothing in it; whether its cards can be played is another thing. */
  readonly fits?: readonly Format[];
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

/** The same reader, which remembers what it read. */
export function keptReadings(read: CardReader): CardReader {
  const readings = new Map<PrintedCard, Reading>();
  return (printed) => {
    const known = readings.get(printed) ?? read(printed);
    if (readings.size >= MOST_READINGS) readings.clear();
    readings.set(printed, known);
    return known;
  };
}

/** Decks by name or by list, from the built-in set and, where given, imported cards. Readings are kept. */
export function deckBook(read: CardReader, imported?: ImportedCards, readByHand?: ManualReader): DeckBook {
  const builtIn = builtInShelf();
  const readOnce = keptReadings(read);
  const named = (deck: string) =>
    [...builtInDecks, ...builtInCommanderDecks, ...builtInBrawlDecks].find(
      ({ name }) => foldName(name) === foldName(deck),
    );
  const shelfOf = async (list: DeckList): Promise<CardShelf> => {
    const elsewhere = list.lines.map(({ name }) => name).filter((name) => !builtIn.find(name));
    return imported && elsewhere.length > 0 ? shelves([builtIn, await imported.shelfFor(elsewhere)]) : builtIn;
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
    async inspect(deck, format) {
      const text = named(deck)?.list ?? deck;
      const parsed = listOf(text);
      if ("fault" in parsed) return { list: text, format: format ?? "casual", lines: [], faults: [parsed.fault] };
      const { list } = parsed;
      const shelf = await shelfOf(list);
      const wanted = format ?? formatOf(list);
      const checked = checkDeck(list, shelf, readOnce, wanted, readByHand);
      const fits = (one: Format) => objections(list.lines, checked.lines, one).length === 0;
      return {
        ...{
          list: text,
          format: wanted,
          lines: list.lines,
          checked,
          ...(list.name !== undefined && { name: list.name }),
        },
        faults: [...checked.unplayable, ...checked.illegal].map((problem) => ({
          at: placeOf(problem.line),
          ...problem,
        })),
        fits: FORMATS.filter(fits),
      };
    },
    async resolve(deck, format, manual = 0) {
      const known = named(deck);
      if (!known && !deck.includes("\n")) return noSuchDeck(deck);
      const parsed = listOf(known?.list ?? deck);
      if ("fault" in parsed)
        return { ok: false, code: "illegal-deck", message: parsed.message, faults: [parsed.fault] };
      const { list } = parsed;
      const shelf = await shelfOf(list);
      const checked = checkDeck(list, shelf, readOnce, format ?? formatOf(list), readByHand);
      const names = meldResults(checked.lines.flatMap(({ reading }) => (reading ? [reading.card] : [])));
      const further = imported && names.length > 0 ? await imported.shelfFor(names) : shelf;
      const melded = names.flatMap((name) => {
        const card = further.find(name)?.card;
        return card === undefined || isUnsupported(card) ? [] : playable(card);
      });
      return verdict(known?.name ?? list.name ?? "a deck of your own", checked, manual, dungeons, melded);
    },
  };
}

/** What a player wrote, as a list, or the line that is none. */
function listOf(text: string): { list: DeckList } | { message: string; fault: DeckFault } {
  try {
    return { list: parseDeck(text) };
  } catch (error) {
    if (!(error instanceof CardsError)) throw error;
    const { line, message, values } = error;
    const fault = { at: placeOf(line), code: error.fault ?? "bad-line", message, ...(values && { values }) };
    return { message: error.describe(), fault: { ...fault, ...(line !== undefined && { line }) } };
  }
}

/** 903.5a, 903.12d. */
function formatOf({ lines }: DeckList): Format {
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
  cards.some(({ faces }) =>
    faces.some(({ abilities }) =>
      someNode("ability", abilities, { effect: (one) => one.do === "venture" || one.do === "takeInitiative" }),
    ),
  );

function verdict(
  name: string,
  checked: CheckedDeck,
  most: number,
  dungeons: () => readonly CardDefinition[],
  melded: readonly CardDefinition[],
): DeckResolution {
  const byHand = checked.unplayable.flatMap(({ byHand, card }) => (byHand && card !== undefined ? [card] : []));
  const unplayable = unplayableWith(checked.unplayable, byHand, most);
  for (const [code, problems, message] of [
    ...(unplayable ? [unplayable] : []),
    ["illegal-deck", checked.illegal, "the deck breaks the rules of deck building"] as const,
  ]) {
    if (problems.length === 0) continue;
    const faults = problems.map((problem) => ({ at: placeOf(problem.line), ...problem }));
    return { ok: false, code, message: `${message}: ${problems.map((problem) => problem.message).join("; ")}`, faults };
  }
  const chosen = chosenColors(checked.lines);
  const cardsOf = (...sections: readonly string[]) =>
    checked.lines
      .filter(({ section }) => sections.includes(section))
      .flatMap((line) => {
        const { reading, byHand, count } = line;
        const known = reading?.card ?? byHand;
        const color = chosen.get(line);
        const card = known && color !== undefined ? withChosenColor(known, color) : known;
        return card ? Array.from({ length: count }, () => card) : [];
      });
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
    manual: byHand,
  };
}

/** What of a deck cannot be played where so many names may be played by hand. */
function unplayableWith(problems: readonly DeckProblem[], byHand: readonly string[], most: number) {
  if (byHand.length < problems.length)
    return ["unreadable-cards", problems, "these cards are unknown or cannot be played yet"] as const;
  if (byHand.length <= most) return undefined;
  if (byHand.length > MANUAL_CARDS.most)
    return [
      "unreadable-cards",
      problems,
      "these cards cannot be played yet, and are too many to be played by hand",
    ] as const;
  return most > 0
    ? ([
        ...(["too-many-manual-cards", problems] as const),
        `these cards would be played by hand, and the players have agreed to ${most} of a deck at most`,
      ] as const)
    : ([
        ...(["needs-manual-cards", problems] as const),
        "replace these cards, or agree on terms with manual cards, so that they are played by hand",
      ] as const);
}
