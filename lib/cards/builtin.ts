import type { CardEntry } from "./import/entry.ts";
import type { CardType, PrintedCard } from "./schema.ts";
import { emberwickBrawlDecks } from "./sets/emberwick/brawlDecks.ts";
import { emberwick } from "./sets/emberwick/cards.ts";
import { emberwickCommanderDecks } from "./sets/emberwick/commanderDecks.ts";
import { emberwickDecks } from "./sets/emberwick/decks.ts";
import { readSet, type SetCard } from "./sets/readSet.ts";
import { type CardShelf, shelfOf } from "./shelf.ts";

/** The cards that come with the program: our own designs, readable as every other card. */
export const builtInCards = (): readonly SetCard[] => emberwick.flatMap(readSet);

/** The code of their set. */
const EMBERWICK = "emb";

export const builtInEntries = (): readonly CardEntry[] =>
  builtInCards().map(({ printed }) => ({
    name: printed.faces.map((face) => face.name).join(" // "),
    card: printed,
    legalities: {},
    sets: [EMBERWICK],
  }));

export const builtInShelf = (): CardShelf => shelfOf(builtInEntries());

/** 309.2: dungeons are brought in from outside the game; everybody owns those of the built-in set. */
export const builtInDungeons = (): readonly PrintedCard[] =>
  builtInCards().flatMap(({ printed }) => (printed.faces[0].typeLine.types.includes("dungeon") ? [printed] : []));

/** `list` is a deck list as a player would write it. */
export const builtInDecks = emberwickDecks;
/** 903: with a commander. */
export const builtInCommanderDecks = emberwickCommanderDecks;
/** 903.12: likewise, of sixty cards. */
export const builtInBrawlDecks = emberwickBrawlDecks;

/** Built-in cards of these types, for players who bring no supplementary deck or vanguard of their own (100.2d). */
export const builtInOf = (...types: readonly CardType[]): readonly PrintedCard[] =>
  builtInCards().flatMap(({ printed }) =>
    printed.faces[0].typeLine.types.some((type) => types.includes(type)) ? [printed] : [],
  );
