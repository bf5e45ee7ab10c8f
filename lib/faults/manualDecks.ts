import { deckBook } from "../cards/decks/resolve.ts";
import { readSet } from "../cards/sets/readSet.ts";
import { shelfOf } from "../cards/shelf.ts";
import { GRAMMAR_VERSION, readByHand, readCard } from "../oracle/index.ts";

/** Cards that no grammar reads, and decks of them, for games with manual cards. */

const ADJECTIVES = [
  ...["Humming", "Grumbling", "Muttering", "Whistling", "Sighing", "Giggling", "Snoring", "Sulking", "Chuckling"],
  "Yawning",
];
const NAMES = ADJECTIVES.map((one) => `${one} Kettle`);
const CARDS = NAMES.map((name) => `${name} {0}\nArtifact\nThe kettle does as its players agree.`).join("\n\n");

const shelf = shelfOf(readSet(CARDS).map(({ printed }) => ({ name: printed.name, card: printed, legalities: {} })));
export const bookWithManualCards = {
  ...deckBook(readCard, { shelfFor: async () => shelf }, readByHand),
  grammar: GRAMMAR_VERSION,
};

/** A deck of sixty with so many names that are played by hand, four of each, and Mountains. */
export const deckWith = (names: number): string =>
  [...NAMES.slice(0, names).map((name) => `4 ${name}`), `${60 - 4 * names} Mountain`, ""].join("\n");
